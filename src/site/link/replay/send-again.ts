import { createHash } from 'node:crypto';
import { PUSH_EVENT } from '../../../client/push/endpoint.js';
import { definitions } from '../../../protocol/catalogue/definition.js';
import { notReplayable } from '../../engine/context.js';
import { idOfOrigin } from '../../engine/exchanges/origin.js';
import { addJob } from '../../engine/jobs/job.js';
import type { Statements } from '../../engine/store/database.js';
import { queueOf } from '../../importer/context.js';
import { openLinkRow } from '../../importer/links/link-record.js';
import { sendItemAgain } from '../../importer/results/sending/send-again.js';
import { addPush } from '../../orders/push-pings.js';
import { fetchAttachmentsAgain } from '../../owner/note-attachments.js';
import { requireWhole, type StoredExchange } from './stored-exchange.js';

/** The kind of the job that repeats a call. */
export const REPLAY = 'replay';

/** The data of a job that repeats a call. They are complete, so that the exchange may be deleted meanwhile. */
export interface CallPayload {
  readonly exchange: string;
  readonly event: string;
  readonly report_id: string | null;
  readonly data: unknown;
}

/** The options for sending an exchange again. */
export interface SendingAgain {
  readonly at: number;
  /** True if a result that was accepted meanwhile stays as it is. Default false. */
  readonly unlessSent?: boolean;
}

/**
 * Queues a repetition of an outgoing call, by the part of the site that has made it. A result is sent through the
 * outbox of its order, a push through the job of its account. Any other call is made with the present settings of its
 * link.
 *
 * @returns true if there was a call to repeat
 * @throws LinkError `not_replayable`
 */
export async function sendAgain(
  tx: Statements,
  exchange: StoredExchange,
  { at, unlessSent = false }: SendingAgain,
): Promise<boolean> {
  const { origin, event_name } = exchange;
  const result = idOfOrigin('result', origin);
  if (result !== undefined) return sendItemAgain(tx, result, { at, unlessSent });
  const account = idOfOrigin('account', origin);
  const link = idOfOrigin('link', origin);
  if (account !== undefined && event_name === PUSH_EVENT) await pushAgain(tx, account, at);
  else if (account !== undefined) await attachmentsAgain(tx, exchange, account, at);
  else if (link !== undefined) await callAgain(tx, exchange, link, at);
  else {
    const reason = 'an older version has written it, and did not note what it was made for.';
    throw notReplayable(`${reason} Do that again.`);
  }
  return true;
}

async function pushAgain(tx: Statements, id: string, at: number): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select(['username', 'push_url', 'disabled_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!account) throw notReplayable('its account is no longer there. Make the account again.');
  const { username, push_url, disabled_at } = account;
  if (disabled_at !== null) throw disabledAccount(username);
  if (push_url === null) {
    throw notReplayable(`${username} has no push address any more. Have it call validate_user.`);
  }
  await addPush(tx, id, at, true);
}

/** Returns the error for a disabled account, which has to be enabled first. */
export function disabledAccount(username: string) {
  const enable = `svclink account enable ${username}`;
  return notReplayable(`the account ${username} is disabled, or not there. First: ${enable}.`);
}

async function attachmentsAgain(
  tx: Statements,
  { report_id }: StoredExchange,
  accountId: string,
  at: number,
): Promise<void> {
  const isAsked = await fetchAttachmentsAgain(tx, { accountId, orderId: report_id ?? '0', at });
  if (!isAsked) {
    throw notReplayable('all attachments of these notes are here. There is nothing to do.');
  }
}

async function callAgain(
  tx: Statements,
  exchange: StoredExchange,
  linkId: string,
  at: number,
): Promise<void> {
  const link = await openLinkRow(tx, linkId);
  const { id, event_name, report_id, data } = exchange;
  const event = event_name ?? '';
  // Our push address is not in the log, so that it is made again.
  const isLogin = event === 'validate_user';
  if (!isLogin) requireWhole(exchange);
  const isReading = definitions.get(event)?.entry.effect === 'reads';
  if (!isLogin && !isReading && event !== 'mark_order_imported') {
    throw notReplayable('it changes something at the owner. Do at its order what it did.');
  }
  const sent = isLogin ? {} : data;
  const payload: CallPayload = { exchange: id, event, report_id, data: sent };
  const content = createHash('sha256').update(JSON.stringify(sent)).digest('hex').slice(0, 16);
  // Repeated requests for the same call are one job while it waits.
  const key = `${link.id} ${event} ${content}`;
  await addJob(tx, {
    kind: REPLAY,
    lane: queueOf(link.id),
    key,
    payload,
    runAt: at,
    isUrgent: true,
  });
}
