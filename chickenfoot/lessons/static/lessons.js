// The words and buttons of a lesson: a task, answers to choose, and what is said to them.
// It decides nothing: every click is told to Python, which answers with a new state.

// Keys pressed here are ours: in JupyterLab's command mode `b` would insert a cell.
function keepKey(event) {
  if (!event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey) event.stopPropagation();
}

class Panel {
  constructor(model, el) {
    this.model = model;
    this.frame = make("div", "cf-lesson-frame", el);
    this.root = make("div", "cf-lesson", this.frame);
    this.root.setAttribute("role", "group");
    this.head = make("div", "cf-lesson-head", this.root);
    this.task = make("p", "cf-lesson-task", this.root);
    this.figure = make("div", "cf-lesson-figure", this.root);
    this.sheet = make("div", "cf-lesson-sheet", this.root);
    this.rules = make("div", "cf-lesson-rules", this.root);
    this.choices = make("div", "cf-lesson-choices", this.root);
    this.choices.setAttribute("role", "group");
    this.status = make("p", "cf-lesson-status", this.root);
    this.status.setAttribute("role", "status");
    this.buttons = make("div", "cf-lesson-buttons", this.root);
    this.tail = make("p", "cf-lesson-tail", this.root);
    this.root.addEventListener("keydown", keepKey);
    this.root.addEventListener("click", (event) => this.onClick(event));
    this.onState = () => this.update();
    this.model.on("change:state", this.onState);
    this.theme = new MutationObserver(() => this.look());
    this.theme.observe(document.body, { attributes: true });
    this.update();
    requestAnimationFrame(() => this.look());
  }

  look() {
    if (this.root.parentElement) this.root.classList.toggle("cf-dark", isDark(this.root.parentElement));
  }

  onClick(event) {
    const node = event.target.closest("[data-do]");
    if (!node || node.getAttribute("aria-disabled") === "true") return;
    if (node.dataset.do === "screen") {
      toggleScreen(this.root);
      return;
    }
    this.model.send({ do: node.dataset.do, key: node.dataset.key ?? "" });
  }

  update() {
    const state = this.model.get("state");
    const held = this.root.contains(document.activeElement) ? document.activeElement.dataset : null;
    this.root.setAttribute("aria-label", state.name ?? "");
    this.text(this.head, state.title);
    this.text(this.task, state.task);
    this.showFigure(state);
    this.showSheet(state.sheet);
    this.showRules(state.rules ?? []);
    this.showChoices(state);
    this.showButtons(state.buttons ?? []);
    this.text(this.tail, state.tail);
    // The same sentence again is spoken again only if it differs.
    const again = state.status && this.status.textContent === state.status;
    this.text(this.status, again ? `${state.status}\u00a0` : state.status);
    this.status.dataset.tone = state.tone ?? "";
    if (held?.do) this.focus(held);
  }

  text(node, text) {
    setWords(node, text ?? "");
    node.hidden = !text && node !== this.status;
  }

  showFigure(state) {
    const bytes = this.model.get("picture");
    if (bytes !== this.bytes) {
      this.bytes = bytes;
      if (this.url) URL.revokeObjectURL(this.url);
      this.figure.replaceChildren();
      this.url = bytes?.byteLength ? URL.createObjectURL(new Blob([bytes], { type: "image/png" })) : "";
      if (this.url) make("img", "", this.figure).src = this.url;
    }
    const image = this.figure.firstElementChild;
    if (image) {
      image.alt = state.alt ?? "";
      if (state.width) image.style.width = `${state.width}px`;
    }
    this.figure.hidden = !image;
  }

  showSheet(sheet) {
    this.sheet.replaceChildren();
    this.sheet.hidden = !sheet;
    if (!sheet) return;
    const table = make("table", "", this.sheet);
    for (const row of sheet) {
      const line = make("tr", "", table);
      row.forEach((text, place) => {
        const cell = make(place && line !== table.firstChild ? "td" : "th", "", line, text);
        if (cell.tagName === "TH") cell.scope = place ? "col" : "row";
      });
    }
  }

  // A row for each lesson, a cell for each of its rules: bars for how firmly it is known.
  showRules(rows) {
    this.rules.replaceChildren();
    this.rules.hidden = !rows.length;
    for (const row of rows) {
      const line = make("div", "cf-lesson-rule-row", this.rules);
      make("strong", "", line, row.name);
      make("span", "cf-note", line, row.note);
      const list = make("ul", "", line);
      for (const rule of row.rules) {
        const cell = make("li", "", list);
        cell.dataset.look = rule.look;
        const bars = make("span", "cf-bars", cell);
        bars.setAttribute("role", "img");
        bars.setAttribute("aria-label", rule.label);
        bars.title = rule.label;
        for (let n = 1; n <= 3; n += 1) make("i", n <= rule.strength ? "cf-on" : "", bars);
        make("span", "", cell, rule.text).setAttribute("aria-hidden", "true");
      }
    }
  }

  showChoices({ choices = [], mode = "", ask = "" }) {
    this.choices.replaceChildren();
    this.choices.hidden = !choices.length;
    this.choices.className = `cf-lesson-choices cf-${mode}`;
    this.choices.setAttribute("aria-label", ask);
    this.choices.setAttribute("role", mode === "pick" ? "radiogroup" : "group");
    for (const row of choices) {
      const node = make("button", "cf-lesson-choice", this.choices);
      node.type = "button";
      node.dataset.do = "choose";
      node.dataset.key = row.key;
      if (row.letter) make("span", "cf-letter", node, row.letter);
      make("span", "", node, row.text);
      if (row.note) make("span", "cf-note", node, row.note);
      if (mode === "mark" || mode === "pick") {
        node.setAttribute("role", mode === "mark" ? "checkbox" : "radio");
        node.setAttribute("aria-checked", String(Boolean(row.on)));
      }
      if (row.look) node.dataset.look = row.look;
      if (row.off) node.setAttribute("aria-disabled", "true");
    }
  }

  showButtons(buttons) {
    this.buttons.replaceChildren();
    this.buttons.hidden = !buttons.length;
    for (const row of buttons) {
      const node = make("button", "cf-lesson-do", this.buttons, row.text);
      node.type = "button";
      node.dataset.do = row.do;
      node.dataset.key = row.key ?? "";
      if (row.main) node.classList.add("cf-main");
    }
  }

  focus({ do: action, key }) {
    const all = [...this.root.querySelectorAll("[data-do]")];
    const node = all.find((each) => each.dataset.do === action && (each.dataset.key ?? "") === (key ?? ""))
      ?? this.buttons.querySelector(".cf-main") ?? all[0];
    node?.focus({ preventScroll: true });
  }

  close() {
    this.model.off("change:state", this.onState);
    this.theme.disconnect();
    if (this.url) URL.revokeObjectURL(this.url);
  }
}

function render({ model, el }) {
  const panel = new Panel(model, el);
  return () => panel.close();
}

export default { render };
