/**
 * What can steer a terminal, break a line of a log, turn the direction of what follows or hide in it: control
 * characters, half surrogates, line separators, marks of direction, zero-width blanks and tags. The joiners of letters
 * and emoji stay.
 */
const STEERING =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const SHOWN_AS = '·';

/** Text of another side for a terminal, a page or a report; line breaks and tabs stay. */
export function printable(text: string): string {
  return text.replace(STEERING, (character) =>
    character === '\n' || character === '\t' ? character : SHOWN_AS,
  );
}

/** Text of another side for one line, as of a log. */
export function printableLine(text: string): string {
  return text.replace(STEERING, SHOWN_AS);
}

// No Map: where a bundle has no use for it, it is left out.
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in XML and HTML, in an element or an attribute; what XML cannot carry, or could deceive who reads it, is replaced. */
export function escapeMarkup(text: string): string {
  return printable(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON that no terminal takes for commands and that breaks no line; it reads the same. */
export function jsonText(
  value: unknown,
  indent?: number,
  replace?: (name: string, value: unknown) => unknown,
): string {
  return JSON.stringify(value, replace, indent).replace(STEERING, (character) =>
    character === '\n' ? character : escaped(character),
  );
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_unit, at) => character.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
