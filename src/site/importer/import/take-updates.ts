import type { ImporterContext } from '../context.js';
import { changesOfUpdates } from './listed-changes.js';
import { type Poll, takeChanges } from './take-changes.js';

/**
 * Requests the updates of a link's open orders, and applies them.
 *
 * @param since Unix seconds
 * @returns the start of the next window
 * @throws LinkCallError
 */
export async function takeUpdates(
  context: ImporterContext,
  poll: Poll,
  since: number,
): Promise<number> {
  const updates = await poll.client.updatesSince(since, { signal: poll.signal });
  await takeChanges(context, poll, changesOfUpdates(updates.items));
  return updates.next;
}
