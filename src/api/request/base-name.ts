const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?$/i;

/** Control characters, and what Windows does not take in a name. */
function isUnusable(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 0x20 || code === 0x7f || '<>:"|?*'.includes(character);
}

/**
 * The name of a file without path parts, control characters and names that a file system reserves: safe to join to
 * a folder. It never comes out empty.
 */
export function baseName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const usable = [...last].filter((character) => !isUnusable(character)).join('');
  const trimmed = usable.trim().replace(/[. ]{1,255}$/, '');
  if (trimmed === '') return 'file';
  return RESERVED.test(trimmed) ? `_${trimmed}` : trimmed;
}
