/**
 * Calls `expire` once after `milliseconds`, unless it is cancelled before. The timer does not keep the process alive.
 *
 * @returns a function that cancels it; without effect once it has expired or was cancelled
 */
export function deadline(milliseconds: number, expire: () => void): () => void {
  const timer = setTimeout(expire, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}

/**
 * Settles as `work` does, or rejects with `late()` when that takes longer.
 *
 * @param work is not stopped; a late result or rejection is ignored
 * @param milliseconds the time limit
 */
export function within<Result>(
  work: PromiseLike<Result>,
  milliseconds: number,
  late: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = deadline(milliseconds, () => reject(late()));
    work.then(
      (result) => {
        cancel();
        resolve(result);
      },
      (error: unknown) => {
        cancel();
        reject(error);
      },
    );
  });
}
