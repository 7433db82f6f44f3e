/**
 * Returns a text that both engines store unchanged, cut to its first `most` characters. NUL and half a surrogate pair
 * become visible replacements, because one engine cuts a text at NUL, and the other refuses it.
 */
export function textToStore(text: string, most = Number.POSITIVE_INFINITY): string {
  return text.slice(0, most).toWellFormed().replaceAll('\0', '\ufffd');
}
