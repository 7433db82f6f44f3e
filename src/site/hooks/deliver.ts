import { CallError, createOutgoing } from '../../net/index.js';
import { HOUR, MINUTE } from '../../protocol/units.js';
import type { SiteContext } from '../engine/context.js';
import type { JobKind } from '../engine/jobs/job-kinds.js';
import { wholeAddress } from '../engine/secrets/sealed-address.js';
import type { StoredRow } from '../engine/store/schema/schema.js';
import { textToStore } from '../engine/store/text-to-store.js';
import { hookCell } from './hook-record.js';
import { resendWaiting, resentHook } from './resend-waiting.js';
import { signedHeaders } from './signature.js';

const SECOND = 1000;

/** Milliseconds before the second and each further attempt. */
const DELAYS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
];
/** Milliseconds for the answer. */
const TIMEOUT = 15_000;
/** Bytes of an answer. Nothing of it is used. */
const MAX_ANSWER = 64 * 1024;
const LONGEST_REASON = 500;
/** The answer of a receiver that wants no further messages. */
const GONE = 410;
const DISABLED = 'Its receiver answered 410: it wants no further messages.';

type DeliverContext = Pick<SiteContext, 'database' | 'key' | 'network' | 'now'>;
type StoredHook = StoredRow<'hooks'>;
type StoredDelivery = StoredRow<'hook_deliveries'>;

/** The outcome of an attempt. */
interface Attempt {
  readonly isAccepted: boolean;
  readonly http_status: number | null;
  readonly reason: string | null;
}

/** Returns the jobs that send messages to hooks: four at a time to each. */
export function hookDeliveries(context: DeliverContext, allowedHosts: readonly string[]): JobKind {
  const { read } = context.database;
  return {
    limit: 4,
    // The failures of a receiver are states of the message. Only those of the site itself are failures of the job.
    attempts: Number.POSITIVE_INFINITY,
    delay: SECOND,
    longestDelay: 5 * MINUTE,
    async run({ key }, signal) {
      const resent = resentHook(key);
      if (resent !== undefined) {
        await resendWaiting(context, resent, signal);
        return undefined;
      }
      const message = await read
        .selectFrom('hook_deliveries')
        .selectAll()
        .where('id', '=', key)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      const hook = message && (await hookOf(context, message.hook_id));
      if (!hook) return undefined;
      const early = (message.next_at ?? 0) - context.now();
      if (early > 0) return early;
      const attempt = await send(context, { hook, message, allowedHosts, signal });
      if (signal.aborted && !attempt.isAccepted) throw new Error('the site is being stopped');
      return note(context, hook, message, attempt);
    },
  };
}

function hookOf({ database }: DeliverContext, id: string): Promise<StoredHook | undefined> {
  return database.read
    .selectFrom('hooks')
    .selectAll()
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

interface SendContext {
  readonly hook: StoredHook;
  readonly message: StoredDelivery;
  readonly allowedHosts: readonly string[];
  readonly signal: AbortSignal;
}

/** Sends a message once. Redirects are not followed, because they lead to an address that nobody has chosen. */
async function send(context: DeliverContext, sending: SendContext): Promise<Attempt> {
  const { hook, message, allowedHosts, signal } = sending;
  const { body, message_key: id } = message;
  const timestamp = Math.floor(context.now() / SECOND);
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders({ id, timestamp, body }, secretsOf(context, hook)),
  };
  const outgoing = createOutgoing({
    allowedHosts,
    timeout: TIMEOUT,
    maxBytes: MAX_ANSWER,
    network: context.network,
  });
  try {
    const answer = await outgoing.request(addressOf(context, hook), {
      method: 'POST',
      headers,
      body,
      redirects: 'manual',
      signal,
    });
    answer.body.destroy();
    const { status: http_status } = answer;
    const isAccepted = http_status >= 200 && http_status < 300;
    const reason = isAccepted ? null : reasonOf(http_status);
    return { isAccepted, http_status, reason };
  } catch (error) {
    if (!CallError.is(error)) throw error;
    return { isAccepted: false, http_status: null, reason: error.message };
  } finally {
    await outgoing.close();
  }
}

function reasonOf(status: number): string {
  const answered = `the receiver answered ${status}`;
  if (status < 300 || status >= 400) return answered;
  return `${answered}, and no redirect is followed: add a hook with the address that it leads to`;
}

function addressOf({ key }: DeliverContext, { id, url, url_secret }: StoredHook): string {
  return wholeAddress(key, { shown: url, sealed: url_secret }, hookCell(id, 'url_secret'));
}

/** Returns the secrets that sign: the present one, and for a day the one before. */
function secretsOf({ key, now }: DeliverContext, hook: StoredHook): readonly string[] {
  const { id, secret, old_secret, old_secret_until } = hook;
  const isOldValid = old_secret !== null && (old_secret_until ?? 0) > now();
  const sealed = isOldValid ? [secret, old_secret] : [secret];
  return sealed.map((one) => key.decrypt(one, hookCell(id, 'secret')));
}

/** Stores the outcome of an attempt. @returns the milliseconds to the next one; undefined without one */
async function note(
  { database, now }: DeliverContext,
  hook: StoredHook,
  { id, attempt_count, next_at }: StoredDelivery,
  { isAccepted, http_status, reason }: Attempt,
): Promise<number | undefined> {
  const at = now();
  const isGone = http_status === GONE;
  const delay = isAccepted || isGone ? undefined : DELAYS[attempt_count];
  await database.write(async (tx) => {
    const row = tx.updateTable('hook_deliveries').where('id', '=', id);
    // A message that a person has sent again meanwhile is due at once: its job runs again.
    const isSame = next_at === null ? 'is' : '=';
    const changed = isAccepted || isGone ? row : row.where('next_at', isSame, next_at);
    await changed
      .set({
        state: isAccepted ? 'delivered' : delay === undefined ? 'failed' : 'waiting',
        attempt_count: attempt_count + 1,
        http_status,
        reason: reason === null ? null : textToStore(reason, LONGEST_REASON),
        next_at: delay === undefined ? null : at + delay,
        sent_at: isAccepted ? at : null,
      })
      .execute();
    if (!isGone) return;
    await tx
      .updateTable('hooks')
      .set({ disabled_at: at, reason: DISABLED })
      .where('id', '=', hook.id)
      .execute();
  });
  return delay;
}
