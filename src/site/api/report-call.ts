import type { ApiExchange } from '../../api/index.js';
import type { SiteContext } from '../engine/context.js';
import { nameOfApp } from './apps/calling-app.js';

/** Reports a call of an app for the exchange log and the metrics. */
export function reportCall(
  { onExchange }: Pick<SiteContext, 'onExchange'>,
  { id, action, client, peer, duration, data, answer, error }: ApiExchange,
): void {
  const caller = `app:${client.clientId}`;
  const username = nameOfApp(client.appName);
  // Named one by one: copying unknown members costs as much as the rest of the report.
  onExchange(
    'in',
    { id, event: action, username, peer, duration, data, answer, error, isRepetition: false },
    { origin: caller, holder: caller },
  );
}
