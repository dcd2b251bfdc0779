function film(name, data) {
  // Plays a film of chickenfoot. `data`: see animation_page.py.
  const SVG = "http://www.w3.org/2000/svg";
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const root of document.querySelectorAll(`[data-film="${name}"]:not([data-ready])`)) {
    root.dataset.ready = "1";
    const svg = root.querySelector("svg");
    const words = root.querySelector("p");
    const ends = svg.querySelector('[data-part="ends"]');
    const tiles = [...svg.querySelectorAll('[data-part="tile"]')];
    const height = data.height;
    const count = tiles.length;
    let now = count - 1;
    let timer = null;

    const make = (kind, values, parent) => {
      const node = document.createElementNS(SVG, kind);
      for (const key in values) node.setAttribute(key, values[key]);
      parent.append(node);
      return node;
    };
    const drawEnds = () => {
      ends.replaceChildren();
      for (const [x0, y0, x1, y1] of data.links[now]) {
        make("path", { d: `M${x0} ${height - y0}L${x1} ${height - y1}`,
          stroke: data.look.link, "stroke-width": 2 }, ends);
      }
      for (const [x, y, angle, size, pip, ghost] of data.ends[now]) {
        const down = height - y;
        if (ghost) {
          make("rect", { x: -0.41 * size, y: -0.41 * size, width: 1.82 * size,
            height: 0.82 * size, rx: 0.1 * size, fill: "none", stroke: data.look.muted,
            "stroke-dasharray": "4 3", transform: `translate(${x} ${down}) rotate(${-angle})` },
          ends);
        }
        make("circle", { cx: x, cy: down, r: data.badge * size, fill: data.look.badge,
          stroke: data.look.muted }, ends);
        make("text", { x, y: down, dy: ".36em", fill: data.look.ink,
          "font-size": 0.5 * size }, ends).textContent = pip;
      }
    };
    const show = (next) => {
      now = Math.max(0, Math.min(count - 1, next));
      tiles.forEach((tile, i) => {
        const way = data.ways[i].filter((spot) => spot[0] <= now).pop();
        tile.style.opacity = way ? 1 : 0;
        tile.firstChild.style.stroke = i === now ? data.look.last_played : "";
        tile.firstChild.style.strokeWidth = i === now ? 2.5 : "";
        const [, x, y, angle] = way || data.ways[i][0];
        tile.style.transform = `translate(${x}px, ${y}px) rotate(${angle}deg)`;
        for (const number of tile.querySelectorAll("text")) {  // numerals stand upright
          number.setAttribute("transform", `translate(${number.dataset.x} 0) rotate(${-angle})`);
        }
      });
      drawEnds();
      words.textContent = data.captions[now];
      slider.value = now + 1;
      slider.setAttribute("aria-valuetext", data.captions[now]);
    };
    const stop = () => {
      clearInterval(timer);
      timer = null;
      run.textContent = "\u25B6";
      run.setAttribute("aria-pressed", "false");
    };
    const start = () => {
      if (now === count - 1) show(0);
      run.textContent = "\u2759\u2759";
      run.setAttribute("aria-pressed", "true");
      timer = setInterval(() => {
        if (!root.isConnected || now === count - 1) stop();
        else show(now + 1);
      }, data.stay);
    };

    const bar = document.createElement("div");
    bar.style.cssText = "display:flex;gap:6px;align-items:center;padding:6px 10px 10px";
    // A notebook would take the keys pressed here for its own.
    bar.addEventListener("keydown", (event) => event.stopPropagation());
    const control = (key, sign, act) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = sign;
      button.title = data.say[key];
      button.setAttribute("aria-label", data.say[key]);
      button.dataset.lmSuppressShortcuts = "true";
      button.style.cssText = "min-width:34px;min-height:28px;cursor:pointer";
      button.addEventListener("click", act);
      bar.append(button);
      return button;
    };
    const go = (next) => () => { stop(); show(next()); };
    control("first", "|\u25C0", go(() => 0));
    control("back", "\u25C1", go(() => now - 1));
    const run = control("run", "\u25B6", () => (timer ? stop() : start()));
    control("forward", "\u25B7", go(() => now + 1));
    control("last", "\u25B6|", go(() => count - 1));
    const slider = document.createElement("input");
    Object.assign(slider, { type: "range", min: 1, max: count, step: 1 });
    slider.style.cssText = "flex:1;min-width:60px";
    slider.setAttribute("aria-label", data.say.slider);
    slider.dataset.lmSuppressShortcuts = "true";
    slider.addEventListener("input", go(() => slider.value - 1));
    bar.append(slider);
    root.append(bar);

    show(now);
    if (!still) {
      // Only from here on: the first picture does not fly together.
      requestAnimationFrame(() => tiles.forEach((tile) => {
        tile.style.transition = "transform .6s ease, opacity .25s";
      }));
    }
  }
}
