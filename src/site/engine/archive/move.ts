import { optionError } from '../../../protocol/options.js';
import type { ActingUser } from '../context.js';
import type { FileStore } from '../files/file-store.js';
import { openFileStore } from '../files/open-file-store.js';
import { MOVED_AT, refuseMoved } from '../identity.js';
import type { Database } from '../store/database.js';
import { type ArchiveSummary, summary } from './backup.js';
import { damaged } from './format.js';
import { load } from './load.js';
import { checkTarget, openSource, type SiteLocation, using, withTarget } from './location.js';
import { logNotice } from './log-notice.js';
import { recordArchive } from './record-archive.js';
import { type Snapshot, type TableSummary, withSnapshot } from './snapshot.js';
import { type FileTotals, takeFiles } from './take-files.js';

/** The options of {@link moveSite}. */
export interface MoveOptions {
  /** True for a dry run, which counts the rows and inspects the target without changing anything. Default false. */
  readonly plan?: boolean;
  /** The user that the audit names. Default `owner`. */
  readonly acting?: ActingUser;
}

/** The target of a move. */
export interface MoveTarget {
  readonly database: string;
  /** The store of its files. Default: they stay in the present one. */
  readonly files?: SiteLocation['files'];
  readonly s3Credentials?: SiteLocation['s3Credentials'];
}

/**
 * Moves a site to another database, also of another engine. Nobody can write to the site meanwhile. The old database
 * stays unchanged, except for a mark that keeps a site from using it by mistake. The key stays in its file.
 *
 * @throws LinkError `target_not_empty`, `not_found`, `site_moved`, `schema_newer`, `option_invalid`,
 * `store_unavailable`; the site then stays in the old database
 */
export async function moveSite(
  { database: from, files: fromFiles, s3Credentials, network }: SiteLocation,
  to: MoveTarget,
  { plan = false, acting }: MoveOptions = {},
): Promise<ArchiveSummary> {
  if (from === to.database) throw optionError('to', 'is where the site is already');
  await checkTarget(to.database);
  const isStaying = plan || to.files === undefined || to.files === fromFiles;
  return using(await openSource(from), async (source) =>
    using(
      await openFileStore(fromFiles, s3Credentials, { use: 'read', network }),
      async (files) => {
        const move = (target?: FileStore) =>
          moveAll(source, { from, files, to: to.database, target }, { plan, acting });
        if (isStaying) return move();
        return using(await openFileStore(to.files ?? '', to.s3Credentials, { network }), move);
      },
    ),
  );
}

/** The locations of a move. */
interface MoveLocations {
  readonly from: string;
  readonly files: FileStore;
  readonly to: string;
  /** The store that the files are copied to; undefined where they stay. */
  readonly target: FileStore | undefined;
}

async function moveAll(
  source: Database,
  { from, files, to, target }: MoveLocations,
  { plan, acting }: { readonly plan: boolean; readonly acting: ActingUser | undefined },
): Promise<ArchiveSummary> {
  await refuseMoved(source);
  const log = await logNotice(source, from);
  const work = async (snapshot: Snapshot): Promise<ArchiveSummary> => {
    // Files are copied first: a database that names missing files would already count as a site.
    const totals = await copyFiles(snapshot, files, target);
    const tables = plan ? await snapshot.counts() : await moveRows(snapshot, to, acting);
    if (!plan) await snapshot.mark(MOVED_AT, new Date().toISOString());
    const moved = summary((await snapshot.setting('site_id')) ?? '', tables, totals);
    return { ...moved, left_behind: log };
  };
  return withSnapshot(source, work, !plan);
}

function copyFiles(snapshot: Snapshot, from: FileStore, to?: FileStore): Promise<FileTotals> {
  return takeFiles(snapshot, from, async ({ sha256, open }) => {
    if (!to) return;
    const stored = await to.put(await open());
    if (stored.sha256 !== sha256) throw damaged(`the file ${sha256} is another one`);
  });
}

/** @returns the number of rows of each table */
async function moveRows(
  snapshot: Snapshot,
  address: string,
  acting: ActingUser | undefined,
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
