import { within } from '../../http/index.js';
import { unavailable } from '../errors/refusal.js';
import type { RunningEvent } from './event.js';
import type { AnyHandler } from './handlers.js';

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}

/**
 * Runs a handler within its time.
 *
 * @param timeout milliseconds
 * @throws Refusal `unavailable` when the time is over, and what the handler throws
 */
export async function handle(
  handler: AnyHandler,
  event: RunningEvent,
  timeout: number,
): Promise<unknown> {
  const result = handler(event);
  if (!isThenable(result)) return result;
  return within(result, timeout, () => {
    event.abort();
    return unavailable('The service took too long to answer.', 5);
  });
}
