import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually.js';
import { type Block, blocksOf, commandsOf, missingLine } from './documented.js';
import { freePort } from './running-project.js';

// The courses to the letter: every file saved, every command run in the order of the page, its output compared. Only the ports are
// free ones, and the file of the package is what this run has packed.

const { version } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8'));
const COURSES = join(__dirname, '../../docs/courses');
const courses = readdirSync(COURSES).filter((name) => name !== 'README.md');

/** A reader of a course: a folder, what the terminal has set, and the commands that go on. */
class Reader {
  /** Lines that hold for all that follow: `cd` and `export`. */
  #terminal = '';
  readonly #servers: ChildProcess[] = [];

  private constructor(
    readonly folder: string,
    readonly ports: Readonly<Record<string, string>>,
  ) {}

  static async begin(): Promise<Reader> {
    const folder = await mkdtemp(join(tmpdir(), 'svclink-course-'));
    const first = String(await freePort());
    return new Reader(folder, { 3000: first, 8080: first, 8081: String(await freePort()) });
  }

  async follow(block: Block): Promise<void> {
    if (block.file !== undefined) {
      const [, below = ''] = /^cd (.*)$/m.exec(this.#terminal) ?? [];
      return writeFileSync(join(this.folder, below, block.file), this.#here(block.text));
    }
    for (const { text, shown } of commandsOf(block)) {
      await this.#run(this.#here(text), shown, block.mark);
      for (const [line] of text.matchAll(/^(?:cd|export) .*$/gm)) {
        this.#terminal += `${this.#here(line)}\n`;
      }
    }
  }

  async end(): Promise<void> {
    for (const { pid, exitCode } of this.#servers) {
      if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL');
    }
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #here(text: string): string {
    return text
      .replaceAll(/\b(?:3000|8080|8081)\b/g, (port) => this.ports[port] ?? port)
      .replace(`../svclink/svclink-${version}.tgz`, String(process.env.TEST_TARBALL));
  }

  async #run(text: string, shown: readonly string[], mark: string): Promise<void> {
    if (mark === 'goes on') return this.#start(text, shown);
    let { printed, code } = await this.#print(text);
    if (mark === 'repeat') {
      await eventually(async () => {
        if (missingLine(shown, printed) === undefined) return true;
        ({ printed, code } = await this.#print(text));
        return false;
      }, text);
    }
    const missing = missingLine(shown, printed);
    expect([text, missing, missing && printed]).toEqual([text, undefined, undefined]);
    // A command without shown output is to succeed.
    if (shown.length === 0) expect([text, printed, code]).toEqual([text, printed, 0]);
  }

  /** Starts a command that goes on, and waits for what the page shows of it. */
  async #start(text: string, shown: readonly string[]): Promise<void> {
    const args = ['-ec', `${this.#terminal}exec ${text}`];
    const child = spawn('sh', args, { ...this.#surroundings(), detached: true });
    this.#servers.push(child);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece) => {
        printed += piece;
      });
    }
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`${text} ended:\n${printed}`);
      return missingLine(shown, printed) === undefined;
    }, text);
  }

  #print(text: string): Promise<{ printed: string; code: number }> {
    return new Promise((done) => {
      execFile('sh', ['-ec', this.#terminal + text], this.#surroundings(), (error, out, err) =>
        done({ printed: out + err, code: error === null ? 0 : Number(error.code ?? 1) }),
      );
    });
  }

  #surroundings() {
    const others = Object.entries(process.env).filter(([name]) => !name.startsWith('SVCLINK_'));
    const env = { ...Object.fromEntries(others), PORT: this.ports[8080], NO_COLOR: '1' };
    return { cwd: this.folder, env };
  }
}

describe('a reader who follows a course to the letter', () => {
  it.each(courses)('sees what %s shows', async (course) => {
    const reader = await Reader.begin();
    try {
      const page = readFileSync(join(COURSES, course), 'utf8');
      for (const block of blocksOf(page, ['sh', 'console'])) await reader.follow(block);
    } finally {
      await reader.end();
    }
  });
});
