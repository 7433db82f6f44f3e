import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Site, SiteOptions } from '../../site/index.js';
import { CommandError } from '../command-error.js';
import type { Progress } from '../progress.js';
import { type Fault, FaultyProxy } from './faulty-proxy.js';
import {
  ACCOUNT,
  changeOrder,
  giveResults,
  isCancelled,
  LINK,
  makeOrder,
  prepareOwner,
  whatArrived,
} from './rehearsed-orders.js';
import { freePort, RehearsedSite } from './site-process.js';

/** What is rehearsed. */
export interface RehearsalPlan {
  readonly folder: string;
  readonly orders: number;
  readonly faults: readonly Fault[];
  /** Databases of the two sites; default SQLite in the folder. */
  readonly ownerDatabase: string | undefined;
  readonly importerDatabase: string | undefined;
  readonly progress: Progress;
}

/** What a rehearsal came to. */
export interface RehearsalReport {
  readonly orders: number;
  readonly lost: number;
  readonly doubled: number;
  readonly kills: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** What was lost or doubled, and where; the first 100. */
  readonly problems: readonly string[];
}

/** Milliseconds between looks, and between kills. */
const LOOK = 250;
const KILL_EVERY = 3000;
/** Milliseconds without any progress after which a rehearsal gives up. */
const PATIENCE = 180_000;
/** Longer than a process takes to start: what a killed one held is taken up soon. */
const LEASE = 3000;

/** Passes orders through their whole life between two sites, with the faults that are asked for. */
export class Rehearsal {
  private constructor(
    readonly plan: RehearsalPlan,
    readonly owner: RehearsedSite,
    readonly importer: RehearsedSite,
    readonly proxy: FaultyProxy,
  ) {}

  static async open(plan: RehearsalPlan): Promise<Rehearsal> {
    const ports = [await freePort(), await freePort()] as const;
    const allowedHosts = ports.map((port) => `127.0.0.1:${port}`);
    const options = (
      name: string,
      database: string | undefined,
    ): Omit<SiteOptions, 'publicUrl'> => ({
      database: database ?? `sqlite:${join(plan.folder, `${name}.db`)}`,
      files: join(plan.folder, name),
      secretKeyFile: join(plan.folder, `${name}.key`),
      allowedHosts,
      thumbnails: false,
      pushWait: 50,
      jobLease: LEASE,
      // A delivery that a killed process held is free again soon.
      receiver: { deadline: { default: 5000 } },
    });
    const file = (name: string) => join(plan.folder, `${name}.json`);
    const [ownerPort, importerPort] = ports;
    const owner = await RehearsedSite.open(
      file('owner'),
      ownerPort,
      options('owner', plan.ownerDatabase),
    );
    const importer = await RehearsedSite.open(
      file('importer'),
      importerPort,
      options('importer', plan.importerDatabase),
    );
    const proxy = await FaultyProxy.open(owner.url, plan.faults);
    return new Rehearsal(plan, owner, importer, proxy);
  }

  async run(): Promise<RehearsalReport> {
    const begun = performance.now();
    const { orders: count } = this.plan;
    this.proxy.isOn = false;
    await Promise.all([this.owner.start(), this.importer.start()]);
    await this.#connect();
    this.proxy.isOn = true;
    const stopKilling = this.#startKilling();
    const reportIds: string[] = [];
    for (let index = 0; index < count; index++) {
      reportIds.push(await makeOrder(this.owner.store, index));
      this.#show('orders made', index + 1);
    }
    const ids = await this.#imported(reportIds);
    for (const [index, reportId] of reportIds.entries()) {
      await changeOrder(this.owner.store, index, reportId);
      if (!isCancelled(index))
        await giveResults(this.importer.store, index, ids.get(reportId) ?? '');
      this.#show('orders worked on', index + 1);
    }
    await this.#sent(stopKilling);
    return this.#report(reportIds, performance.now() - begun);
  }

  async close(): Promise<void> {
    await this.proxy.close();
    await Promise.all([this.owner.stop(), this.importer.stop()]);
  }

