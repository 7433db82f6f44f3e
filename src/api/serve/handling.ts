import type { Deadlines } from '../../http/index.js';
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
 * @throws Refusal `unavailable` when the time is over, and what the handler throws
 */
export async function handle(
  handler: AnyHandler,
  event: RunningEvent,
  deadlines: Deadlines,
): Promise<unknown> {
  const result = handler(event);
  if (!isThenable(result)) return result;
  return new Promise((resolve, reject) => {
    const deadline = deadlines.add(() => {
      event.abort();
      reject(unavailable('The service took too long to answer.', 5));
    });
    result.then(
      (value) => {
        deadlines.remove(deadline);
        resolve(value);
      },
      (error: unknown) => {
        deadlines.remove(deadline);
        reject(error);
      },
    );
  });
}
