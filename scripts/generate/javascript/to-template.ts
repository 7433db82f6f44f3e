/** A value that differs from app to app: how the example writes it, and the placeholder that stands for it. */
interface Slot {
  /** The file of the example that has it, without its extension; undefined for all. */
  readonly part?: string;
  readonly written: RegExp;
  readonly placeholder: string;
  /** The number of its occurrences in a file of the example. */
  readonly count: (name: string) => number;
}

/** Imports of files beside a file; those of types alone are gone from JavaScript. */
function neighbours(name: string): number {
  if (name.startsWith('index.')) return 2;
  return name === 'handlers.ts' ? 1 : 0;
}

const SLOTS: readonly Slot[] = [
  {
    written: /(?<=(?:from |require\()'\.\/\w+)\.c?js(?=')/g,
    placeholder: '{{extension}}',
    count: neighbours,
  },
  {
    part: 'index',
    written: /(?<=^const FOLDER = ')data(?=';$)/gm,
    placeholder: '{{folder}}',
    count: () => 1,
  },
  {
    part: 'store',
    written: /^import Database from 'libsql';$|^const Database = require\('libsql'\);$/gm,
    placeholder: '{{importDatabase}}',
    count: () => 1,
  },
];

/**
 * Makes a template of one file of the example: what differs from app to app gets a named placeholder.
 *
 * @throws Error when the example does not have what a placeholder is to stand for
 */
export function toTemplate(name: string, source: string): string {
  const part = name.replace(/\.\w+$/, '');
  return SLOTS.filter((slot) => slot.part === undefined || slot.part === part).reduce(
    (text, { written, placeholder, count }) => {
      const found = text.match(written)?.length ?? 0;
      if (found === count(name)) return text.replace(written, placeholder);
      throw new Error(`${name}: ${placeholder} was to stand for ${count(name)}, found ${found}`);
    },
    source,
  );
}
