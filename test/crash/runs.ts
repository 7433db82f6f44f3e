import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openFileStore } from '../../src/site/engine/files/open-file-store.js';
import type { S3Credentials } from '../../src/site/engine/files/s3/s3-address.js';
import type { Database } from '../../src/site/engine/store/database.js';
import { openDatabase } from '../../src/site/engine/store/open-database.js';
import { untilAvailable } from '../../src/site/engine/store/until-available.js';
import type { PostgresServer } from '../databases/postgres.js';
import { ApiApp, apiSendings, isApiId } from './api-traffic.js';
import type { Disk, Loss } from './disk.js';
import { SiteProcess, type WorkerProgram } from './site-process.js';
import { type Sending, sendAll, sendings, sha256Of } from './traffic.js';

/** What a run is made of. */
export interface Run {
  readonly program: WorkerProgram;
  /** An address of an empty database. */
  readonly database: string;
  /** Where files and the key are kept; it is there. */
  readonly folder: string;
  readonly events: number;
  /** How often something is killed, at the least. */
  readonly kills: number;
  /** Chooses the times of kills; default Math.random. */
  readonly random?: () => number;
}

/** What a run came to, for people. */
export interface Figures {
  readonly acknowledged: number;
  readonly attempts: number;
  readonly kills: number;
  readonly starts: number;
  readonly [more: string]: number;
}

/** What every run begins with. */
export interface MadeSite {
  /** The report_id of its order. */
  readonly reportId: string;
  readonly app: ApiApp;
}

/** Makes a site with an account, an order and an app, in a process of its own: nothing of it is left open in this one. */
export async function makeSite(
  { program, database, folder }: Pick<Run, 'program' | 'database' | 'folder'>,
  env: Readonly<Record<string, string>> = {},
): Promise<MadeSite> {
  mkdirSync(folder, { recursive: true });
  // Beside the folder: no disk of the tests loses it.
  const credentials = `${folder}.credentials.json`;
  const making = new SiteProcess(program, [database, folder, 'make', credentials], env);
  const reportId = String(await making.start());
  await making.ended();
  return { reportId, app: new ApiApp(credentials) };
}

/** Kills the only process of a site at random moments while events are sent. */
export async function killedAlone(run: Run): Promise<Figures> {
  const made = await makeSite(run);
  const site = new SiteProcess(run.program, [run.database, run.folder]);
  const killed = await sendAndKill(run, made, [site], async () => {
    await site.kill();
    await site.start();
  });
  await verify(run, killed.sent);
  return figuresOf(killed, [site]);
}

/** Several processes on one PostgreSQL get every event at once; they, and the database, are killed. */
export async function killedTogether(
  run: Run & { readonly server: PostgresServer; readonly processes: number },
): Promise<Figures> {
  const made = await makeSite(run);
  const place = [run.database, run.folder] as const;
  const sites = Array.from({ length: run.processes }, () => new SiteProcess(run.program, place));
  let databaseKills = 0;
  const killed = await sendAndKill(run, made, sites, async (count) => {
    if (count % 4 === 3) {
      await run.server.kill();
      await run.server.start();
      databaseKills += 1;
    } else {
      const site = sites[count % sites.length];
      await site?.kill();
      await site?.start();
    }
    await endLeases(run.database);
  });
  await verify(run, killed.sent);
  return { ...figuresOf(killed, sites), databaseKills };
}

/** Stops PostgreSQL, and nothing else, as `pg_ctl stop -m immediate` does, while several processes work. */
export async function databaseStopped(
  run: Run & { readonly server: PostgresServer; readonly processes: number },
): Promise<Figures> {
  const made = await makeSite(run);
  const place = [run.database, run.folder] as const;
  const sites = Array.from({ length: run.processes }, () => new SiteProcess(run.program, place));
  const killed = await sendAndKill(run, made, sites, async () => {
    await run.server.kill();
    await run.server.start();
    await endLeases(run.database);
  });
  await verify(run, killed.sent);
  return figuresOf(killed, sites);
}

