// What every widget of ours needs of its page. Joined with the scripts of each to one module.

function make(tag, className = "", parent = null, text = "") {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text) setWords(node, text);
  if (parent) parent.append(node);
  return node;
}

// Put a sentence in a node: no tile is broken in two at the end of a line.
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

// Whether a node stands on a dark ground: that of the first ancestor which is not seen through.
function isDark(node) {
  for (let at = node; at; at = at.parentElement) {
    const parts = getComputedStyle(at).backgroundColor.match(/[\d.]+/g)?.map(Number);
    if (parts && (parts.length < 4 || parts[3] > 0.5)) {
      return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] < 110;
    }
  }
  return false;
}

// The whole screen for one element, for those who sit far away; Escape leaves it.
function toggleScreen(node) {
  const change = document.fullscreenElement ? document.exitFullscreen() : node.requestFullscreen?.();
  change?.catch(() => {}); // a page within a page may not be allowed to
}
