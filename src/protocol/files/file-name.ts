/** File systems take 255 bytes of UTF-8; what is left over is for the extension of a part file beside it. */
const LONGEST = 200;
const LONGEST_EXTENSION = 20;

/**
 * What has no place in a file name: control and formatting characters (NUL, CR LF, marks that turn the direction of
 * letters), what is shown as nothing (zero-width characters, fillers), half surrogates, private and unassigned
 * characters, line separators, and what Windows refuses or takes for a drive or a stream.
 */
const UNUSABLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}<>:"|?*]/gu;

/** Names that Windows keeps for devices, whatever extension and however many blanks follow. */
const RESERVED = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;

const EDGE = /[.\s]/;

/**
 * Reduces a file name from outside to a base name that is safe in any folder of any file system: path parts, invisible
 * and control characters, characters with a meaning to a drive, leading and trailing dots and blanks go, and the name
 * of a device gets a `_` in front. A name without an extension of its own may be all that is left of one (`.jpg`).
 *
 * It says nothing about who else has a file of that name: where files of others are stored, name them by their id.
 *
 * @returns the name in NFC, 1 to 200 bytes of UTF-8 with its extension kept; `file` when nothing is left
 */
export function baseName(fileName: string): string {
  const last = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  const clean = trimEdges(last.replace(UNUSABLE, '').normalize('NFC'));
  const free = RESERVED.test(clean) ? `_${clean}` : clean;
  return shorten(free) || 'file';
}

/** Splits a base name before its last dot; what is longer than any extension is none. */
export function splitExtension(name: string): readonly [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot) : '';
  if (Buffer.byteLength(extension) > LONGEST_EXTENSION) return [name, ''];
  return [name.slice(0, name.length - extension.length), extension];
}

/** Without dots and blanks at its ends; a regular expression would look at a long row of them again and again. */
function trimEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EDGE.test(text.charAt(start))) start += 1;
  while (start < end && EDGE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function shorten(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST) return name;
  const [stem, extension] = splitExtension(name);
  return trimEdges(`${firstBytes(stem, LONGEST - Buffer.byteLength(extension))}${extension}`);
}

/** The characters of a text that fit into so many bytes. */
function firstBytes(text: string, bytes: number): string {
  let length = 0;
  let end = 0;
  for (const character of text) {
    length += Buffer.byteLength(character);
    if (length > bytes) break;
    end += character.length;
  }
  return text.slice(0, end);
}
