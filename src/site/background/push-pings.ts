import { pingPush } from '../../client/index.js';
import type { SiteContext } from '../context.js';
import { addJob } from '../jobs/job.js';
import type { JobKind } from '../jobs/job-queue.js';
import type { Statements } from '../store/database.js';

/** The kind of the job that calls the push address of an account. */
export const PUSH = 'push';

/** Asks for a call of the push address of an account; one that has none needs no call. */
export function addPush(tx: Statements, accountId: string, at: number): Promise<void> {
  return addJob(tx, { kind: PUSH, lane: `account:${accountId}`, key: accountId, runAt: at });
}

/** Calls the push address of an account that there is something new for. */
export function pushPings(
  { database }: Pick<SiteContext, 'database'>,
  { allowedHosts, wait }: { readonly allowedHosts: readonly string[]; readonly wait: number },
): JobKind {
  return {
    limit: 1,
    attempts: 8,
    delay: 5000,
    longestDelay: 3_600_000,
    wait,
    async run({ key }, signal) {
      const account = await database.read
        .selectFrom('accounts')
        .select(['username', 'push_url'])
        .where('id', '=', key)
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
      if (!account || account.push_url === null) return undefined;
      const { accepted, status, error } = await pingPush(account.push_url, {
        allowedHosts,
        signal,
      });
      if (accepted) return undefined;
      throw error ?? new Error(`the push address of ${account.username} answered ${status}`);
    },
  };
}
