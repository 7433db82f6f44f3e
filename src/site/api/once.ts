import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_FORM, isIdempotencyKey } from '../../api/catalogue/general.js';
import type { ActionName, ServedActions } from '../../api/index.js';
import { REPEATABLE } from '../engine/background/aged-rows.js';
import type { ActingUser } from '../engine/context.js';
import type { Statements } from '../engine/store/database.js';
import { joinable } from '../engine/store/host-transaction.js';
import { actingApp, type SiteCall } from './site-actions.js';

/** The parts of a call by which it is recognised. */
type OnceCall = Pick<SiteCall<ActionName>, 'context' | 'app' | 'event'>;

/**
 * Makes the effect of a call once. A call with the header Idempotency-Key of an earlier call of the same app gets the
 * answer of that one for 24 hours. Effect and answer are stored in one transaction. A call that fails stores nothing.
 *
 * @param make makes the effect with services, in the name of the app, and returns the whole answer of the action. With a
 * key it runs within a transaction, which its services join by `acting`. It then awaits these services alone, and may run
 * again after a conflict of writers
 * @throws ApiError `invalid_request` for a malformed key, and for a key that another request had; what `make` throws
 */
export async function once<Answer>(
  call: OnceCall,
  make: (acting: ActingUser) => Promise<Answer>,
): Promise<Answer> {
  const { database, now, wake } = call.context;
  const { idempotencyKey: key } = call.event;
  if (key === undefined) return make(actingApp(call));
  requireKey(call, key);
  const request_hash = hashOf(call);
  const claim = { app_id: call.app.id, call_key: key, action: call.event.action, request_hash };
  const answer = await database.write(async (tx) => {
    const at = now();
    const first = await claimKey(tx, { ...claim, answer_text: '', answered_at: at });
    if (first !== undefined) return answerAgain<Answer>(call, first, request_hash);
    const made = await make({ ...actingApp(call), db: joinable(tx) });
    await tx
      .updateTable('answered_calls')
      .set({ answer_text: JSON.stringify(made) })
      .where('app_id', '=', call.app.id)
      .where('call_key', '=', key)
      .execute();
    return made;
  });
  wake();
  return answer;
}

/**
 * Returns the answer of the first call with the key of this one; undefined where there is none.
 *
 * @throws ApiError `invalid_request` as {@link once} does
 */
export async function firstAnswer<Action extends ActionName>(
  call: Pick<SiteCall<Action>, keyof OnceCall>,
): Promise<ServedActions[Action]['response'] | undefined> {
  const { database, now } = call.context;
  const { idempotencyKey: key } = call.event;
  if (key === undefined) return undefined;
  requireKey(call, key);
  const row = await rowOf(database.read, { app_id: call.app.id, call_key: key });
  if (!row || row.answered_at <= now() - REPEATABLE) return undefined;
  return answerAgain(call, row, hashOf(call));
}

interface Claim {
  readonly app_id: string;
  readonly call_key: string;
}

interface FirstCall {
  readonly request_hash: string;
  readonly answer_text: string;
  readonly answered_at: number;
}

function rowOf(
  statements: Statements,
  { app_id, call_key }: Claim,
): Promise<FirstCall | undefined> {
  return statements
    .selectFrom('answered_calls')
    .select(['request_hash', 'answer_text', 'answered_at'])
    .where('app_id', '=', app_id)
    .where('call_key', '=', call_key)
    .executeTakeFirst();
}

/** Stores a claim of a key. A second call waits here for the first one. @returns the first call, if there was one */
async function claimKey(
  tx: Statements,
  claim: Claim & FirstCall & { readonly action: string },
): Promise<FirstCall | undefined> {
  const { app_id, call_key, answered_at } = claim;
  await tx
    .deleteFrom('answered_calls')
    .where('app_id', '=', app_id)
    .where('call_key', '=', call_key)
    .where('answered_at', '<=', answered_at - REPEATABLE)
    .execute();
  const added = await tx
    .insertInto('answered_calls')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['app_id', 'call_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added ? undefined : rowOf(tx, claim);
}

function answerAgain<Answer>(call: OnceCall, first: FirstCall, hash: string): Answer {
  if (first.request_hash === hash) return JSON.parse(first.answer_text);
  return call.event.fail(
    'invalid_request',
    'Another request had this Idempotency-Key: use a new key for each new request.',
  );
}

function requireKey(call: OnceCall, key: string): void {
  if (isIdempotencyKey(key)) return;
  const text = `The header Idempotency-Key must have ${IDEMPOTENCY_KEY_FORM}.`;
  call.event.fail('invalid_request', text);
}

/** Returns the hash of a request: its action and members in any order, and the content of a file by its hash. */
function hashOf({ event: { action, data } }: OnceCall): string {
  return createHash('sha256')
    .update(`${action} ${JSON.stringify(data, membersInOrder)}`)
    .digest('hex');
}

/** Orders the members of objects, for JSON.stringify. */
function membersInOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
