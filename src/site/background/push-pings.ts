import { pingPush } from '../../client/index.js';
import type { Logger } from '../../index.js';
import type { SiteContext } from '../context.js';
import type { Task } from './runner.js';

/** How often an address is called in vain before the next news of its account. */
const MOST_ATTEMPTS = 8;
/** Milliseconds before the second attempt; doubled for each further one. */
const FIRST_DELAY = 5000;
/** How many addresses are called at a time. */
const AT_ONCE = 20;

interface DueAccount {
  readonly id: string;
  readonly username: string;
  readonly push_url: string | null;
  readonly push_due_at: number | null;
  readonly push_attempt_count: number;
}

/**
 * Calls the push addresses of accounts that there is something new for. What is due stands in the database, so that a
 * restart forgets none; several news together are one call.
 */
export function pushPings(
  { database, now }: Pick<SiteContext, 'database' | 'now'>,
  { allowedHosts, logger }: { readonly allowedHosts: readonly string[]; readonly logger: Logger },
): Task {
  async function ping(account: DueAccount, signal: AbortSignal): Promise<void> {
    const { id, username, push_url, push_due_at, push_attempt_count } = account;
    if (push_url === null) return;
    const { accepted, status, error } = await pingPush(push_url, { allowedHosts, signal });
    if (signal.aborted) return;
    const attempts = push_attempt_count + 1;
    const isOver = accepted || attempts >= MOST_ATTEMPTS;
    const next = now() + FIRST_DELAY * 2 ** push_attempt_count;
    if (!accepted) {
      const entry = { username, attempts, status, code: error?.code };
      logger.warn(entry, isOver ? 'push address given up' : 'push address failed');
    }
    // News that came meanwhile have another time, and stay due.
    await database.write((tx) =>
      tx
        .updateTable('accounts')
        .set({ push_due_at: isOver ? null : next, push_attempt_count: isOver ? 0 : attempts })
        .where('id', '=', id)
        .where('push_due_at', '=', push_due_at)
        .execute(),
    );
  }

  return async (signal) => {
    try {
      const due = await database.read
        .selectFrom('accounts')
        .select(['id', 'username', 'push_url', 'push_due_at', 'push_attempt_count'])
        .where('push_due_at', '<=', now())
        .where('disabled_at', 'is', null)
        .orderBy('push_due_at')
        .limit(AT_ONCE)
        .execute();
      await Promise.all(due.map((account) => ping(account, signal)));
    } catch (error) {
      logger.warn({ error }, 'push addresses could not be called');
    }
  };
}
