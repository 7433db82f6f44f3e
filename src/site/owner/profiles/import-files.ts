import { buffer } from 'node:stream/consumers';
import { LinkError } from '../../../index.js';
import type { SiteContext } from '../../engine/context.js';
import { JOB_RETRIES, type JobKind } from '../../engine/jobs/job-kinds.js';
import type { Orders } from '../orders/orders.js';
import { importRows } from './import-rows.js';
import { profileOf } from './profile-record.js';
import { readRows } from './read-rows.js';

/** The kind of the job that imports an uploaded file. Its key is the number of the file. */
export const IMPORT_FILE = 'import-file';

/** Returns the queue of a profile, whose files are imported one after another. */
export const queueOfProfile = (id: string): string => `profile:${id}`;

/** Returns the job that makes and changes orders by the rows of an uploaded file. */
export function fileImports(context: SiteContext, orders: Orders): JobKind {
  return {
    limit: 1,
    ...JOB_RETRIES,
    async run({ key }, signal) {
      const file = await context.database.read
        .selectFrom('import_files')
        .selectAll()
        .where('id', '=', key)
        .where('state', '<>', 'done')
        .executeTakeFirst();
      const profile = file && (await profileOf(context.database.read, file.profile_id));
      if (!file || !profile) return undefined;
      if (file.state === 'failed') await queueAgain(context, key);
      const failure = await reasonOf(async () => {
        const content = await context.files.open(file.sha256);
        if (!content) throw new Error(`the content of ${file.file_name} is not there`);
        const rows = await readRows(await buffer(content), file.file_name, profile);
        await importRows({ context, orders, profile, fileId: key }, rows, signal);
      });
      await end(context, key, failure);
      return undefined;
    },
    async onDead({ key }, error) {
      await end(context, key, LinkError.is(error) ? error.message : 'The file cannot be imported.');
    },
  };
}

/** Returns the reason why a file is refused; undefined when it was imported. Other errors are thrown. */
async function reasonOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (LinkError.is(error) && error.status < 500) return error.message;
    throw error;
  }
}

/** Queues a file again whose job was dead, and which a person retries. */
async function queueAgain({ database }: SiteContext, id: string): Promise<void> {
  await database.write((tx) =>
    tx
      .updateTable('import_files')
      .set({ state: 'queued', reason: '', ended_at: null })
      .where('id', '=', id)
      .execute(),
  );
}

async function end(
  { database, now }: SiteContext,
  id: string,
  failure: string | undefined,
): Promise<void> {
  const state = failure === undefined ? 'done' : 'failed';
  await database.write((tx) =>
    tx
      .updateTable('import_files')
      .set({ state, reason: failure ?? '', ended_at: now() })
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .execute(),
  );
}
