import { LinkError } from '../../protocol/errors.js';
import type { LinkEvent } from '../event.js';
import type { FileIntake } from '../files/take-file.js';
import type { Passage } from '../passage.js';
import type { Route } from '../registry.js';
import type { Settings } from '../settings.js';

/**
 * Stage 7: the integrator's own function, up to its deadline. What it leaves of a file is removed when it is over.
 *
 * @throws LinkError: its own, or `handler_failed` with a reference, or `handler_timed_out`
 */
export async function runHandler(
  event: LinkEvent,
  { handler }: Route,
  intake: FileIntake | undefined,
  { deadlines }: Pick<Settings, 'deadlines'>,
  passage: Passage,
): Promise<unknown> {
  if (handler === undefined) return null;
  if (intake === undefined) return withDeadline(event, () => handler(event), deadlines, passage);
  const file = intake.open(() => event.signal);
  try {
    const withFile = Object.assign(event, { file });
    return await withDeadline(event, () => handler(withFile), deadlines, passage);
  } finally {
    await file.release();
  }
}

function withDeadline(
  event: LinkEvent,
  run: () => unknown,
  deadlines: Settings['deadlines'],
  passage: Passage,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const queue = deadlines.of(event.name);
    let over = false;
    const deadline = queue.add(() => {
      over = true;
      const seconds = queue.duration / 1000;
      const failure = new LinkError(
        'handler_timed_out',
        `No answer within ${seconds} seconds. Reference: ${event.id}`,
      );
      event.abort(failure);
      reject(failure);
    });
    const settled = (finish: () => void) => {
      queue.remove(deadline);
      if (over) passage.late(late(event));
      else finish();
    };
    call(run).then(
      (result) => settled(() => resolve(result ?? null)),
      (error: unknown) => settled(() => reject(toHandlerError(error, event))),
    );
  });
}

// An async function, so that a handler that throws at once fails like one that rejects.
async function call(run: () => unknown): Promise<unknown> {
  return run();
}

function late(event: LinkEvent): LinkError {
  const message = `${event.name}: its handler settled after the deadline; its answer was not sent`;
  return new LinkError('handler_timed_out', message);
}

function toHandlerError(error: unknown, event: LinkEvent): LinkError {
  if (LinkError.is(error)) return error;
  // The error may quote anything; the caller gets a reference to the log entry that has it.
  const message = `The event failed. Reference: ${event.id}`;
  return new LinkError('handler_failed', message, { cause: error });
}
