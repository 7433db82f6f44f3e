import { randomBytes } from 'node:crypto';
import type { DeliveryStore } from '../../../deliveries/delivery-store.js';
import type { DialectOptions, EventExchange } from '../../../index.js';
import { definitions } from '../../../protocol/catalogue/definition.js';
import { writeData } from '../../../protocol/codec/data-codec.js';
import { createDialect } from '../../../protocol/dialect.js';
import { isObject } from '../../../protocol/envelope/envelope.js';
import { notReplayable, type SiteContext } from '../../engine/context.js';
import { idOfOrigin } from '../../engine/exchanges/origin.js';
import type { SiteSettings } from '../../engine/site-settings.js';
import { receiverAccount } from '../../owner/account-login.js';
import { siteReceiver } from '../site-receiver.js';
import { disabledAccount } from './send-again.js';
import { requireWhole, type StoredExchange } from './stored-exchange.js';

/** The context for running a received event again. */
export interface ReplayContext {
  readonly context: SiteContext;
  readonly settings: SiteSettings;
  readonly siteId: string;
  readonly deliveries: DeliveryStore;
  /** Adds the outcome to the log. */
  readonly record: (exchange: EventExchange) => void;
}

/** Runs a received event again for a user. @throws LinkError `not_replayable` */
export type ReplayReceived = (exchange: StoredExchange, by: string) => Promise<EventExchange>;

/**
 * Runs a received event again through all stages of a receiver like the site's own. It runs as the account that sent
 * it, with that account's present settings. The password is not stored; the event uses a password that is generated for
 * this one request and known to a receiver that no one else can reach. A delivery that is a repetition is recognised as
 * one.
 *
 * @param by the acting user, in the position of the caller's address
 * @returns the outcome
 * @throws LinkError `not_replayable`
 */
export async function replayReceived(
  exchange: StoredExchange,
  by: string,
  { context, settings, siteId, deliveries, record }: ReplayContext,
): Promise<EventExchange> {
  const { username, event, found } = await requireRunnable(exchange, context);
  const { password: _, passwordSha1: __, passwordHash: ___, ...account } = found;
  // The site_id of the caller is not stored. All other settings are those of the account.
  const caller = { ...account, siteIds: 'any' } as const;
  const password = randomBytes(20).toString('hex');
  let outcome: EventExchange | undefined;
  const receiver = siteReceiver(context, settings, {
    siteId,
    deliveries,
    record(one) {
      outcome = one;
      record(one);
    },
    instead: {
      accounts: { find: () => ({ ...caller, username, passwordSha1: password }) },
      throttle: false,
    },
  });
  const event_data = wireData(event, exchange.data, account.dialect ?? settings.receiver?.dialect);
  const envelope = { username, password, site_id: siteId, event_name: event, event_data };
  try {
    const reply = await receiver.answer({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress: `replay by ${by}`,
      body: { kind: 'parsed', value: { payload: JSON.stringify(envelope) } },
    });
    await readToEnd(reply.body);
  } finally {
    await receiver.close();
  }
  if (outcome) return outcome;
  throw new Error('the receiver did not report the outcome');
}

/**
 * Verifies that a received event can run again.
 *
 * @returns its name, and the present account
 * @throws LinkError `not_replayable`
 */
export async function requireRunnable(
  exchange: StoredExchange,
  { database, now }: Pick<SiteContext, 'database' | 'now'>,
) {
  const { username, event_name: event, origin } = exchange;
  if (idOfOrigin('app', origin) !== undefined) {
    throw notReplayable('it is a call of the JSON API. Have its app call again.');
  }
  if (username === null || event === null) {
    throw notReplayable(
      'it was refused before its account and its event were known. Have its sender send it again.',
    );
  }
  if (definitions.get(event)?.entry.file) {
    throw notReplayable('the content of files is not in the log. Have its sender send it again.');
  }
  requireWhole(exchange);
  const found = await receiverAccount(database.read, username, now());
  if (!found) throw disabledAccount(username);
  return { username, event, found };
}

/** Returns stored data, which have the names of the documents, with the names of the account. */
function wireData(event: string, data: unknown, names: DialectOptions | undefined): string {
  const definition = definitions.get(event);
  const dialect = createDialect(names);
  const known = definition && isObject(data) ? writeData(definition, data, dialect) : data;
  return JSON.stringify(known ?? {});
}

/** Reads a streamed list to its end. */
async function readToEnd(body: string | Buffer | AsyncIterable<unknown>): Promise<void> {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return;
  for await (const _ of body);
}
