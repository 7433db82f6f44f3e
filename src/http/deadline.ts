/**
 * Calls `expire` once, `milliseconds` from now, unless it is cancelled before. A waiting deadline is no reason to keep
 * a process alive that has nothing else to do.
 *
 * @returns cancels it; harmless when it has expired or was cancelled already
 */
export function deadline(milliseconds: number, expire: () => void): () => void {
  const timer = setTimeout(expire, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}

/**
 * Settles as `work` does, or is rejected with what `late` gives when that takes longer.
 *
 * @param work is not stopped; what comes of it too late is dropped, a late rejection too
 * @param milliseconds how long it may take
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
