// Bundles the code of each thread of a site into one text. A thread that is started from a text needs no file: wherever a
// bundler has put the package, and whatever runs TypeScript as it stands, it is there.
import { existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The threads: the text, the name that it is exported by, and its code. */
const THREADS = [
  ['log-thread', 'LOG_THREAD', 'src/site/engine/exchanges/log-thread-code.ts'],
  ['statement-thread', 'STATEMENT_THREAD', 'src/site/engine/store/sqlite/statement-thread-code.ts'],
].map(([name, constant, code]) => ({
  file: join(root, `src/site/engine/generated/${name}.js`),
  constant,
  code: join(root, code),
}));

/** What it may be made from. */
const SOURCES = [
  'src/site/engine/exchanges',
  'src/site/engine/store',
  'scripts/build/log-thread.mjs',
];

function newest(path) {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function isFresh({ file }) {
  if (!existsSync(file)) return false;
  const made = statSync(file).mtimeMs;
  return SOURCES.every((source) => newest(join(root, source)) <= made);
}

async function make({ file, constant, code }) {
  // A bundler is not loaded to find that there is nothing to do.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [code],
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.20',
    charset: 'utf8',
    write: false,
    logLevel: 'warning',
  });
  const text = JSON.stringify(outputFiles[0].text.trim());
  // Two builds at once must not see the half of each other.
  const made = `${file}.${process.pid}`;
  writeFileSync(
    made,
    `// Made by scripts/build/log-thread.mjs.\nexport const ${constant} =\n  ${text};\n`,
  );
  renameSync(made, file);
}

for (const thread of THREADS) {
  if (!process.argv.includes('--if-stale') || !isFresh(thread)) await make(thread);
}
