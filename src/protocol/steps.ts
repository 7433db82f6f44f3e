/**
 * A computation in steps of about a millisecond each. The one that runs it decides what happens between two steps:
 * nothing, or a turn of the event loop for others.
 */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs a computation to its end at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
