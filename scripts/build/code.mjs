// Bundles the sources: a file per entry, and files for what several entries share, so that each module exists once.
// The code is CommonJS, which test runners and older bundlers load too. The entries of modules re-export its
// names, so that a program that loads the package in both formats has one instance of it. Entries for browsers also
// exist as bundled modules.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build, transformSync } from 'esbuild';
import { BROWSER_ENTRIES, COMMAND_LINE, ENTRIES, INSTALLED } from './entries.mjs';

const TARGET = 'node20.20';
const BUNDLE = 'dist/cjs';

/** Generated code is minified: nobody debugs it, and it is most of the package. */
const smallGeneratedCode = {
  name: 'small-generated-code',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*[\\/]generated[\\/].*\.js$/ }, ({ path }) => ({
      contents: transformSync(readFileSync(path, 'utf8'), { minify: true }).code,
      loader: 'js',
    }));
  },
};

/** The `require` that packages of CommonJS in a bundled module need for the modules of Node. */
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

/** A name that stands for the `require` of a file until the file is CommonJS: the bundler would wrap the real one. */
const REQUIRE = 'requireOfThisFile';

/** Keeps the `require` of a source in CommonJS, which loads packages when it is called. */
const requireOfItsOwn = {
  name: 'require-of-its-own',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.{1,2}\/.*\.cjs$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\.cjs$/, '.cts')),
    }));
    onLoad({ filter: /\.cts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(/\brequire\b/g, REQUIRE),
      loader: 'ts',
    }));
  },
};

async function bundleModules() {
  const { metafile, outputFiles } = await build({
    entryPoints: { ...ENTRIES, ...COMMAND_LINE },
    outdir: BUNDLE,
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
    files: Object.entries(metafile.outputs).map(([path, { imports, inputs, exports }]) => ({
      path,
      exports,
      imports: imports.filter(({ external }) => !external).map((one) => one.path),
      loadedFirst: imports
        .filter(({ external, kind }) => !external && kind === 'import-statement')
        .map((one) => one.path),
      inputs: Object.keys(inputs),
      text: texts.get(join(process.cwd(), path)),
    })),
  };
}

/** Returns the files that entries need. */
function reachable(files, names) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set();
  const visit = (path) => {
    if (found.has(path)) return;
    found.add(path);
    byPath.get(path)?.imports.forEach(visit);
  };
  for (const name of names) visit(`${BUNDLE}/${name}.js`);
  return files.filter(({ path }) => found.has(path));
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Refuses files that load each other: the names of the one that is loaded first would be undefined in the other. */
function requireOrder(files) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const loaded = new Set();
  const visit = (path, within) => {
    if (within.includes(path))
      throw new Error(`files load each other: ${[...within, path].join(', ')}`);
    if (loaded.has(path)) return;
    for (const next of byPath.get(path)?.loadedFirst ?? []) visit(next, [...within, path]);
    loaded.add(path);
  };
  for (const { path } of files) visit(path, []);
}

/**
 * Makes the imported names of a file its own variables. No export changes after the load. The bundler would read each
 * name at every use from the exports of the other file, through two functions: that takes a twentieth of the CPU time of
 * a `get_order`.
 */
function withNamesOfOthers(text) {
  return text.replace(/^import \{([^}]*)\} from ("\.{1,2}\/[^"]*\.js");$/gm, (_, names, path) => {
    const variables = names.replace(/(\S+) as (\S+)/g, '$1: $2');
    return `var {${variables}} = ${REQUIRE}(${path});`;
  });
}

function asCommonJs({ path, text }) {
  const { code } = transformSync(withNamesOfOthers(text), {
    format: 'cjs',
    platform: 'node',
    target: TARGET,
    // Dynamic imports become require, which test runners and older bundlers support too.
    supported: { 'dynamic-import': false },
    define: { [REQUIRE]: 'require' },
    sourcefile: basename(path),
  });
  return code;
}

/** Writes the module of an entry. It names all exports: a star would also export the names that Node adds to CommonJS. */
function asModule({ path, exports }) {
  const target = path.replace(BUNDLE, 'dist/esm');
  const source = relative(dirname(target), path).replaceAll('\\', '/');
  write(target, `export {\n  ${exports.join(',\n  ')},\n} from '${source}';\n`);
}

/** Writes the code in all formats. @returns the files of other packages that are in it */
export async function writeCode() {
  const { files } = await bundleModules();
  requireOrder(files);
  for (const file of files) write(file.path, asCommonJs(file));
  const entries = Object.keys(ENTRIES).map((name) => `${BUNDLE}/${name}.js`);
  for (const file of files) if (entries.includes(file.path)) asModule(file);
  for (const { path, text } of reachable(files, BROWSER_ENTRIES)) {
    write(path.replace(BUNDLE, 'dist/browser'), text);
  }
  return [...new Set(files.flatMap(({ inputs }) => inputs))].filter((path) =>
    path.includes('node_modules/'),
  );
}
