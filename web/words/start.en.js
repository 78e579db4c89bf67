/** @file Why Python did not start, in English. Whole sentences. */

export const startEn = {
  "start.failed":
    "The engine could not start ({reason}): try again. If it stays so, update this browser or use another one.",
  "start.missing":
    "The engine could not start, because a file did not arrive ({reason}): check the network, and what blocks content in this browser, and try again.",
  "start.host":
    "The engine could not start, because the host of this site sent a wrong file ({reason}): try again. If it stays so, tell whoever runs the site.",
  "start.policy":
    "The engine could not start, because a security policy forbids it ({reason}). Whoever runs the site, or what is installed in this browser, has set it.",
  "start.browser":
    "The engine could not start, because this browser lets pages run no WebAssembly, as in Safari’s Lockdown Mode or under some companies’ rules. Lessons, rule books and glossary work all the same; to play, allow it for this site or use another browser.",
  "start.memory":
    "The engine could not start, because there is too little memory: close some other pages or programs and try again.",
  "start.changed":
    "The site has a new version, which this older page cannot use. Switch to the new version; not a step of your matches is lost.",
};
