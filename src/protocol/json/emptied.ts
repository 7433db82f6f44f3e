/**
 * What a value is that JSON writes as `{}` although it is more, or from the inside: a Map, a Set, a promise, a Date that
 * nobody has turned into text; a generator, a stream or the cursor of a database, which only say what they hold when they
 * are read. It looks at the value alone, not at what is in it.
 *
 * @returns a name for messages, such as `Map`; undefined for what JSON writes as it is
 *
 * @example
 * emptiedByJson(new Map([[1, 2]]));  // 'Map'
 * emptiedByJson({ a: 1 });           // undefined
 */
export function emptiedByJson(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (isRead(value)) return nameOf(prototype) ?? 'generator';
  if (prototype === null || prototype === Object.prototype) return undefined;
  const isPlain = Object.getPrototypeOf(prototype) === null;
  if (isPlain || Object.keys(value).length > 0) return undefined;
  return nameOf(prototype) ?? 'generator';
}

/** Whether it says what it holds by being read, and has no other form for JSON. */
function isRead(value: object): boolean {
  return (Symbol.asyncIterator in value || Symbol.iterator in value) && !('toJSON' in value);
}

/** The name of the class; generators have none. */
function nameOf(prototype: unknown): string | undefined {
  const { name }: { readonly name?: unknown } = Object(prototype).constructor ?? {};
  return typeof name === 'string' && name !== '' ? name : undefined;
}
