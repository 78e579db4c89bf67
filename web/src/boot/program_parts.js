/**
 * @file Puts together the two parts of the program that Python runs in. The first has the functions that play calls. The
 * rest has the others: it is loaded when one of them is called, and everything waits for it, because a call inside the
 * program cannot wait. web/tools/split_program.mjs makes them.
 */

/** What the first part exports for the rest alone begins with this. */
const FOR_REST = "%";

/**
 * Returns the function by which the runtime's loader creates Python's module, from the first part and, once it is wanted,
 * the rest.
 * @template M
 * @param {(settings: any) => Promise<M>} create
 * @param {() => Uint8Array<ArrayBuffer>} load loads the rest at once; what it throws ends the call, and this Python
 */
export function inTwoParts(create, load) {
  return (/** @type {any} */ settings) => {
    const { instantiateWasm } = settings;
    /** @param {any} imports @param {(instance: {exports: WebAssembly.Exports}, program: WebAssembly.Module) => any} receive */
    settings.instantiateWasm = (imports, receive) => {
      /** @type {WebAssembly.Exports} */
      let first;
      imports.rest = { load: () => new WebAssembly.Instance(new WebAssembly.Module(load()), { first }) };
      return instantiateWasm(imports, (/** @type {WebAssembly.Instance} */ instance, /** @type {any} */ program) => {
        first = instance.exports;
        const own = Object.entries(first).filter(([name]) => !name.startsWith(FOR_REST));
        receive({ exports: Object.fromEntries(own) }, program);
      });
    };
    return create(settings);
  };
}
