import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { listen } from '../../http/index.js';
import { createSite, type Site, type SiteOptions } from '../../site/index.js';
import { siteRoutes } from '../../site/serve/routes.js';
import { CommandError } from '../command-error.js';

/** What the process of a rehearsed site is told. */
interface SiteFile {
  readonly port: number;
  readonly options: SiteOptions;
}

/** Milliseconds for a site to begin, or to end. */
const PATIENCE = 30_000;

/** One site of a rehearsal: served by a process of its own, which may be killed, with a hand of ours on its store. */
export class RehearsedSite {
  #child: ChildProcess | undefined;
  kills = 0;

  private constructor(
    readonly file: string,
    readonly url: string,
    /** Opened beside the process, as commands open it. */
    readonly store: Site,
  ) {}

  static async open(
    file: string,
    port: number,
    options: Omit<SiteOptions, 'publicUrl'>,
  ): Promise<RehearsedSite> {
    const url = `http://127.0.0.1:${port}`;
    const complete = { ...options, publicUrl: url };
    const told: SiteFile = { port, options: complete };
    await writeFile(file, JSON.stringify(told), { mode: 0o600 });
    const store = await createSite({ ...complete, logger: false });
    return new RehearsedSite(file, url, store);
  }

  async start(): Promise<void> {
    const words = [...process.execArgv, process.argv[1] ?? '', 'rehearse', '--site', this.file];
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child = child;
    const begun = once(child.stdout, 'data', { signal: AbortSignal.timeout(PATIENCE) });
    const ended = once(child, 'exit').then(([code]) => {
      throw new CommandError(`a rehearsed site ended with ${code}`);
    });
    await Promise.race([begun, ended]);
    ended.catch(() => undefined);
  }

  /** Ends the process as a power cut would, and starts another. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    this.kills += 1;
    await this.start();
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    await this.store.stop();
  }
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Serves the site that a file describes, until the rehearsal ends: the body of its process. */
export async function serveRehearsed(file: string, tell: (text: string) => void): Promise<void> {
  const { port, options }: SiteFile = JSON.parse(await readFile(file, 'utf8'));
  const site = await createSite({ ...options, logger: false });
  const routes = siteRoutes(() => site);
  const listening = await listen(routes.listener, { port });
  await site.start();
  tell('ready\n');
  // When the rehearsal itself dies, nothing of it is left behind.
  const orphaned = once(process.stdin.resume(), 'end');
  await Promise.race([once(process, 'SIGTERM'), orphaned]);
  await Promise.all([listening.end(0), site.drain()]);
  await site.stop();
  process.stdin.destroy();
}
