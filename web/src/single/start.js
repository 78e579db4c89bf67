/** @file Stands in for ../boot/start.js: nothing has to come from anywhere, and the worker starts with the page. */
export {};
