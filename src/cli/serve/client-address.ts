import type { IncomingMessage } from 'node:http';
import type { ReceiverOptions } from '../../index.js';

/**
 * Names the caller behind a number of proxies, each of which adds to X-Forwarded-For whom it was called by: what stands
 * further to the left was written by the caller itself, and is nothing to go by.
 *
 * @returns what createReceiver takes; nothing for no proxy
 */
export function clientAddressBehind(proxies: number): Pick<ReceiverOptions, 'clientAddress'> {
  if (proxies === 0) return {};
  return {
    clientAddress: ({ headers }: IncomingMessage) => {
      const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
      return forwarded.at(-proxies)?.trim() ?? '';
    },
  };
}
