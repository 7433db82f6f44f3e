const LONGEST = 300;

function textIn(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : '';
}

/**
 * Why something failed, for people. Looks at the cause first: fetch itself only says that it failed. Errors may come
 * from another realm, so no class is asked for.
 */
export function reasonOf(error: unknown): string {
  const cause: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : undefined;
  const told = [textIn(cause, 'message'), textIn(cause, 'code'), textIn(error, 'message')];
  return (told.find((text) => text !== '') ?? 'the connection failed').slice(0, LONGEST);
}
