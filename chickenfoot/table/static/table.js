// The table in the browser: two pictures under real buttons, and the words round them.
// It decides nothing: every click is sent to Python, which answers with pictures and a state.

const BUBBLE_TIME = 2600; // milliseconds that a call stays over its tile
const REPLY_TIMEOUT = 4000; // milliseconds until we say that Python does not answer

class Board {
  constructor(model, el) {
    this.model = model;
    this.words = model.get("words");
    this.turn = 0;
    this.timers = {};
    this.build(el);
    this.hands = new Hands(this);
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
    this.stage = make("div", "cf-stage", this.root);
    this.felt = new Part(this.stage, "felt", "cf-places");
    this.felt.group.setAttribute("aria-label", words.places);
    this.hitAreas = make("div");
    this.hitAreas.setAttribute("aria-hidden", "true");
    this.felt.sheet.insertBefore(this.hitAreas, this.felt.group);
    this.bubbles = make("div", "cf-bubbles", this.felt.sheet);
    this.bubbles.setAttribute("aria-hidden", "true"); // the status line says the same
    const said = make("div", "cf-said", this.stage);
    this.bar = make("div", "cf-bar", said);
    const lines = make("div", "cf-lines", said);
    this.status = make("div", "cf-status", lines);
    this.status.setAttribute("role", "status");
    this.trouble = make("div", "cf-trouble", lines);
    this.trouble.setAttribute("role", "alert");
    this.hint = make("div", "cf-hint", lines);
    this.rack = new Part(this.stage, "rack-frame", "cf-rack");
    this.over = document.createElementNS(SVG, "svg");
    this.over.setAttribute("aria-hidden", "true");
    this.stage.append(this.over);
    this.buttons = make("div", "cf-buttons", this.root);
    this.keys = make("div", "cf-keys", this.root);
    this.keys.hidden = true;
    this.keys.id = `cf-keys-${Math.random().toString(36).slice(2)}`;
    this.end = make("div", "cf-end", this.root);
    this.sheet = make("details", "cf-score", this.root);
    this.slider = this.buildSlider();
    const log = make("div", "", this.root);
    this.log = make("ol", "cf-log", log);
    this.log.setAttribute("aria-label", words.log);
    this.id = `cf-${Math.random().toString(36).slice(2)}`;
    for (const name of ["fits", "new", "notNow", "askedFor"]) {
      const hint = make("span", "cf-hidden", this.root);
      hint.id = `${this.id}-${name}`;
      hint.hidden = true;
      hint.textContent = words[name];
    }
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
    this.onState = () => this.update();
    this.model.on("change:state", this.onState);
    this.onLive = () => setTimeout(() => this.showGone());
    this.model.on("comm_live_update", this.onLive);
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
    clearTimeout(this.timers.reply);
    const [thinking, limit] = this.state?.thinking ?? [null, 0];
    const wait = (delay, words) => {
      this.timers.reply = setTimeout(() => {
        if (this.showGone()) return;
        setWords(this.status, words);
        if (words === thinking) wait(limit, this.words.waiting);
      }, delay);
    };
    wait(REPLY_TIMEOUT, thinking ?? this.words.waiting);
    try {
      this.model.send({ do: action, ...values });
    } catch {
      this.showGone(); // the line to a kernel that is gone cannot be used
    }
  }

  // Without its kernel the table says so; returns whether it is gone.
  showGone() {
    const gone = Boolean(this.root.closest(".jupyter-widgets-disconnected"));
    this.root.classList.toggle("cf-gone", gone);
    if (gone) {
      clearTimeout(this.timers.reply);
      setWords(this.status, this.words.gone);
      setText(this.hint, "");
    }
    return gone;
  }

  act(action, values) {
    if (action === "keys") this.showKeys(this.keys.hidden);
    else if (action === "screen") toggleScreen(this.root);
    else if (action === "tile") this.send("tile", { tile: values.key });
    else if (action === "place") this.send("place", placeOf(values));
    else this.send(action);
  }

