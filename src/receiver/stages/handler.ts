import type { LinkEvent } from '../event.js';
import type { EventRun } from '../event-run.js';
import type { FileIntake } from '../files/take-file.js';
import { toHandlerError } from '../handler-error.js';
import type { Route } from '../registry.js';

/**
 * Stage 7: the integrator's own function, up to its deadline. What it leaves of a file is removed when it is over.
 *
 * @returns what the handler gives, null for nothing
 * @throws LinkError: its own, or `handler_failed` with a reference, or `handler_timed_out`
 */
export async function runHandler(
  event: LinkEvent,
  { handler }: Route,
  intake: FileIntake | undefined,
  run: EventRun,
): Promise<unknown> {
  if (handler === undefined) return null;
  const file = intake?.open(() => event.signal);
  if (file) Object.assign(event, { file });
  try {
    return (await run.start(() => handler(event))) ?? null;
  } catch (error) {
    throw toHandlerError(error, event.id);
  } finally {
    await file?.release();
  }
}
