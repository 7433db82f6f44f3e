/**
 * Returns the name of a value whose content JSON loses, such as a Map that it writes as `{}`. Others are a Set, a
 * promise, a damaged Date, a generator, a stream, and the cursor of a database, whose content only reading shows. The
 * check covers the value alone, not its members.
 *
 * @returns a name for messages, such as `Map`; undefined for a value that JSON writes faithfully
 *
 * @example emptiedByJson(new Map([[1, 2]])); // 'Map' emptiedByJson({ a: 1 }); // undefined
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

/** Returns true for a value that yields its content by iteration and has no other form for JSON. */
function isRead(value: object): boolean {
  return (Symbol.asyncIterator in value || Symbol.iterator in value) && !('toJSON' in value);
}

/** The name of the class; generators have none. */
function nameOf(prototype: unknown): string | undefined {
  const { name }: { readonly name?: unknown } = Object(prototype).constructor ?? {};
  return typeof name === 'string' && name !== '' ? name : undefined;
}
