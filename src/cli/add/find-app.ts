import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { isObject } from '../../protocol/envelope.js';
import { UsageError } from '../command-error.js';

/** A file that makes an Express app. */
export interface AppFile {
  /** Below the project's folder, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Whether it imports, or requires. */
  readonly syntax: 'module' | 'commonjs';
  readonly language: 'typescript' | 'javascript';
  /** With the dot; files beside it have the same. */
  readonly extension: string;
}

/** What is read of an app's package.json. */
export interface AppPackage {
  readonly type: unknown;
  readonly text: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Makes an app: its name, and what stands in front on its line. */
export const MAKES_APP =
  /^([ \t]*)(?:export )?(?:const|let|var) (\w+)(?:\s*:[^=\n]+)? = express\(\);?[ \t]*(?:\/\/.*)?\r?$/m;

const SOURCE = /\.[cm]?[jt]s$/;
const NO_SOURCE = /\.d\.[cm]?ts$|\.(?:test|spec)\./;
/** What holds no source of the app's own. */
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage', 'out', 'test', 'tests']);
const DEEPEST = 4;
const MOST = 2000;

/** @throws UsageError when there is none, or it is no Express app's */
export function readAppPackage(root: string): AppPackage {
  const path = join(root, 'package.json');
  if (!existsSync(path)) {
    throw new UsageError('there is no package.json here: go to the folder of your Express app');
  }
  const text = readFileSync(path, 'utf8');
  const content: unknown = parsed(text);
  if (!isObject(content)) throw new UsageError('package.json cannot be read as JSON');
  const { dependencies, devDependencies } = content;
  const all = { ...Object(devDependencies), ...Object(dependencies) };
  if ('express' in all) return { type: content.type, text, content };
  throw new UsageError('package.json names no express: svclink add is for Express apps');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sourcesBelow(root: string, folder = '', depth = 0): string[] {
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

function appFile(path: string, text: string, { type }: AppPackage): AppFile {
  const extension = extname(path);
  const language = extension.endsWith('ts') ? 'typescript' : 'javascript';
  const imports = /^import\b.*\bfrom\b|^import ['"]/m.test(text);
  const isModule =
    extension.startsWith('.m') ||
    (!extension.startsWith('.c') && (language === 'typescript' ? imports : type === 'module'));
  return { path, text, language, extension, syntax: isModule ? 'module' : 'commonjs' };
}

/**
 * Finds the file that makes the Express app.
 *
 * @param given the file, where the user names it
 * @throws UsageError when there is none, or several
 */
export function findApp(root: string, given: string | undefined, from: AppPackage): AppFile {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  if (given !== undefined) {
    if (!statSync(join(root, given), { throwIfNoEntry: false })?.isFile()) {
      throw new UsageError(`ENTRY: there is no file ${given}`);
    }
    const text = read(given);
    if (MAKES_APP.test(text)) return appFile(posix.normalize(given), text, from);
    throw new UsageError(`ENTRY: ${given} has no line like: const app = express();`);
  }
  const made = sourcesBelow(root).filter((path) => MAKES_APP.test(read(path)));
  const [only, another] = made;
  if (only === undefined) {
    throw new UsageError('no file here has a line like: const app = express(); name it as ENTRY');
  }
  if (another !== undefined) {
    throw new UsageError(`several files make an app: name one of ${made.join(', ')}`);
  }
  return appFile(only, read(only), from);
}
