// The table in the browser: a picture under real buttons, and the words round it.
// It decides nothing: every click is told to Python, which answers with a picture and a state.

const SVG = "http://www.w3.org/2000/svg";
const PATIENCE = 4000; // milliseconds until we say that Python does not answer

function make(tag, className = "", parent = null) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (parent) parent.append(node);
  return node;
}

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

function setBox(node, [left, top, width, height]) {
  Object.assign(node.style, {
    left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`,
  });
}

// Make the children of `parent` stand for `rows` in their order, keeping the nodes of those that
// stay: a button that stays keeps the focus. Nodes that go are returned, still in the page.
function reconcile(parent, rows, key, create, update) {
  const old = new Map([...parent.children].map((node) => [node.dataset.key, node]));
  rows.forEach((row, place) => {
    let node = old.get(key(row));
    if (!node) {
      node = create(row);
      node.dataset.key = key(row);
    }
    old.delete(key(row));
    update(node, row);
    if (parent.children[place] !== node) parent.insertBefore(node, parent.children[place] ?? null);
  });
  return [...old.values()];
}

function isDark(node) {
  for (let at = node; at; at = at.parentElement) {
    const parts = getComputedStyle(at).backgroundColor.match(/[\d.]+/g)?.map(Number);
    if (parts && (parts.length < 4 || parts[3] > 0.5)) {
      return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] < 110;
    }
  }
  return false;
}

class Board {
  constructor(model, el) {
    this.model = model;
    this.words = model.get("words");
    this.turn = 0;
    this.timers = {};
    this.build(el);
    this.listen();
    this.update();
  }

  build(el) {
    const words = this.words;
    this.root = make("div", "chickenfoot-board", el);
    this.root.setAttribute("role", "group");
    this.root.setAttribute("aria-label", words.name);
    this.players = make("ul", "cf-players", this.root);
    this.players.setAttribute("aria-label", words.players);
    this.facts = make("div", "cf-facts", this.root);
    for (const name of ["round", "must", "yard", "seed"]) {
      this[name] = make("span", `cf-${name}`, this.facts);
    }
    this.status = make("div", "cf-status", this.root);
    this.status.setAttribute("role", "status");
    this.bar = make("div", "cf-bar", this.root);
    this.picture = make("div", "cf-picture", this.root);
    this.image = make("img", "", this.picture);
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("aria-hidden", "true");
    this.pads = make("div", "", this.picture);
    this.pads.setAttribute("aria-hidden", "true");
    this.rack = this.group("rack", "");
    this.places = this.group("places", words.places);
    this.picture.append(this.svg);
    this.end = make("div", "cf-end", this.root);
    this.buttons = make("div", "cf-buttons", this.root);
    this.keys = this.keyList();
    this.slider = this.buildSlider();
    const log = make("div", "", this.root);
    this.log = make("ol", "cf-log", log);
    this.log.setAttribute("aria-label", words.log);
    const id = `cf-${Math.random().toString(36).slice(2)}`;
    for (const name of ["fits", "new"]) {
      const hint = make("span", "cf-hidden", this.root);
      hint.id = `${id}-${name}`;
      hint.hidden = true;
      hint.textContent = words[name];
    }
    this.id = id;
  }

  group(name, label) {
    const node = make("div", `cf-${name}`, this.picture);
    node.setAttribute("role", "group");
    if (label) node.setAttribute("aria-label", label);
    return node;
  }

  keyList() {
    const box = make("div", "cf-keys", this.root);
    box.hidden = true;
    box.id = `cf-keys-${Math.random().toString(36).slice(2)}`;
    make("strong", "", box).textContent = this.words.keys;
    const list = make("dl", "", box);
    for (const [key, meaning] of this.words.keyList) {
      make("dt", "", list).textContent = key;
      make("dd", "", list).textContent = meaning;
    }
    return box;
  }

  buildSlider() {
    const box = make("div", "cf-slider", this.root);
    this.range = make("input", "", box);
    Object.assign(this.range, { type: "range", min: 0, step: 1 });
    this.range.setAttribute("aria-label", this.words.slider);
    this.sliderText = make("span", "", box);
    this.range.addEventListener("input", () => {
      clearTimeout(this.timers.slide);
      this.timers.slide = setTimeout(() => this.send("go", { ply: Number(this.range.value) }), 40);
    });
    return box;
  }

  listen() {
    this.root.addEventListener("click", (event) => {
      const node = event.target.closest("[data-do]");
      if (node) this.act(node.dataset.do, node.dataset);
    });
    this.root.addEventListener("keydown", (event) => this.onKey(event));
    this.root.addEventListener("focusin", (event) => this.onFocus(event.target));
    this.onState = () => this.update();
    this.model.on("change:state", this.onState);
    this.resize = new ResizeObserver(() => this.later("look", () => this.tellLook(), 120));
    this.resize.observe(this.root);
    this.theme = new MutationObserver(() => this.later("look", () => this.tellLook(), 120));
    this.theme.observe(document.body, { attributes: true });
    // The controls round the board share its keys' freedom from the notebook's command mode.
    requestAnimationFrame(() => {
      this.outer = this.root.closest(".chickenfoot-table");
      this.outer?.addEventListener("keydown", keepKey);
    });
  }

  later(name, action, delay) {
    clearTimeout(this.timers[name]);
    this.timers[name] = setTimeout(action, delay);
  }

  // -- what goes to Python --------------------------------------------------------------------

  send(action, values = {}) {
    clearTimeout(this.timers.patience);
    this.timers.patience = setTimeout(() => setText(this.status, this.words.waiting), PATIENCE);
    this.model.send({ do: action, ...values });
  }

  act(action, values) {
    if (action === "keys") this.showKeys(this.keys.hidden);
    else if (action === "tile") this.send("tile", { tile: values.key });
    else if (action === "place") this.send("place", { place: values.key });
    else this.send(action);
  }

  tellLook() {
    const width = Math.round(this.picture.clientWidth);
    if (!width) return;
    const ratio = Math.min(window.devicePixelRatio || 1, 3);
    const look = { width, ratio, dark: isDark(this.root.parentElement) };
    const told = JSON.stringify(look);
    if (told === this.told) return;
    this.told = told;
    this.send("look", look);
  }

  // -- what comes from Python -----------------------------------------------------------------

  update() {
    clearTimeout(this.timers.patience);
    clearTimeout(this.timers.beat);
    const turn = ++this.turn;
    const state = this.model.get("state");
    if (!state.width) return;
    const bytes = this.model.get("picture");
    if (bytes === this.bytes) {
      this.show(state);
      return;
    }
    // The old picture stays until the new one can be painted at once: nothing flickers.
    const url = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
    const fresh = new Image();
    fresh.src = url;
    const swap = () => {
      if (turn !== this.turn) {
        URL.revokeObjectURL(url);
        return;
      }
      this.bytes = bytes;
      fresh.alt = state.alt;
      this.image.replaceWith(fresh);
      if (this.image.src) URL.revokeObjectURL(this.image.src);
      this.image = fresh;
      this.show(state);
    };
    fresh.decode().then(swap, swap);
  }

  show(state) {
    this.state = state;
    this.root.classList.toggle("cf-dark", state.dark);
    this.picture.style.aspectRatio = `${state.width} / ${state.height}`;
    this.image.alt = state.alt;
    this.showWords(state);
    this.showBar(state);
    this.rack.setAttribute("aria-label", state.rack);
    const held = this.holdFocus();
    const gone = [
      ...this.showTiles(state),
      ...this.showPlaces(state),
      ...this.showButtons(state),
    ];
    this.showPads(state);
    this.showMarks(state);
    this.showEnd(state.end);
    this.showSlider(state);
    this.giveFocus(held, gone);
    gone.forEach((node) => node.remove());
    this.rove(this.rack);
    this.rove(this.places);
    if (state.slide && state.count !== this.slid) this.slideBack(state.slide);
    this.slid = state.count;
    if (state.beat !== null) {
      this.later("beat", () => this.send("beat", { token: state.beat }), state.pace);
    }
    this.root.dataset.count = state.count;
    this.root.dataset.ready = String(this.told !== undefined && state.looked);
  }

  showWords(state) {
    // A sentence said twice is spoken twice only if it differs.
    const again = state.count !== this.spoken && this.status.textContent === state.status;
    setText(this.status, again ? `${state.status}\u00a0` : state.status);
    this.spoken = state.count;
    this.status.classList.toggle("cf-refused", state.refused);
    for (const name of ["round", "must", "yard", "seed"]) setText(this[name], state[name]);
    this.players.replaceChildren();
    for (const row of state.players) {
      const item = make("li", row.turn ? "cf-turn" : "", this.players);
      item.textContent = `${row.name}: ${row.tiles}, ${row.total}`;
      if (row.turn) make("span", "cf-hidden", item).textContent = ` (${row.turn})`;
    }
    this.log.replaceChildren();
    for (const line of state.log) make("li", "", this.log).textContent = line;
    this.log.parentElement.hidden = !state.showLog;
    this.players.hidden = !state.showPlayers;
    this.facts.hidden = !state.showPlayers;
  }

  showBar(state) {
    const rows = [];
    if (state.offer) rows.push(["accept", this.words.accept], ["decline", this.words.decline]);
    if (state.curtain) rows.push(["uncover", state.curtain]);
    if (state.paused) rows.push(["goOn", this.words.goOn]);
    const held = this.bar.contains(document.activeElement);
    const gone = reconcile(this.bar, rows, (row) => row[0], () => this.button(""), (node, row) => {
      node.dataset.do = row[0];
      node.classList.add("cf-call");
      setText(node, row[1]);
    });
    if (held && gone.includes(document.activeElement)) {
      (this.bar.querySelector("button:first-child") ?? this.rack.firstElementChild ?? this.root)
        .focus({ preventScroll: true });
    }
    gone.forEach((node) => node.remove());
  }

  button(className) {
    const node = make("button", `cf-do ${className}`.trim());
    node.type = "button";
    return node;
  }

  spot(parent, rows, action) {
    const create = () => {
      const node = make("button");
      node.type = "button";
      node.dataset.do = action;
      return node;
    };
    return reconcile(parent, rows, (row) => row.key, create, (node, row) => {
      setBox(node, row.box);
      node.setAttribute("aria-label", row.name);
      node.title = row.name;
      node.setAttribute("aria-pressed", String(row.chosen));
      const hints = ["fits", "new"].filter((name) => row[name]).map((name) => `${this.id}-${name}`);
      if (hints.length) node.setAttribute("aria-describedby", hints.join(" "));
      else node.removeAttribute("aria-describedby");
      node.classList.toggle("cf-dim", Boolean(row.dim));
    });
  }

  showTiles(state) {
    return this.spot(this.rack, state.tiles, "tile");
  }

  showPlaces(state) {
    return this.spot(this.places, state.places, "place");
  }

  showPads(state) {
    this.pads.replaceChildren();
    for (const pad of state.pads) {
      const node = make("div", "cf-pad", this.pads);
      node.dataset.do = "place";
      node.dataset.key = pad.key;
      setBox(node, pad.box);
    }
  }

  showMarks(state) {
    this.svg.setAttribute("viewBox", `0 0 ${state.width} ${state.height}`);
    this.svg.replaceChildren();
    for (const mark of state.marks) {
      const points = mark.points.map(([x, y]) => [(x * state.width) / 100, (y * state.height) / 100]);
      const arrow = mark.kind === "arrow";
      const shape = document.createElementNS(SVG, arrow ? "polyline" : "polygon");
      shape.setAttribute("points", (arrow ? arrowShape(points) : points).join(" "));
      shape.setAttribute("class", `cf-mark cf-${mark.kind}`);
      this.svg.append(shape);
    }
  }

  showButtons(state) {
    const gone = reconcile(
      this.buttons, state.buttons, (row) => row.do, () => this.button(""), (node, row) => {
        node.dataset.do = row.do;
        node.classList.toggle("cf-call", row.do === "next" && state.over);
        setText(node, row.name);
        if (row.key) node.title = row.key.toUpperCase();
        if ("pressed" in row) node.setAttribute("aria-pressed", String(row.pressed));
        if (row.do === "keys") {
          node.setAttribute("aria-expanded", String(!this.keys.hidden));
          node.setAttribute("aria-controls", this.keys.id);
        }
      },
    );
    return gone;
  }

  showSlider(state) {
    this.slider.hidden = !state.slider;
    if (!state.slider) return;
    const [ply, plies] = state.slider;
    this.range.max = Math.max(plies, 1);
    this.range.value = ply;
    this.range.setAttribute("aria-valuetext", state.sliderText);
    setText(this.sliderText, state.sliderText);
  }

  showEnd(end) {
    const told = JSON.stringify(end);
    if (told === this.ended) return;
    this.ended = told;
    this.end.replaceChildren();
    if (!end) return;
    if (end.standings) this.table(end.standings);
    this.table(end);
    if (end.sheet) this.table(end.sheet);
  }

  table({ title, head, rows }) {
    const table = make("table", "", this.end);
    make("caption", "", table).textContent = title;
    const first = make("tr", "", make("thead", "", table));
    for (const text of head) {
      const cell = make(text ? "th" : "td", "", first);
      cell.textContent = text;
      if (text) cell.scope = "col";
    }
    const body = make("tbody", "", table);
    for (const row of rows) {
      const line = make("tr", "", body);
      row.forEach((text, place) => {
        const cell = make(place ? "td" : "th", "", line);
        if (!place) cell.scope = "row";
        cell.textContent = text;
      });
    }
  }

  slideBack({ box, to }) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const [left, top, width, height] = box;
    const ghost = make("div", "cf-slide", this.picture);
    setBox(ghost, box);
    ghost.style.backgroundImage = `url(${this.image.src})`;
    ghost.style.backgroundSize = `${10000 / width}% ${10000 / height}%`;
    ghost.style.backgroundPosition = `${(100 * left) / (100 - width)}% ${(100 * top) / (100 - height)}%`;
    const size = [this.picture.clientWidth, this.picture.clientHeight];
    const x = ((to[0] - left - width / 2) * size[0]) / 100;
    const y = ((to[1] - top - height / 2) * size[1]) / 100;
    ghost.getBoundingClientRect(); // the way there starts from the rack
    ghost.style.transform = `translate(${x}px, ${y}px)`;
    setTimeout(() => { ghost.style.transform = "none"; }, 340);
    setTimeout(() => ghost.remove(), 680);
  }

  // -- focus and keys -------------------------------------------------------------------------

  holdFocus() {
    const node = document.activeElement;
    if (!this.root.contains(node)) return null;
    const group = [this.rack, this.places].find((each) => each.contains(node));
    return { node, group, place: group ? [...group.children].indexOf(node) : 0 };
  }

  // If the node with the focus is about to go, its neighbour takes it over.
  giveFocus(held, gone) {
    if (!held || !gone.includes(held.node)) return;
    const staying = (group) => [...(group?.children ?? [])].filter((node) => !gone.includes(node));
    const near = staying(held.group);
    const heir = near[Math.min(held.place, near.length - 1)]
      ?? staying(this.rack)[0] ?? this.bar.querySelector("button")
      ?? this.buttons.querySelector('[data-do="next"]') ?? staying(this.buttons)[0];
    heir?.focus({ preventScroll: true });
  }

  // One stop for the Tab key in each group; the arrow keys go along it.
  rove(group) {
    const nodes = [...group.children];
    const stop = nodes.find((node) => node === document.activeElement)
      ?? nodes.find((node) => node === group.stop) ?? nodes[0];
    nodes.forEach((node) => { node.tabIndex = node === stop ? 0 : -1; });
    group.stop = stop;
  }

  onFocus(node) {
    for (const group of [this.rack, this.places]) {
      if (group.contains(node)) {
        group.stop = node;
        this.rove(group);
      }
    }
  }

  onKey(event) {
    keepKey(event);
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.tagName === "INPUT") return;
    const action = this.keyAction(event);
    if (!action) return;
    event.preventDefault();
    action();
  }

  keyAction(event) {
    const { key, target } = event;
    const group = [this.rack, this.places].find((each) => each.contains(target));
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (group && step) return () => this.walk(group, target, step);
    if (group && key === "Home") return () => group.firstElementChild.focus();
    if (group && key === "End") return () => group.lastElementChild.focus();
    if (key === "ArrowUp") return () => this.enter(this.places);
    if (key === "ArrowDown") return () => this.enter(this.rack);
    if (key === "Escape") {
      return () => (this.keys.hidden ? this.send("drop") : this.showKeys(false));
    }
    const row = this.state?.buttons.find((each) => each.key === key.toLowerCase());
    return row ? () => this.act(row.do, {}) : null;
  }

  walk(group, node, step) {
    const nodes = [...group.children];
    const place = (nodes.indexOf(node) + step + nodes.length) % nodes.length;
    nodes[place].focus({ preventScroll: true });
  }

  enter(group) {
    const fits = group.querySelector(`[aria-describedby~="${this.id}-fits"]`);
    (fits ?? group.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
  }

  showKeys(yes) {
    this.keys.hidden = !yes;
    this.buttons.querySelector('[data-do="keys"]')?.setAttribute("aria-expanded", String(yes));
  }

  close() {
    this.model.off("change:state", this.onState);
    this.outer?.removeEventListener("keydown", keepKey);
    this.resize.disconnect();
    this.theme.disconnect();
    Object.values(this.timers).forEach(clearTimeout);
    if (this.image.src) URL.revokeObjectURL(this.image.src);
  }
}

// Keys pressed at the table are the table's: in JupyterLab's command mode `b` would insert a cell.
function keepKey(event) {
  if (!event.ctrlKey && !event.altKey && !event.metaKey) event.stopPropagation();
}

function arrowShape([from, to]) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (turn) => [to[0] - 14 * Math.cos(angle + turn), to[1] - 14 * Math.sin(angle + turn)];
  return [from, to, barb(0.5), to, barb(-0.5)];
}

function render({ model, el }) {
  const board = new Board(model, el);
  return () => board.close();
}

export default { render };
