import type { DeliveryStore } from '../../deliveries/delivery-store.js';
import {
  createReceiver,
  type OnExchange,
  type Receiver,
  type ReceiverOptions,
} from '../../index.js';
import type { SiteContext } from '../engine/context.js';
import type { SiteSettings } from '../engine/site-settings.js';
import { registerHandlers } from './handlers/index.js';
import { knownAccounts } from './known-accounts.js';

/** The settings of a receiver of a site. */
export interface SiteReceiverSettings {
  readonly siteId: string;
  readonly deliveries: DeliveryStore;
  /** Called with every exchange, before the function of the app. */
  readonly record: OnExchange;
  /** The differences from the receiver that callers reach. Default: none. */
  readonly instead?: Partial<Pick<ReceiverOptions, 'accounts' | 'throttle'>>;
}

/** Creates a receiver with the site's handler for every event. */
export function siteReceiver(
  context: SiteContext,
  { logger, receiver: further, allowedHosts }: SiteSettings,
  { siteId, deliveries, record, instead = {} }: SiteReceiverSettings,
): Receiver {
  const { incoming: uploadFolder } = context.files;
  const receiver = createReceiver({
    ...(logger === undefined ? {} : { logger }),
    // The temporary folder of the system may be in memory, or not exist. Uploads need the disk of the files in any
    // case.
    ...(uploadFolder === undefined ? {} : { uploadFolder }),
    ...further,
    onExchange: (exchange) => {
      record(exchange);
      further?.onExchange?.(exchange);
    },
    siteId,
    allowedHosts,
    network: context.network,
    deliveries,
    accounts: knownAccounts(context),
    ...instead,
  });
  registerHandlers(receiver, context);
  return receiver;
}
