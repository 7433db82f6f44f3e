import { randomUUID } from 'node:crypto';
import { CallError, type PingOptions, pingPush } from '../../client/index.js';
import { PUSH_EVENT } from '../../client/push/endpoint.js';
import type { SiteContext } from '../engine/context.js';
import { addJob } from '../engine/jobs/job.js';
import { JOB_RETRIES, type JobKind } from '../engine/jobs/job-kinds.js';
import type { Statements } from '../engine/store/database.js';

/** The kind of the job that calls the push address of an account. */
export const PUSH = 'push';

/** Queues a call of the push address of an account. An account without one needs no call. */
export function addPush(
  tx: Statements,
  accountId: string,
  at: number,
  isUrgent = false,
): Promise<void> {
  const lane = `account:${accountId}`;
  return addJob(tx, { kind: PUSH, lane, key: accountId, runAt: at, isUrgent });
}

/** Returns the job that calls the push address of an account after a change. */
export function pushPings(
  { database, network, onExchange }: Pick<SiteContext, 'database' | 'network' | 'onExchange'>,
  { allowedHosts, wait }: { readonly allowedHosts: readonly string[]; readonly wait: number },
): JobKind {
  return {
    limit: 1,
    ...JOB_RETRIES,
    wait,
    async run({ key }, signal) {
      const account = await database.read
        .selectFrom('accounts')
        .select(['username', 'push_url'])
        .where('id', '=', key)
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
      if (!account || account.push_url === null) return undefined;
      const { username, push_url } = account;
      const began = performance.now();
      const error = await failureOf(push_url, username, { allowedHosts, network, signal });
      // The address is a secret. Only its host is reported.
      const of = { id: randomUUID(), event: PUSH_EVENT, username, peer: new URL(push_url).host };
      const passed = { data: undefined, answer: undefined, isRepetition: false };
      const duration = performance.now() - began;
      onExchange('out', { ...of, ...passed, duration, error }, { origin: `account:${key}` });
      if (error) throw error;
      return undefined;
    },
  };
}

/** Calls a push address. @returns the reason for which it was not accepted */
async function failureOf(
  address: string,
  username: string,
  options: PingOptions,
): Promise<CallError | undefined> {
  const { accepted, status, error } = await pingPush(address, options);
  if (accepted || error) return error;
  const message = `the push address of ${username} answered ${status}`;
  return new CallError('http_status', message, { status });
}
