/** @file The data of a page to read, fetched once; what the build wrote is taken as it is. */

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * @param {"lessons"|"book"|"glossary"} name
 * @returns {Promise<any>}
 */
export function data(name) {
  const before = asked.get(name);
  if (before) return before;
  const path = `assets/${name}.json`;
  const answer = fetch(new URL(path, document.baseURI)).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  });
  asked.set(name, answer);
  answer.catch(() => asked.delete(name)); // asked again, it is fetched again
  return answer;
}
