// Bundles the types like the code: a file per entry, and files that several entries share. The types of modules re-export
// them.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { ENTRIES, INSTALLED } from './entries.mjs';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Writes the types of every source, and those of the code that the compiler does not make. */
function emit(run, folder) {
  run(tsc, '-p', 'tsconfig.build.json', '--outDir', folder);
  for (const name of readdirSync('src', { recursive: true })) {
    if (name.endsWith('.d.ts')) cpSync(join('src', name), join(folder, name));
  }
}

const isOurs = (id) => /^[./]|^[A-Z]:/i.test(id);

/** Refuses imports of types from packages that are not installed with this one. */
function checkImports({ fileName, imports }, own) {
  for (const id of imports) {
    const isThere = INSTALLED.some((name) => id === name || id.startsWith(`${name}/`));
    if (own.has(id) || id.startsWith('node:') || isThere) continue;
    throw new Error(
      `${fileName} needs the types of ${id}: name the type, or mark its member @internal`,
    );
  }
}

async function bundleInto(target, folder) {
  const typesOf = (source) => join(folder, source.replace(/^src\//, '').replace(/\.ts$/, '.d.ts'));
  const bundle = await rollup({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, typesOf(file)])),
    external: (id) => !isOurs(id),
    plugins: [dts()],
    // Among them is a type that an entry uses and does not export.
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  const { output } = await bundle.write({
    dir: target,
    format: 'es',
    minifyInternalExports: false,
    entryFileNames: '[name].d.ts',
    chunkFileNames: ({ name }) => `shared/${name.replace(/\.d$/, '')}.d.ts`,
  });
  await bundle.close();
  const own = new Set(output.map(({ fileName }) => fileName));
  for (const chunk of output) checkImports(chunk, own);
}

/** Writes the types of an entry for modules. They re-export those of CommonJS: a class has the same type in both formats. */
function writeModuleTypes(name) {
  const target = `dist/esm/${name}.d.ts`;
  const source = relative(dirname(target), `dist/cjs/${name}.js`).replaceAll('\\', '/');
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `export * from '${source}';\n`);
}

/** Writes the types of both formats. */
export async function writeDeclarations(run) {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-types-'));
  try {
    emit(run, folder);
    await bundleInto('dist/cjs', folder);
    for (const name of Object.keys(ENTRIES)) writeModuleTypes(name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
