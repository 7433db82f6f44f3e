import type { DeliveryStore } from '../../deliveries/delivery-store.js';
import {
  createReceiver,
  type OnExchange,
  type Receiver,
  type ReceiverOptions,
} from '../../index.js';
import type { SiteContext } from '../engine/context.js';
import type { SiteSettings } from '../engine/options.js';
import { registerHandlers } from './handlers/index.js';
import { knownAccounts } from './known-accounts.js';

/** What a receiver of a site is made with. */
export interface SiteReceiverSettings {
  readonly siteId: string;
  readonly deliveries: DeliveryStore;
  /** Hears of every exchange, before the function of the app does. */
  readonly tell: OnExchange;
  /** What differs from the receiver that callers reach. Default nothing. */
  readonly instead?: Partial<Pick<ReceiverOptions, 'accounts' | 'throttle'>>;
}

/** A receiver with the site's handler for every event. */
export function siteReceiver(
  context: SiteContext,
  { logger, receiver: further, allowedHosts }: SiteSettings,
  { siteId, deliveries, tell, instead = {} }: SiteReceiverSettings,
): Receiver {
  const { incoming: uploadFolder } = context.files;
  const receiver = createReceiver({
    ...(logger === undefined ? {} : { logger }),
    // The folder of the system may be in memory, or not be there: what is to be kept needs its disk anyway.
    ...(uploadFolder === undefined ? {} : { uploadFolder }),
    ...further,
    onExchange: (exchange) => {
      tell(exchange);
      further?.onExchange?.(exchange);
    },
    siteId,
    allowedHosts,
    deliveries,
    accounts: knownAccounts(context),
    ...instead,
  });
  registerHandlers(receiver, context);
  return receiver;
}
