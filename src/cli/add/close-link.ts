import { posix } from 'node:path';
import { linkImport, withImport } from './edit-app.js';
import { MAKES_APP } from './find-app.js';
import type { AppFile } from './sources.js';

/** Returns the index after the parenthesis that closes the one at `open`; undefined where that is uncertain. */
function afterCall(text: string, open: number): number | undefined {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const skipped = afterText(text, at);
    if (skipped === undefined) return undefined;
    at = skipped;
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/**
 * Returns the index of the last character of the text or comment at `at`; `at` itself where neither begins; undefined
 * without an end.
 */
function afterText(text: string, at: number): number | undefined {
  const rest = (end: string, from: number) => {
    const found = text.indexOf(end, from);
    return found === -1 ? undefined : found + end.length - 1;
  };
  const character = text[at] ?? '';
  if (text.startsWith('//', at)) return rest('\n', at);
  if (text.startsWith('/*', at)) return rest('*/', at + 2);
  if (!'\'"`'.includes(character)) return at;
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === character) return end;
  }
  return undefined;
}

/** Returns the calls that make or start the server of an app, by the index of their opening parenthesis. */
function serverCalls(text: string, app: string): number[] {
  const made = [...text.matchAll(new RegExp(`\\bcreateServer\\((?:\\w+, )?${app}\\)`, 'g'))];
  const started = [...text.matchAll(new RegExp(`\\b${app}\\.listen\\(`, 'g'))];
  return (made.length > 0 ? made : started).map(({ index, 0: call }) => index + call.indexOf('('));
}

/** Returns the text of a file whose server closes the link when it closes; undefined where the server is uncertain. */
function closing(text: string, app: string, link: string): string | undefined {
  const [only, another] = serverCalls(text, app);
  if (only === undefined || another !== undefined) return undefined;
  const end = afterCall(text, only);
  if (end === undefined || !/^(?:[;,.)\s]|$)/.test(text.slice(end, end + 1))) return undefined;
  const quote = text.includes("'") || !text.includes('"') ? "'" : '"';
  const listener = `.on(${quote}close${quote}, () => void ${link}.close())`;
  return `${text.slice(0, end)}${listener}${text.slice(end)}`;
}

const FROM_FILE =
  /^(?:import (?:(\w+)|\{ (\w+) \}) from |(?:const|let|var) (?:(\w+)|\{ (\w+) \}) = require\()['"](\.{1,2}\/[^'"]+)['"]\)?;?[ \t]*\r?$/gm;

const withoutExtension = (path: string) =>
  path.replace(/\.[cm]?[jt]s$/, '').replace(/\/index$/, '');

/** Returns the name under which a file imports the app, and the line of that import. */
function importOf(file: AppFile, app: AppFile): { name: string; line: string } | undefined {
  for (const [line, ...groups] of file.text.matchAll(FROM_FILE)) {
    const from = posix.join(posix.dirname(file.path), groups[4] ?? '');
    const name = groups.slice(0, 4).find((one) => one !== undefined);
    if (name !== undefined && withoutExtension(from) === withoutExtension(app.path)) {
      return { name, line: line.trimEnd() };
    }
  }
  return undefined;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A file that closes the link when its server closes. */
export interface ClosedIn {
  readonly path: string;
  readonly text: string;
}

/**
 * Finds the server of an app, in the app's own file or in one that imports the app, and lets it close the link.
 *
 * @param mounted the new text of the app's own file
 * @returns undefined where a developer has to add the line
 */
export function closeWithServer(
  app: AppFile,
  mounted: string,
  others: readonly AppFile[],
): ClosedIn | undefined {
  const made = MAKES_APP.exec(app.text)?.[2] ?? 'app';
  const own = closing(mounted, made, linkImport(app, app).name);
  if (own !== undefined) return { path: app.path, text: own };
  const found = others.flatMap((file) => {
    const imported = file.path === app.path ? undefined : importOf(file, app);
    if (imported === undefined || serverCalls(file.text, imported.name).length === 0) return [];
    return [{ file, imported }];
  });
  const [only, another] = found;
  if (only === undefined || another !== undefined) return undefined;
  const { file, imported } = only;
  const { name, line } = linkImport(file, app);
  const added = withImport(file, line, new RegExp(`^${escaped(imported.line)}[ \\t]*\\r?$`));
  const text = closing(added, imported.name, name);
  return text === undefined ? undefined : { path: file.path, text };
}
