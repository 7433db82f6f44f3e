/** The replacement of a secret. */
export const HIDDEN = '(hidden)';

/** The least length of a signature or key. Shorter parts of a path are names and numbers. */
const SHORTEST_KEY = 16;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Names of parameters within a path whose value grants access. */
const SIGNED_NAME = /sig|hmac|token|key|secret|policy|auth|credential|password|expires/i;

/**
 * Returns an address without its secrets: without user information, query and fragment, and without the parts of its
 * path that look like a signature or key. Slashes may have backslashes before them, as in JSON within JSON.
 *
 * @param rest the part after the two slashes of the scheme
 */
export function maskedRest(rest: string): string {
  const authorityEnd = firstOf(rest, '/?#', 0);
  const authority = rest.slice(0, authorityEnd);
  const at = authority.lastIndexOf('@');
  const host = at < 0 ? authority : `${HIDDEN}${authority.slice(at)}`;
  const pathEnd = firstOf(rest, '?#', authorityEnd);
  const path = maskedPath(rest.slice(authorityEnd, pathEnd));
  return host + path + (pathEnd < rest.length ? `?${HIDDEN}` : '');
}

/** Returns the index of the first of some characters after an index; the length where there is none. */
function firstOf(text: string, characters: string, from: number): number {
  let at = from;
  while (at < text.length && !characters.includes(text.charAt(at))) at++;
  return at;
}

function maskedPath(path: string): string {
  if (path.length < SHORTEST_KEY && !path.includes('=') && !path.includes('--')) return path;
  return path.split('/').map(maskedSegment).join('/');
}

function maskedSegment(segment: string): string {
  // The backslash before the next slash.
  let end = segment.length;
  while (end > 0 && segment.charAt(end - 1) === '\\') end--;
  const text = segment.slice(0, end);
  return isSigned(text) ? HIDDEN + segment.slice(end) : segment;
}

/** Returns true for a part of a path that grants access. */
function isSigned(segment: string): boolean {
  // Some image services write signatures as `s--AbCdEfGh--`.
  if (segment.startsWith('s--') && segment.endsWith('--')) return true;
  const equals = segment.indexOf('=');
  if (equals > 0 && SIGNED_NAME.test(segment.slice(0, equals))) return true;
  return segment.split(/[.,;:=!@~()]/).some(isKey);
}

/** Returns true for a text that looks random: the class of its characters changes more often than in words. */
function isKey(piece: string): boolean {
  if (piece.length < SHORTEST_KEY || UUID.test(piece)) return false;
  let count = 0;
  let changes = 0;
  let before = '';
  for (let at = 0; at < piece.length; at++) {
    const character = piece.charAt(at);
    if (character === '%') {
      // An encoded character is part of a word.
      at += 2;
      before = '';
      continue;
    }
    const now = classOf(character);
    if (before !== '' && now !== '' && now !== before) changes++;
    before = now;
    count++;
  }
  return count >= SHORTEST_KEY && changes * 4 >= count;
}

function classOf(character: string): string {
  if (character >= '0' && character <= '9') return '0';
  if (character >= 'a' && character <= 'z') return 'a';
  return character >= 'A' && character <= 'Z' ? 'A' : '';
}

/** Returns an address without its secrets; see {@link maskedRest}. */
export function maskedAddress(address: string): string {
  const scheme = address.indexOf('://');
  if (scheme < 0) return maskedRest(address);
  return address.slice(0, scheme + 3) + maskedRest(address.slice(scheme + 3));
}
