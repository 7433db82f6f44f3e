import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { untilAvailable } from '../../site/engine/store/until-available.js';
import type { Site } from '../../site/index.js';
import { CommandError } from '../command-error.js';
import type { Progress } from '../progress.js';
import { Patience } from './patience.js';
import {
  changeOrder,
  changesAtImporter,
  courseOf,
  giveResults,
  introduce,
  LINK,
  makeOrder,
} from './rehearsed-orders.js';
import type { RehearsedSite } from './site-process.js';
import { verdictOn } from './verdict.js';

/** The plan of a rehearsal. */
export interface RehearsalPlan {
  readonly orders: number;
  readonly owner: RehearsedSite;
  readonly importer: RehearsedSite;
  /** True if processes are killed. */
  readonly kills: boolean;
  readonly progress: Progress;
  /** Aborts the rehearsal: the user interrupted it, or a process ended by itself. */
  readonly stopping: AbortController;
}

/** The outcome of a rehearsal. */
export interface RehearsalReport {
  readonly orders: number;
  readonly lost: number;
  readonly doubled: number;
  readonly kills: number;
  /** The number of times that each fault was made. */
  readonly faults: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** Seconds until all orders were made, imported, and completed at the owner. */
  readonly phases: Readonly<Record<string, number>>;
  /** The lost and duplicated records, and the state that did not arrive; the first 100. */
  readonly problems: readonly string[];
}

/** Milliseconds between polls, and between kills. */
const POLL_INTERVAL = 250;
const KILL_EVERY = 3000;
/** Milliseconds without any change after which a rehearsal is aborted. */
const PATIENCE = 120_000;
/** Milliseconds of waiting for a store that another process is writing to. */
const STORE = 60_000;

/** The most problems in the report. */
const MOST_PROBLEMS = 100;

/** A standstill: not all records have arrived. */
class Stalled extends CommandError {}

/** Passes orders through their whole lifecycle between two sites, with the requested faults. */
export class Rehearsal {
  readonly #phases: Record<string, number> = {};
  readonly #reportIds: string[] = [];
  readonly #begun = performance.now();

  constructor(readonly plan: RehearsalPlan) {}

  /** @throws CommandError where it cannot begin, or is aborted */
  async run(): Promise<RehearsalReport> {
    const { owner, importer } = this.plan;
    await Promise.all([owner.start(), importer.start()]);
    const failure = await introduce(owner, importer, randomBytes(16).toString('hex'));
    if (failure !== null) throw new CommandError(`the owner does not answer: ${failure}`);
    const problems: string[] = [];
    try {
      await this.#pass();
    } catch (error) {
      if (!(error instanceof Stalled)) throw error;
      problems.push(error.message);
    }
    return this.#report(problems);
  }

