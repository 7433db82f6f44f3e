import { posix } from 'node:path';
import { MAKES_APP } from './find-app.js';
import type { AppFile } from './sources.js';
import { importedExtension, LINK_FOLDER } from './template.js';

/** A line that comes into a file, before the line with this number from 0. */
interface Insertion {
  readonly before: number;
  readonly lines: readonly string[];
}

/** The way a file writes texts and ends of statements. */
interface Style {
  readonly quote: string;
  readonly end: string;
}

/** The link as a file imports it. */
export interface LinkImport {
  /** Its name in the file, which may have a `link` of its own. */
  readonly name: string;
  readonly line: string;
}

const IMPORT_LINE = /^import\b|^\} from ['"]/;
const HAS_RECEIVER = /\blink\.receiver\b|\bsvclink\.receiver\b|\bcreateLink\b|['"]svclink['"]/;

/** Whether a file mounts a receiver already. */
export function hasReceiver({ text }: AppFile): boolean {
  return HAS_RECEIVER.test(text);
}

function styleOf(text: string): Style {
  return {
    quote: text.includes("'") || !text.includes('"') ? "'" : '"',
    end: /;[ \t]*\r?$/m.test(text) ? ';' : '',
  };
}

/** The import of the link, in the style of a file. @param app the file that makes the app, whose neighbour the link is */
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

/** The line that mounts the receiver. */
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

/** The text of the file that makes the app, with the receiver mounted at once: before the app's own parsers. */
export function mounted(app: AppFile, mountPath: string): string {
  const { name, line } = linkImport(app, app);
  const isModule = app.syntax === 'module';
  return inserted(app.text, (lines) => {
    const at = lines.findIndex((one) => MAKES_APP.test(one));
    const [, indent = '', made = 'app'] = MAKES_APP.exec(lines[at] ?? '') ?? [];
    const imported = lines.slice(0, at).findLastIndex((one) => IMPORT_LINE.test(one)) + 1;
    const mount = [
      '// The link receiver reads the body of its requests itself: it stands before the parsers.',
      // A require stands where it is needed: lines above may go on in ways that are not seen here.
      ...(isModule ? [] : [line]),
      mountLine(app, made, name, mountPath),
    ];
    return [
      ...(isModule ? [{ before: imported, lines: [line] }] : []),
      { before: at + 1, lines: ['', ...mount.map((one) => `${indent}${one}`)] },
    ];
  });
}

/** The text of another file, with the link imported after the line that imports the app. */
export function withImport(file: AppFile, line: string, appLine: RegExp): string {
  return inserted(file.text, (lines) => {
    const at = lines.findIndex((one) => appLine.test(one));
    return [{ before: at + 1, lines: [line] }];
  });
}
