function film(name, data) {
  // Plays a film of chickenfoot: shows, hides and moves what is in its picture, which
  // drawing/svg.py painted. `data`: see drawing/animation_html.py.
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const root of document.querySelectorAll(`[data-film="${name}"]:not([data-ready])`)) {
    root.dataset.ready = "1";
    const image = root.querySelector("img");
    const text = decodeURIComponent(image.src.slice(image.src.indexOf(",") + 1));
    const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const svg = document.importNode(picture, true);
    svg.style.cssText = "display:block;width:100%;height:auto";
    root.replaceChildren(svg);
    const parts = [...svg.querySelectorAll("[data-layer] > *")];
    const count = data.captions.length;
    let now = count - 1;
    let timer = null;

    // The caption stands in the picture; screen readers hear it from here.
    const words = document.createElement("p");
    words.setAttribute("role", "status");
    words.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;margin:0;" +
      "clip-path:inset(50%);white-space:nowrap";
    root.append(words);

    const show = (next) => {
      now = Math.max(0, Math.min(count - 1, next));
      parts.forEach((part, i) => {
        const change = data.changes[i].filter((each) => each[0] <= now).pop();
        if (!change || change.length === 1) {
          part.setAttribute("display", "none");
          return;
        }
        part.removeAttribute("display");
        if (change.length === 4) {
          const [, x, y, angle] = change;
          part.style.transform = `translate(${x}px, ${y}px) rotate(${angle}deg)`;
        }
      });
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
      requestAnimationFrame(() => parts.forEach((part) => {
        if (part.parentNode.dataset.layer.startsWith("last")) return;  // a mark does not fly
        part.style.transition = "transform .6s ease";
      }));
    }
  }
}
