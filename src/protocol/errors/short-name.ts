/** The most characters of a name in a message or in a log entry. */
const LONGEST = 200;

/** Returns a name or an id from outside for a message, which it must not fill: its first 200 characters, and a sign. */
export function shortName(given: unknown): string {
  const name = String(given);
  return name.length > LONGEST ? `${name.slice(0, LONGEST).toWellFormed()}…` : name;
}
