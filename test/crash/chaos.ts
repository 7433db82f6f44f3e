import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FaultyProxy } from '../../src/cli/rehearse/faulty-proxy.js';
import { messageOf } from '../../src/protocol/errors/base-error.js';
import { openDatabase } from '../../src/site/engine/store/open-database.js';
import type { PostgresServer } from '../databases/postgres.js';
import { ACCESS, ObjectStore } from '../site/object-store.js';
import { type ApiApp, apiSendings } from './api-traffic.js';
import { Disk, diskMissing } from './disk.js';
import { endLeases, makeSite, verify } from './runs.js';
import { SiteProcess, type WorkerProgram } from './site-process.js';
import { type Sending, sendAll, sendings } from './traffic.js';

/** A run of all faults at once. */
export interface ChaosRun {
  readonly program: WorkerProgram;
  readonly server: PostgresServer;
  /** An empty folder. */
  readonly folder: string;
  /** Chooses the faults, their times, and the requests that the object store fails. */
  readonly random: () => number;
  /** Milliseconds after which no further round of faults begins. The first round makes every fault once. */
  readonly duration: number;
  /** The most milliseconds between two faults. */
  readonly pause: number;
}

export const CHAOS_FAULTS = [
  'owner killed',
  'importer killed',
  'PostgreSQL restarted',
  'connections cut',
  'disk full',
  'clock set back',
] as const;

type ChaosFault = (typeof CHAOS_FAULTS)[number];

/** The share of the requests to the object store that fail. */
const FAILING = 0.3;
/** Milliseconds for which the disk is full. */
const FULL = 400;
/** Milliseconds for all results to arrive after the last fault. */
const PATIENCE = 150_000;
/** The most attempts to start a process while the object store fails. */
const STARTS = 50;
const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: ACCESS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: ACCESS.secretAccessKey,
};

/**
 * Two processes of an owning site on one PostgreSQL, with files in an object store, and a site on SQLite that imports
 * from them by connections that fail.
 */
class ChaoticSites {
  readonly counts = new Map<string, number>();
  readonly owners: readonly SiteProcess[];
  readonly importer: SiteProcess;
  readonly disk: Disk | undefined;
  /** The database of the importing site. */
  readonly importing: string;

  constructor(
    readonly run: ChaosRun,
    readonly database: string,
    readonly proxy: FaultyProxy,
    readonly store: ObjectStore,
  ) {
    const { folder, program } = run;
    const place = join(folder, 'disk');
    mkdirSync(place);
    if (diskMissing() === undefined) this.disk = new Disk(place);
    this.importing = `sqlite:${join(place, 'site.db')}`;
    const env = { WORKER_FILES: this.files, ...CREDENTIALS };
    const owner = [database, join(folder, 'owner')];
    this.owners = [1, 2].map(() => new SiteProcess(program, owner, env));
    const importing = [this.importing, place, 'import', `http://${proxy.host}/link`];
    this.importer = new SiteProcess(program, importing, {
      WORKER_REPEATS: 'yes',
      ...this.disk?.env,
    });
  }

  /** The address of the files of the owning site. */
  get files(): string {
    return this.store.address('chaos');
  }

  get all(): readonly SiteProcess[] {
    return [...this.owners, this.importer];
  }

  /** Makes calls between the sites, and requests to the object store, fail or not. */
  setFaults(isOn: boolean): void {
    this.proxy.isOn = isOn;
    this.store.intercept = () => {
      if (!isOn || this.run.random() >= FAILING) return undefined;
      this.#count('object store failed');
      return this.run.random() < 0.5 ? 503 : 'cut';
    };
  }

  async start(site: SiteProcess): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        const port = await site.start();
        if (site !== this.importer) this.proxy.port = port;
        return;
      } catch (error) {
        if (attempt === STARTS) throw error;
        await delay(50);
      }
    }
  }

  /** Makes every fault in an order that chance chooses, again and again until the time is over. */
  async fail(): Promise<void> {
    const { duration, pause, random } = this.run;
    const end = performance.now() + duration;
    do {
      const left: ChaosFault[] = [...CHAOS_FAULTS];
      while (left.length > 0) {
        const [fault] = left.splice(Math.floor(random() * left.length), 1);
        await delay(random() * pause);
        if (fault) await this.#make(fault);
      }
    } while (performance.now() < end);
  }

  async #make(fault: ChaosFault): Promise<void> {
    const { server, random } = this.run;
    this.#count(fault);
    switch (fault) {
      case 'owner killed':
        await this.#restart(this.owners[Math.floor(random() * this.owners.length)]);
        return endLeases(this.database);
      case 'importer killed':
        return this.#restart(this.importer);
      case 'PostgreSQL restarted':
        await server.kill();
        await server.start();
        return endLeases(this.database);
      case 'connections cut':
        return this.#cutConnections();
      case 'disk full':
        this.disk?.setFull(true);
        await delay(FULL);
        return this.disk?.setFull(false);
      case 'clock set back':
        for (const site of this.all) site.setClockBack();
    }
  }

  async #restart(site: SiteProcess | undefined): Promise<void> {
    await site?.kill();
    if (site) await this.start(site);
  }

  async #cutConnections(): Promise<void> {
    const pool = await this.run.server.pool(this.database);
    await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  }

  #count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  async kill(): Promise<void> {
    await Promise.all(this.all.map((site) => site.kill()));
  }
}

