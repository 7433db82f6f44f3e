import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import tsBlankSpace from 'ts-blank-space';
import { withHandlerTypes } from './handler-types.js';
import { toCommonJs } from './to-commonjs.js';

/**
 * Writes examples/javascript from examples/quickstart: the same receiver in plain JavaScript, as CommonJS. With
 * `--check` it writes nothing and fails when a file is not as it would be written.
 */
const SOURCES: readonly (readonly [from: string, to: string])[] = [
  ['examples/quickstart/src', 'examples/javascript/src'],
  ['examples/quickstart/test', 'examples/javascript/test'],
  ['examples/forms', 'examples/javascript/src/demo/forms'],
  ['examples/project/src', 'examples/javascript/project/src'],
];

/** The forms lie inside the example, which stands alone. */
const PATHS: readonly (readonly [from: string, to: string])[] = [
  ["'../../../forms/", "'./forms/"],
  ["'../../forms/", "'../src/demo/forms/"],
];

/** The comment of a type, which would be left behind. */
const TYPE_COMMENT = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?=(?:export )?(?:interface|type) )/g;

function convert(source: string): string {
  const typed = withHandlerTypes(source.replace(TYPE_COMMENT, ''));
  const plain = tsBlankSpace(typed, (node) => {
    throw new Error(`cannot be erased: ${node.getText().slice(0, 80)}`);
  });
  return PATHS.reduce((text, [from, to]) => text.replaceAll(from, to), plain);
}

function generate(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [from, to] of SOURCES) {
    const names = readdirSync(from, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => one.endsWith('.ts')).sort()) {
      const text = toCommonJs(convert(readFileSync(join(from, name), 'utf8')));
      // A file of types alone has nothing to say in JavaScript.
      if (text.trim() === "'use strict';") continue;
      files.set(join(to, name.replace(/\.ts$/, '.cjs')), text);
    }
  }
  return files;
}

function write(files: ReadonlyMap<string, string>, root: string): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function format(folder: string): void {
  const biome = [
    'biome',
    'check',
    '--write',
    '--vcs-enabled=false',
    '--linter-enabled=false',
    folder,
  ];
  execFileSync('npx', biome, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** What is not as it would be written, and what would not be there at all. */
function stale(root: string, files: ReadonlyMap<string, string>): string[] {
  const there = SOURCES.flatMap(([, to]) =>
    existsSync(to)
      ? readdirSync(to, { recursive: true, encoding: 'utf8' }).map((name) => join(to, name))
      : [],
  );
  const paths = new Set([...files.keys(), ...there.filter((path) => path.endsWith('.cjs'))]);
  return [...paths].filter((path) => read(join(root, path)) !== read(path));
}

function check(files: ReadonlyMap<string, string>): void {
  const root = 'reports/javascript-check';
  try {
    write(files, root);
    format(join(root, 'examples/javascript'));
    const differing = stale(root, files);
    if (differing.length === 0) return;
    console.error(`Stale; run tsx scripts/generate/javascript/index.ts:\n${differing.join('\n')}`);
    process.exitCode = 1;
  } finally {
    rmSync(root, { recursive: true });
  }
}

const files = generate();
if (process.argv.includes('--check')) check(files);
else {
  for (const [, to] of SOURCES) rmSync(to, { recursive: true, force: true });
  write(files, '.');
  format('examples/javascript');
}
