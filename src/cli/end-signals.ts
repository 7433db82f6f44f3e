/** The exit code of a process that a second signal ends. */
const ENDED_AT_ONCE = 130;

/** The signals that end a process in order. Windows has no SIGTERM; its service managers send SIGBREAK. */
const SIGNALS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGTERM', 'SIGBREAK'] : ['SIGINT', 'SIGTERM'];

/**
 * Handles the signals that end the process. After the first one the process finishes its work. The second one ends it
 * at once.
 */
export class EndSignals {
  readonly #signals = SIGNALS;
  #count = 0;
  #resolve: () => void = () => {};
  /** Resolves at the first signal. */
  readonly asked = new Promise<void>((resolve) => {
    this.#resolve = resolve;
  });

  constructor() {
    for (const signal of this.#signals) process.on(signal, this.#handle);
  }

  forget(): void {
    for (const signal of this.#signals) process.off(signal, this.#handle);
  }

  #handle = (): void => {
    this.#count += 1;
    if (this.#count > 1) process.exit(ENDED_AT_ONCE);
    this.#resolve();
  };
}
