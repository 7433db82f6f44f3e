import type { SiteContext } from '../engine/context.js';
import { addJob } from '../engine/jobs/job.js';
import type { Statements } from '../engine/store/database.js';
import { addDeliveryJob, HOOK_JOBS, hookQueue } from './dispatch-hooks.js';
import type { HookDelivery } from './hook-record.js';

/** The most messages of a transaction, because other writers wait for it. */
const CHUNK = 200;
/** The beginning of the key of a job that adds the jobs of all waiting messages. Other keys are ids of messages. */
const WAITING = 'waiting:';

/** Adds the job that sends all messages which waited while a hook was disabled: nothing else adds their jobs again. */
export function addResending(tx: Statements, hookId: string, at: number): Promise<void> {
  const lane = hookQueue(hookId);
  return addJob(tx, { kind: HOOK_JOBS, lane, key: `${WAITING}${hookId}`, runAt: at });
}

/** Returns the hook of a job that {@link addResending} has added; undefined for that of a message. */
export function resentHook(key: string): string | undefined {
  return key.startsWith(WAITING) ? key.slice(WAITING.length) : undefined;
}

/** Adds the jobs of the waiting messages of a hook, in short transactions. It ends where the hook is disabled again. */
export async function resendWaiting(
  { database, now }: Pick<SiteContext, 'database' | 'now'>,
  hookId: string,
  signal: AbortSignal,
): Promise<void> {
  for (let after: string | undefined = '0'; after !== undefined; ) {
    signal.throwIfAborted();
    const last: string = after;
    after = await database.write((tx) => resendSome(tx, { hookId, after: last, at: now() }));
  }
}

/** Adds the jobs of some messages. @returns the id of the last one; undefined after the last message */
async function resendSome(
  tx: Statements,
  { hookId, after, at }: { readonly hookId: string; readonly after: string; readonly at: number },
): Promise<string | undefined> {
  const hook = await tx
    .selectFrom('hooks')
    .select('id')
    .where('id', '=', hookId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const ids = hook ? await deliveryIds(tx, { hookId, state: 'waiting', after, limit: CHUNK }) : [];
  if (ids.length === 0) return undefined;
  await sendAgain(tx, { hookId, ids, at });
  return ids.length < CHUNK ? undefined : ids.at(-1);
}

/** Sends messages of a hook again, as if they had not been sent. */
export async function sendAgain(
  tx: Statements,
  {
    hookId,
    ids,
    at,
  }: { readonly hookId: string; readonly ids: readonly string[]; readonly at: number },
): Promise<void> {
  await tx
    .updateTable('hook_deliveries')
    .set({ state: 'waiting', attempt_count: 0, next_at: at })
    .where('id', 'in', ids)
    .execute();
  for (const id of ids) await addDeliveryJob(tx, { hookId, id, at });
}

/** Returns the ids of deliveries to a hook in a state, after an id, in their order. */
export async function deliveryIds(
  tx: Statements,
  {
    hookId,
    state,
    after,
    limit,
  }: {
    readonly hookId: string;
    readonly state: HookDelivery['state'];
    readonly after: string;
    readonly limit: number;
  },
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('hook_deliveries')
    .select('id')
    .where('hook_id', '=', hookId)
    .where('state', '=', state)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
