/**
 * @file Boots Python from the site's own files and installs the engine, counting every byte on the way.
 * Nothing is fetched from anywhere else: all addresses are made from the site's own folder.
 */

/** @typedef {{step: "download"|"start"|"install"|"ready", loaded: number, total: number}} Progress */
/** @typedef {{pyodide: string, engineWheel: string, micropipWheel: string, files: {path: string, bytes: number}[]}} Build */

/** What Python itself needs; fetched at once and side by side, since bytes rule on slow links. */
const RUNTIME = ["pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json"];

/**
 * Counts a response's bytes as they come. The copy is counted and the original handed on untouched,
 * because the browser caches compiled code only for the response it fetched itself.
 * @param {Response} response
 * @param {(bytes: number) => void} add
 */
async function count(response, add) {
  const reader = response.clone().body?.getReader();
  if (!reader) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    add(value.byteLength);
  }
}

/**
 * Starts the big downloads now and lets Python's own loader find them: its `fetch` is answered from
 * what is already on the way.
 * @param {string} root
 * @param {Build} build
 * @param {(progress: Progress) => void} report
 */
function startDownloads(root, build, report) {
  const wanted = [...RUNTIME, build.micropipWheel, build.engineWheel];
  const total = build.files.filter((file) => wanted.includes(file.path)).reduce((sum, file) => sum + file.bytes, 0);
  const plainFetch = self.fetch.bind(self);
  /** @type {Map<string, Promise<Response>>} */
  const early = new Map();
  let loaded = 0;
  let shown = 0;
  /** @type {(reason: Error) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => (fail = reject));
  for (const path of wanted) {
    const url = new URL(path, root).href;
    const answer = plainFetch(url).then((response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      const counted = (/** @type {number} */ bytes) => {
        loaded += bytes;
        if (loaded - shown < total / 100 && loaded < total) return;
        shown = loaded;
        report({ step: "download", loaded: Math.min(loaded, total), total });
      };
      count(response, counted).catch(() => undefined); // a broken download is reported by whoever reads it
      return response;
    });
    answer.catch((error) => fail(error instanceof TypeError ? new Error(path) : error));
    early.set(url, answer);
  }
  self.fetch = (input, init) => {
    const url = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
    const ready = early.get(url);
    if (!ready) return plainFetch(input, init);
    early.delete(url);
    return ready;
  };
  return { total, failed };
}

/**
 * @param {string} root the site's folder, absolute, ending in a slash
 * @param {(progress: Progress) => void} report
 * @returns {Promise<(text: string) => string>} the engine's one function
 */
export async function bootPython(root, report) {
  const answer = await fetch(new URL("build.json", root));
  if (!answer.ok) throw new Error(`build.json: ${answer.status}`);
  /** @type {Build} */
  const build = await answer.json();
  const { total, failed } = startDownloads(root, build, report);
  // The loader waits for ever when a file of its own does not come.
  return Promise.race([startEngine(root, build, total, report), failed]);
}

/**
 * @param {string} root
 * @param {Build} build
 * @param {number} total
 * @param {(progress: Progress) => void} report
 * @returns {Promise<(text: string) => string>}
 */
async function startEngine(root, build, total, report) {
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", root).href);
  const python = await loadPyodide({
    indexURL: new URL("pyodide/", root).href,
    env: { PYTHONHASHSEED: "0" },
  });
  report({ step: "install", loaded: total, total });
  const wheel = (/** @type {string} */ path) => new URL(path, root).href;
  await python.loadPackage(wheel(build.micropipWheel), { messageCallback: () => undefined });
  const micropip = python.pyimport("micropip");
  await micropip.install.callKwargs(wheel(build.engineWheel), { deps: false });
  micropip.destroy();
  report({ step: "start", loaded: total, total });
  // With a clock, bots that search answer in time: somebody waits for them.
  const session = python.runPython("import time\nfrom hupai.session import Session\nSession(clock=time.monotonic)");
  report({ step: "ready", loaded: total, total });
  return (text) => session.handle(text);
}