  async #connect(): Promise<void> {
    const password = randomBytes(16).toString('hex');
    await prepareOwner(this.owner.store, password);
    const { importer, owner } = this.importer.store;
    await owner.users.createGroup('everybody');
    const link = await importer.links.add({
      name: LINK,
      url: `${this.proxy.url}/link`,
      username: ACCOUNT,
      password,
      recognises_repetitions: true,
      job_notes: true,
      note_groups: ['everybody'],
      supplied_notes: true,
      bid_comp_confirm: true,
      poll_seconds: 1,
    });
    if (link.failure !== null) throw new CommandError(`the owner does not answer: ${link.failure}`);
  }

  /** Waits until all orders are imported. @returns our ids by those of the owner */
  async #imported(reportIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Map<string, string>();
    const { importer } = this.importer.store;
    await this.#until(async () => {
      let after: string | undefined;
      for (;;) {
        const page = await importer.orders.list({ ...(after ? { after } : {}), limit: 1000 });
        for (const { id, report_id } of page) ids.set(report_id, id);
        after = page.at(-1)?.id ?? after;
        if (page.length < 1000) break;
      }
      this.#show('orders imported', ids.size);
      const open = await this.#open(['import']);
      return [ids.size >= reportIds.length && open === 0, ids.size - open];
    });
    return ids;
  }

  /** Waits until nothing is left to be sent; towards the end nothing goes wrong any more. */
  async #sent(stopKilling: () => Promise<void>): Promise<void> {
    const { orders } = this.plan;
    let isQuiet = false;
    await this.#until(async () => {
      const open = await this.#open(['results', 'import']);
      this.#show('orders sent back', orders - Math.min(orders, open));
      if (!isQuiet && open <= orders / 10) {
        isQuiet = true;
        this.proxy.isOn = false;
        await stopKilling();
      }
      return [isQuiet && open === 0, -open];
    });
    await this.#until(async () => [(await this.#open(['results', 'import'])) === 0, 0]);
  }

  /** How many jobs are left; those that wait for another attempt are tried at once: nobody has hours for a rehearsal. */
  async #open(kinds: readonly string[]): Promise<number> {
    const { jobs } = this.importer.store;
    let open = 0;
    for (const kind of kinds) {
      const counts = (await jobs.counts()).filter((row) => row.kind === kind);
      open += counts.reduce((sum, { job_count }) => sum + job_count, 0);
      for (const job of await jobs.list({ kind, limit: 1000 })) {
        const isHeldUp = job.state === 'dead' || (job.state === 'waiting' && job.failures > 0);
        if (isHeldUp) await jobs.retry(job.id).catch(() => undefined);
      }
    }
    return open;
  }

  /** @param look whether it is so, and a number that grows while there is progress */
  async #until(look: () => Promise<readonly [boolean, number]>): Promise<void> {
    let most = Number.NEGATIVE_INFINITY;
    let since = performance.now();
    for (;;) {
      const [isSo, progress] = await look();
      if (isSo) return;
      if (progress > most) {
        most = progress;
        since = performance.now();
      }
      if (performance.now() - since > PATIENCE) {
        throw new CommandError(`nothing moves any more: ${await whatWaits(this.importer.store)}`);
      }
      await delay(LOOK);
    }
  }

  #startKilling(): () => Promise<void> {
    if (!this.plan.faults.includes('kill')) return async () => undefined;
    const stop = new AbortController();
    const killing = (async () => {
      for (;;) {
        await delay(KILL_EVERY * (0.5 + Math.random()), undefined, { signal: stop.signal });
        await (Math.random() < 0.5 ? this.owner : this.importer).kill();
      }
    })().catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    return async () => {
      stop.abort();
      await killing;
    };
  }

  #show(what: string, count: number): void {
    const { orders, progress } = this.plan;
    progress.show(`${count} of ${orders} ${what}`, count / orders);
  }

  async #report(reportIds: readonly string[], took: number): Promise<RehearsalReport> {
    const problems: string[] = [];
    let [lost, doubled] = [0, 0];
    for (const [index, reportId] of reportIds.entries()) {
      for (const [what, found, wanted] of await whatArrived(this.owner.store, index, reportId)) {
        if (found < wanted) lost += wanted - found;
        if (found > wanted) doubled += found - wanted;
        if (found !== wanted)
          problems.push(`order ${reportId}: ${found} ${what} instead of ${wanted}`);
      }
    }
    return {
      orders: reportIds.length,
      lost,
      doubled,
      kills: this.owner.kills + this.importer.kills,
      faults: Object.fromEntries(this.proxy.made),
      seconds: Math.round(took / 1000),
      problems: problems.slice(0, 100),
    };
  }
}

async function whatWaits({ jobs, importer }: Site): Promise<string> {
  const [job] = await jobs.list({ limit: 1 });
  const [link] = await importer.links.list();
  return `${job ? `job ${job.kind} waits for ${job.waits_for}` : 'no job is left'}; ${link?.failure ?? 'the link is well'}`;
}
