// What the board in table.js is made of: nodes, boxes, frames. Joined with it to one module.

const SVG = "http://www.w3.org/2000/svg";

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

// Lay a node over `box`, a rectangle of the page, within another one that begins at `origin`.
function setRect(node, box, origin) {
  Object.assign(node.style, {
    left: `${box.left - origin.left}px`, top: `${box.top - origin.top}px`,
    width: `${box.width}px`, height: `${box.height}px`,
  });
}

// Put a bubble over a box, given in per cent of the sheet, or under it where there is no room.
function placeBubble(node, sheet, [left, top, width, height]) {
  const [across, down] = [sheet.clientWidth / 100, sheet.clientHeight / 100];
  const middle = (left + width / 2) * across;
  const half = node.offsetWidth / 2;
  const room = top * down > node.offsetHeight + 10;
  const x = Math.min(Math.max(middle, half + 2), sheet.clientWidth - half - 2);
  node.classList.toggle("cf-under", !room);
  node.style.left = `${x - half}px`;
  node.style.top = room ? `${top * down - node.offsetHeight - 8}px` : `${(top + height) * down + 8}px`;
  node.style.setProperty("--cf-tip", `${middle - x + half}px`);
}

// One of the two pictures in a frame of its own: the table above, the rack below.
class Part {
  constructor(parent, name, group) {
    this.frame = make("div", `cf-${name}`, parent);
    this.sheet = make("div", "cf-sheet", this.frame);
    this.image = make("img", "", this.sheet);
    this.image.alt = ""; // what the rack shows is said by its buttons
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("aria-hidden", "true");
    this.group = make("div", group, this.sheet);
    this.group.setAttribute("role", "group");
    this.sheet.append(this.svg);
  }

  // Begin to load another picture, to be used or dropped later; null if it is the one shown.
  load(bytes) {
    if (bytes === this.bytes) return null;
    const url = URL.createObjectURL(new Blob([bytes], { type: "image/svg+xml" }));
    const image = new Image();
    image.decoding = "sync";
    image.alt = this.image.alt;
    image.src = url;
    const use = () => {
      this.bytes = bytes;
      this.image.replaceWith(image);
      this.close();
      this.image = image;
    };
    return { image, use, drop: () => URL.revokeObjectURL(url) };
  }

  fit([width, height]) {
    [this.width, this.height] = [width, height];
    this.frame.hidden = !height;
    this.sheet.style.aspectRatio = `${width} / ${height}`;
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.replaceChildren();
  }

  // From per cent of the picture to its pixels.
  scaled(points) {
    return points.map(([left, top]) => [(left * this.width) / 100, (top * this.height) / 100]);
  }

  // From a point of the page to the picture's pixels.
  pixelOf(x, y) {
    const box = this.sheet.getBoundingClientRect();
    return [((x - box.left) / box.width) * this.width, ((y - box.top) / box.height) * this.height];
  }

  // From per cent of the picture to a point of the page.
  pointOf([left, top]) {
    const box = this.sheet.getBoundingClientRect();
    return [box.left + (left * box.width) / 100, box.top + (top * box.height) / 100];
  }

  close() {
    if (this.image.src) URL.revokeObjectURL(this.image.src);
  }
}

// What is sent of a place: the tile that one goes on and, where it was pointed at, the arm or toe.
function placeOf({ key, slot }) {
  return slot === undefined ? { place: key } : { place: key, slot: Number(slot) };
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
