import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTarget } from '../../site/engine/archive/place.js';
import type { SiteOptions } from '../../site/index.js';
import { type Fault, FaultyProxy } from './faulty-proxy.js';
import { RehearsedSite } from './site-process.js';

/** Databases of the two sites; default SQLite in the folder. */
export interface RehearsedDatabases {
  readonly owner: string | undefined;
  readonly importer: string | undefined;
}

/** Milliseconds. Longer than a process takes to start: what a killed one held is taken up soon. */
const LEASE = 3000;
/** Milliseconds: a delivery that a killed process held is free again soon. */
const DEADLINE = 5000;

/** Where a rehearsal takes place: a folder that is gone at the end, two addresses, and a site behind each. */
export class RehearsalSetup {
  /** What has to be closed, the last first. */
  readonly #cleanups: ((isHurried: boolean) => Promise<void>)[] = [];

  private constructor(readonly folder: string) {
    this.#cleanups.push(() => rm(folder, { recursive: true, force: true }));
  }

  static async open(): Promise<RehearsalSetup> {
    return new RehearsalSetup(await mkdtemp(join(tmpdir(), 'svclink-rehearsal-')));
  }

  /**
   * Opens both sites; nothing of them runs yet.
   *
   * @throws LinkError `target_not_empty` for a database that holds a site, `option_invalid`, `store_unavailable`
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
      // Not even looked at: what holds a site is somebody's own.
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

  /** Ends everything, whatever fails, and removes the folder. @param isHurried whether processes need not end in good order */
  async close(isHurried: boolean): Promise<void> {
    for (let end = this.#cleanups.pop(); end; end = this.#cleanups.pop()) {
      await end(isHurried).catch(() => undefined);
    }
  }
}
