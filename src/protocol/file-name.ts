/** Names that Windows keeps for devices, whatever extension follows. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
const LONGEST = 200;

/**
 * Reduces a file name from outside to a base name that is safe in any file system: path parts, control characters,
 * characters with a meaning to a shell or a drive, leading and trailing dots and blanks, and device names go.
 *
 * @returns the name, at most 200 characters with its extension kept; `''` when nothing is left
 */
export function baseName(fileName: string): string {
  const last = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  const clean = last
    .toWellFormed()
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/g, '')
    .replace(/^[. ]+|[. ]+$/g, '');
  const safe = RESERVED.test(clean) ? `_${clean}` : clean;
  return shorten(safe);
}

function shorten(name: string): string {
  if (name.length <= LONGEST) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 16 ? name.slice(dot) : '';
  return name.slice(0, LONGEST - extension.length).toWellFormed() + extension;
}