/** Actions that make orders of the account that the importing site has. */
function ordersToImport(count: number, app: ApiApp, round: number): Sending[] {
  return Array.from({ length: count }, (_, index): Sending => {
    const id = `keyed-${9_000_000 + round * count + index}`;
    const place = { address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };
    const names = { work_type: 'Mow', client_company: 'First Bank', date_due: '20270110' };
    const data = { values: { account: 'us', wo_number: id, ...place, ...names } };
    return { event: 'workorder/create', data, id, key: `key-of-${id}`, app, attempts: 0 };
  });
}

/**
 * Sends events and actions, and imports orders, while everything fails. Then every acknowledged record is there once, and
 * the records of both sites are the same.
 *
 * @returns the number of records, and of each fault
 * @throws Error for a record that is lost, doubled or different
 */
export async function chaos(run: ChaosRun): Promise<Readonly<Record<string, number>>> {
  const { program, folder, server } = run;
  const database = await server.url();
  const place = join(folder, 'owner');
  const made = await makeSite({ program, database, folder: place });
  const proxy = await FaultyProxy.open(['drop', 'lost', 'cut', '500']);
  const store = new ObjectStore();
  await store.listen();
  const sites = new ChaoticSites(run, database, proxy, store);
  try {
    await Promise.all(sites.all.map((site) => sites.start(site)));
    sites.setFaults(true);
    let isOver = false;
    const failing = sites.fail().finally(() => {
      isOver = true;
    });
    failing.catch(() => undefined);
    const sent: Sending[] = [];
    for (let round = 0; !isOver; round++) {
      const some = [...sendings(6, made.reportId, round), ...apiSendings(4, made, round)];
      some.push(...ordersToImport(2, made.app, round));
      sent.push(...some);
      await sendAll(some, sites.owners);
    }
    await failing;
    sites.setFaults(false);
    await arrival(sites);
    await sites.kill();
    await verify({ database, folder: place, files: sites.files, credentials: ACCESS }, sent);
    const count = await compareSides(sites);
    const attempts = sent.reduce((sum, one) => sum + one.attempts, 0);
    const faults = Object.fromEntries([...sites.counts, ...proxy.made]);
    return { acknowledged: sent.length, attempts, 'orders at both sites': count, ...faults };
  } catch (error) {
    const said = sites.all.map((site) => site.said).join('\n');
    throw new Error(`${messageOf(error)}\n${said}`, { cause: error });
  } finally {
    await sites.kill();
    await proxy.close();
    await store.close();
    sites.disk?.remove();
  }
}

/** An order as each side has it: its number and its bids, as text. */
type SideRecords = ReadonlyMap<string, string>;

/** Returns the orders of the owner that are to be imported, by their ids there. */
async function atOwner(address: string): Promise<SideRecords> {
  const { read, close } = await openDatabase(address);
  try {
    const orders = await read
      .selectFrom('orders')
      .innerJoin('accounts', 'accounts.id', 'orders.account_id')
      .select(['orders.id', 'wo_number'])
      .where('accounts.username', '=', 'us')
      .execute();
    const bids = await read
      .selectFrom('bid_comps')
      .select(['id', 'order_id', 'item_desc'])
      .execute();
    return new Map(
      orders.map(({ id, wo_number }) => {
        const own = bids.filter(({ order_id }) => order_id === id);
        return [id, [wo_number, ...own.map((bid) => `${bid.item_desc} ${bid.id}`)].join(', ')];
      }),
    );
  } finally {
    await close();
  }
}

/** Returns the imported orders by their ids at the owner, with the bids that it has acknowledged. */
async function atImporter(address: string): Promise<SideRecords> {
  const { read, close } = await openDatabase(address);
  try {
    const orders = await read
      .selectFrom('orders')
      .select(['id', 'remote_report_id', 'wo_number'])
      .execute();
    const items = await read
      .selectFrom('outbox')
      .select(['order_id', 'state', 'remote_key'])
      .where('kind', '=', 'bid')
      .execute();
    const found = new Map<string, string>();
    for (const { id, remote_report_id, wo_number } of orders) {
      const own = items.filter(({ order_id }) => order_id === id);
      const bids = own.map((one) =>
        one.state === 'sent' ? `Grass ${one.remote_key}` : `a bid that is ${one.state}`,
      );
      const before = found.get(remote_report_id ?? '');
      const text = [wo_number, ...bids].join(', ');
      found.set(remote_report_id ?? '', before === undefined ? text : `${before}; again: ${text}`);
    }
    return found;
  } finally {
    await close();
  }
}

/** Returns the difference between both sides; undefined where they have the same records, with one bid an order. */
function difference(owner: SideRecords, importer: SideRecords): string | undefined {
  for (const id of new Set([...owner.keys(), ...importer.keys()])) {
    const [one, other] = [owner.get(id), importer.get(id)];
    if (one !== other || one?.split(', ').length !== 2) {
      return `order ${id}: "${one}" at the owner, "${other}" at the importer`;
    }
  }
  return undefined;
}

/** Resolves when both sides have the same records, or the time for that is over. */
async function arrival({ database, importing }: ChaoticSites): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    await delay(300);
    if (difference(await atOwner(database), await atImporter(importing)) === undefined) return;
  }
}

/** Compares the records of both sides. @returns the number of orders @throws Error for the first difference */
async function compareSides({ database, importing }: ChaoticSites): Promise<number> {
  const [owner, importer] = [await atOwner(database), await atImporter(importing)];
  const found = difference(owner, importer);
  if (found !== undefined) throw new Error(found);
  return owner.size;
}
