/**
 * Loads the compiler of schemas when the first custom event is defined. No other receiver needs it, and it takes longer
 * to load than the rest of the package. This file is CommonJS in both builds, because `define` is synchronous.
 */
export function loadAjv() {
  const { Ajv2020 }: typeof import('ajv/dist/2020.js') = require('ajv/dist/2020.js');
  const {
    fullFormats,
  }: typeof import('ajv-formats/dist/formats.js') = require('ajv-formats/dist/formats.js');
  return { Ajv2020, fullFormats };
}
