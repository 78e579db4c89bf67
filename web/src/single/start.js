/**
 * @file Stands in for ../boot/start.js: nothing is downloaded, so the worker does not have to start before the page.
 */
export {};
