import type { LinkEvent } from '../event.js';
import type { FileIntake } from '../files/take-file.js';
import { HandlerRun } from '../handler-run.js';
import type { AnyHandler } from '../handlers.js';
import type { Passage } from '../passage.js';
import type { Route } from '../registry.js';
import type { Settings } from '../settings.js';

/**
 * Stage 7: the integrator's own function, up to its deadline. What it leaves of a file is removed when it is over.
 *
 * @throws LinkError: its own, or `handler_failed` with a reference, or `handler_timed_out`
 */
export function runHandler(
  event: LinkEvent,
  { handler }: Route,
  intake: FileIntake | undefined,
  { deadlines }: Pick<Settings, 'deadlines'>,
  passage: Passage,
): unknown {
  if (handler === undefined) return null;
  const run = new HandlerRun(event, deadlines.of(event.name), passage);
  return intake === undefined ? run.start(handler) : runWithFile(event, handler, intake, run);
}

async function runWithFile(
  event: LinkEvent,
  handler: AnyHandler,
  intake: FileIntake,
  run: HandlerRun,
): Promise<unknown> {
  const file = intake.open(() => event.signal);
  Object.assign(event, { file });
  try {
    return await run.start(handler);
  } finally {
    await file.release();
  }
}
