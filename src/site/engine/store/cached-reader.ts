import type { Database } from './database.js';

/** The most characters of one cache: some thousand orders. */
const LONGEST = 4 * 1024 * 1024;

/**
 * Returns a reader that caches values until the next commit. A statement costs many times as much as reading the
 * version of the database. Without a version nothing is cached.
 *
 * @param read reads the value of a key; undefined, which is not cached, without one
 * @param lengthOf returns the approximate number of characters of a value
 * @returns the reader. Callers share values and must not change them
 */
export function cachedReader<Value extends object>(
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
    // The version is read first, so that a newer value may be read twice, but an older one is never used.
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

/**
 * Returns the cached readers of each database for one kind of value; see {@link cachedReader}.
 *
 * @param read reads the value of a key by the parts of the first call on a database, which stay in memory
 * @returns a function that returns the reader of a database
 */
export function cachedReaders<
  Parts extends { readonly context: { readonly database: Database } },
  Value extends object,
>(
  read: (parts: Parts, key: string) => Promise<Value | undefined>,
  lengthOf: (value: Value) => number,
): (parts: Parts) => (key: string) => Promise<Value | undefined> {
  const readers = new WeakMap<Database, (key: string) => Promise<Value | undefined>>();
  return (parts) => {
    const { database } = parts.context;
    let reader = readers.get(database);
    if (!reader) {
      reader = cachedReader(database, (key) => read(parts, key), lengthOf);
      readers.set(database, reader);
    }
    return reader;
  };
}
