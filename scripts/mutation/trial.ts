import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, relative, sep } from 'node:path';
import type { Checkout } from './checkout.js';
import type { Mutant } from './mutants.js';

/** The outcome of a mutant. */
export type Outcome =
  /** A test fails, or hangs, or the code cannot be made. */
  | 'caught'
  /** The compiler or the linter refuses it, which both run before the tests. */
  | 'refused'
  /** All test files that may catch it pass. */
  | 'survived'
  /** The time of the mutant ended before all of its test files had run. */
  | 'unfinished'
  /** No test file reaches it. */
  | 'untested';

export interface Verdict {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
  /** The test that failed, or the error of the compiler or the linter. */
  readonly by?: string;
  /** The number of test files that ran, and that were to run. */
  readonly ran: number;
  readonly of: number;
}

interface RunResult {
  /** The first test file that failed, with the name of its test. */
  readonly failed?: { readonly file: string; readonly test: string };
  readonly isOver: boolean;
  readonly ran: number;
}

/** The options of a trial. */
export interface TrialSettings {
  /** The configuration of jest, from the root of the checkout. */
  readonly config: string;
  /** Milliseconds for all test runs of one mutant. */
  readonly limit: number;
  readonly workers: number;
  /** Returns the milliseconds that a test file is likely to take. */
  readonly expected: (file: string) => number;
  /** Returns the error of the compiler, or of the linter, for a mutant. */
  readonly refusal: (mutant: Mutant, text: string) => Promise<string | undefined>;
}

/** The report that `write-report.cjs` writes. */
interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The number of test files in each run of jest. The first runs are small: a mutant that is easily caught costs little. */
const ROUNDS = [3, 9, 30];

/** Puts mutants into a checkout, one after the other, and runs the tests that may catch them. */
export class Trials {
  /** Test files that pass without a mutant, and those that do not. */
  readonly #clean = new Map<string, boolean>();

  constructor(
    readonly checkout: Checkout,
    readonly settings: TrialSettings,
  ) {}

  /** The test files that fail without any mutant: they are no evidence. */
  get broken(): readonly string[] {
    return [...this.#clean].filter(([, isClean]) => !isClean).map(([file]) => file);
  }

  /** Runs the compiler and the linter, then the tests of a mutant until one fails. @param tests the likely ones first */
  async try(mutant: Mutant, tests: readonly string[]): Promise<Verdict> {
    const refusal = await this.settings.refusal(mutant, this.checkout.read(mutant.path));
    if (refusal !== undefined) return { mutant, outcome: 'refused', by: refusal, ran: 0, of: 0 };
    const files = tests.filter((file) => this.#clean.get(file) !== false);
    if (files.length === 0) return { mutant, outcome: 'untested', ran: 0, of: 0 };
    const until = performance.now() + this.settings.limit;
    let ran = 0;
    for (let turn = 0; ran < files.length; turn += 1) {
      const round = files.slice(ran, ran + (ROUNDS[turn] ?? 60));
      const result = await this.#tryRound(mutant, round, until - performance.now());
      if (typeof result === 'string') {
        return { mutant, outcome: 'caught', by: result, ran: ran + 1, of: files.length };
      }
      ran += result.ran;
      if (result.isOver) return { mutant, outcome: 'unfinished', ran, of: files.length };
    }
    return { mutant, outcome: 'survived', ran, of: files.length };
  }

  /** Returns the test that fails because of the mutant; the number of files that ran where none does. */
  async #tryRound(
    mutant: Mutant,
    files: readonly string[],
    left: number,
  ): Promise<string | { readonly ran: number; readonly isOver: boolean }> {
    const result = await this.checkout.with(mutant, async () => {
      try {
        this.checkout.make(mutant.path);
      } catch {
        return 'the code cannot be made';
      }
      return this.run(files, left);
    });
    if (typeof result === 'string') return result;
    if (result.failed) {
      const { file, test } = result.failed;
      if (await this.#isClean(file, mutant.path)) return `${file}: ${test}`;
      // The test fails without the mutant too: it is left out, and the rest of the round runs again.
      const rest = files.filter((one) => one !== file);
      return rest.length === 0
        ? { ran: files.length, isOver: false }
        : this.#tryRound(mutant, rest, left);
    }
    if (!result.isOver) return { ran: files.length, isOver: false };
    if (this.#isLong(files, left)) return { ran: result.ran, isOver: true };
    // The time of a run with the mutant is compared with that of a run without it.
    this.checkout.make(mutant.path);
    const { failed, isOver } = await this.run(files, left / 3);
    return failed || isOver ? { ran: result.ran, isOver: true } : 'the tests do not end';
  }

  /** True where the tests of a round are likely to take too long without the mutant too: their end shows nothing. */
  #isLong(files: readonly string[], milliseconds: number): boolean {
    const { expected, workers } = this.settings;
    const sum = files.reduce((total, file) => total + expected(file), 0);
    return sum / workers > milliseconds / 3;
  }

  async #isClean(file: string, path: string): Promise<boolean> {
    const known = this.#clean.get(file);
    if (known !== undefined) return known;
    this.checkout.make(path);
    const { failed, isOver } = await this.run([file], this.settings.limit);
    const isClean = !failed && !isOver;
    this.#clean.set(file, isClean);
    return isClean;
  }

  /** Runs test files until one fails, or the time is over; twice if a run ends without a report. */
  async run(files: readonly string[], milliseconds: number, isAgain = false): Promise<RunResult> {
    const folder = mkdtempSync(join(tmpdir(), 'svclink-trial-'));
    const report = join(folder, 'report.json');
    try {
      const isOver = await this.#jest(files, report, Math.max(milliseconds, 1000));
      if (!isOver && !existsSync(report) && !isAgain) return this.run(files, milliseconds, true);
      if (isOver || !existsSync(report)) return { isOver: true, ran: 0 };
      const { testResults }: JestReport = JSON.parse(readFileSync(report, 'utf8'));
      const failed = testResults.find(({ status }) => status === 'failed');
      if (!failed) return { isOver, ran: testResults.length };
      const file = posix.join(...relative(this.checkout.folder, failed.name).split(sep));
      const test = failed.assertionResults.find(({ status }) => status === 'failed')?.fullName;
      return { failed: { file, test: test ?? 'cannot be loaded' }, isOver, ran: 0 };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** Starts jest in a process group of its own; returns true if it had to be killed at the end of its time. */
  async #jest(files: readonly string[], report: string, milliseconds: number): Promise<boolean> {
    const { config, workers } = this.settings;
    const jest = join(this.checkout.folder, 'node_modules/jest/bin/jest.js');
    const words = ['--config', config, '--bail', '--maxWorkers', String(workers)];
    const child = spawn(process.execPath, [jest, ...words, '--runTestsByPath', ...files], {
      cwd: this.checkout.folder,
      env: { ...process.env, MUTATION_TESTS: files.join('\n'), MUTATION_REPORT: report },
      stdio: 'ignore',
      detached: true,
    });
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, milliseconds);
    await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
    clearTimeout(timer);
    return isOver;
  }
}
