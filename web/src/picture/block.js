/** @file The lines of a block of the language `hupai`: values with their names, and the notation. */

/** @typedef {{text: string, line: number}} Value A value in a block, and the line that it stands on, from 0. */

/**
 * @param {string} block
 * @param {string[]} names what may be written before a value: `win: 9b`
 * @returns {{values: Record<string, Value>, notation: string[], first: number}} the lines of the notation, and where it begins
 */
export function readBlock(block, names) {
  /** @type {Record<string, Value>} */
  const values = {};
  /** @type {string[]} */
  const notation = [];
  let first = 0;
  block.split("\n").forEach((text, line) => {
    const [, name, value] = /^\s*([a-z]+)\s*:\s*(.*?)\s*$/s.exec(text) ?? [];
    if (names.includes(name)) values[name] = { text: value, line };
    else if (text.trim()) {
      if (notation.length === 0) first = line;
      notation.push(text.trim());
    }
  });
  return { values, notation, first };
}
