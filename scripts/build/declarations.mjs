// Bundles the types as the code is: a file per entry, and files for what several share, alike in both formats.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { ENTRIES } from './entries.mjs';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** The types of every source, and those of the code that the compiler does not make. */
function emit(run, folder) {
  run(tsc, '-p', 'tsconfig.build.json', '--outDir', folder);
  for (const name of readdirSync('src', { recursive: true })) {
    if (name.endsWith('.d.ts')) cpSync(join('src', name), join(folder, name));
  }
}

async function bundleInto(target, folder) {
  const typesOf = (source) => join(folder, source.replace(/^src\//, '').replace(/\.ts$/, '.d.ts'));
  const bundle = await rollup({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, typesOf(file)])),
    external: (id) => !/^[./]/.test(id) && !/^[A-Z]:/i.test(id),
    plugins: [dts()],
    onwarn: ({ message }) => process.stderr.write(`${message}\n`),
  });
  await bundle.write({
    dir: target,
    format: 'es',
    minifyInternalExports: false,
    entryFileNames: '[name].d.ts',
    chunkFileNames: ({ name }) => `shared/${name.replace(/\.d$/, '')}.d.ts`,
  });
  await bundle.close();
}

/** Writes the types of both formats. */
export async function writeDeclarations(run) {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-types-'));
  try {
    emit(run, folder);
    for (const format of ['esm', 'cjs']) await bundleInto(`dist/${format}`, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
