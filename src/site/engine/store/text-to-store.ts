/**
 * A text as both engines store it, cut to its first `most` characters. NUL and half a surrogate pair are shown as what
 * they are: one engine cuts a text at NUL, and the other refuses it.
 */
export function textToStore(text: string, most = Number.POSITIVE_INFINITY): string {
  return text.slice(0, most).toWellFormed().replaceAll('\0', '\ufffd');
}
