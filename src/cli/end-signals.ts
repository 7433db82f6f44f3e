/** How a process ends that is told a second time to. */
const ENDED_AT_ONCE = 130;

/** The signals that ask the process to end: at the first it finishes what is under way, at the second it ends at once. */
export class EndSignals {
  readonly #signals = ['SIGINT', 'SIGTERM'] as const;
  #count = 0;
  #resolve: () => void = () => {};
  /** Resolves at the first signal. */
  readonly asked = new Promise<void>((resolve) => {
    this.#resolve = resolve;
  });

  constructor() {
    for (const signal of this.#signals) process.on(signal, this.#heard);
  }

  forget(): void {
    for (const signal of this.#signals) process.off(signal, this.#heard);
  }

  #heard = (): void => {
    this.#count += 1;
    if (this.#count > 1) process.exit(ENDED_AT_ONCE);
    this.#resolve();
  };
}
