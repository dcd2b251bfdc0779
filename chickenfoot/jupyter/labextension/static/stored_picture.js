// JupyterLab's extension: where a widget's kernel is gone, its stored picture is shown.
//
// JupyterLab itself shows "Error displaying widget: model not found" there, though the output also
// holds a picture and its words. Ours are marked with a media type of their own (OURS), which is
// drawn by the renderer of ipywidgets; as long as that has no widget, the picture takes its place.
//
// A container of webpack's module federation, by which JupyterLab loads extensions, is an object
// with `init` and `get`: written by hand, it needs no build step.

(() => {
  const OURS = "application/vnd.chickenfoot.widget+json";
  const WIDGET = "application/vnd.jupyter.widget-view+json";
  const RANK = -20; // before the widget itself, which has -10
  const PATIENCE = 500; // milliseconds for a widget to appear, so that no picture flashes up

  let shared = {}; // the modules that JupyterLab shares with its extensions

  async function sharedModule(name) {
    const versions = Object.values(shared[name]);
    const loaded = versions.find((each) => each.loaded) ?? versions[0];
    return (await loaded.get())();
  }

  // The renderer of ipywidgets, with the picture where it has no widget to show.
  function rendererOf(registry) {
    if (!registry.mimeTypes.includes(WIDGET)) return registry.createRenderer("text/html");
    const renderer = registry.createRenderer(WIDGET);
    const render = renderer.renderModel.bind(renderer);
    const picture = document.createElement("div");
    let timer = 0;
    const look = () => {
      if (renderer.isDisposed || renderer.widgets.length) return;
      renderer.removeClass("jupyter-widgets"); // whose style is not for pictures
      renderer.node.replaceChildren(picture);
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (picture.parentNode === renderer.node) return;
      // ipywidgets gives its class to the node where it has given up: nobody need see its error.
      if (renderer.hasClass("jupyter-widgets")) look();
      else timer = setTimeout(look, PATIENCE);
    });
    renderer.renderModel = async (model) => {
      const html = registry.createRenderer("text/html");
      await html.renderModel(model);
      picture.replaceChildren(html.node);
      observer.observe(renderer.node, { childList: true });
      await render(model);
    };
    return renderer;
  }

  const plugin = (notebooks) => ({
    id: "chickenfoot:stored-picture",
    autoStart: true,
    optional: [notebooks],
    activate: (_app, tracker) => {
      const attach = (panel) => {
        // Each notebook has a registry of its own, into which ipywidgets puts its renderer.
        const registry = panel.content.rendermime;
        const createRenderer = () => rendererOf(registry);
        registry.addFactory({ safe: false, mimeTypes: [OURS], createRenderer }, RANK);
      };
      tracker?.forEach(attach);
      tracker?.widgetAdded.connect((_tracker, panel) => attach(panel));
    },
  });

  window._JUPYTERLAB ??= {};
  window._JUPYTERLAB.chickenfoot = {
    init(scope) {
      shared = scope;
    },
    async get() {
      const { INotebookTracker } = await sharedModule("@jupyterlab/notebook");
      const extension = { __esModule: true, default: plugin(INotebookTracker) };
      return () => extension;
    },
  };
})();
