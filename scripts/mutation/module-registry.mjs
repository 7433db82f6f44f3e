import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { Script } from 'node:vm';
import { transformSync } from '@swc/core';

const SWC = {
  configFile: false,
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    // Lifts `jest.mock` above the imports, as under jest.
    transform: { hidden: { jest: true } },
  },
  module: { type: 'commonjs' },
};

const compiled = new Map();

/** A module as a function of what a CommonJS module is given; compiled once per process, run once per registry. */
function functionOf(path) {
  let made = compiled.get(path);
  if (made === undefined) {
    const { code } = transformSync(readFileSync(path, 'utf8'), { ...SWC, filename: path });
    const parameters = 'exports, require, module, __filename, __dirname, jest';
    made = new Script(`(function (${parameters}) {${code}\n})`, { filename: path });
    compiled.set(path, made);
  }
  return made.runInThisContext();
}

function once(make) {
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/**
 * The modules that one test file sees: those of the checkout made anew for it, as under jest, so that nothing one
 * test file or one change of the code leaves in a module reaches the next; those of node_modules loaded once.
 */
export class ModuleRegistry {
  #modules = new Map();
  #replaced = new Map();
  #root;
  #jest;

  constructor(root, jest) {
    this.#root = root;
    this.#jest = {
      ...jest,
      mock: (name, factory) => this.#replaced.set(name, once(factory)),
      requireActual: createRequire(join(root, 'package.json')),
    };
  }

  load(path) {
    const known = this.#modules.get(path);
    if (known !== undefined) return known.exports;
    const module = { exports: {} };
    this.#modules.set(path, module);
    const require = this.#requireFrom(path);
    functionOf(path)(module.exports, require, module, path, dirname(path), this.#jest);
    return module.exports;
  }

  #requireFrom(path) {
    const native = createRequire(path);
    const require = (name) => {
      const replaced = this.#replaced.get(name);
      if (replaced !== undefined) return replaced();
      const own = this.#own(name, path);
      return own === undefined ? native(name) : this.load(own);
    };
    return Object.assign(require, { resolve: native.resolve });
  }

  /** The TypeScript file of the checkout that a name stands for, when it is one. */
  #own(name, from) {
    const part = /^svclink(?:\/([a-z-]+))?$/.exec(name);
    if (part) return join(this.#root, 'src', part[1] ?? '', 'index.ts');
    if (!name.startsWith('.')) return undefined;
    const path = resolve(dirname(from), name);
    return [path, path.replace(/\.js$/, '.ts')].find((one) => one.endsWith('.ts') && isFile(one));
  }
}
