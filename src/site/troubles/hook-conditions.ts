import type { Statements } from '../engine/store/database.js';
import type { Condition, Conditions } from './condition.js';
import { failureOf } from './hook-failure.js';

/** The attempts of a message after which its hook is not merely late: half an hour. */
const FEW_ATTEMPTS = 3;

/** Hooks that the site has disabled itself, and enabled ones whose messages do not arrive. */
export async function hookTroubles(read: Statements): Promise<Conditions> {
  const hooks = await read
    .selectFrom('hooks')
    .select(['id', 'url', 'disabled_at', 'reason'])
    .orderBy('id')
    .execute();
  const found: Condition[] = [];
  for (const { id: key, url: subject, disabled_at, reason } of hooks) {
    const of = { key, subject, order_id: null };
    if (disabled_at === null) {
      const failure = await failureOf(read, key);
      if (!failure || (!failure.isGivenUp && failure.attempts < FEW_ATTEMPTS)) continue;
      const message = `Messages to the hook ${key} do not arrive.`;
      found.push({ ...of, kind: 'hook.failing', message, reason: failure.reason });
    } else if (reason !== null) {
      const message = `Nothing is sent to the hook ${key} any more.`;
      found.push({ ...of, kind: 'hook.disabled', message, reason });
    }
  }
  return { kinds: ['hook.failing', 'hook.disabled'], found };
}
