import type { ImporterContext } from '../context.js';
import { newsOfUpdates } from './listed-news.js';
import { type Look, takeNews } from './take-news.js';

/**
 * Requests the updates of a link's open orders, and applies them.
 *
 * @param since Unix seconds
 * @returns the start of the next window
 * @throws LinkCallError
 */
export async function takeUpdates(
  context: ImporterContext,
  look: Look,
  since: number,
): Promise<number> {
  const updates = await look.client.updatesSince(since, { signal: look.signal });
  await takeNews(context, look, newsOfUpdates(updates.items));
  return updates.next;
}
