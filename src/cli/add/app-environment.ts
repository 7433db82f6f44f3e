import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appEnvironment, appEnvironmentExample } from '../init/project/env-file.js';
import { DATA_FOLDER } from './template.js';

/** The names that apps give the example of their environment, the usual one first. */
const EXAMPLES: readonly [string, ...string[]] = [
  '.env.example',
  '.env.sample',
  '.env.template',
  '.env.dist',
];

const DEFAULT_PORT = '3000';

/** The port that an app listens on when its environment names none: the number beside the word PORT. */
function portOf(texts: readonly string[]): string {
  for (const text of texts) {
    const beside = /\bport\b[^\n\d]{0,40}?\b([1-9]\d{3,4})\b/i.exec(text)?.[1];
    const listened = /\.listen\((\d{4,5})\b/.exec(text)?.[1];
    const port = listened ?? beside;
    if (port !== undefined) return port;
  }
  return DEFAULT_PORT;
}

/** The port that an environment names. */
function namedPort(env: string): string | undefined {
  return /^PORT\s*=\s*["']?(\d+)/m.exec(env)?.[1];
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function withVariables(text: string, variables: string): string {
  if (/^SVCLINK_USER=/m.test(text)) return text;
  return text === '' ? variables : `${text.trimEnd()}\n\n${variables}`;
}

/** The name of the example of the environment in the folder of an app: the one that is there, else the usual. */
export function exampleName(root: string): string {
  return EXAMPLES.find((name) => existsSync(join(root, name))) ?? EXAMPLES[0];
}

/** The lines of a file, and those that it lacks. */
function withLines(text: string, wanted: readonly string[]): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const missing = wanted.filter((line) => !lines.includes(line));
  const gap = text === '' || text.endsWith('\n') ? '' : '\n';
  return `${text}${gap}${missing.map((line) => `${line}\n`).join('')}`;
}

/**
 * The files around an app that know of its environment: `.env` with an account of its own, the example that goes into
 * version control, and `.gitignore`.
 *
 * @param sources the texts in which the port may stand, the likeliest first
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
