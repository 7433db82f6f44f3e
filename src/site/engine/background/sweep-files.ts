import { sql } from 'kysely';
import type { Logger } from '../../../index.js';
import { DAY } from '../../../protocol/units.js';
import type { SiteContext } from '../context.js';
import type { FoundContent } from '../files/file-store.js';
import type { JobKind } from '../jobs/job-kinds.js';
import { regularJob, STEPPED } from '../jobs/regular-job.js';
import type { Statements } from '../store/database.js';
import { NEWEST_SCHEMA } from '../store/schema/migrations.js';
import { contentColumns, tablesOf } from '../store/schema/table-catalog.js';

/** The kind of the single regular job that removes unreferenced contents. */
export const SWEEP_FILES = 'sweep-files';

/** The least age of a removed content. A younger one may belong to an upload whose record is not stored yet. */
const YOUNGEST = DAY;
/**
 * The time for which a content stays in the trash. A database that is restored from a copy of this week still finds it.
 */
const IN_TRASH = 7 * DAY;

type SweepContext = Pick<SiteContext, 'database' | 'files' | 'now'>;

/** The outcome of a sweep. */
interface Swept {
  trashed: number;
  restored: number;
  removed: number;
}

/**
 * Removes the contents of files that no record references, in two steps. A content that is unreferenced for a day is
 * moved to the trash, where it can still be opened, and removed a week later. A content that is referenced again
 * meanwhile returns, so that an upload of the same content during its removal is not lost. Files that several sites
 * store in one location are not removed, because no site knows the references of the others.
 */
export function sweepFiles(
  context: SweepContext,
  { siteId, logger }: { readonly siteId: string; readonly logger: Logger },
): JobKind {
  return regularJob(async (_job, signal) => {
    await removeUnfinished(context, logger);
    const others = (await context.files.settle(siteId)).filter((id) => id !== siteId);
    if (others.length > 0) {
      const message = 'files are not swept: other sites keep theirs in the same place';
      logger.warn({ others }, message);
      return DAY;
    }
    const swept = await sweep(context, signal);
    if (Object.values(swept).some((count) => count > 0)) logger.info(swept, 'files swept');
    return DAY;
  }, STEPPED);
}

/** Removes unfinished files of all sites. A bucket may refuse that; the rest is swept nevertheless. */
async function removeUnfinished({ files, now }: SweepContext, logger: Logger): Promise<void> {
  try {
    const unfinished = await files.removeUnfinished(now() - YOUNGEST);
    if (unfinished > 0) logger.info({ unfinished }, 'unfinished files removed');
  } catch (error) {
    logger.warn({ err: error }, 'unfinished files could not be removed');
  }
}

async function sweep(context: SweepContext, signal: AbortSignal): Promise<Swept> {
  const { database, files, now } = context;
  const swept: Swept = { trashed: 0, restored: 0, removed: 0 };
  for await (const page of files.list('trash')) {
    signal.throwIfAborted();
    const named = await namedOf(database.read, hashesOf(page));
    for (const { sha256, changedAt } of page) {
      if (named.has(sha256)) {
        await files.bringBack(sha256);
        swept.restored += 1;
      } else if (changedAt < now() - IN_TRASH) {
        await files.remove(sha256);
        swept.removed += 1;
      }
    }
  }
  for await (const page of files.list('stored')) {
    signal.throwIfAborted();
    swept.trashed += await trash(page, context);
  }
  return swept;
}

async function trash(
  page: readonly FoundContent[],
  { database, files, now }: SweepContext,
): Promise<number> {
  const old = page.filter(({ changedAt }) => changedAt < now() - YOUNGEST);
  const named = await namedOf(database.read, hashesOf(old));
  const unnamed = old.filter(({ sha256 }) => !named.has(sha256));
  for (const { sha256 } of unnamed) await files.moveToTrash(sha256);
  return unnamed.length;
}

function hashesOf(contents: readonly FoundContent[]): readonly string[] {
  return contents.map(({ sha256 }) => sha256);
}

/** Returns those of some contents that a record references. */
export async function namedOf(
  read: Statements,
  contents: readonly string[],
): Promise<ReadonlySet<string>> {
  if (contents.length === 0) return new Set();
  const hashes = sql.join(contents);
  const selects = contentColumns(tablesOf(NEWEST_SCHEMA)).map(({ table, column }) => {
    const hash = sql.ref(column);
    return sql`SELECT ${hash} AS sha256 FROM ${sql.table(table)} WHERE ${hash} IS NOT NULL AND ${hash} IN (${hashes})`;
  });
  const query = sql<{ sha256: string }>`${sql.join(selects, sql` UNION `)}`;
  return new Set((await query.execute(read)).rows.map(({ sha256 }) => sha256));
}
