// Bundles the page of the console into dist/console: hashed names, compressed beside the plain files.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'dist', 'console');

/** What the page is made from: its own files, and what it shares with the package. */
const SOURCES = ['console', 'src/forms', 'scripts/build/page.mjs'];

function newest(path) {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function isFresh() {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  return SOURCES.every((source) => newest(join(root, source)) <= built);
}

/** A file of fewer bytes arrives in one round trip, compressed or not: the first window of a connection has ten packets. */
const ONE_TRIP = 4096;

async function bundle(outdir) {
  const { metafile } = await build({
    entryPoints: [join(root, 'console/main.tsx'), join(root, 'console/style.css')],
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    tsconfigRaw: {},
    metafile: true,
    logLevel: 'warning',
  });
  const nameOf = (entry) =>
    basename(
      Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(entry))[0],
    );
  const html = readFileSync(join(root, 'console/index.html'), 'utf8')
    .replace('%STYLE%', nameOf('style.css'))
    .replace('%SCRIPT%', nameOf('main.tsx'));
  writeFileSync(join(outdir, 'index.html'), html);
  writeFileSync(join(outdir, 'icon.svg'), readFileSync(join(root, 'console/icon.svg')));
  for (const name of readdirSync(outdir)) {
    const content = readFileSync(join(outdir, name));
    if (content.length < ONE_TRIP) continue;
    writeFileSync(join(outdir, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}

if (!process.argv.includes('--if-stale') || !isFresh()) {
  // Two builds at once must not see the half of each other.
  mkdirSync(join(root, 'dist'), { recursive: true });
  const made = mkdtempSync(join(root, 'dist', '.console-'));
  await bundle(made);
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
}
