// What the board in table.js is made of: nodes, boxes, frames. Joined with it to one module.

const SVG = "http://www.w3.org/2000/svg";

function make(tag, className = "", parent = null) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (parent) parent.append(node);
  return node;
}

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

// The same for sentences: no tile is broken in two at the end of a line.
function setWords(node, text) {
  if (node.textContent === text) return;
  const parts = text.split(/(\d+-\d+)/).map((part, i) => {
    if (i % 2 === 0) return part;
    const tile = document.createElement("span");
    tile.className = "cf-tile";
    tile.textContent = part;
    return tile;
  });
  node.replaceChildren(...parts);
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

// One part of the picture in a frame of its own: the table above, the rack below.
class Part {
  constructor(parent, name, group) {
    this.frame = make("div", `cf-${name}`, parent);
    this.sheet = make("div", "cf-sheet", this.frame);
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("aria-hidden", "true");
    this.group = make("div", group, this.sheet);
    this.group.setAttribute("role", "group");
    this.sheet.append(this.svg);
  }

  // `box`: left, top, width and height of the part in the pixels of the whole picture.
  fit(state, box) {
    [this.left, this.top, this.width, this.height] = box;
    this.whole = [state.width, state.height];
    this.frame.hidden = !this.height;
    this.sheet.style.aspectRatio = `${this.width} / ${this.height}`;
    this.svg.setAttribute("viewBox", box.join(" "));
    this.svg.replaceChildren();
  }

  // From per cent of the whole picture to per cent of the part.
  box([left, top, width, height]) {
    const [wide, high] = this.whole;
    return [
      (left * wide - 100 * this.left) / this.width, (top * high - 100 * this.top) / this.height,
      (width * wide) / this.width, (height * high) / this.height,
    ];
  }

  // From a point of the page to the pixels of the whole picture.
  pixelOf(x, y) {
    const box = this.sheet.getBoundingClientRect();
    return [
      ((x - box.left) / box.width) * this.width + this.left,
      ((y - box.top) / box.height) * this.height + this.top,
    ];
  }

  // From per cent of the whole picture to a point of the page.
  pointOf([left, top]) {
    const box = this.sheet.getBoundingClientRect();
    const [x, y] = this.box([left, top, 0, 0]);
    return [box.left + (x * box.width) / 100, box.top + (y * box.height) / 100];
  }

  holds([, top]) {
    const y = (top * this.whole[1]) / 100;
    return y >= this.top && y <= this.top + this.height;
  }
}

// A table of texts; the first cell of each row is its heading.
function addTable(parent, { title, head, rows }) {
  const table = make("table", "", parent);
  if (title) make("caption", "", table).textContent = title;
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

function shape(kind, points, name = "polygon") {
  const node = document.createElementNS(SVG, name);
  node.setAttribute("points", points.join(" "));
  node.setAttribute("class", `cf-mark cf-${kind}`);
  return node;
}

function arrowShape([from, to]) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (turn) => [to[0] - 14 * Math.cos(angle + turn), to[1] - 14 * Math.sin(angle + turn)];
  return [from, to, barb(0.5), to, barb(-0.5)];
}
