import { optionError } from '../../../protocol/options.js';
import type { Acting } from '../context.js';
import type { FileStore } from '../files/file-store.js';
import { openFileStore } from '../files/open-file-store.js';
import { MOVED_AT, refuseMoved } from '../identity.js';
import { type ArchiveSummary, summary } from './backup.js';
import { damaged } from './format.js';
import { logLeftBehind } from './left-behind.js';
import { load } from './load.js';
import { checkTarget, openSource, type SitePlace, withTarget } from './place.js';
import { recordArchive } from './record-archive.js';
import { type Snapshot, type TableSummary, withSnapshot } from './snapshot.js';
import { type FileTotals, takeFiles } from './take-files.js';

/** The options of {@link moveSite}. */
export interface MoveOptions {
  /** Only counts what there is and looks at the target; nothing is changed. Default false. */
  readonly plan?: boolean;
  /** The user whom the audit names. Default `owner`. */
  readonly acting?: Acting;
}

/** Where a site goes. */
export interface MoveTarget {
  readonly database: string;
  /** Where its files go; default: they stay where they are. */
  readonly files?: SitePlace['files'];
  readonly s3Credentials?: SitePlace['s3Credentials'];
}

/**
 * Moves a site to another database, on another engine too: from SQLite to PostgreSQL and back. Nobody can write to it
 * meanwhile; at the end the old database is as it was, but for a mark that keeps a site from going on there by mistake.
 * The key stays where it is.
 *
 * @throws LinkError `target_not_empty`, `not_found`, `site_moved`, `schema_newer`, `option_invalid`,
 * `store_unavailable`; the site is where it was then
 */
export async function moveSite(
  { database: from, files: fromFiles, s3Credentials }: SitePlace,
  to: MoveTarget,
  { plan = false, acting }: MoveOptions = {},
): Promise<ArchiveSummary> {
  if (from === to.database) throw optionError('to', 'is where the site is already');
  await checkTarget(to.database);
  const source = await openSource(from);
  const files = await openFileStore(fromFiles, s3Credentials, 'read');
  const isStaying = plan || to.files === undefined || to.files === fromFiles;
  const target = isStaying ? undefined : await openFileStore(to.files, to.s3Credentials);
  try {
    await refuseMoved(source);
    const log = await logLeftBehind(source, from);
    const work = async (snapshot: Snapshot): Promise<ArchiveSummary> => {
      // The files first: a database that names files which are not there yet would be a site already.
      const totals = await copyFiles(snapshot, files, target);
      const tables = plan ? await snapshot.counts() : await moveRows(snapshot, to.database, acting);
      if (!plan) await snapshot.mark(MOVED_AT, new Date().toISOString());
      const moved = summary((await snapshot.setting('site_id')) ?? '', tables, totals);
      return { ...moved, left_behind: log };
    };
    return await withSnapshot(source, work, !plan);
  } finally {
    await target?.close();
    await files.close();
    await source.close();
  }
}

function copyFiles(snapshot: Snapshot, from: FileStore, to?: FileStore): Promise<FileTotals> {
  return takeFiles(snapshot, from, async ({ sha256, open }) => {
    if (!to) return;
    const stored = await to.put(await open());
    if (stored.sha256 !== sha256) throw damaged(`the file ${sha256} is another one`);
  });
}

/** @returns how many rows each table came to */
async function moveRows(
  snapshot: Snapshot,
  address: string,
  acting: Acting | undefined,
): Promise<ReadonlyMap<string, number>> {
  let summaries: ReadonlyMap<string, TableSummary> = new Map();
  await withTarget(address, async (target) => {
    await load(target, {
      schema: snapshot.schema,
      chunks: () => snapshot.chunks(),
      async summaries() {
        summaries = await snapshot.summaries();
        return summaries;
      },
    });
    await recordArchive(target, acting, { action: 'move', detail: { engine: target.engine } });
  });
  return new Map([...summaries].map(([name, { count }]) => [name, count]));
}
