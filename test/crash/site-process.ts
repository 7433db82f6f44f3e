import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The worker in one file: it is started often, and reading the whole source would take most of the time. */
export class WorkerProgram {
  readonly path: string;
  readonly #folder: string;

  constructor() {
    // Within the project, where its packages are found.
    mkdirSync('reports', { recursive: true });
    this.#folder = mkdtempSync(resolve('reports', 'crash-'));
    this.path = join(this.#folder, 'worker.cjs');
    const options = ['--bundle', '--platform=node', '--format=cjs', '--packages=external'];
    const { status, stderr } = spawnSync(
      resolve('node_modules/.bin/esbuild'),
      ['test/crash/worker.ts', ...options, `--outfile=${this.path}`],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`the worker cannot be bundled: ${stderr}`);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A site that is killed and started again. */
export class SiteProcess {
  #process: ChildProcess | undefined;
  #port: Promise<number> = Promise.reject(new Error('it was not started'));
  starts = 0;
  /** The end of what it has said of its troubles. */
  said = '';
  /** Why it has ended, where it was not killed. */
  failure: Error | undefined;

  constructor(
    readonly program: WorkerProgram,
    readonly args: readonly string[],
    readonly env: Readonly<Record<string, string>> = {},
  ) {
    this.#port.catch(() => undefined);
  }

  /** Resolves with its port when it listens. @throws Error with what it said where it ends instead */
  start(): Promise<number> {
    this.starts += 1;
    const child = spawn(process.execPath, [this.program.path, ...this.args], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.said = '';
    child.stderr?.on('data', (data: Buffer) => {
      this.said = `${this.said}${data}`.slice(-2000);
    });
    this.#port = new Promise((listening, failed) => {
      if (child.stdout)
        createInterface(child.stdout).once('line', (line) => listening(Number(line)));
      // All that it said has arrived by then; it may have left before.
      child.once('close', (code, signal) => {
        this.failure = new Error(`the site ended with ${code ?? signal}: ${this.said}`);
        failed(this.failure);
      });
    });
    this.#port.catch(() => undefined);
    return this.#port;
  }

  /** Resolves when it has ended by itself. */
  async ended(): Promise<void> {
    const child = this.#process;
    if (child && child.exitCode === null) await once(child, 'close');
  }

  /** Where it listens, once it does. */
  get port(): Promise<number> {
    return this.#port;
  }

  /** Sets its clock back by an hour. */
  setClockBack(): void {
    this.#process?.kill('SIGUSR2');
  }

  /** Ends it at once, whatever it does just now. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
    this.failure = undefined;
  }
}
