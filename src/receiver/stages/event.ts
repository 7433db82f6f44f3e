import type { RequestEnvelope } from '../../protocol/envelope.js';
import type { Route } from '../registry.js';
import type { Settings } from '../settings.js';

/**
 * Stage 5: who answers this event.
 *
 * @throws LinkError `event_unknown`, `event_not_handled`
 */
export function findEvent(
  { event_name }: RequestEnvelope,
  { registry }: Pick<Settings, 'registry'>,
): Route {
  return registry.route(event_name.trim());
}
