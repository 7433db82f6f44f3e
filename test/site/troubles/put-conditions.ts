import type { Statements } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import type { TestSite } from '../open-site.js';

/** Runs statements on the database of a site, as its own transactions would leave it. */
export async function change<Result>(
  test: TestSite,
  work: (tx: Statements) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(test.database);
  try {
    return await database.write(work);
  } finally {
    await database.close();
  }
}

/** Puts a link, which nobody polls. @returns its id */
export async function putLink(tx: Statements, name: string, more: object = {}): Promise<string> {
  const { id } = await tx
    .insertInto('links')
    .values({
      name,
      client_company: '',
      url: 'http://127.0.0.1:1/link',
      username: 'us',
      secret: '',
      options: '{}',
      marks: '{}',
      created_at: 1,
      modified_at: 1,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts a result of an order. @returns its id */
export async function putResult(
  tx: Statements,
  order_id: string,
  result: { readonly item_key: string; readonly state: string; readonly attempt_count?: number },
): Promise<string> {
  const { id } = await tx
    .insertInto('outbox')
    .values({ order_id, kind: 'invoice', payload: '{}', modified_at: 1, reason: 'no', ...result })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts a job that has failed for good. */
export async function putDeadJob(tx: Statements, kind: string, job_key: string): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({
      kind,
      lane: kind,
      job_key,
      payload: 'null',
      state: 'dead',
      run_at: 1,
      is_again: false,
      added_at: 1,
      reason: 'It failed.',
    })
    .execute();
}

/** Puts a note with attachments that were not fetched. */
export async function putNote(tx: Statements, orderId: string, accountId: string): Promise<void> {
  const { property_id } = await tx
    .selectFrom('orders')
    .select('property_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('notes')
    .values({
      order_id: orderId,
      property_id,
      account_id: accountId,
      note_type: 'wo',
      body: 'x',
      inserted_by: 'acme',
      inserted_text: '',
      org_name: '',
      has_attachments: true,
      attachments: 'not fetched',
      created_at: 1,
      modified_at: 1,
    })
    .execute();
}
