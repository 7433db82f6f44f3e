import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { CommandError } from '../../command-error.js';
import { eventsIn } from '../choices/events.js';
import { stub } from './stub.js';
import type { Template } from './templates.js';

/** The files of a project: the path inside of it, with slashes, and the content. */
export type ProjectFiles = ReadonlyMap<string, string | Uint8Array>;

/** The text files that are copied and changed. */
type TextFiles = Map<string, string>;

const HANDLER_FILE = /(?:^|\/)handlers\/([a-z]+(?:_[a-z]+)+)\.(?:ts|js)$/;
const TEST_FILE = /\.test\.(?:ts|js)$/;

function notWhole(missing: string, cause?: unknown): CommandError {
  const message = `the package is not whole: ${missing} is missing; install it again`;
  return new CommandError(message, { cause });
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [''];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(path, name)).isFile())
    .map((name) => name.split('\\').join('/'))
    .sort();
}

function rewritten(text: string, { rewrites }: Template): string {
  return rewrites.reduce((current, [from, to]) => current.replaceAll(from, to), text);
}

function copied(template: Template, examples: string): TextFiles {
  const files: TextFiles = new Map();
  for (const [from, to] of template.sources) {
    const root = join(examples, from);
    if (!existsSync(root)) {
      throw notWhole(from);
    }
    for (const name of filesOf(root)) {
      // A source may name a file of a left out folder by itself.
      if (name !== '' && template.without.includes(posix.join(from, name))) continue;
      const path = posix.join(to, name).replace(/\.cjs$/, '.js');
      const text = readFileSync(join(root, name), 'utf8');
      files.set(path, rewritten(text, template));
    }
  }
  return files;
}

/**
 * Returns the files of a template for a project.
 *
 * @param events the events whose handlers stay. The others become stubs, and tests that mention them are left out
 * @throws CommandError when the package lacks its examples
 */
export function templateFiles(
  template: Template,
  events: ReadonlySet<string>,
  packageRoot: string,
): TextFiles {
  const files = copied(template, join(packageRoot, 'examples'));
  if (template.kind !== 'demo') return files;
  for (const [path, text] of files) {
    const [, event] = HANDLER_FILE.exec(path) ?? [];
    if (event !== undefined && !events.has(event)) {
      files.set(path, stub(event, template.language, text));
    } else if (TEST_FILE.test(path) && eventsIn(text).some((name) => !events.has(name))) {
      files.delete(path);
    }
  }
  return files;
}

/** Returns the text of one file of `examples`. @throws CommandError when the package lacks it */
export function exampleText(packageRoot: string, path: string): string {
  try {
    return readFileSync(join(packageRoot, 'examples', path), 'utf8');
  } catch (cause) {
    throw notWhole(path, cause);
  }
}

/** Returns the folders of files, each once. */
export function foldersOf(files: ProjectFiles): string[] {
  return [...new Set([...files.keys()].map((path) => dirname(path)))];
}

/** Returns those of some events for which the files of a template have a handler. */
export function withHandlers(
  events: ReadonlySet<string>,
  files: ProjectFiles,
): ReadonlySet<string> {
  const handled = new Set([...files.keys()].map((path) => HANDLER_FILE.exec(path)?.[1]));
  return new Set([...events].filter((event) => handled.has(event)));
}
