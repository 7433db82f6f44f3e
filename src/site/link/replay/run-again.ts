import { randomBytes } from 'node:crypto';
import type { DeliveryStore } from '../../../deliveries/delivery-store.js';
import type { DialectOptions, EventExchange } from '../../../index.js';
import { definitions } from '../../../protocol/catalogue/definition.js';
import { writeData } from '../../../protocol/codec/data-codec.js';
import { createDialect } from '../../../protocol/dialect.js';
import { isObject } from '../../../protocol/envelope/envelope.js';
import { notReplayable, type SiteContext } from '../../engine/context.js';
import type { SiteSettings } from '../../engine/options.js';
import { receiverAccount } from '../../owner/account-login.js';
import { siteReceiver } from '../site-receiver.js';
import { type KeptExchange, requireWhole } from './kept-exchange.js';
import { disabledAccount } from './send-again.js';

/** What an event that came in is run again with. */
export interface RunningAgain {
  readonly context: SiteContext;
  readonly options: SiteSettings;
  readonly siteId: string;
  readonly deliveries: DeliveryStore;
  /** Takes what came of it into the log. */
  readonly tell: (exchange: EventExchange) => void;
}

/** Runs an event that came in again, for somebody. @throws LinkError `not_replayable` */
export type RunAgain = (exchange: KeptExchange, by: string) => Promise<EventExchange>;

/**
 * Runs an event that came in again, through all stages of a receiver like the site's own. It runs as the account that
 * sent it, as that account is now: not with its password, which is stored nowhere, but with one that is drawn for this
 * one request and that only a receiver knows which nobody else reaches. Whatever was recognised as a repetition is so
 * again.
 *
 * @param by who asked for it: stands in the place of the caller's address
 * @returns what came of it
 * @throws LinkError `not_replayable`
 */
export async function runAgain(
  exchange: KeptExchange,
  by: string,
  { context, options, siteId, deliveries, tell }: RunningAgain,
): Promise<EventExchange> {
  const { username, event, found } = await requireRunnable(exchange, context);
  const { password: _, passwordSha1: __, passwordHash: ___, ...account } = found;
  // The site_id of the caller is not stored; everything else is as the settings of the account say.
  const settings = { ...account, siteIds: 'any' } as const;
  const password = randomBytes(20).toString('hex');
  let heard: EventExchange | undefined;
  const receiver = siteReceiver(context, options, {
    siteId,
    deliveries,
    tell(one) {
      heard = one;
      tell(one);
    },
    instead: {
      accounts: { find: () => ({ ...settings, username, passwordSha1: password }) },
      throttle: false,
    },
  });
  const event_data = wireData(event, exchange.data, account.dialect ?? options.receiver?.dialect);
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
  if (heard) return heard;
  throw new Error('the receiver did not tell what came of it');
}

/**
 * Looks whether an event that came in can be run again.
 *
 * @returns its name, and the account as it is now
 * @throws LinkError `not_replayable`
 */
export async function requireRunnable(
  exchange: KeptExchange,
  { database, now }: Pick<SiteContext, 'database' | 'now'>,
) {
  const { username, event_name: event } = exchange;
  if (username === null || event === null) {
    throw notReplayable(
      'it was refused before its event was known, and nothing of it is kept. Have its sender send it again.',
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

/** The stored data have the names of the documents; the account may have others. */
function wireData(event: string, data: unknown, names: DialectOptions | undefined): string {
  const definition = definitions.get(event);
  const dialect = createDialect(names);
  const known = definition && isObject(data) ? writeData(definition, data, dialect) : data;
  return JSON.stringify(known ?? {});
}

/** A list leaves piece by piece, and is at its end when it was read. */
async function readToEnd(body: string | Buffer | AsyncIterable<unknown>): Promise<void> {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return;
  for await (const _ of body);
}
