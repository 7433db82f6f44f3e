import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openFileStore } from '../../src/site/engine/files/open-file-store.js';
import type { Database } from '../../src/site/engine/store/database.js';
import { openDatabase } from '../../src/site/engine/store/open-database.js';
import type { PostgresServer } from '../databases/postgres.js';
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
}

/** What a run came to, for people. */
export interface Figures {
  readonly acknowledged: number;
  readonly attempts: number;
  readonly kills: number;
  readonly starts: number;
  readonly [more: string]: number;
}

/**
 * Makes a site with an account and an order, in a process of its own: nothing of it is left open in this one.
 *
 * @returns the order's report_id
 */
export async function makeSite(
  { program, database, folder }: Pick<Run, 'program' | 'database' | 'folder'>,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const making = new SiteProcess(program, [database, folder, 'make'], env);
  const reportId = String(await making.start());
  await making.ended();
  return reportId;
}

/** Kills the only process of a site at random moments while events are sent. */
export async function killedAlone(run: Run): Promise<Figures> {
  const reportId = await makeSite(run);
  const site = new SiteProcess(run.program, [run.database, run.folder]);
  const { sent, kills } = await sendAndKill(run, reportId, [site], async () => {
    await site.kill();
    await site.start();
  });
  await verify(run, sent);
  return figuresOf(sent, kills, [site]);
}

/** Several processes on one PostgreSQL get every event at once; they, and the database, are killed. */
export async function killedTogether(
  run: Run & { readonly server: PostgresServer; readonly processes: number },
): Promise<Figures> {
  const reportId = await makeSite(run);
  const place = [run.database, run.folder] as const;
  const sites = Array.from({ length: run.processes }, () => new SiteProcess(run.program, place));
  let databaseKills = 0;
  const { sent, kills } = await sendAndKill(run, reportId, sites, async (count) => {
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
  await verify(run, sent);
  return { ...figuresOf(sent, kills, sites), databaseKills };
}

/** Cuts the power of the disk at random moments while events are sent. */
export async function powerCut(
  run: Run & { readonly disk: Disk; readonly loss: Loss },
): Promise<Figures> {
  // Made on the disk as well: what a first start has told must be there after a cut.
  const reportId = await makeSite(run, run.disk.env);
  run.disk.cut(run.loss);
  const site = new SiteProcess(run.program, [run.database, run.folder], run.disk.env);
  let takenBack = 0;
  const { sent, kills } = await sendAndKill(run, reportId, [site], async () => {
    await site.kill();
    const { changes, names } = run.disk.cut(run.loss);
    takenBack += changes + names;
    await site.start();
  });
  run.disk.cut(run.loss);
  await verify(run, sent);
  return { ...figuresOf(sent, kills, [site]), takenBack };
}

/**
 * Sends events while something is killed again and again; more of them until it was killed as often as it has to be.
 * The processes are dead in the end.
 */
async function sendAndKill(
  { events, kills: least }: Run,
  reportId: string,
  sites: readonly SiteProcess[],
  kill: (count: number) => Promise<void>,
): Promise<{ readonly sent: readonly Sending[]; readonly kills: number }> {
  await Promise.all(sites.map((site) => site.start()));
  const sent: Sending[] = [];
  let kills = 0;
  let isFailed = false;
  const killing = (async () => {
    for (; kills < least; kills++) {
      await delay(20 + Math.random() * 180);
      await kill(kills);
    }
  })();
  killing.catch(() => {
    isFailed = true;
  });
  try {
    for (let round = 0; !isFailed && (kills < least || sent.length < events); round++) {
      const some = sendings(20, reportId, round);
      sent.push(...some);
      await sendAll(some, sites, () => isFailed);
    }
    await killing;
    return { sent, kills };
  } finally {
    await Promise.all(sites.map((site) => site.kill()));
  }
}

function figuresOf(
  sent: readonly Sending[],
  kills: number,
  sites: readonly SiteProcess[],
): Figures {
  return {
    acknowledged: sent.length,
    attempts: sent.reduce((sum, { attempts }) => sum + attempts, 0),
    kills,
    starts: sites.reduce((sum, { starts }) => sum + starts, 0),
  };
}

/** What a process has claimed without its lock, just after its database was killed, is free after its lease alone: that has ended. */
async function endLeases(address: string): Promise<void> {
  const database = await openDatabase(address);
  await sql`UPDATE deliveries SET lease_at = 1 WHERE lease_at IS NOT NULL AND process_id IS NULL`.execute(
    database.read,
  );
  await database.close();
}

/** Every event that was acknowledged is there as it was sent, once, and nothing else. @throws Error */
export async function verify(
  { database: address, folder }: Pick<Run, 'database' | 'folder'>,
  sent: readonly Sending[],
): Promise<void> {
  const database = await openDatabase(address);
  const files = await openFileStore(join(folder, 'files'));
  try {
    const { notes, bids, photos } = await storedRows(database);
    for (const { event, id, result, file } of sent) {
      const rows =
        { send_notes: notes, send_bid_comp: bids, send_file: photos, get_order: photos }[event].get(
          id,
        ) ?? [];
      const [row] = rows;
      if (rows.length !== 1 || !row)
        throw new Error(`${event} ${id} is there ${rows.length} times`);
      const told: unknown = Object.values(Object(result))[0];
      if (told !== undefined && String(told) !== row.id) {
        throw new Error(`${event} ${id} was acknowledged as ${told}, and is ${row.id}`);
      }
      if (!file) continue;
      const size = row.content === sha256Of(file) ? await files.size(row.content) : undefined;
      if (size !== file.length) throw new Error(`the file ${id} is not what was sent`);
    }
    const count = [...notes.values(), ...bids.values(), ...photos.values()].flat().length;
    if (count !== sent.length) throw new Error(`${count} rows of ${sent.length} events`);
  } finally {
    await files.close();
    await database.close();
  }
}

interface StoredRow {
  readonly id: string;
  readonly sender: string | null;
  readonly content: string;
}

async function storedRows({ read }: Database) {
  const notes = await read
    .selectFrom('notes')
    .select(['id', 'sender_note_id as sender', 'body as content'])
    .execute();
  const bids = await read
    .selectFrom('bid_comps')
    .select(['id', 'sender_comp_key as sender', 'item_desc as content'])
    .execute();
  const photos = await read
    .selectFrom('files')
    .select(['id', 'sender_file_id as sender', 'sha256 as content'])
    .execute();
  return { notes: bySender(notes), bids: bySender(bids), photos: bySender(photos) };
}

function bySender(rows: readonly StoredRow[]): ReadonlyMap<string, readonly StoredRow[]> {
  const found = new Map<string, StoredRow[]>();
  for (const row of rows)
    found.set(row.sender ?? '', [...(found.get(row.sender ?? '') ?? []), row]);
  return found;
}
