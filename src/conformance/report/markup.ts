import { printable } from '../../protocol/printable.js';

const NAMED: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** A text as it may stand in XML and HTML, in an element or an attribute; what XML cannot carry, or could deceive who reads it, is replaced. */
export function escapeMarkup(text: string): string {
  return printable(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => NAMED.get(character) ?? character);
}
