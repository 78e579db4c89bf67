/**
 * The oldest browsers in which the site works: syntax that they lack is written in older syntax. src/boot/first.js tests
 * for what cannot be; docs/hosting.md tells the versions.
 */
export const TARGETS = ["chrome111", "edge111", "firefox128", "safari16.4"];
