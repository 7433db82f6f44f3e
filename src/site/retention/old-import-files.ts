import { sql } from 'kysely';
import type { SiteContext } from '../engine/context.js';
import { inShortTransactions, MOST_REMOVED } from '../engine/jobs/regular-job.js';

/** The files of a page. */
const PAGE = 50;

/** The name of the job in the audit. */
const ACTING = { who: 'retention', from: 'program' } as const;

interface OldFile {
  readonly id: string;
  readonly profile: string;
}

/**
 * Removes files that were uploaded to import profiles before a time, with the outcomes of their rows, unless an order of
 * one of their rows is still there, or the file waits for its import. The sweep of files removes the contents.
 */
export async function removeOldImportFiles(
  context: Pick<SiteContext, 'database' | 'audit'>,
  before: number,
  signal: AbortSignal,
): Promise<void> {
  for (let after = '0'; ; ) {
    const files = await filesAfter(context, before, after);
    for (const file of files) {
      signal.throwIfAborted();
      await removeFile(context, file, signal);
    }
    const last = files.at(-1);
    if (!last || files.length < PAGE) return;
    after = last.id;
  }
}

async function filesAfter(
  { database }: Pick<SiteContext, 'database'>,
  before: number,
  after: string,
): Promise<readonly OldFile[]> {
  return database.read
    .selectFrom('import_files')
    .innerJoin('import_profiles', 'import_profiles.id', 'import_files.profile_id')
    .select(['import_files.id', 'import_profiles.name as profile'])
    .where('import_files.id', '>', after)
    .where('uploaded_at', '<', before)
    .where('state', '<>', 'queued')
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM import_rows
        WHERE file_id = import_files.id AND order_id IS NOT NULL)`,
    )
    .orderBy('import_files.id')
    .limit(PAGE)
    .execute();
}

async function removeFile(
  { database, audit }: Pick<SiteContext, 'database' | 'audit'>,
  { id, profile }: OldFile,
  signal: AbortSignal,
): Promise<void> {
  const some = database.capabilities.someRows('import_rows', sql`file_id = ${id}`, MOST_REMOVED);
  const removal = sql`DELETE FROM import_rows WHERE ${some} RETURNING 1 AS count`;
  await inShortTransactions(
    database,
    signal,
    async (tx) => (await removal.execute(tx)).rows.length,
  );
  await database.write(async (tx) => {
    const removed = await tx
      .deleteFrom('import_files')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) return;
    const act = { action: 'profile.file-remove', subject: profile, detail: { file: id } } as const;
    await audit.record({ ...ACTING, ...act }, tx);
  });
}