/** Cuts the power of the disk at random moments while events are sent. */
export async function powerCut(
  run: Run & { readonly disk: Disk; readonly loss: Loss },
): Promise<Figures> {
  // Made on the disk as well: what a first start has told must be there after a cut.
  const made = await makeSite(run, run.disk.env);
  run.disk.cut(run.loss);
  const site = new SiteProcess(run.program, [run.database, run.folder], run.disk.env);
  let takenBack = 0;
  const killed = await sendAndKill(run, made, [site], async () => {
    await site.kill();
    const { changes, names } = run.disk.cut(run.loss);
    takenBack += changes + names;
    await site.start();
  });
  run.disk.cut(run.loss);
  await verify(run, killed.sent);
  return { ...figuresOf(killed, [site]), takenBack };
}

/** The most acknowledgements between two kills, beside those of a moment. */
const MOST_BETWEEN = 30;

/** The number of acknowledgements, which kills wait for. */
class AnswerCount {
  count = 0;
  #wanted = { count: Number.POSITIVE_INFINITY, reach: () => {} };

  readonly add = (): void => {
    this.count += 1;
    if (this.count >= this.#wanted.count) this.#wanted.reach();
  };

  /** Resolves after a number of further acknowledgements. */
  further(more: number): Promise<void> {
    return new Promise((reach) => {
      this.#wanted = { count: this.count + more, reach };
    });
  }
}

interface Killed {
  readonly sent: readonly Sending[];
  readonly kills: number;
  /** The acknowledgements before the last kill, each of which a kill has followed. */
  readonly answeredBefore: number;
}

/**
 * Sends events while something is killed again and again; more of them until it was killed as often as it has to be.
 * The processes are dead in the end.
 */
async function sendAndKill(
  { events, kills: least, random = Math.random }: Run,
  made: MadeSite,
  sites: readonly SiteProcess[],
  kill: (count: number) => Promise<void>,
): Promise<Killed> {
  await Promise.all(sites.map((site) => site.start()));
  const sent: Sending[] = [];
  const answers = new AnswerCount();
  let answeredBefore = 0;
  let kills = 0;
  let isFailed = false;
  const killing = (async () => {
    for (; kills < least; kills++) {
      // Without an acknowledgement since the last kill, this one would try nothing.
      await answers.further(1 + Math.floor(random() * MOST_BETWEEN));
      await delay(random() * 60);
      answeredBefore = answers.count;
      await kill(kills);
    }
  })();
  killing.catch(() => {
    isFailed = true;
  });
  try {
    for (let round = 0; !isFailed && (kills < least || sent.length < events); round++) {
      const some = [...sendings(12, made.reportId, round), ...apiSendings(8, made, round)];
      sent.push(...some);
      await sendAll(some, sites, () => isFailed, answers.add);
    }
    await killing;
    return { sent, kills, answeredBefore };
  } finally {
    await Promise.all(sites.map((site) => site.kill()));
  }
}

function figuresOf(
  { sent, kills, answeredBefore }: Killed,
  sites: readonly SiteProcess[],
): Figures {
  return {
    acknowledged: sent.length,
    answersBeforeKills: answeredBefore,
    attempts: sent.reduce((sum, { attempts }) => sum + attempts, 0),
    actions: sent.filter(({ app }) => app).length,
    repetitionsByKey: sent.reduce((sum, { key, attempts }) => sum + (key ? attempts - 1 : 0), 0),
    kills,
    starts: sites.reduce((sum, { starts }) => sum + starts, 0),
  };
}

/** What a process has claimed without its lock, just after its database was killed, is free after its lease alone: that has ended. */
export async function endLeases(address: string): Promise<void> {
  const end = async (): Promise<void> => {
    const database = await openDatabase(address);
    try {
      await sql`UPDATE deliveries SET lease_at = 1 WHERE lease_at IS NOT NULL AND process_id IS NULL`.execute(
        database.read,
      );
    } finally {
      await database.close();
    }
  };
  // A server that has just started on a busy machine may refuse a connection, or answer late.
  await untilAvailable(end, { timeout: 60_000, signal: new AbortController().signal });
}

/**
 * Every event, and every action with a key, that was acknowledged is there as it was sent, once; every action without a
 * key for each of its answers, and at most for each of its attempts. There is nothing else.
 *
 * @throws Error
 */
export async function verify(
  {
    database: address,
    folder,
    files: location = join(folder, 'files'),
    credentials,
  }: Pick<Run, 'database' | 'folder'> & {
    readonly files?: string;
    readonly credentials?: S3Credentials;
  },
  sent: readonly Sending[],
): Promise<void> {
  const database = await openDatabase(address);
  const files = await openFileStore(location, credentials);
  try {
    const tables = await storedRows(database);
    let count = 0;
    for (const sending of sent) {
      const rows = tables[TABLES[sending.event]].get(sending.id) ?? [];
      count += rows.length;
      requireRows(sending, rows);
      const { file, id } = sending;
      for (const row of rows) {
        if (!file) break;
        const size = row.content === sha256Of(file) ? await files.size(row.content) : undefined;
        if (size !== file?.length) throw new Error(`the file ${id} is not what was sent`);
      }
    }
    const stored = Object.values(tables).flatMap((table) => [...table.values()].flat()).length;
    if (count !== stored) throw new Error(`${stored} rows, ${count} of which were sent`);
  } finally {
    await files.close();
    await database.close();
  }
}

/** The wo_number of the order that the worker makes. */
const FIRST_ORDER = 'WO-1';

const TABLES = {
  send_notes: 'notes',
  send_bid_comp: 'bids',
  send_file: 'photos',
  get_order: 'orders',
  'bid/create': 'bids',
  'jobnote/create': 'notes',
  'file/upload': 'photos',
  'workorder/create': 'orders',
} as const;

/** Requires the rows that the answers of a sending stand for. @throws Error */
function requireRows(
  { event, id, result, answers, attempts }: Sending,
  rows: readonly StoredRow[],
) {
  const told = (answers ?? [result]).map((answer) => Object.values(Object(answer))[0]);
  const most = answers ? attempts : 1;
  if (rows.length < told.length || rows.length > most) {
    throw new Error(`${event} ${id} is there ${rows.length} times, sent ${attempts} times`);
  }
  const ids = new Set(rows.map((row) => row.id));
  const acknowledged = told.filter((one) => one !== undefined).map(String);
  const lost = acknowledged.find((one) => !ids.has(one));
  if (lost !== undefined) {
    throw new Error(`${event} ${id} was acknowledged as ${lost}, and is ${[...ids]}`);
  }
  if (new Set(acknowledged).size < acknowledged.length) {
    throw new Error(`${event} ${id} was acknowledged twice as one record`);
  }
}

interface StoredRow {
  readonly id: string;
  /** The id that the sender of an event gave it. */
  readonly sender: string | null;
  /** The text in which an action has its id. */
  readonly name: string | null;
  readonly content: string;
}

async function storedRows({ read }: Database) {
  const notes = await read
    .selectFrom('notes')
    .select(['id', 'sender_note_id as sender', 'body as name', 'body as content'])
    .execute();
  const bids = await read
    .selectFrom('bid_comps')
    .select(['id', 'sender_comp_key as sender', 'item_desc as name', 'item_desc as content'])
    .where(
      'account_id',
      'not in',
      read.selectFrom('accounts').select('id').where('username', '=', 'us'),
    )
    .execute();
  const photos = await read
    .selectFrom('files')
    .select(['id', 'sender_file_id as sender', 'file_name as name', 'sha256 as content'])
    .execute();
  const orders = await read
    .selectFrom('orders')
    .select(['id', 'wo_number as name', 'wo_number as content'])
    .where('wo_number', '!=', FIRST_ORDER)
    .execute();
  return {
    notes: bySender(notes),
    bids: bySender(bids),
    photos: bySender(photos),
    orders: bySender(orders.map((order) => ({ ...order, sender: null }))),
  };
}

/** Returns rows by the ids of those that sent them. */
function bySender(rows: readonly StoredRow[]): ReadonlyMap<string, readonly StoredRow[]> {
  const found = new Map<string, StoredRow[]>();
  for (const row of rows) {
    const id = isApiId(row.name) ? row.name : (row.sender ?? '');
    found.set(id, [...(found.get(id) ?? []), row]);
  }
  return found;
}
