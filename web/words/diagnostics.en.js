/** @file The English words of the page that tells how Python was started. */

export const diagnosticsEn = {
  "diagnostics.back": "Back to the table",
  "diagnostics.title": "How the engine starts",
  "diagnostics.about":
    "The rules run in Python inside this page. There are three ways to start it; the page takes the fastest that works here and falls back to the next by itself.",
  "diagnostics.last": "The last starts here",
  "diagnostics.none": "Nothing is noted yet: open the table once. Where the browser keeps nothing, nothing is noted.",
  "diagnostics.try": "Try each way now",
  "diagnostics.trying": "Starting…",
  "diagnostics.open": "Play, started this way",
  "diagnostics.way.snapshot": "Memory snapshot",
  "diagnostics.way.trimmed": "Compiled archive",
  "diagnostics.way.plain": "Plain runtime with micropip",
  "diagnostics.way.snapshot.about":
    "From the second visit on: Python's memory as the build left it, with the engine in it.",
  "diagnostics.way.trimmed.about":
    "On the first visit: the parts of the library that are used, already compiled, and the engine.",
  "diagnostics.way.plain.about":
    "When nothing else works: the runtime as it comes; micropip installs the engine. It needs the network: its library is not kept for use without one.",
  "diagnostics.took": "{ms} ms",
  "diagnostics.step": "Step",
  "diagnostics.at": "Done after",
  "diagnostics.paint": "First paint of the page",
  "diagnostics.began": "Worker begins",
  "diagnostics.step.kept": "Snapshot read from this browser",
  "diagnostics.step.compiled": "Program fetched and compiled",
  "diagnostics.step.files": "All files there",
  "diagnostics.step.rest": "Rest of the program fetched",
  "diagnostics.step.python": "Python running",
  "diagnostics.step.micropip": "Engine installed",
  "diagnostics.step.engine": "Engine ready",
  "diagnostics.failed": "{way} did not work: {why}",
  "diagnostics.next.kept": "Then the snapshot for the next visit was fetched.",
  "diagnostics.next.there": "The snapshot for the next visit is kept here.",
  "diagnostics.next.unfit": "The snapshot is of no use in this browser, and is not fetched again.",
  "diagnostics.next.saving": "The snapshot was not fetched: the browser asks to save data.",
  "diagnostics.next.nowhere": "The browser keeps no files for this page, so every start is like the first.",
  "diagnostics.next.failed": "The snapshot for the next visit could not be fetched.",
  "diagnostics.next.later": "The snapshot for the next visit is fetched while you play.",
  "diagnostics.browser": "This browser",
};
