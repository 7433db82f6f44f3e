import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder, npmInstall } from './in-folder.cjs';
import type { Packed } from './packed.js';
import { freePort } from './running-project.js';

/** One app of `test/package/apps`, and how it is used. */
export interface AppShape {
  /** Its folder there. */
  readonly name: string;
  readonly manager: 'npm' | 'pnpm' | 'yarn';
  /** The package of it that has Express. Default: its root. */
  readonly member?: string;
  /** The lock file that it has, and no other. */
  readonly lock: string;
  /** The file that starts it, below the member's folder. */
  readonly entry: string;
  readonly builds?: boolean;
  /** A file that is not edited: the lines that are shown go behind this one. */
  readonly pastedAfter?: { readonly file: string; readonly line: RegExp };
  /** The code or the signal that it ends with after SIGTERM. Default: 0. NestJS sends itself the signal once more. */
  readonly ending?: 'SIGTERM';
  /** Adds the sample order, as the closing lines say. */
  readonly sample: string;
}

/** The versions of the managers; the apps name the same. */
const MANAGERS = ['pnpm@10.34.8', 'yarn@1.22.22'];

const CLEAN: Readonly<Record<AppShape['manager'], readonly string[]>> = {
  npm: ['ci', '--no-audit', '--no-fund', '--prefer-offline'],
  pnpm: ['install', '--frozen-lockfile', '--prefer-offline'],
  yarn: ['install', '--frozen-lockfile', '--prefer-offline'],
};

const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** An app in a folder of its own, installed by its own manager. */
export class AppRun {
  #child: ChildProcess | undefined;
  /** What the started app has said of faults. */
  log = '';

  private constructor(
    readonly shape: AppShape,
    readonly packed: Packed,
    readonly folder: string,
    readonly env: Readonly<Record<string, string>>,
  ) {}

  /** Copies the app, and installs it. */
  static async install(shape: AppShape, packed: Packed): Promise<AppRun> {
    const tools = join(packed.folder, 'tools');
    await mkdir(tools);
    await writeFile(join(tools, 'package.json'), '{"private":true}');
    if (shape.manager !== 'npm') await npmInstall(tools, MANAGERS);
    const path = `${join(tools, 'node_modules', '.bin')}:${process.env.PATH}`;
    const folder = join(packed.folder, shape.name);
    await cp(join(__dirname, 'apps', shape.name), folder, { recursive: true });
    const run = new AppRun(shape, packed, folder, { PATH: path });
    await run.in(folder, shape.manager, 'install');
    await run.in(folder, 'git', 'init', '--quiet');
    return run;
  }

  in(folder: string, command: string, ...args: string[]): Promise<string> {
    return inFolder(folder, command, args, this.env);
  }

  /** The folder of the member, in a copy of the app. */
  at(copy = this.folder): string {
    return join(copy, this.shape.member ?? '.');
  }

  /** Runs a script of the app's package.json. */
  script(copy: string, name: string, ...args: string[]): Promise<string> {
    const { manager } = this.shape;
    const separator = manager === 'npm' && args.length > 0 ? ['--'] : [];
    const silent = manager === 'yarn' ? ['--silent'] : [];
    return this.in(this.at(copy), manager, ...silent, 'run', name, ...separator, ...args);
  }

  /** `svclink add`, as it is installed elsewhere; the lines that it shows are pasted. */
  async add(): Promise<string> {
    const { pastedAfter } = this.shape;
    if (pastedAfter === undefined) return this.in(this.at(), this.packed.svclink, 'add', '--yes');
    const shown = await this.in(this.at(), this.packed.svclink, 'add').catch(String);
    const [, link = '', mount = '', close = ''] = [...shown.matchAll(/^ {5}(\S.*)$/gm)].map(
      ([, one]) => one,
    );
    // The server of a class is made elsewhere; this app has a line of its own there.
    const lines = close.startsWith('.on(') ? [mount] : [mount, close];
    const said = await this.in(this.at(), this.packed.svclink, 'add', '--no-mount', '--yes');
    const file = join(this.at(), pastedAfter.file);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      `${link}\n${text.replace(pastedAfter.line, `$&\n    ${lines.join('\n    ')}`)}`,
    );
    return said;
  }

  /** What a colleague gets: nothing that git ignores, installed strictly by the lock file. */
  async clone(): Promise<string> {
    const user = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    await this.in(this.folder, 'git', 'add', '--all');
    await this.in(this.folder, 'git', ...user, 'commit', '--quiet', '--message', 'Add the link');
    const copy = `${this.folder}-clone`;
    await this.in(this.packed.folder, 'git', 'clone', '--quiet', this.folder, copy);
    await this.in(copy, this.shape.manager, ...CLEAN[this.shape.manager]);
    return copy;
  }

  /** Starts the app of a clone; resolves with its address when it answers. */
  async start(copy: string): Promise<string> {
    const port = await freePort();
    this.#child = spawn('node', [this.shape.entry], {
      cwd: this.at(copy),
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.log += String(text);
    });
    const address = `http://127.0.0.1:${port}`;
    for (let attempt = 0; attempt < 240; attempt += 1) {
      const answer = await fetch(address).catch(() => undefined);
      if (answer?.ok) return address;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`the app does not answer\n${this.log}`);
  }

  /** Ends the app. @returns the signal or code that it ended with */
  async stop(): Promise<unknown> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return child?.exitCode;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const [code, signal] = await gone;
    return code ?? signal;
  }

  /** The lock files of a copy, at its root and at its member. */
  async locks(copy = this.folder): Promise<string[]> {
    const names = [...(await readdir(copy)), ...(await readdir(this.at(copy)))];
    return [...new Set(names.filter((name) => LOCKS.includes(name)))];
  }

  hasFile(copy: string, path: string): boolean {
    return existsSync(join(this.at(copy), path));
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.packed.remove();
  }
}
