// A person's hands at the table: focus, keys, clicks and dragging. It knows nothing of the game:
// it tells the board which tile and which place are meant. Joined with table.js to one module.

const DRAG_THRESHOLD = 8; // pixels that a finger may tremble before it drags
const SNAP_DISTANCE = 44; // a tile let go this near to the middle of a place is meant for it
const SCROLL_EDGE = 36; // a tile held this near to the edge of the table's frame moves the table along

class Hands {
  constructor(board) {
    this.board = board;
    this.root = board.root;
    this.groups = [board.rack.group, board.felt.group];
    this.root.tabIndex = -1; // so that a click beside the buttons keeps the keys at the table
    this.root.addEventListener("click", (event) => this.onClick(event), true);
    this.root.addEventListener("keydown", (event) => this.onKey(event));
    this.root.addEventListener("focusin", (event) => this.onFocus(event.target));
    board.rack.group.addEventListener("pointerdown", (event) => this.onPress(event));
  }

  // -- clicks ---------------------------------------------------------------------------------

  onClick(event) {
    if (this.dragged) {
      this.dragged = false; // the end of a drag is no click
      event.stopPropagation();
      return;
    }
    // A key's click has no place of its own, and the layout chooses.
    const node = (event.detail && this.areaAt(event.clientX, event.clientY))
      || event.target.closest("[data-do]");
    if (node) this.board.act(node.dataset.do, node.dataset);
    else if (this.board.felt.sheet.contains(event.target)) {
      const place = this.dominoAt(event.clientX, event.clientY);
      if (place) this.board.act("place", { key: place });
    }
    // The notebook takes the focus for itself at a click beside a button; D D would cut the cell.
    if (!event.target.closest("button, input, summary, a")) {
      setTimeout(() => {
        if (!this.root.contains(document.activeElement)) this.root.focus({ preventScroll: true });
      });
    }
  }

  // The tile on the table under a point of the page.
  dominoAt(x, y) {
    const [left, top] = this.board.felt.pixelOf(x, y);
    const over = (line) => {
      const [middle, level, angle, size] = line.split(" ").slice(1).map(Number);
      const [right, down] = [left - middle, top - level];
      const turn = (angle * Math.PI) / 180;
      const along = right * Math.cos(turn) - down * Math.sin(turn);
      const across = right * Math.sin(turn) + down * Math.cos(turn);
      return Math.abs(along) < size && Math.abs(across) < size / 2;
    };
    return this.board.state?.dominoes.split(";").find(over)?.split(" ")[0];
  }

  // The free place that is drawn under a point of the page. The button of an end covers part of
  // its other places: what one sees there is what one means.
  areaAt(x, y) {
    return document.elementsFromPoint(x, y)
      .find((node) => node.matches(".cf-hit-area") && this.root.contains(node));
  }

  // The place that a tile let go at a point of the page is meant for, as its data; or null.
  placeAt(x, y) {
    const node = this.areaAt(x, y) ?? document.elementFromPoint(x, y)?.closest('[data-do="place"]');
    if (node && this.root.contains(node)) return node.dataset;
    const domino = this.dominoAt(x, y);
    if (domino) return { key: domino };
    const far = (place) => {
      const box = place.getBoundingClientRect();
      return Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
    };
    const { hitAreas, felt } = this.board;
    const near = [...hitAreas.children, ...felt.group.children].sort((a, b) => far(a) - far(b))[0];
    return near && far(near) < SNAP_DISTANCE ? near.dataset : null;
  }

  // -- dragging -------------------------------------------------------------------------------

