import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../project-files.js';

/**
 * Makes examples/javascript from examples/quickstart: the same receiver in plain JavaScript, as CommonJS; likewise
 * examples/site; and the templates of `svclink add` from the link of examples/minimal. They are not in git: the build and
 * the tests make them. With `--if-stale` it works only if a source is newer.
 */
const TARGET = 'examples/javascript';
const SOURCES: readonly (readonly [from: string, to: string])[] = [
  ['examples/quickstart/src', 'src'],
  ['examples/quickstart/test', 'test'],
  ['examples/forms', 'src/demo/forms'],
  ['examples/project/src', 'project/src'],
  ['examples/site/src', 'site/src'],
  ['examples/site/test', 'site/test'],
];
/** The files that `svclink add` puts into an app, and the folder of their templates. */
const LINK = 'examples/minimal/src/link';
const TEMPLATES = 'add';

async function generate(): Promise<Map<string, string>> {
  // The compiler is loaded only where there is something to do.
  const { convert, withoutTypes } = await import('./convert.js');
  const files = new Map<string, string>();
  for (const [from, to] of SOURCES) {
    const names = readdirSync(from, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => one.endsWith('.ts')).sort()) {
      const text = convert(readFileSync(join(from, name), 'utf8'));
      if (text !== '') files.set(join(to, name.replace(/\.ts$/, '.cjs')), text);
    }
  }
  for (const name of readdirSync(LINK)) {
    const source = readFileSync(join(LINK, name), 'utf8');
    files.set(join(TEMPLATES, name), source);
    files.set(join(TEMPLATES, name.replace(/\.ts$/, '.cjs')), convert(source));
    files.set(join(TEMPLATES, name.replace(/\.ts$/, '.mjs')), withoutTypes(source));
  }
  return files;
}

/** Formats code in the style of the project, including files that git ignores. */
function format(folder: string): void {
  const off = ['--vcs-enabled=false', '--linter-enabled=false'];
  const args = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...off, folder];
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Makes templates of the formatted files of a folder: `store.ts` becomes `store.ts.template`. */
async function makeTemplates(folder: string): Promise<void> {
  const { toTemplate } = await import('./to-template.js');
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    writeFileSync(`${path}.template`, toTemplate(name, readFileSync(path, 'utf8')));
    rmSync(path);
  }
}

/** Returns the times of change of files and of their folders, because a file may be gone. */
function changes(folders: readonly string[]): number[] {
  return folders.flatMap((folder) => [
    statSync(folder).mtimeMs,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(join(folder, name)).mtimeMs,
    ),
  ]);
}

function isFresh(): boolean {
  if (!existsSync(TARGET)) return false;
  const sources = [...SOURCES.map(([from]) => from), LINK, 'scripts/generate/javascript'];
  return Math.max(...changes(sources)) <= Math.min(...changes([TARGET]));
}

/** Makes the examples, and renames their folders at the end, so that nobody reads half of one. */
async function make(): Promise<void> {
  const made = `reports/javascript-${process.pid}`;
  for (const [path, text] of await generate()) {
    mkdirSync(dirname(join(made, path)), { recursive: true });
    writeFileSync(join(made, path), text);
  }
  format(made);
  await makeTemplates(join(made, TEMPLATES));
  rmSync(TARGET, { recursive: true, force: true });
  renameSync(made, TARGET);
}

process.chdir(fileURLToPath(ROOT));
if (!process.argv.includes('--if-stale') || !isFresh()) await make();