  tellLook() {
    const width = Math.round(this.stage.clientWidth);
    if (!width) return;
    const ratio = Math.min(window.devicePixelRatio || 1, 3);
    const look = { width, ratio, dark: isDark(this.root.parentElement) };
    const sent = JSON.stringify(look);
    if (sent === this.sentLook) return;
    this.sentLook = sent;
    this.send("look", look);
  }

  // -- what comes from Python -----------------------------------------------------------------

  update() {
    clearTimeout(this.timers.reply);
    clearTimeout(this.timers.computer_move);
    const turn = ++this.turn;
    const state = this.model.get("state");
    if (!state.tableSize) return;
    // The old pictures stay until all new ones are there and are painted with the state in one
    // frame: nothing flickers. To decode them before that frame would cost another one.
    const fresh = [[this.felt, "table_picture"], [this.rack, "rack_picture"]]
      .map(([part, name]) => part.load(this.model.get(name)))
      .filter(Boolean);
    if (!fresh.length) {
      this.show(state);
      return;
    }
    let waiting = fresh.length;
    const loaded = () => {
      waiting -= 1;
      if (waiting) return;
      const late = turn !== this.turn;
      for (const picture of fresh) (late ? picture.drop : picture.use)();
      if (!late) this.show(state);
    };
    for (const { image } of fresh) image.onload = image.onerror = loaded;
  }

  show(state) {
    this.state = state;
    this.root.classList.toggle("cf-dark", state.dark);
    this.felt.image.alt = state.alt;
    this.fit(state);
    this.showWords(state);
    this.rack.group.setAttribute("aria-label", state.rack);
    const held = this.hands.focused();
    const gone = [
      ...this.showBar(state), ...this.spots(this.rack, state.tiles, "tile"),
      ...this.spots(this.felt, state.places, "place"), ...this.showButtons(state),
    ];
    this.showHitAreas(state);
    this.showMarks(state);
    this.showCalls(state);
    this.showEnd(state);
    this.showSlider(state);
    this.follow(state);
    this.meet(state);
    this.hands.passFocus(held, gone);
    gone.forEach((node) => node.remove());
    this.hands.rove();
    if (state.slide && state.count !== this.slid) this.slideBack(state.slide);
    this.slid = state.count;
    if (state.pending !== null) {
      this.later("computer_move", () => this.send("computer_move", { token: state.pending }), state.pace);
    }
    this.root.dataset.count = state.count;
    this.showGone();
    this.root.dataset.ready = String(this.sentLook !== undefined && state.looked);
  }

  fit(state) {
    this.felt.fit(state.tableSize);
    this.rack.fit(state.rackSize);
    const [room, [width]] = [this.stage.clientWidth, state.tableSize];
    this.felt.sheet.style.width = room && width > room + 1 ? `${width}px` : "";
  }

  // A game that was begun just now is shown with its hand, which may lie below the window.
  meet(state) {
    if (this.met || !state.looked) return;
    this.met = true;
    const cell = this.root.closest(".jp-Cell");
    const fresh = [cell, cell?.nextElementSibling].some((each) => each?.matches(".jp-mod-active"));
    if (fresh && state.slider) this.buttons.scrollIntoView({ block: "nearest" });
  }

  // On a narrow screen the table is wider than its frame: bring what matters now into view.
  follow(state) {
    const { frame, sheet } = this.felt;
    const room = frame.clientWidth;
    if (sheet.clientWidth <= room + 1) return;
    const fits = state.places.filter((row) => row.fits || row.chosen).map((row) => row.box);
    const middle = ([left, , width]) => ((left + width / 2) * sheet.clientWidth) / 100;
    const wanted = fits.length ? fits.map(middle) : [(state.last * sheet.clientWidth) / 100];
    const shown = (x) => x > frame.scrollLeft + 20 && x < frame.scrollLeft + room - 20;
    if (wanted.some(shown) && sheet.clientWidth === this.followed) return;
    this.followed = sheet.clientWidth;
    frame.scrollLeft = wanted[0] - room / 2;
  }

