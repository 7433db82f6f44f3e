import { posix } from 'node:path';
import { MAKES_APP } from './find-app.js';
import type { AppFile } from './sources.js';
import { importedExtension, LINK_FOLDER } from './template.js';

/** A line and the number, from 0, of the line before which it is inserted. */
interface Insertion {
  readonly before: number;
  readonly lines: readonly string[];
}

/** The style of texts and of ends of statements in a file. */
interface Style {
  readonly quote: string;
  readonly end: string;
}

/** The import of the link in a file. */
export interface LinkImport {
  /** Its name in the file, which may have a `link` of its own. */
  readonly name: string;
  readonly line: string;
}

const IMPORT_LINE = /^import\b|^\} from ['"]/;
const HAS_RECEIVER = /\blink\.receiver\b|\bsvclink\.receiver\b|\bcreateLink\b|['"]svclink['"]/;

/** Returns true for a file that mounts a receiver already. */
export function hasReceiver({ text }: AppFile): boolean {
  return HAS_RECEIVER.test(text);
}

function styleOf(text: string): Style {
  return {
    quote: text.includes("'") || !text.includes('"') ? "'" : '"',
    end: /;[ \t]*\r?$/m.test(text) ? ';' : '',
  };
}

/**
 * Returns the import of the link in the style of a file. @param app the file that makes the app, in whose folder the
 * link is
 */
export function linkImport(file: AppFile, app: AppFile): LinkImport {
  const { quote, end } = styleOf(file.text);
  const folder = posix.join(posix.dirname(app.path), LINK_FOLDER);
  const way = posix.relative(posix.dirname(file.path), folder);
  const path = `${way.startsWith('.') ? way : `./${way}`}/index${importedExtension(file)}`;
  const isTaken = /\blink\b/.test(file.text);
  const module = `${quote}${path}${quote}`;
  const line =
    file.syntax === 'module'
      ? `import { link${isTaken ? ' as svclink' : ''} } from ${module}${end}`
      : `const { link${isTaken ? ': svclink' : ''} } = require(${module})${end}`;
  return { name: isTaken ? 'svclink' : 'link', line };
}

/** Returns the line that mounts the receiver. */
export function mountLine(app: AppFile, name: string, link: string, mountPath: string): string {
  const { quote, end } = styleOf(app.text);
  return `${name}.use(${quote}${mountPath}${quote}, ${link}.receiver)${end}`;
}

function inserted(text: string, insertions: (lines: readonly string[]) => Insertion[]): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(lineBreak);
  const all = insertions(lines);
  return lines
    .flatMap((line, index) => [
      ...all.filter(({ before }) => before === index).flatMap((one) => one.lines),
      line,
    ])
    .join(lineBreak);
}

/** Returns the text of the app's file with the receiver mounted first: before the app's own parsers. */
export function mounted(app: AppFile, mountPath: string): string {
  const { name, line } = linkImport(app, app);
  const isModule = app.syntax === 'module';
  return inserted(app.text, (lines) => {
    const at = lines.findIndex((one) => MAKES_APP.test(one));
    const [, indent = '', made = 'app'] = MAKES_APP.exec(lines[at] ?? '') ?? [];
    const imported = lines.slice(0, at).findLastIndex((one) => IMPORT_LINE.test(one)) + 1;
    const mount = [
      '// The link receiver reads the body of its requests itself: it stands before the parsers.',
      // A require stands directly before its use: it is uncertain whether lines above form a statement.
      ...(isModule ? [] : [line]),
      mountLine(app, made, name, mountPath),
    ];
    return [
      ...(isModule ? [{ before: imported, lines: [line] }] : []),
      { before: at + 1, lines: ['', ...mount.map((one) => `${indent}${one}`)] },
    ];
  });
}

/** Returns the text of another file, with the link imported after the import of the app. */
export function withImport(file: AppFile, line: string, appLine: RegExp): string {
  return inserted(file.text, (lines) => {
    const at = lines.findIndex((one) => appLine.test(one));
    return [{ before: at + 1, lines: [line] }];
  });
}
