/**
 * What a value is that JSON writes as `{}` although it is more: a Map, a Set, a generator, a promise, a Date that nobody
 * has turned into text. It looks at the value alone, not at what is in it.
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
  if (prototype === null || prototype === Object.prototype) return undefined;
  const isPlain = Object.getPrototypeOf(prototype) === null;
  if (isPlain || Object.keys(value).length > 0) return undefined;
  return nameOf(prototype) ?? 'generator';
}

/** The name of the class; generators have none. */
function nameOf(prototype: unknown): string | undefined {
  const { name }: { readonly name?: unknown } = Object(prototype).constructor ?? {};
  return typeof name === 'string' && name !== '' ? name : undefined;
}
