/** The most characters of a name in a message. */
const LONGEST = 200;

/** Returns a name or an id from outside for a message, which it must not fill: its first 200 characters. */
export function shortName(given: unknown): string {
  return String(given).slice(0, LONGEST);
}
