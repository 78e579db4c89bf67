/**
 * @file Unpacks what gzip has packed. The bytes do not become a Blob on the way: WebKit cannot read one in a worker whose
 * script lies in its address, nor in a page without an origin.
 */

/**
 * Unpacks bytes; reading the response throws if they are not packed.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {ResponseInit} [how] of the response
 */
export const gunzip = (bytes, how) => {
  const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (new Response(bytes).body);
  return new Response(packed.pipeThrough(new DecompressionStream("gzip")), how);
};
