import { sql } from 'kysely';
import type { Statements } from '../engine/store/database.js';
import { IMPORT, RESULTS } from '../importer/context.js';
import { ATTACHMENTS } from '../owner/note-attachments.js';
import type { Condition, Conditions } from './condition.js';
import { TROUBLE_JOBS } from './trouble-jobs.js';

/** Milliseconds of failures after which a link counts as unreachable. */
const UNREACHABLE_AFTER = 15 * 60_000;
/** The most records of a kind that are listed. Troubles of further ones begin when these are solved. */
const MOST = 1000;
/** The attempts after which a result is not merely late. */
const FEW_ATTEMPTS = 3;

/** Links that are paused, or have failed for 15 minutes. */
export async function linkTroubles(read: Statements, at: number): Promise<Conditions> {
  const links = await read
    .selectFrom('links')
    .select(['id', 'name', 'failure', 'failing_since', 'paused_at', 'pause_reason'])
    .where('removed_at', 'is', null)
    .where((row) => row.or([row('failure', 'is not', null), row('paused_at', 'is not', null)]))
    .execute();
  const found = links.flatMap((link): Condition[] => {
    const { id: key, name: subject } = link;
    const of = { key, subject, order_id: null };
    if (link.paused_at !== null) {
      const message = `The link ${subject} is paused.`;
      return [{ ...of, kind: 'link.paused', message, reason: link.pause_reason }];
    }
    if (link.failing_since === null || at - link.failing_since < UNREACHABLE_AFTER) return [];
    const message = `The link ${subject} has not worked for 15 minutes.`;
    return [{ ...of, kind: 'link.unreachable', message, reason: link.failure }];
  });
  return { kinds: ['link.paused', 'link.unreachable'], found };
}

/** Jobs that failed for good: imports, and all others whose failure is not another trouble. */
export async function failedJobs(read: Statements): Promise<Conditions> {
  const jobs = await read
    .selectFrom('jobs')
    .select(['id', 'kind', 'job_key', 'reason'])
    .where('state', '=', 'dead')
    // The results and notes themselves are troubles, and reports of troubles would report themselves.
    .where('kind', 'not in', [RESULTS, ATTACHMENTS])
    .where('kind', 'not like', `${TROUBLE_JOBS}%`)
    .orderBy('id')
    .limit(MOST)
    .execute();
  const links = new Map(
    (await read.selectFrom('links').select(['id', 'name', 'removed_at']).execute()).map(
      (link) => [link.id, link] as const,
    ),
  );
  const found = jobs.flatMap(({ id: key, kind, job_key, reason }): Condition[] => {
    if (kind !== IMPORT) {
      const message = `A job of the kind ${kind} has failed for good.`;
      return [{ kind: 'job.failed', key, subject: kind, message, reason, order_id: null }];
    }
    const [linkId = '', reportId = ''] = splitOnce(job_key);
    const link = links.get(linkId);
    if (!link || link.removed_at !== null) return [];
    const subject = `${link.name}/${reportId}`;
    const message = `The order ${subject} could not be imported.`;
    return [{ kind: 'import.failed', key, subject, message, reason, order_id: null }];
  });
  return { kinds: ['import.failed', 'job.failed'], found, upTo: upTo(jobs) };
}

const KINDS = {
  failed: ['result.failed', 'could not be sent yet'],
  refused: ['result.refused', 'was refused by its owner'],
  unclear: ['result.unclear', 'may or may not have arrived: decide whether it is sent again'],
} as const;

/** Results that failed, were refused, or may or may not have arrived. */
export async function failedResults(read: Statements): Promise<Conditions> {
  const rows = await read
    .selectFrom('outbox')
    .innerJoin('orders', 'orders.id', 'outbox.order_id')
    .innerJoin('links', 'links.id', 'orders.link_id')
    .select(['outbox.id', 'outbox.kind', 'outbox.state', 'outbox.attempt_count'])
    .select(['outbox.order_id', 'outbox.reason', 'orders.remote_report_id'])
    .select(['links.name', 'links.failure', 'links.paused_at', 'links.removed_at'])
    // The same text as the condition of the index.
    .where(sql<boolean>`outbox.state IN ('failed', 'refused', 'unclear')`)
    .orderBy('outbox.id')
    .limit(MOST)
    .execute();
  const found = rows.flatMap((row): Condition[] => {
    const { id: key, state, order_id, reason } = row;
    if (row.removed_at !== null) return [];
    const [kind, problem] =
      state === 'refused' || state === 'unclear' ? KINDS[state] : KINDS.failed;
    const subject = `${row.name}/${row.remote_report_id ?? ''}`;
    const message = `The result ${row.kind} of ${subject} ${problem}.`;
    // The trouble of a link that does not work is that of the link.
    const isOfLink = row.failure !== null || row.paused_at !== null;
    const isQuiet = state === 'failed' && (isOfLink || row.attempt_count < FEW_ATTEMPTS);
    return [{ kind, key, subject, message, reason, order_id, isQuiet }];
  });
  return { kinds: Object.values(KINDS).map(([kind]) => kind), found, upTo: upTo(rows) };
}

/** Notes whose attachments could not be fetched. Accounts without a receiver have none to fetch from. */
export async function missingAttachments(read: Statements): Promise<Conditions> {
  const rows = await read
    .selectFrom('notes')
    .innerJoin('orders', 'orders.id', 'notes.order_id')
    .select(['notes.id', 'notes.order_id', 'orders.wo_number'])
    .where(sql<boolean>`notes.attachments = 'not fetched'`)
    .where('notes.account_id', 'in', (accounts) =>
      accounts
        .selectFrom('accounts')
        .select('accounts.id')
        .where('receiver_url', 'is not', null)
        .where('disabled_at', 'is', null),
    )
    .orderBy('notes.id')
    .limit(MOST)
    .execute();
  const found = rows.map(({ id: key, order_id, wo_number: subject }): Condition => {
    const message = `The attachments of a note of the order ${subject} could not be fetched.`;
    return { kind: 'attachments.missing', key, subject, message, reason: null, order_id };
  });
  return { kinds: ['attachments.missing'], found, upTo: upTo(rows) };
}

function upTo(rows: readonly { readonly id: string }[]): string | undefined {
  return rows.length < MOST ? undefined : rows.at(-1)?.id;
}

function splitOnce(key: string): readonly [string, string] {
  const at = key.indexOf('/');
  return at === -1 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
}
