// The bundle of the page of the console, with hashed names.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of fewer bytes is not compressed: it arrives in one round trip, because the first window has ten packets. */
const ONE_TRIP = 4096;

/** Writes the page into a folder. @param plugins those of esbuild that change its sources */
export async function bundlePage(outdir, plugins = []) {
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
    plugins,
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
}

/** Compresses the large files of a page in place: the package has each of them once. */
export function compressPage(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < ONE_TRIP) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    rmSync(path);
  }
}
