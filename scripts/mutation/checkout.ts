import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { applied, type Mutant } from './mutants.js';

/** Runs a command to its end, and returns its output. @throws Error if it fails */
function run(folder: string, program: string, ...words: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${error ?? stderr}`);
  return stdout;
}

/** The command line of a program of Node. */
export type Step = readonly string[];

const PREPARE: Step = ['scripts/prepare.mjs'];
/** The sources of what is generated: validators and types, the page of the console, the thread of the exchange log. */
const GENERATED_FROM = /^(?:console|src\/(?:forms|protocol|api\/catalogue|site\/engine))\//;
const JAVASCRIPT: Step = ['--import', 'tsx', 'scripts/generate/javascript/index.ts', '--if-stale'];

/** A copy of the work tree in a temporary folder, so that an interrupted run leaves no mutant in the code. */
export class Checkout {
  private constructor(
    readonly root: string,
    readonly folder: string,
    readonly steps: readonly Step[],
  ) {}

  /**
   * Copies the work tree of `root`, with uncommitted changes.
   *
   * @param steps the programs of Node that make the files that are not in git
   */
  static open(root: string, steps: readonly Step[] = [PREPARE, JAVASCRIPT]): Checkout {
    run(root, 'git', 'worktree', 'prune');
    const folder = join(mkdtempSync(join(tmpdir(), 'svclink-mutation-')), 'checkout');
    run(root, 'git', 'worktree', 'add', '--detach', folder, 'HEAD');
    const checkout = new Checkout(root, folder, steps.slice(0, 1));
    try {
      checkout.#copyChanges();
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      for (const step of steps) run(folder, process.execPath, ...step);
      return checkout;
    } catch (error) {
      checkout.close();
      throw error;
    }
  }

  #copyChanges(): void {
    const list = ['ls-files', '-z', '--modified', '--others', '--exclude-standard'];
    for (const path of run(this.root, 'git', ...list)
      .split('\0')
      .filter(Boolean)) {
      const target = join(this.folder, path);
      rmSync(target, { recursive: true, force: true });
      if (!existsSync(join(this.root, path))) continue;
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(this.root, path), target, { recursive: true });
    }
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /**
   * Generates the files that depend on a source, if there are any, as each run of the tests does.
   *
   * @throws Error if that fails
   */
  make(path: string): void {
    if (!GENERATED_FROM.test(path)) return;
    for (const step of this.steps) run(this.folder, process.execPath, ...step);
  }

  /** Runs work while a mutant is in its file. The file is restored afterwards in all cases. */
  async with<T>(mutant: Mutant, work: () => Promise<T>): Promise<T> {
    const text = this.read(mutant.path);
    const file = join(this.folder, mutant.path);
    writeFileSync(file, applied(text, mutant));
    try {
      return await work();
    } finally {
      writeFileSync(file, text);
    }
  }

  close(): void {
    run(this.root, 'git', 'worktree', 'remove', '--force', this.folder);
    rmSync(dirname(this.folder), { recursive: true, force: true });
  }
}
