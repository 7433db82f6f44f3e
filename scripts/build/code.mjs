// Bundles the sources: a file per entry, and files for what several entries share, so that it exists once in each format.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, transformSync } from 'esbuild';
import { COMMAND_LINE, ENTRIES, INSTALLED } from './entries.mjs';

const TARGET = 'node20.20';
const REQUIRE = `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n`;

/** Generated code is for machines: nobody steps through it, and it is most of the package. */
const smallGeneratedCode = {
  name: 'small-generated-code',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*[\\/]generated[\\/].*\.js$/ }, ({ path }) => ({
      contents: transformSync(readFileSync(path, 'utf8'), { minify: true }).code,
      loader: 'js',
    }));
  },
};

/** Packages of CommonJS in the bundle require modules of Node, which nothing in a module can but this. */
const requiredModulesOfNode = {
  name: 'required-modules-of-node',
  setup({ onResolve, onLoad }) {
    const namespace = 'required-module-of-node';
    onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, namespace } : undefined,
    );
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}');`,
    }));
  },
};

/** A module of CommonJS among the sources loads packages when it is called, in both formats. */
const requireOfItsOwn = {
  name: 'require-of-its-own',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.{1,2}\/.*\.cjs$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\.cjs$/, '.cts')),
    }));
    onLoad({ filter: /\.cts$/ }, ({ path }) => ({
      contents: REQUIRE + readFileSync(path, 'utf8'),
      loader: 'ts',
    }));
  },
};

async function bundleModules() {
  const { metafile, outputFiles } = await build({
    entryPoints: { ...ENTRIES, ...COMMAND_LINE },
    outdir: 'dist/esm',
    chunkNames: 'shared/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: TARGET,
    external: INSTALLED,
    metafile: true,
    write: false,
    logLevel: 'warning',
    plugins: [smallGeneratedCode, requiredModulesOfNode, requireOfItsOwn],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return {
    files: Object.entries(metafile.outputs).map(([path, { imports, inputs }]) => ({
      path,
      imports: imports.filter(({ external }) => !external).map((one) => one.path),
      inputs: Object.keys(inputs),
      text: texts.get(join(process.cwd(), path)),
    })),
  };
}

/** The files that the public entries need: the command line is there in one format only. */
function reachable(files) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set();
  const visit = (path) => {
    if (found.has(path)) return;
    found.add(path);
    byPath.get(path)?.imports.forEach(visit);
  };
  for (const name of Object.keys(ENTRIES)) visit(`dist/esm/${name}.js`);
  return files.filter(({ path }) => found.has(path));
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function asCommonJs({ path, text }) {
  const { code } = transformSync(text, {
    format: 'cjs',
    platform: 'node',
    target: TARGET,
    // What is loaded later is loaded by require, which test runners and older bundlers know too.
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': '__filename' },
    sourcefile: basename(path),
  });
  return code;
}

/** Writes the code of both formats. @returns the files of other packages that are in it */
export async function writeCode() {
  const { files } = await bundleModules();
  for (const { path, text } of files) write(path, text);
  for (const file of reachable(files)) write(file.path.replace('esm', 'cjs'), asCommonJs(file));
  return [...new Set(files.flatMap(({ inputs }) => inputs))].filter((path) =>
    path.includes('node_modules/'),
  );
}
