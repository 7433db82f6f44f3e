import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { isObject } from '../../protocol/envelope/envelope.js';

/** A package of a workspace. */
export interface Member {
  /** The path below the root, with slashes. */
  readonly path: string;
  readonly dependencies: Readonly<Record<string, unknown>>;
}

/** The greatest depth of a package's folder below the root of a workspace. */
const DEEPEST = 4;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The first character of files of Windows editors, which JSON does not allow. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Returns the value of a JSON text; undefined for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

/** Returns the content of a folder's package.json; undefined for a missing or unreadable one. */
export function packageIn(folder: string): Readonly<Record<string, unknown>> | undefined {
  const content = parsedJson(read(join(folder, 'package.json')));
  return isObject(content) ? content : undefined;
}

/** Returns a folder and those above it, up to the root of its repository or of the disk. */
export function foldersUpward(folder: string): string[] {
  const above = dirname(folder);
  const isLast = above === folder || existsSync(join(folder, '.git'));
  return isLast ? [folder] : [folder, ...foldersUpward(above)];
}

/** Returns the list `packages` of pnpm-workspace.yaml, in either form of a list. */
function patternsOfYaml(text: string): string[] {
  const inline = /^packages:[ \t]*\[([^\]]*)\]/m.exec(text)?.[1];
  if (inline !== undefined) return inline.split(',').map(unquoted).filter(Boolean);
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => /^packages:/.test(line)) + 1;
  if (start === 0) return [];
  const end = lines.findIndex((line, index) => index >= start && /^[^\s#-]/.test(line));
  return lines
    .slice(start, end === -1 ? undefined : end)
    .filter((line) => /^\s*-/.test(line))
    .map((line) => unquoted(line.replace(/^\s*-/, '').replace(/\s#.*$/, '')));
}

function unquoted(text: string): string {
  return text.trim().replace(/^['"]|['"]$/g, '');
}

/** Returns the patterns of the packages of a workspace; empty for a folder that is not the root of one. */
function patternsIn(folder: string): string[] {
  const yaml = patternsOfYaml(read(join(folder, 'pnpm-workspace.yaml')));
  const { workspaces } = packageIn(folder) ?? {};
  const list: unknown = isObject(workspaces) ? workspaces.packages : workspaces;
  const own = Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  return [...yaml, ...own];
}

function matches(path: string, pattern: string): boolean {
  const wanted = pattern
    .replace(/^\.\//, '')
    .replace(/(?<!\/)\/+$/, '')
    .split('/');
  const given = path.split('/');
  const from = (at: number, of: number): boolean => {
    const part = wanted[at];
    if (part === undefined) return of === given.length;
    if (part === '**') return from(at + 1, of) || (of < given.length && from(at, of + 1));
    const name = given[of];
    return name !== undefined && matchesName(name, part) && from(at + 1, of + 1);
  };
  return from(0, 0);
}

/** Matches a name in a path with a part of a pattern, in which a star is any text. */
function matchesName(name: string, part: string): boolean {
  const [first = '', ...rest] = part.split('*');
  if (rest.length === 0) return name === part;
  const last = rest.pop() ?? '';
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  if (name.length < first.length + last.length) return false;
  const middle = name.slice(first.length, name.length - last.length);
  return rest.every((text) => middle.includes(text));
}

function isNamed(path: string, patterns: readonly string[]): boolean {
  const isOut = patterns.some((one) => one.startsWith('!') && matches(path, one.slice(1)));
  return !isOut && patterns.some((one) => !one.startsWith('!') && matches(path, one));
}

/** Returns true for a package of the workspace whose root is `above`. */
export function isMember(folder: string, above: string): boolean {
  return isNamed(relative(above, folder).split(sep).join('/'), patternsIn(above));
}

/** Returns the packages of the workspace whose root is `root`; empty for any other folder. */
export function membersOf(root: string): Member[] {
  const patterns = patternsIn(root);
  const below = (path: string, depth: number): string[] => {
    if (depth > DEEPEST) return [];
    return readdirSync(join(root, path), { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => posix.join(path, name))
      .flatMap((one) => [one, ...below(one, depth + 1)]);
  };
  if (patterns.length === 0) return [];
  return below('', 1)
    .filter((path) => isNamed(path, patterns))
    .flatMap((path) => {
      const content = packageIn(join(root, path));
      if (content === undefined) return [];
      const { dependencies, devDependencies } = content;
      return [{ path, dependencies: { ...Object(devDependencies), ...Object(dependencies) } }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
