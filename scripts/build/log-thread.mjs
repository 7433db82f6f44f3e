// Bundles the code of the thread that writes the exchange log into one text. A thread that is started from a text needs
// no file: wherever a bundler has put the package, and whatever runs TypeScript as it stands, it is there.
import { existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = join(root, 'src/site/engine/generated/log-thread.js');

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

function isFresh() {
  if (!existsSync(file)) return false;
  const made = statSync(file).mtimeMs;
  return SOURCES.every((source) => newest(join(root, source)) <= made);
}

if (!process.argv.includes('--if-stale') || !isFresh()) {
  // A bundler is not loaded to find that there is nothing to do.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/site/engine/exchanges/log-thread-code.ts')],
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
    `// Made by scripts/build/log-thread.mjs.\nexport const LOG_THREAD =\n  ${text};\n`,
  );
  renameSync(made, file);
}
