import { createReceiver, LinkError, staticAccounts, unixTime } from 'svclink';
import { crewEta } from './crew-eta.js';

/** The orders of this example, with the hour from which their property may be entered. */
const openFrom: ReadonlyMap<string, number> = new Map([
  ['1001', 7],
  ['1002', 9],
]);

/** Makes a receiver with a custom event. `define` precedes `on`, and its return value has the type of the new event. */
export function createCustomReceiver() {
  return createReceiver({
    siteId: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
    accounts: staticAccounts([{ username: 'demo', password: 'demo' }]),
  })
    .define('send_crew_eta', crewEta)
    .on('send_crew_eta', ({ data }) => {
      const hour = openFrom.get(data.report_id);
      if (hour === undefined) {
        throw new LinkError('order_not_found', `There is no order ${data.report_id}.`);
      }
      if (data.arrives_at < unixTime()) return { accepted: false, message: 'That is over.' };
      const early = new Date(data.arrives_at * 1000).getUTCHours() < hour;
      if (early) return { accepted: false, message: `Not before ${hour}:00.` };
      return { accepted: true, message: data.needs_key ? 'The key is in the lock box.' : '' };
    });
}
