/** A value that differs from app to app: how the example writes it, and the placeholder that stands for it. */
interface Slot {
  /** The file of the example that has it, without its extension; undefined for all. */
  readonly part?: string;
  readonly written: RegExp;
  readonly placeholder: string;
  /** The number of its occurrences in a file of the example. */
  readonly count: (name: string) => number;
}

/** Returns the number of imports of neighbouring files; imports of types are gone from JavaScript. */
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
 * Makes a template of one file of the example: values that differ between apps become named placeholders.
 *
 * @throws Error if the example does not contain the value of a placeholder
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
