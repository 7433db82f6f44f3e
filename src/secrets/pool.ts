import { LinkError } from '../protocol/errors.js';

/** Seconds after which the line will be shorter. */
const RETRY_AFTER = 5;

/** Runs tasks, a few at a time. */
export interface Pool {
  /** Runs a task now or in its turn; fails with a LinkError `credentials_throttled` when too many are waiting. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** Makes a pool in which `running` tasks run at once and at most `waiting` others wait for their turn. */
export function createPool(limits: { readonly running: number; readonly waiting: number }): Pool {
  let running = 0;
  const queue: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (queue.length >= limits.waiting) {
      const message = `Too many attempts at once. Try again in ${RETRY_AFTER} seconds.`;
      throw new LinkError('credentials_throttled', message, { retryAfter: RETRY_AFTER });
    }
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  }

  function leave(): void {
    const next = queue.shift();
    // The place passes straight to the next in line, so nobody can slip in between.
    if (next) next();
    else running -= 1;
  }

  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
