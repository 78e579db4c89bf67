/** @file Short forms for the fields of an element that Lit watches. */

/** Fields whose change draws an element again. @param {...string} names */
export const states = (...names) => Object.fromEntries(names.map((name) => [name, { state: true }]));