  onPress(event) {
    const tile = event.target.closest("button");
    if (!tile || event.button || !event.isPrimary) return;
    const drag = { tile, id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
    this.dragged = false;
    const move = (next) => next.pointerId === drag.id && this.onMove(drag, next);
    const end = (last) => {
      if (last.pointerId !== drag.id) return;
      for (const [name, handler] of listeners) window.removeEventListener(name, handler);
      this.onRelease(drag, last);
    };
    const listeners = [["pointermove", move], ["pointerup", end], ["pointercancel", end]];
    for (const [name, handler] of listeners) window.addEventListener(name, handler);
  }

  onMove(drag, { clientX, clientY }) {
    const [x, y] = [clientX - drag.x, clientY - drag.y];
    if (!drag.ghost) {
      if (Math.hypot(x, y) < DRAG_THRESHOLD) return;
      drag.ghost = this.board.ghostOf(drag.tile);
      drag.ghost.classList.add("cf-held");
      this.board.send("pick_up", { tile: drag.tile.dataset.key });
    }
    drag.ghost.style.transform = `translate(${x}px, ${y}px)`;
    this.showGap(this.gapAt(drag.tile, clientX, clientY));
    const frame = this.board.felt.frame;
    const box = frame.getBoundingClientRect();
    if (clientY < box.bottom) {
      frame.scrollLeft += clientX < box.left + SCROLL_EDGE ? -9 : clientX > box.right - SCROLL_EDGE ? 9 : 0;
    }
  }

  onRelease(drag, { type, clientX, clientY }) {
    if (!drag.ghost) return;
    drag.ghost.remove();
    this.showGap(null);
    this.dragged = type === "pointerup";
    setTimeout(() => { this.dragged = false; }, 50);
    const dropped = type === "pointerup";
    const gap = dropped && this.gapAt(drag.tile, clientX, clientY);
    if (gap) {
      this.board.send("arrange", { tile: drag.tile.dataset.key, place: gap.place });
      return;
    }
    const place = dropped ? this.placeAt(clientX, clientY) : null;
    if (place) this.board.act("place", place);
    else this.board.send("clear_selection");
  }

  // Where on the rack a tile held at a point of the page would stand: its place, and the edge of
  // the rack's tile that it comes beside. Null where the point is not over the rack.
  gapAt(tile, x, y) {
    const { frame, group } = this.board.rack;
    const area = frame.getBoundingClientRect();
    if (x < area.left || x > area.right || y < area.top || y > area.bottom) return null;
    const boxes = [...group.children].filter((node) => node !== tile)
      .map((node) => node.getBoundingClientRect());
    if (!boxes.length) return null;
    const level = Math.min(Math.max(y, boxes[0].top), boxes.at(-1).bottom);
    const place = boxes.filter(
      (box) => box.bottom < level || (box.top <= level && (box.left + box.right) / 2 < x),
    ).length;
    const left = place < boxes.length && boxes[place].top <= level;
    const box = boxes[left ? place : place - 1] ?? boxes[0];
    return { place, box, edge: left || !place ? box.left : box.right };
  }

  showGap(gap) {
    this.gap?.remove();
    this.gap = null;
    if (!gap) return;
    this.gap = make("div", "cf-gap", this.board.stage);
    const { left, top } = this.board.stage.getBoundingClientRect();
    Object.assign(this.gap.style, {
      left: `${gap.edge - left - 2}px`, top: `${gap.box.top - top}px`, height: `${gap.box.height}px`,
    });
  }

  // -- focus ----------------------------------------------------------------------------------

  focused() {
    const node = document.activeElement;
    if (!this.root.contains(node)) return null;
    const group = this.groups.find((each) => each.contains(node));
    return { node, group, place: group ? [...group.children].indexOf(node) : 0 };
  }

  // If the node with the focus is about to go, its neighbour takes it over; one that was put
  // elsewhere in its group keeps it.
  passFocus(held, gone) {
    if (!held) return;
    if (!gone.includes(held.node)) {
      if (held.node !== document.activeElement) held.node.focus({ preventScroll: true });
      return;
    }
    const { bar, buttons, rack } = this.board;
    const staying = (group) => [...(group?.children ?? [])].filter((node) => !gone.includes(node));
    const near = staying(held.group);
    const target = near[Math.min(held.place, near.length - 1)]
      ?? staying(bar)[0] ?? staying(rack.group)[0]
      ?? buttons.querySelector(".cf-call") ?? staying(buttons)[0] ?? this.root;
    target.focus({ preventScroll: true });
  }

  // One stop for the Tab key in each group; the arrow keys go along it.
  rove() {
    for (const group of this.groups) {
      const nodes = [...group.children];
      const stop = nodes.find((node) => node === document.activeElement)
        ?? nodes.find((node) => node === group.stop) ?? nodes[0];
      nodes.forEach((node) => { node.tabIndex = node === stop ? 0 : -1; });
      group.stop = stop;
    }
  }

  onFocus(node) {
    const group = this.groups.find((each) => each.contains(node));
    if (!group) return;
    group.stop = node;
    this.rove();
  }

  // -- keys -----------------------------------------------------------------------------------

  onKey(event) {
    keepKey(event);
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.tagName === "INPUT") return;
    const action = this.keyAction(event);
    if (!action) return;
    event.preventDefault();
    action();
  }

  keyAction({ key, target, shiftKey }) {
    const [tiles, places] = this.groups;
    const group = this.groups.find((each) => each.contains(target));
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step && shiftKey) return tiles.contains(target) ? () => this.shift(target, step) : null;
    if (step) return group ? () => this.walk(group, target, step) : () => this.enter(tiles);
    if (group && key === "Home") return () => group.firstElementChild.focus();
    if (group && key === "End") return () => group.lastElementChild.focus();
    if (key === "ArrowUp") return () => this.enter(places);
    if (key === "ArrowDown") return () => this.enter(tiles);
    if (key === "Escape") {
      return () => (this.board.keys.hidden ? this.board.send("clear_selection") : this.board.showKeys(false));
    }
    const row = this.board.state?.buttons.find((each) => each.key === key.toLowerCase());
    if (row) return () => this.board.act(row.do, {});
    // Nobody knocks here: that, too, is said.
    return key.toLowerCase() === "k" ? () => this.board.send("knock") : null;
  }

  walk(group, node, step) {
    const nodes = [...group.children];
    nodes[(nodes.indexOf(node) + step + nodes.length) % nodes.length].focus();
  }

  // One place along the rack.
  shift(tile, step) {
    const place = [...tile.parentElement.children].indexOf(tile) + step;
    if (place >= 0) this.board.send("arrange", { tile: tile.dataset.key, place });
  }

  enter(group) {
    const fits = group.querySelector(`[aria-describedby~="${this.board.id}-fits"]`);
    (fits ?? group.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
  }
}

// Keys pressed at the table are the table's: in JupyterLab's command mode `b` would insert a cell.
function keepKey(event) {
  if (!event.ctrlKey && !event.altKey && !event.metaKey) event.stopPropagation();
}
