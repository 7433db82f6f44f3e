// Bundles the code of each thread of a site into one text. A thread that is started from a text needs no file. It works
// in a bundled app, and where TypeScript runs without a build.
import { existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The threads: the file of the text, the name of its export, and the source of the thread. */
const THREADS = [
  ['log-thread', 'LOG_THREAD', 'src/site/engine/exchanges/writing/log-thread-code.ts'],
  ['statement-thread', 'STATEMENT_THREAD', 'src/site/engine/store/sqlite/statement-thread-code.ts'],
].map(([name, constant, code]) => ({
  file: join(root, `src/site/engine/generated/${name}.js`),
  constant,
  code: join(root, code),
}));

/** The sources on which the text may depend. */
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
  // The bundler is loaded only where there is something to build.
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
  // A simultaneous build must not read half a file.
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
