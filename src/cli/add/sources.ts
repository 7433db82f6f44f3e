import { readdirSync, statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';

/** A source file of an app. */
export interface AppFile {
  /** The path below the project's folder, with slashes. */
  readonly path: string;
  readonly text: string;
  /** The form of its imports. */
  readonly syntax: 'module' | 'commonjs';
  /** True for a module of Node, whose imports need extensions. */
  readonly isModule: boolean;
  readonly language: 'typescript' | 'javascript';
  /** The extension with its dot; new files beside it get the same. */
  readonly extension: string;
}

const SOURCE = /\.[cm]?[jt]s$/;
const NO_SOURCE = /\.d\.[cm]?ts$|\.(?:test|spec)\./;
/** Folders that contain no source of the app. */
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage', 'out', 'test', 'tests']);
const DEEPEST = 4;
const MOST = 2000;

/** Returns the paths of the source files of a project. */
export function sourcesBelow(root: string, folder = '', depth = 0): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map(({ name }) => posix.join(folder, name));
  const own = files.filter((name) => SOURCE.test(name) && !NO_SOURCE.test(name)).sort();
  const folders = entries.filter(
    ({ name }) => depth < DEEPEST && !name.startsWith('.') && !SKIPPED.has(name),
  );
  const below = folders
    .filter((one) => one.isDirectory())
    .flatMap(({ name }) => sourcesBelow(root, posix.join(folder, name), depth + 1));
  return [...own, ...below].slice(0, MOST);
}

const PATH = /^(?:\.\/)?(\w[\w./-]*)$/;

/**
 * Returns the file that a script of package.json runs by Node, as in `PORT=80 node --inspect ./bin/www`; blank for
 * none.
 */
function runByNode(script: string): string {
  const words = script.split(' ');
  const command = words.findIndex((word) => !word.includes('='));
  if (words[command] !== 'node') return '';
  const [path = '', ...others] = words.slice(command + 1).filter((word) => !word.startsWith('-'));
  return others.length === 0 ? (PATH.exec(path)?.[1] ?? '') : '';
}

/**
 * Returns the files without an extension that the scripts of a package.json run: the generator of Express makes one.
 */
export function startedFiles(root: string, scripts: unknown): string[] {
  const started = Object.values(Object(scripts)).flatMap((script) => {
    const path = runByNode(String(script));
    const isFile = path !== '' && statSync(join(root, path), { throwIfNoEntry: false })?.isFile();
    return isFile && extname(path) === '' ? [posix.normalize(path)] : [];
  });
  return [...new Set(started)];
}

/** Determines language and syntax of a source file. @param type `type` of its package.json */
export function appFile(path: string, text: string, type: unknown): AppFile {
  const extension = extname(path);
  const isModule = extension.startsWith('.m') || (!extension.startsWith('.c') && type === 'module');
  // A compiler may turn imports into requires.
  const imports = /^import\b.*\bfrom\b|^import ['"]|^import \w+ = /m.test(text);
  return {
    path,
    text,
    language: extension.endsWith('ts') ? 'typescript' : 'javascript',
    extension,
    isModule,
    syntax: isModule || (imports && !extension.startsWith('.c')) ? 'module' : 'commonjs',
  };
}
