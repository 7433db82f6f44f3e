/** The most bytes of a name. File systems allow 255 bytes of UTF-8; the rest is for the extension of a part file. */
const LONGEST = 200;
const LONGEST_EXTENSION = 20;

/**
 * Characters that are not allowed in a file name: control and formatting characters (NUL, CR LF, marks that change the
 * direction of letters), invisible ones (zero-width characters, fillers), half surrogates, private and unassigned
 * characters, line separators, and characters that Windows refuses or reads as a drive or a stream.
 */
const UNUSABLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}<>:"|?*]/gu;

/** Names that Windows reserves for devices, with any extension and any number of trailing blanks. */
const RESERVED = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;

const EDGE = /[.\s]/;

/**
 * Reduces a file name from outside to a base name that is safe in any folder of any file system. It removes path parts,
 * invisible and control characters, characters with a meaning to a drive, and leading and trailing dots and blanks. The
 * name of a device gets a leading `_`. The result may consist of an extension alone (`.jpg`).
 *
 * Two callers may use the same name: name stored files of different callers by their id.
 *
 * @returns the name in NFC, 1 to 200 bytes of UTF-8 with its extension; `file` when nothing is left
 */
export function baseName(fileName: string): string {
  const last = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  const clean = trimEdges(last.replace(UNUSABLE, '').normalize('NFC'));
  const free = RESERVED.test(clean) ? `_${clean}` : clean;
  return shorten(free) || 'file';
}

/** Splits a base name before its last dot. A part that is longer than any extension is not an extension. */
export function splitExtension(name: string): readonly [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot) : '';
  if (Buffer.byteLength(extension) > LONGEST_EXTENSION) return [name, ''];
  return [name.slice(0, name.length - extension.length), extension];
}

/** Removes dots and blanks at both ends. A regular expression would scan a long row of them repeatedly. */
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

/** Returns the first characters of a text, up to a number of bytes. */
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
