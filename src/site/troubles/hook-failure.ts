import type { Statements } from '../engine/store/database.js';

/** Why the messages to a hook do not arrive. */
export interface HookFailure {
  readonly reason: string | null;
  /** The attempts that its message has had. */
  readonly attempts: number;
  /** True if the message was given up. */
  readonly isGivenUp: boolean;
}

/**
 * Returns the failure of the oldest message to a hook that waits, or of the newest one that was given up; undefined where
 * messages arrive, and before the first attempt.
 */
export async function failureOf(
  read: Statements,
  hookId: string,
): Promise<HookFailure | undefined> {
  const first = (state: 'waiting' | 'delivered' | 'failed', order: 'asc' | 'desc') =>
    read
      .selectFrom('hook_deliveries')
      .select(['id', 'attempt_count', 'reason'])
      .where('hook_id', '=', hookId)
      .where('state', '=', state)
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst();
  const waiting = await first('waiting', 'asc');
  if (waiting && waiting.attempt_count > 0) {
    return { reason: waiting.reason, attempts: waiting.attempt_count, isGivenUp: false };
  }
  const [failed, delivered] = [await first('failed', 'desc'), await first('delivered', 'desc')];
  if (!failed || (delivered && BigInt(delivered.id) > BigInt(failed.id))) return undefined;
  return { reason: failed.reason, attempts: failed.attempt_count, isGivenUp: true };
}