  // The tile of a button of the rack, to be moved over the table.
  ghostOf(node) {
    const box = node.getBoundingClientRect();
    const [stage, sheet] = [this.stage, this.rack.sheet].map((each) => each.getBoundingClientRect());
    const ghost = make("div", "cf-slide", this.stage);
    setRect(ghost, box, stage);
    const image = this.rack.image.cloneNode();
    ghost.append(image);
    setRect(image, sheet, box);
    return ghost;
  }

  showWords(state) {
    // A sentence said twice is spoken twice only if it differs.
    const again = state.count !== this.spoken && this.status.textContent === state.status;
    setWords(this.status, again ? `${state.status}\u00a0` : state.status);
    setText(this.trouble, state.trouble);
    setWords(this.hint, state.hint);
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
    for (const line of state.log) setWords(make("li", "", this.log), line);
    this.log.parentElement.hidden = !state.showLog;
    this.players.hidden = !state.showPlayers;
    this.facts.hidden = !state.showPlayers;
  }

  // The buttons beside the sentence that asks for them. Returns those that go.
  showBar(state) {
    const rows = [];
    if (state.resumable) rows.push(["accept", this.words.accept], ["decline", this.words.decline]);
    if (state.handover) rows.push(["reveal_hand", state.handover]);
    if (state.canGoBack) rows.push(["now", this.words.now]);
    if (state.paused) rows.push(["goOn", this.words.goOn]);
    return reconcile(this.bar, rows, (row) => row[0], () => this.button("cf-call"), (node, row) => {
      node.dataset.do = row[0];
      setText(node, row[1]);
    });
  }

  button(className) {
    const node = make("button", `cf-do ${className}`.trim());
    node.type = "button";
    return node;
  }

  // The buttons over the tiles or the places of a part. Returns those that go.
  spots(part, rows, action) {
    const create = () => {
      const node = make("button");
      node.type = "button";
      node.dataset.do = action;
      return node;
    };
    return reconcile(part.group, rows, (row) => row.key, create, (node, row) => {
      setBox(node, row.box);
      node.setAttribute("aria-label", row.name);
      node.title = row.name;
      node.setAttribute("aria-pressed", String(row.chosen));
      this.describe(node, ["fits", "new"].filter((name) => row[name]));
      node.classList.toggle("cf-dim", Boolean(row.dim));
    });
  }

  describe(node, hints) {
    const ids = hints.map((name) => `${this.id}-${name}`).join(" ");
    if (ids) node.setAttribute("aria-describedby", ids);
    else node.removeAttribute("aria-describedby");
  }

  showHitAreas(state) {
    this.hitAreas.replaceChildren();
    for (const area of state.hitAreas) {
      const node = make("div", "cf-hit-area", this.hitAreas);
      node.dataset.do = "place";
      node.dataset.key = area.key;
      if (area.slot !== null) node.dataset.slot = area.slot;
      setBox(node, area.box);
      node.style.rotate = `${area.turn}deg`;
    }
  }

  showMarks(state) {
    this.over.replaceChildren();
    for (const mark of state.marks) {
      const part = mark.part === "rack" ? this.rack : this.felt;
      if (mark.kind === "arrow") this.showArrow(mark.points);
      else part.svg.append(shape(mark.kind, part.scaled(mark.points)));
    }
  }

  // What was called over a double stands over it for a while; nothing that was called before.
  showCalls({ calls }) {
    const known = this.called ?? Math.max(0, ...calls.map((row) => row.number));
    this.called = Math.max(known, ...calls.map((row) => row.number));
    for (const row of calls) {
      let node = [...this.bubbles.children].find((each) => each.dataset.key === String(row.number));
      if (!node && row.number <= known) continue;
      if (!node) {
        node = make("div", "cf-bubble", this.bubbles);
        node.dataset.key = row.number;
        node.textContent = row.text;
        setTimeout(() => node.remove(), BUBBLE_TIME);
      }
      placeBubble(node, this.felt.sheet, row.box);
    }
  }

