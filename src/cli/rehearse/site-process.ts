import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from '../../http/index.js';
import { createSite, type Site, type SiteOptions } from '../../site/index.js';
import { siteRoutes } from '../../site/serve/routes.js';
import { CommandError } from '../command-error.js';
import type { FaultyProxy } from './faulty-proxy.js';

/** Milliseconds for the start of a site. */
const START = 60_000;
/** Milliseconds for the orderly end of a site. */
const END = 15_000;
/** The most characters of a process's output that the error about its end quotes. */
const SAID = 2000;

/** The plan of one site of a rehearsal. */
export interface SitePlan {
  readonly name: string;
  /** The file with the settings for its process. */
  readonly file: string;
  readonly options: Omit<SiteOptions, 'publicUrl'>;
  readonly proxy: FaultyProxy;
  /** Called when a process has ended by itself. */
  readonly onFailure: (error: Error) => void;
}

/**
 * One site of a rehearsal: a process of its own, which may be killed, at a constant address, and its store, opened in
 * this process.
 */
export class RehearsedSite {
  #child: ChildProcess | undefined;
  kills = 0;

  private constructor(
    readonly plan: SitePlan,
    /** The store, opened beside the process as commands do. */
    readonly store: Site,
  ) {}

  static async open(plan: SitePlan): Promise<RehearsedSite> {
    const options: SiteOptions = { ...plan.options, publicUrl: `http://${plan.proxy.host}` };
    await writeFile(plan.file, JSON.stringify(options), { mode: 0o600 });
    return new RehearsedSite(plan, await createSite({ ...options, logger: false }));
  }

  get url(): string {
    return `http://${this.plan.proxy.host}`;
  }

  /** @throws CommandError when it does not listen in time, or ends */
  async start(): Promise<void> {
    const { file, name, proxy, onFailure } = this.plan;
    const words = [...process.execArgv, process.argv[1] ?? '', 'rehearse', '--site', file];
    // A process group of its own: this process handles an interruption from the keyboard, and ends it in order.
    const child = spawn(process.execPath, words, { stdio: 'pipe', detached: true });
    this.#child = child;
    let said = '';
    child.stderr.on('data', (data: Buffer) => {
      said = `${said}${data}`.slice(-SAID);
    });
    // Writing to a process that was just killed fails, which has no effect.
    child.stdin.on('error', () => undefined);
    const failed = new Promise<never>((_, reject) => {
      child.once('exit', () => {
        proxy.port = undefined;
      });
      // All that it said has arrived by then; at its exit some may not have.
      child.once('close', (code, signal) => {
        if (this.#child !== child) return;
        const error = new CommandError(
          `the ${name} ended by itself with ${code ?? signal}: ${said.trim() || 'it said nothing'}`,
        );
        reject(error);
        onFailure(error);
      });
    });
    failed.catch(() => undefined);
    const started = once(child.stdout, 'data').then(([data]) => Number(data));
    const late = delay(START, undefined, { ref: false }).then(() => {
      throw new CommandError(`the ${name} did not begin within ${START / 1000} s: ${said.trim()}`);
    });
    proxy.port = await Promise.race([started, failed, late]);
  }

  /** Kills the process, as a power failure would, and starts another. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
    this.kills += 1;
    await this.start();
  }

  /** @param isHurried true if it need not finish its work */
  async stop(isHurried: boolean): Promise<void> {
    await this.#end(isHurried ? 'SIGKILL' : 'SIGTERM');
    await this.store.stop();
  }

  async #end(how: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(how);
    await Promise.race([gone, delay(END, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await gone;
  }
}

/** Serves the site of a file until the rehearsal ends. This is the body of its process. */
export async function serveRehearsed(file: string, tell: (text: string) => void): Promise<void> {
  const options: SiteOptions = JSON.parse(await readFile(file, 'utf8'));
  const site = await createSite({ ...options, logger: false });
  const listening = await listen(siteRoutes(() => site).listener, { port: 0 });
  await site.start();
  tell(`${listening.port}\n`);
  // When the rehearsal dies, its processes end too.
  const orphaned = once(process.stdin.resume(), 'end');
  await Promise.race([once(process, 'SIGTERM'), orphaned]);
  await Promise.all([listening.end(0), site.drain()]);
  await site.stop();
  process.stdin.destroy();
}
