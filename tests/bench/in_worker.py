"""The page's worker in Chromium, asked by a script in the page as the page itself asks it."""

from __future__ import annotations

from typing import Any

from in_browser import chromium_page, served_site

CONNECT = """
  const worker = new Worker(new URL("assets/worker.js", root), { type: "module" });
  const waiting = new Map();
  worker.onmessage = ({ data }) => {
    const answered = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === "RAW") answered?.resolve(data.value);
    else answered?.reject(new Error(JSON.stringify(data.value)));
  };
  const call = (name, argumentList, transfer = []) =>
    new Promise((resolve, reject) => {
      const id = `${waiting.size}-${performance.now()}`;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, type: "APPLY", path: [name], argumentList }, transfer);
    });
  const progress = new MessageChannel();
  await call("boot", [{ type: "HANDLER", name: "proxy", value: progress.port2 }], [progress.port2]);
  const ask = async (request) => {
    const start = performance.now();
    const answer = JSON.parse(await call("ask", [{ type: "RAW", value: JSON.stringify(request) }]));
    if (!answer.ok) throw new Error(answer.error.text.en);
    return [answer.result, performance.now() - start];
  };
  const loadFamily = async (family) => {
    const { port2 } = new MessageChannel();
    const report = { type: "HANDLER", name: "proxy", value: port2 };
    await call("loadFamily", [{ type: "RAW", value: family }, report], [port2]);
  };
"""
"""Starts the worker. `ask` gives the result of a request, and how many milliseconds it took; `loadFamily` brings
a part of the engine that a start does not bring, such as a family."""


def run_in_worker(script: str, **given: Any) -> Any:
    """Return what a script gives that asks the worker; None without a browser.

    The script sees `ask`, `loadFamily` and the values in `given` by their names.
    """
    names = ", ".join(("root", *given))
    with served_site() as site, chromium_page() as page:
        if page is None:
            return None
        page.goto(f"{site.url}build.json")
        page.set_default_timeout(0)
        program = f"async ({{ {names} }}) => {{{CONNECT}{script}}}"
        return page.evaluate(program, {"root": site.url, **given})
