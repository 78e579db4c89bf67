/** @file Why a page did not come, in English. */

export const firstEn = {
  file: "This page was opened from a disk, and browsers do not let it read the files beside it. Put the whole folder on a web site, or run python3 build.py play; to open the game from a disk, take the single file hupai.html (python3 build.py build --single makes it).",
  old: "This browser is too old. Please update to Chrome or Edge 111, Firefox 128, Safari 16.4, or anything newer.",
  frame:
    "This page is in a sandboxed frame, and the host of this site sends no Access-Control-Allow-Origin, so the browser does not let it read its own files. Please open it on its own.",
  policy:
    "A security policy does not let this page use its own files ({what}). Whoever runs the site, or what is installed in this browser, has set it.",
  offline: "There is no network, and this browser has not stored this page yet. Connect, then reload.",
  blocked: "{what} did not arrive: the network is gone, or something in this browser blocks it.",
  host: "The host of this site did not send {what} as it should. Reload; if it stays so, tell whoever runs the site.",
  types:
    "The host of this site says that {what} is no script or style, so the browser does not use it. Tell whoever runs the site: .js has to be sent as text/javascript and .css as text/css.",
  other:
    "The script of this page has stopped ({what}). Reload; if it stays so, update this browser or use another one.",
  reload: "Reload",
  alone: "Open this page on its own",
};
