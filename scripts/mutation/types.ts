import { join, resolve } from 'node:path';
import ts from 'typescript';
import { applied, type Mutant } from './mutants.js';

type Builder = ts.SemanticDiagnosticsBuilderProgram;

/** One project of the compiler. A mutant causes a check of the affected files only. */
class Project {
  readonly #options: ts.CompilerOptions;
  readonly #roots: readonly string[];
  readonly #read = new Map<string, ts.SourceFile | undefined>();
  readonly #clean: Builder;
  /** The path and the text of the file that has a mutant. */
  #changed: { readonly path: string; readonly text: string } | undefined;

  constructor(config: string, roots: readonly string[]) {
    const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
    const parsed = ts.parseJsonConfigFileContent(
      { ...json, include: roots },
      ts.sys,
      resolve(config, '..'),
    );
    this.#options = { ...parsed.options, noEmit: true };
    this.#roots = parsed.fileNames;
    this.#clean = this.#build(undefined);
    const problem = this.#problem(this.#clean);
    if (problem !== undefined) throw new Error(`${config}: ${problem}`);
  }

  /** Returns a host that parses each file once, except the one that has a mutant. */
  #host(): ts.CompilerHost {
    const readFile = (path: string) =>
      path === this.#changed?.path ? this.#changed.text : ts.sys.readFile(path);
    const host = ts.createIncrementalCompilerHost(this.#options, { ...ts.sys, readFile });
    const { getSourceFile } = host;
    host.getSourceFile = (path, ...rest) => {
      if (path === this.#changed?.path) return getSourceFile(path, ...rest);
      if (!this.#read.has(path)) this.#read.set(path, getSourceFile(path, ...rest));
      return this.#read.get(path);
    };
    return host;
  }

  #build(before: Builder | undefined): Builder {
    const { createSemanticDiagnosticsBuilderProgram: build } = ts;
    return build(this.#roots, this.#options, this.#host(), before);
  }

  /** Returns the first error in the files that a change affects. */
  #problem(program: Builder): string | undefined {
    for (;;) {
      const next = program.getSemanticDiagnosticsOfNextAffectedFile();
      if (!next) return undefined;
      const [first] = next.result;
      if (first) return ts.flattenDiagnosticMessageText(first.messageText, ' ');
    }
  }

  problemOf(path: string, text: string): string | undefined {
    this.#changed = { path, text };
    const problem = this.#problem(this.#build(this.#clean));
    this.#changed = undefined;
    return problem;
  }
}

/** The compiler, which refuses some mutants before any test runs. It checks the product, not the tests. */
export class Types {
  readonly #projects = new Map<string, Project>();

  /** @param root of the checkout */
  constructor(readonly root: string) {}

  /** Returns the error with which the compiler refuses a mutant. */
  refusal(mutant: Mutant, text: string): string | undefined {
    const isPage = mutant.path.startsWith('console/');
    const problem = this.#project(isPage).problemOf(
      join(this.root, mutant.path),
      applied(text, mutant),
    );
    return problem;
  }

  #project(isPage: boolean): Project {
    const config = join(this.root, isPage ? 'console/tsconfig.json' : 'tsconfig.json');
    const known = this.#projects.get(config);
    if (known) return known;
    const project = new Project(config, isPage ? ['.', '../src/**/*.d.ts'] : ['src']);
    this.#projects.set(config, project);
    return project;
  }
}
