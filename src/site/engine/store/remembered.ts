import type { Database } from './database.js';

/** Characters of what is remembered for one purpose: some thousand orders. */
const LONGEST = 4 * 1024 * 1024;

/**
 * Remembers what was read, as long as nothing else is committed: a statement costs many times as much as asking whether
 * that is so. Where it cannot be asked, everything is read each time.
 *
 * @param read reads what belongs to a key; undefined, which is not remembered, where there is nothing
 * @param lengthOf about how many characters a value has
 * @returns what `read` gives; one value may be given to many, so that nobody may change it
 */
export function remembered<Value extends object>(
  { version }: Pick<Database, 'version'>,
  read: (key: string) => Promise<Value | undefined>,
  lengthOf: (value: Value) => number,
): (key: string) => Promise<Value | undefined> {
  if (!version) return read;
  const entries = new Map<string, Value>();
  let newest = 0;
  let length = 0;
  const forget = (): void => {
    entries.clear();
    length = 0;
  };
  return async (key) => {
    // Asked before reading: what is newer than its version is read once more, and never the other way round.
    const current = version();
    if (current !== newest) forget();
    newest = current;
    const known = entries.get(key);
    if (known) return known;
    const value = await read(key);
    if (value && current === newest) {
      if (length > LONGEST) forget();
      length += lengthOf(value);
      entries.set(key, value);
    }
    return value;
  };
}