  // An arrow goes from the rack to the table, across both frames.
  showArrow([from, to]) {
    const stage = this.stage.getBoundingClientRect();
    const points = [this.rack.pointOf(from), this.felt.pointOf(to)];
    const ends = points.map(([x, y]) => [x - stage.left, y - stage.top]);
    this.over.append(shape("arrow", arrowShape(ends), "polyline"));
  }

  showButtons(state) {
    return reconcile(
      this.buttons, state.buttons, (row) => row.do, () => this.button(""), (node, row) => {
        node.dataset.do = row.do;
        node.classList.toggle("cf-call", row.asked);
        node.classList.toggle("cf-unready", !row.ready);
        this.describe(node, row.asked ? ["askedFor"] : row.ready ? [] : ["notNow"]);
        setText(node, row.name);
        if (row.key) node.title = row.key.toUpperCase();
        if ("pressed" in row) node.setAttribute("aria-pressed", String(row.pressed));
        if (row.do === "keys") {
          node.setAttribute("aria-expanded", String(!this.keys.hidden));
          node.setAttribute("aria-controls", this.keys.id);
        }
      },
    );
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

  showEnd({ end, sheet }) {
    const shown = JSON.stringify([end, sheet]);
    if (shown === this.ended) return;
    this.ended = shown;
    this.end.replaceChildren();
    if (end?.standings) addTable(this.end, end.standings);
    if (end) addTable(this.end, end);
    this.sheet.hidden = !sheet;
    this.sheet.replaceChildren();
    if (!sheet) return;
    make("summary", "", this.sheet).textContent = sheet.title;
    addTable(this.sheet, { ...sheet, title: "" });
  }

  slideBack({ key, to }) {
    const tile = [...this.rack.group.children].find((node) => node.dataset.key === key);
    if (!tile || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const box = tile.getBoundingClientRect();
    const [x, y] = this.felt.pointOf(to);
    const ghost = this.ghostOf(tile);
    ghost.getBoundingClientRect(); // the way there starts from the rack
    ghost.style.transform = `translate(${x - box.left - box.width / 2}px, ${y - box.top - box.height / 2}px)`;
    setTimeout(() => { ghost.style.transform = "none"; }, 340);
    setTimeout(() => ghost.remove(), 680);
  }

  // The list of the keys that are in force at this table.
  showKeys(yes) {
    const letters = this.state.buttons.filter((row) => row.key)
      .map((row) => [row.key.toUpperCase(), this.words.shortcuts[row.do]]);
    this.keys.replaceChildren();
    make("strong", "", this.keys).textContent = this.words.keys;
    const list = make("dl", "", this.keys);
    for (const [key, meaning] of [...this.words.keyList, ...letters]) {
      make("dt", "", list).textContent = key;
      make("dd", "", list).textContent = meaning;
    }
    this.keys.hidden = !yes;
    if (yes) this.keys.scrollIntoView({ block: "nearest" });
    this.buttons.querySelector('[data-do="keys"]')?.setAttribute("aria-expanded", String(yes));
  }

  close() {
    this.model.off("change:state", this.onState);
    this.model.off("comm_live_update", this.onLive);
    this.outer?.removeEventListener("keydown", keepKey);
    this.resize.disconnect();
    this.theme.disconnect();
    Object.values(this.timers).forEach(clearTimeout);
    this.felt.close();
    this.rack.close();
  }
}

function render({ model, el }) {
  let board = new Board(model, el);
  const speak = () => { // another language: every word anew
    board.close();
    el.replaceChildren();
    board = new Board(model, el);
  };
  model.on("change:words", speak);
  return () => {
    model.off("change:words", speak);
    board.close();
  };
}

export default { render };
