import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTarget } from '../../site/engine/archive/location.js';
import type { SiteOptions } from '../../site/index.js';
import { type Fault, FaultyProxy } from './faulty-proxy.js';
import { RehearsedSite } from './site-process.js';

/** The databases of the two sites. Default: SQLite in the folder. */
export interface RehearsedDatabases {
  readonly owner: string | undefined;
  readonly importer: string | undefined;
}

/**
 * Milliseconds. The lease is longer than the start of a process, and short, so that jobs of a killed process are
 * reclaimed early.
 */
const LEASE = 3000;
/** Milliseconds. The deadline is short, so that a delivery of a killed process is released early. */
const DEADLINE = 5000;

/** The environment of a rehearsal: a temporary folder, two addresses, and a site for each. */
export class RehearsalSetup {
  /** The actions for closing, the last first. */
  readonly #cleanups: ((isHurried: boolean) => Promise<void>)[] = [];

  private constructor(readonly folder: string) {
    this.#cleanups.push(() => rm(folder, { recursive: true, force: true }));
  }

  static async open(): Promise<RehearsalSetup> {
    return new RehearsalSetup(await mkdtemp(join(tmpdir(), 'svclink-rehearsal-')));
  }

  /**
   * Opens the stores of both sites. No process is started.
   *
   * @throws LinkError `target_not_empty` for a database that contains a site, `option_invalid`, `store_unavailable`
   */
  async sites(
    databases: RehearsedDatabases,
    faults: readonly Fault[],
    onFailure: (error: Error) => void,
  ): Promise<readonly [owner: RehearsedSite, importer: RehearsedSite]> {
    const proxies = [await this.#proxy(faults), await this.#proxy(faults)] as const;
    const allowedHosts = proxies.map(({ host }) => host);
    const [atOwner, atImporter] = proxies;
    const open = async (name: 'owner' | 'importer', proxy: FaultyProxy) => {
      const { folder } = this;
      const options = { ...this.#options(name, databases[name]), allowedHosts };
      // A database that contains a site is never opened for a rehearsal.
      await checkTarget(options.database);
      const file = join(folder, `${name}.json`);
      const site = await RehearsedSite.open({ name, file, options, proxy, onFailure });
      this.#cleanups.push((isHurried) => site.stop(isHurried));
      return site;
    };
    return [await open('owner', atOwner), await open('importer', atImporter)];
  }

  async #proxy(faults: readonly Fault[]): Promise<FaultyProxy> {
    const proxy = await FaultyProxy.open(faults);
    this.#cleanups.push(() => proxy.close());
    return proxy;
  }

  #options(name: string, database: string | undefined) {
    const { folder } = this;
    return {
      database: database ?? `sqlite:${join(folder, `${name}.db`)}`,
      files: join(folder, name),
      secretKeyFile: join(folder, `${name}.key`),
      thumbnails: false,
      pushWait: 50,
      jobLease: LEASE,
      receiver: { deadline: { default: DEADLINE } },
    } satisfies Partial<SiteOptions>;
  }

  /**
   * Ends everything, regardless of failures, and removes the folder. @param isHurried true if processes need not finish
   * their work
   */
  async close(isHurried: boolean): Promise<void> {
    for (let end = this.#cleanups.pop(); end; end = this.#cleanups.pop()) {
      await end(isHurried).catch(() => undefined);
    }
  }
}
