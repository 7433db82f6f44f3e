import { UsageError } from '../command-error.js';
import { type AppFile, MAKES_APP } from './find-app.js';

/** A line that comes into a file, before the line with this number from 0. */
interface Insertion {
  readonly before: number;
  readonly lines: readonly string[];
}

/** A file as it is to be, and what has changed, for people. */
export interface Edited {
  readonly text: string;
  readonly difference: string;
}

/** How the files of a folder name each other: as modules of Node, or without the extension as bundlers and ts-node do. */
export function importedExtension({ text, extension, syntax }: AppFile): string {
  const imported = extension.replace('ts', 'js');
  if (syntax === 'commonjs') return extension === '.cjs' ? imported : '';
  const own = [...text.matchAll(/^import .*?from ['"](\.{1,2}\/[^'"]+)['"]/gm)].map(
    ([, path = '']) => path,
  );
  const isBare = own.length > 0 && own.every((path) => !/\.[cm]?[jt]s$/.test(path));
  return isBare ? '' : imported;
}

const IMPORT_LINE = /^import\b|^\} from ['"]/;

/** The receiver's first line in the file, in the style of the others. */
function importLine(app: AppFile, folder: string, { quote, end }: Style): string {
  const path = `${quote}./${folder}/index${importedExtension(app)}${quote}`;
  return app.syntax === 'module'
    ? `import { createLink } from ${path}${end}`
    : `const { createLink } = require(${path})${end}`;
}

interface Style {
  readonly quote: string;
  readonly end: string;
}

function styleOf(text: string): Style {
  return {
    quote: text.includes("'") || !text.includes('"') ? "'" : '"',
    end: /;[ \t]*\r?$/m.test(text) ? ';' : '',
  };
}

/**
 * Mounts the receiver in the file that makes the app: at once, before the app's own parsers.
 *
 * @throws UsageError when it has one already
 */
export function mountIn(app: AppFile, folder: string, mountPath: string): Edited {
  if (/\bcreateLink\b|['"]svclink['"]/.test(app.text)) {
    throw new UsageError(`${app.path} has a receiver already`);
  }
  const lineBreak = app.text.includes('\r\n') ? '\r\n' : '\n';
  const lines = app.text.split(lineBreak);
  const at = lines.findIndex((line) => MAKES_APP.test(line));
  const [, indent = '', name = 'app'] = MAKES_APP.exec(lines[at] ?? '') ?? [];
  const style = styleOf(app.text);
  const { quote, end } = style;
  const first = importLine(app, folder, style);
  const isModule = app.syntax === 'module';
  const mount = [
    '// The link receiver reads the body of its requests itself: it stands before the parsers.',
    // What is required stands where it is needed: lines above may go on in ways that are not seen here.
    ...(isModule ? [] : [first]),
    `const link = createLink()${end}`,
    `${name}.use(${quote}${mountPath}${quote}, link.receiver)${end}`,
  ];
  const imported = lines.slice(0, at).findLastIndex((line) => IMPORT_LINE.test(line)) + 1;
  const insertions = [
    ...(isModule ? [{ before: imported, lines: [first] }] : []),
    { before: at + 1, lines: ['', ...mount.map((line) => `${indent}${line}`)] },
  ];
  return {
    text: inserted(lines, insertions).join(lineBreak),
    difference: difference(app.path, lines, insertions),
  };
}

function inserted(lines: readonly string[], insertions: readonly Insertion[]): string[] {
  return lines.flatMap((line, index) => [
    ...insertions.filter(({ before }) => before === index).flatMap((one) => one.lines),
    line,
  ]);
}

/** The insertions with a line around each. */
function difference(
  path: string,
  lines: readonly string[],
  insertions: readonly Insertion[],
): string {
  const shown = insertions.flatMap(({ before, lines: added }) => {
    const around = (index: number) => (lines[index] === undefined ? [] : [`    ${lines[index]}`]);
    return [...around(before - 1), ...added.map((line) => `  + ${line}`), ...around(before), '  …'];
  });
  return [`${path}:`, ...shown.slice(0, -1)].join('\n');
}
