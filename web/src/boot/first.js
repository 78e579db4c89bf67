/**
 * @file The first script of every page: it says why the page does not come. It is a classic script in old syntax, so it runs
 * in browsers that are too old, from a disk, and in a frame without an origin, where modules do not. Before anything else
 * it looks whether the browser is new enough.
 */
import { firstEn } from "../../words/first.en.js";
import { firstZh } from "../../words/first.zh.js";
import { look } from "../shared/mislabelled.js";
import { refusedBy } from "./refused.js";

/** @typedef {Exclude<keyof typeof firstZh, "reload"|"alone">} Cause */

const notice = /** @type {HTMLElement} */ (document.querySelector(".late"));
/** The element that the page's script draws; a frame's script draws in place of the notice. */
const drawn = [...document.body.children].find((element) => element.localName.includes("-"));
/** The first error that a script of the page has thrown. */
let thrown = "";

const CLASSIC = "embed/v1/classic.js";

/** Milliseconds after which a page counts as missing whose script has run and has drawn nothing. */
const PATIENCE_MS = 3000;

/** Whether nothing is drawn yet. */
const isMissing = () => notice.isConnected && !drawn?.firstElementChild;

/** What the oldest browsers have that the site is made for, the newest of it: see web/tools/bundling.mjs. */
const isNewEnough = () => "CSSPropertyRule" in window && CSS.supports("color", "color-mix(in srgb, red, red)");

/** Puts a sentence into the notice, in both languages. @param {Cause} cause @param {string} [what] */
function tell(cause, what = "") {
  const said = (/** @type {typeof firstZh} */ words) => {
    const line = document.createElement("span");
    line.append(`${words[cause].replace("{what}", what)} `, link(words.reload, false));
    if (cause === "frame") line.append(" ", link(words.alone, true));
    return line;
  };
  const english = said(firstEn);
  english.lang = "en";
  notice.dataset.cause = cause;
  notice.className = "late told";
  notice.textContent = ""; // older than replaceChildren
  notice.append(said(firstZh), " ", english);
}

/** A link to this page. @param {string} text @param {boolean} alone whether in a window of its own */
function link(text, alone) {
  const made = document.createElement("a");
  Object.assign(made, {
    href: location.href,
    textContent: text,
    ...(alone ? { target: "_blank", rel: "noopener" } : {}),
  });
  if (!alone) {
    made.addEventListener("click", (event) => {
      event.preventDefault();
      location.reload();
    });
  }
  return made;
}

/**
 * Runs the page's scripts as one classic script, which a browser accepts whatever its host says that it is. A policy lets
 * only its address become one.
 */
function runClassic() {
  const address = () => new URL(CLASSIC, document.baseURI).href;
  const policy = /** @type {any} */ (window).trustedTypes?.createPolicy("hupai-first", { createScriptURL: address });
  const script = document.createElement("script");
  script.src = policy ? policy.createScriptURL("") : address();
  script.onload = hideOnceDrawn;
  script.onerror = () => tell("types", CLASSIC);
  document.body.append(script);
}

/** Says why the page's script did not run. */
async function explain() {
  if (self.origin === "null") return tell("frame");
  const files = /** @type {any[]} */ ([
    ...document.querySelectorAll("script[src], link[rel=modulepreload], link[rel=stylesheet]"),
  ]);
  const looked = await Promise.all(files.map(async (file) => ({ file, answer: await look(file.src || file.href) })));
  if (!isMissing()) return;
  const policy = refusedBy();
  const wrong = looked.find(
    ({ file, answer }) => !answer?.isThere || !answer[file.rel === "stylesheet" ? "isStyle" : "isScript"],
  );
  if (policy) return tell("policy", policy);
  if (!wrong) return tell("other", thrown || "?");
  const { file, answer } = wrong;
  const name = (file.src || file.href).split("/").pop();
  if (!answer) return navigator.onLine ? tell("blocked", name) : tell("offline");
  if (!answer.isThere) return tell("host", name);
  return drawn && !answer.isSealed ? runClassic() : tell("types", name);
}

/** Called when all scripts have run that the page begins with. */
function check() {
  if (!drawn || !customElements.get(drawn.localName)) return isMissing() && explain();
  return hideOnceDrawn();
}

/** Hides the notice when the page is drawn; if that takes too long, says why. */
function hideOnceDrawn() {
  if (!drawn) return;
  const hide = () => {
    notice.hidden = Boolean(drawn.firstElementChild); // the styles that hide it may be what did not come
  };
  new MutationObserver(hide).observe(drawn, { childList: true });
  hide();
  setTimeout(() => isMissing() && tell("other", thrown || "?"), PATIENCE_MS);
}

addEventListener("error", ({ message }) => {
  thrown = thrown || message || "";
});
if (location.protocol === "file:") tell("file");
else if (!isNewEnough()) tell("old");
else document.addEventListener("DOMContentLoaded", check);
