const NAMED: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** A text as it may stand in XML and HTML, in an element or an attribute; what XML cannot carry is replaced. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (character) =>
      '\n\r\t'.includes(character) ? character : '\ufffd',
    )
    .replace(/[&<>"']/g, (character) => NAMED.get(character) ?? character);
}