  async #pass(): Promise<void> {
    const { owner, importer, orders } = this.plan;
    const { links } = importer.store.importer;
    this.#setFaults(true);
    const stopKilling = this.#startKilling();
    try {
      // No event notifies an importing site of a photo of the property that arrives after its order.
      await this.#done(() => links.pause(LINK));
      for (let index = 0; index < orders; index++) {
        this.#reportIds.push(await this.#done(() => makeOrder(owner.store, index)));
        this.#show('orders made', index + 1);
      }
      this.#reached('made');
      await this.#done(() => links.resume(LINK));
      const ids = await this.#imported();
      this.#reached('imported');
      await this.#work(ids);
      await this.#sent(stopKilling);
      this.#reached('came back');
    } finally {
      this.#setFaults(false);
      await stopKilling();
    }
  }

  #setFaults(isOn: boolean): void {
    for (const { plan } of [this.plan.owner, this.plan.importer]) plan.proxy.isOn = isOn;
  }

  /** Runs work on a store that a process may be writing to. */
  #done<Result>(work: () => Promise<Result>): Promise<Result> {
    const { signal } = this.plan.stopping;
    signal.throwIfAborted();
    return untilAvailable(work, { timeout: STORE, signal });
  }

  /** Waits until all orders are imported. @returns our ids by those of the owner */
  async #imported(): Promise<ReadonlyMap<string, string>> {
    const ids = new Map<string, string>();
    const { importer } = this.plan.importer.store;
    await this.#until(async () => {
      let after: string | undefined;
      for (;;) {
        const page = await importer.orders.list({ ...(after ? { after } : {}), limit: 1000 });
        for (const { id, report_id } of page) ids.set(report_id, id);
        after = page.at(-1)?.id ?? after;
        if (page.length < 1000) break;
      }
      const open = await this.#open();
      this.#show('orders imported', Math.max(0, ids.size - open));
      return [ids.size >= this.#reportIds.length && open === 0, ids.size, open];
    });
    return ids;
  }

  /**
   * Changes orders and gives the results of each. An order that is to be cancelled follows after the importing site
   * knows it.
   */
  async #work(ids: ReadonlyMap<string, string>): Promise<void> {
    const { owner, importer } = this.plan;
    const waiting = new Map<number, string>();
    let given = 0;
    const give = async (index: number, id: string) => {
      const { isCancelled } = courseOf(index);
      if (!isCancelled) await this.#done(() => giveResults(importer.store, index, id));
      given += 1;
      this.#show('orders worked on', given);
    };
    for (const [index, reportId] of this.#reportIds.entries()) {
      const { isCancelled, isToBeCancelled } = courseOf(index);
      await this.#done(() => changeOrder(owner.store, index, reportId));
      const id = ids.get(reportId) ?? '';
      if (isCancelled || isToBeCancelled) waiting.set(index, id);
      else await give(index, id);
    }
    await this.#until(async () => {
      await this.#open();
      for (const [index, id] of waiting) {
        const changes = await changesAtImporter(importer.store, index, id);
        if (changes.some(([, found, wanted]) => found < wanted)) continue;
        waiting.delete(index);
        await give(index, id);
      }
      return [waiting.size === 0, waiting.size];
    });
  }

  /** Waits until nothing is left to be sent. Faults end before. */
  async #sent(stopKilling: () => Promise<void>): Promise<void> {
    const { orders } = this.plan;
    let isQuiet = false;
    await this.#until(async () => {
      const open = await this.#open();
      this.#show('orders sent back', orders - Math.min(orders, open));
      if (!isQuiet && open <= orders / 10) {
        isQuiet = true;
        this.#setFaults(false);
        await stopKilling();
        return [false, open];
      }
      return [isQuiet && open === 0, open];
    });
  }

  /** Returns the number of jobs that are left. Jobs that wait for another attempt run at once. */
  async #open(): Promise<number> {
    const { owner, importer } = this.plan;
    // Polls for changes never end, so that they are not counted.
    await this.#openAt(importer.store, ['sync']);
    const left = [
      await this.#openAt(importer.store, ['import', 'results']),
      await this.#openAt(owner.store, ['attachments']),
    ];
    return left.reduce((sum, count) => sum + count, 0);
  }

  async #openAt({ jobs }: Site, kinds: readonly string[]): Promise<number> {
    let open = 0;
    for (const kind of kinds) {
      const counts = (await jobs.counts()).filter((row) => row.kind === kind);
      open += counts.reduce((sum, { job_count }) => sum + job_count, 0);
      for (const job of await jobs.list({ kind, limit: 1000 })) {
        const isDelayed = job.state === 'dead' || (job.state === 'waiting' && job.failures > 0);
        // The job may be running already.
        if (isDelayed) await this.#done(() => jobs.retry(job.id)).catch(() => undefined);
      }
    }
    return open;
  }

  /**
   * @param poll returns whether the condition holds, and counts that change with progress
   * @throws Stalled
   */
  async #until(poll: () => Promise<readonly [boolean, ...number[]]>): Promise<void> {
    const { stopping, importer } = this.plan;
    const patience = new Patience(PATIENCE);
    for (;;) {
      const began = performance.now();
      const [isSo, ...counts] = await poll();
      if (isSo) return;
      if (patience.isOver(counts)) {
        throw new Stalled(`nothing moves any more: ${await whatWaits(importer.store)}`);
      }
      stopping.signal.throwIfAborted();
      // Polling many orders costs time, which the sites need.
      await delay(Math.max(POLL_INTERVAL, 2 * (performance.now() - began)));
    }
  }

  #startKilling(): () => Promise<void> {
    const { kills, owner, importer, stopping } = this.plan;
    if (!kills) return async () => undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const killing = (async () => {
      while (!signal.aborted) {
        const wait = KILL_EVERY * (0.5 + Math.random());
        await delay(wait, undefined, { signal }).catch(() => undefined);
        if (!signal.aborted) await (Math.random() < 0.5 ? owner : importer).kill();
      }
    })().catch((error: unknown) => stopping.abort(error));
    return async () => {
      stop.abort();
      await killing;
    };
  }

  #show(what: string, count: number): void {
    const { orders, progress } = this.plan;
    progress.show(`${count} of ${orders} ${what}`, count / orders);
  }

  #reached(phase: string): void {
    this.#phases[phase] = Math.round((performance.now() - this.#begun) / 100) / 10;
  }

  async #report(stalled: readonly string[]): Promise<RehearsalReport> {
    const { owner, importer } = this.plan;
    const faults = new Map<string, number>();
    for (const { plan } of [owner, importer]) {
      for (const [fault, count] of plan.proxy.made) {
        faults.set(fault, (faults.get(fault) ?? 0) + count);
      }
    }
    const seconds = Math.round((performance.now() - this.#begun) / 1000);
    const { lost, doubled, problems } = await verdictOn(
      this.#reportIds,
      owner.store,
      importer.store,
    );
    return {
      orders: this.#reportIds.length,
      lost,
      doubled,
      kills: owner.kills + importer.kills,
      faults: Object.fromEntries(faults),
      seconds,
      phases: this.#phases,
      problems: [...stalled, ...problems].slice(0, MOST_PROBLEMS),
    };
  }
}

async function whatWaits({ jobs, importer }: Site): Promise<string> {
  const waiting = await jobs.list({ limit: 100 });
  const job = waiting.find(({ state }) => state === 'dead') ?? waiting.at(-1);
  const [link] = await importer.links.list();
  return `${job ? `job ${job.kind} waits for ${job.waits_for}` : 'no job is left'}; ${link?.failure ?? 'the link is well'}`;
}
