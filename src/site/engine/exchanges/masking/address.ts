/** What stands in the place of a secret. */
export const HIDDEN = '(hidden)';

/** Characters of a signature or key at least: shorter parts of a path are names and numbers. */
const SHORTEST_KEY = 16;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Names of parameters within a path whose value proves a right. */
const SIGNED_NAME = /sig|hmac|token|key|secret|policy|auth|credential|password|expires/i;

/**
 * An address as it may be shown: without user information, without its query and fragment, and without the parts of its
 * path that look like a signature or key. Slashes may have backslashes before them, as in JSON within JSON.
 *
 * @param rest what follows the two slashes of the scheme
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

/** Where the first of some characters stands, from a place on; the length where there is none. */
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

/** Whether a part of a path, or a piece of it, proves a right. */
function isSigned(segment: string): boolean {
  // As some services of images write it: `s--AbCdEfGh--`.
  if (segment.startsWith('s--') && segment.endsWith('--')) return true;
  const equals = segment.indexOf('=');
  if (equals > 0 && SIGNED_NAME.test(segment.slice(0, equals))) return true;
  return segment.split(/[.,;:=!@~()]/).some(isKey);
}

/** Whether a text looks drawn at random: its characters change their class often, as those of words do not. */
function isKey(piece: string): boolean {
  if (piece.length < SHORTEST_KEY || UUID.test(piece)) return false;
  let count = 0;
  let changes = 0;
  let before = '';
  for (let at = 0; at < piece.length; at++) {
    const character = piece.charAt(at);
    if (character === '%') {
      // An encoded character is one of a word.
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

/** An address as it may be shown; see {@link maskedRest}. */
export function maskedAddress(address: string): string {
  const scheme = address.indexOf('://');
  if (scheme < 0) return maskedRest(address);
  return address.slice(0, scheme + 3) + maskedRest(address.slice(scheme + 3));
}
