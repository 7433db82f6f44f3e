/**
 * Characters that can control a terminal, break a line of a log, or change or hide the text after them: control
 * characters, half surrogates, line separators, marks of direction, zero-width blanks and tags. The joiners of letters
 * and emoji are allowed.
 */
const STEERING =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const SHOWN_AS = '·';

/** Makes text of another side safe for a terminal, a page or a report. Line breaks and tabs stay. */
export function printable(text: string): string {
  return text.replace(STEERING, (character) =>
    character === '\n' || character === '\t' ? character : SHOWN_AS,
  );
}

/** Makes text of another side safe for one line, as in a log. */
export function printableLine(text: string): string {
  return text.replace(STEERING, SHOWN_AS);
}

// A plain object, because a bundler removes it where it is unused, unlike a Map.
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes a text for XML and HTML, in an element or an attribute. Characters that XML does not allow, or that could
 * deceive a reader, are replaced.
 */
export function escapeMarkup(text: string): string {
  return printable(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Returns JSON without control characters for a terminal and without line breaks in it. It parses to the same value.
 */
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
