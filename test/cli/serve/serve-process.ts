import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../../support/bundled.js';

const COMMAND = join(__dirname, '../../../scripts/command-line.ts');

/** A folder of the test's own. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'svclink-serve-'));
}

/** Where it is started, and with what. */
interface ServeOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Takes the right to write everywhere from the administrator of a machine; others have none. */
  readonly isPlain?: boolean;
  readonly stdio?: StdioOptions;
}

/** Another user could not write either, but may not even be able to read this program. */
const PLAIN = ['setpriv', '--bounding-set=-all', '--inh-caps=-all'];

/** `svclink serve` in a process of its own. */
export class ServeProcess {
  out = '';
  err = '';
  readonly ended: Promise<number | null>;

  private constructor(readonly child: ChildProcess) {
    child.stdout?.on('data', (text) => {
      this.out += text;
    });
    child.stderr?.on('data', (text) => {
      this.err += text;
    });
    // All that it said has arrived by then; it may have left before.
    this.ended = once(child, 'close').then(([code]) => code);
  }

  /** Starts it, on a port that is free, and resolves when it serves or has ended. */
  static async start(
    args: readonly string[],
    { cwd = process.cwd(), env = {}, isPlain = false, stdio = 'pipe' }: ServeOptions = {},
  ): Promise<ServeProcess> {
    const serve = [process.execPath, bundled(COMMAND), 'serve', '--port', '0', ...args];
    const [program = '', ...words] =
      isPlain && process.getuid?.() === 0 ? [...PLAIN, ...serve] : serve;
    const started = new ServeProcess(
      spawn(program, words, { cwd, env: { PATH: process.env.PATH, ...env }, stdio }),
    );
    await Promise.race([started.says(/receiver +\S+/), started.ended]);
    return started;
  }

  /** What it says on standard error, once it does. */
  says(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve) => {
      const look = () => {
        const found = pattern.exec(this.err);
        if (found) resolve(found);
      };
      look();
      this.child.stderr?.on('data', look);
    });
  }

  /** Where it is reached. @throws what it has said, where it serves nothing */
  get base(): string {
    const [, base] = /receiver +(\S+)\/link/.exec(this.err) ?? [];
    if (base === undefined) throw new Error(`it is not served: ${this.err}`);
    return base;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Ends it at once, where it has not ended. */
  async close(): Promise<void> {
    this.kill('SIGKILL');
    await this.ended;
  }
}

/** Removes a folder with all that is in it. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
