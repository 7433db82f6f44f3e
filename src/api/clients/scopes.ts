const SCOPE = /^([a-z][a-z0-9_]{0,63})-(rw|r)$/;
const MOST_SCOPES = 200;

/** Whether text has the form `<service>-r` or `<service>-rw`. */
export const isScope = (text: string): boolean => SCOPE.test(text);

/**
 * Reads a `scope` member: scopes separated by single blanks (RFC 6749 section 3.3). Undefined when it is malformed.
 */
export function readScopes(text: string): string[] | undefined {
  const scopes = text.split(' ', MOST_SCOPES + 1);
  if (scopes.length > MOST_SCOPES || !scopes.every(isScope)) return undefined;
  return [...new Set(scopes)];
}

/** Whether one scope is held: itself, or `-rw` where `-r` is asked for. */
export function covers(held: readonly string[], scope: string): boolean {
  return held.includes(scope) || (scope.endsWith('-r') && held.includes(`${scope}w`));
}
