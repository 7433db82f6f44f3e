import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appEnvironment, appEnvironmentExample } from '../init/project/env-file.js';
import { DATA_FOLDER } from './template.js';

/** The usual names of an example of an environment, the most frequent first. */
const EXAMPLES: readonly [string, ...string[]] = [
  '.env.example',
  '.env.sample',
  '.env.template',
  '.env.dist',
];

const DEFAULT_PORT = '3000';

/** Returns the default port of an app: the number beside the word PORT. */
function portOf(texts: readonly string[]): string {
  for (const text of texts) {
    const beside = /\bport\b[^\n\d]{0,40}?\b([1-9]\d{3,4})\b/i.exec(text)?.[1];
    const listened = /\.listen\((\d{4,5})\b/.exec(text)?.[1];
    const port = listened ?? beside;
    if (port !== undefined) return port;
  }
  return DEFAULT_PORT;
}

/** Returns the port in an environment. */
function namedPort(env: string): string | undefined {
  return /^PORT\s*=\s*["']?(\d+)/m.exec(env)?.[1];
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function withVariables(text: string, variables: string): string {
  if (/^SVCLINK_USER=/m.test(text)) return text;
  return text === '' ? variables : `${text.trimEnd()}\n\n${variables}`;
}

/** Returns the name of the example in an app's folder: the existing one, otherwise the most frequent name. */
export function exampleName(root: string): string {
  return EXAMPLES.find((name) => existsSync(join(root, name))) ?? EXAMPLES[0];
}

/** Returns the lines of a file, and those of the wanted lines that it lacks. */
function withLines(text: string, wanted: readonly string[]): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const missing = wanted.filter((line) => !lines.includes(line));
  const gap = text === '' || text.endsWith('\n') ? '' : '\n';
  return `${text}${gap}${missing.map((line) => `${line}\n`).join('')}`;
}

/**
 * Returns the changed files around an app: `.env` with its own account, the example for version control, and
 * `.gitignore`.
 *
 * @param sources the texts that may contain the port, the likeliest first
 */
export function environmentFiles(
  root: string,
  mountPath: string,
  sources: readonly string[],
): [string, string][] {
  const env = textOf(join(root, '.env'));
  const example = exampleName(root);
  const port = namedPort(env) ?? namedPort(textOf(join(root, example))) ?? portOf(sources);
  const url = `http://localhost:${port}${mountPath}`;
  const ignored = textOf(join(root, '.gitignore'));
  const hidesExample = /^\/?\.env\.?\*/m.test(ignored) ? [`!${example}`] : [];
  return [
    ['.env', withVariables(env, appEnvironment(url))],
    [example, withVariables(textOf(join(root, example)), appEnvironmentExample(url))],
    ['.gitignore', withLines(ignored, ['.env', `${DATA_FOLDER}/`, ...hidesExample])],
  ];
}
