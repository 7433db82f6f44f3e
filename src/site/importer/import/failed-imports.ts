import { sql } from 'kysely';
import type { Statements } from '../../engine/store/database.js';
import { prepared } from '../../engine/store/prepared.js';
import { IMPORT, importKey, queueOf } from '../context.js';

/** An order that a link lists and that the last attempt did not import. */
export interface FailedImport {
  /** The id of the order in the system of its owner. */
  readonly report_id: string;
  /** The number that the list of orders gives; '' where it gives none. */
  readonly wo_number: string;
  readonly reason: string;
  /** The number of failed attempts. */
  readonly failures: number;
  /** The id of its job, for `svclink job retry`. */
  readonly job: string;
  /** False if no further attempt is due: a person decides. */
  readonly is_repeated: boolean;
}

/** The most failed imports that a link shows. */
const MOST_SHOWN = 10;

interface FailedJob {
  readonly id: string;
  readonly job_key: string;
  readonly payload: string;
  readonly state: string;
  readonly attempt_count: number;
  readonly reason: string | null;
}

const NEWEST = prepared<{ readonly lane: string }, FailedJob>(({ statements, value }) =>
  statements
    .selectFrom('jobs')
    .select(['id', 'job_key', 'payload', 'state', 'attempt_count', 'reason'])
    .where('kind', '=', sql.lit(IMPORT))
    .where('lane', '=', value('lane'))
    .where('reason', 'is not', null)
    .orderBy('id', 'desc')
    .limit(sql.lit(MOST_SHOWN))
    .compile(),
);

/** Returns the newest failed imports of each link that has some, by the id of the link. */
export async function failedImports(
  read: Statements,
): Promise<ReadonlyMap<string, readonly FailedImport[]>> {
  const lane = sql`${queueOf('')} || CAST(links.id AS text)`;
  const isOf = sql`kind = ${sql.lit(IMPORT)} AND lane = ${lane} AND reason IS NOT NULL`;
  const links = await read
    .selectFrom('links')
    .select('id')
    .where('removed_at', 'is', null)
    .where(sql<boolean>`EXISTS (SELECT 1 FROM jobs WHERE ${isOf})`)
    .execute();
  const failed = new Map<string, readonly FailedImport[]>();
  for (const { id } of links) {
    failed.set(id, (await NEWEST(read, { lane: queueOf(id) })).map(shown));
  }
  return failed;
}

/** Returns the failed import of one order; undefined where none has failed. */
export async function failedImport(
  read: Statements,
  linkId: string,
  reportId: string,
): Promise<FailedImport | undefined> {
  const job = await read
    .selectFrom('jobs')
    .select(['id', 'job_key', 'payload', 'state', 'attempt_count', 'reason'])
    .where('kind', '=', IMPORT)
    .where('job_key', '=', importKey(linkId, reportId))
    .where('reason', 'is not', null)
    .executeTakeFirst();
  return job && shown(job);
}

function shown({ id, job_key, payload, state, attempt_count, reason }: FailedJob): FailedImport {
  const { wo_number }: { readonly wo_number?: unknown } = Object(JSON.parse(payload));
  return {
    report_id: job_key.slice(job_key.indexOf('/') + 1),
    wo_number: typeof wo_number === 'string' ? wo_number : '',
    reason: reason ?? '',
    failures: attempt_count,
    job: id,
    is_repeated: state === 'waiting' || state === 'running',
  };
}
