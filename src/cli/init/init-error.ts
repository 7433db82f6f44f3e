/** Why a project was not made; the message says the mend. */
export class InitError extends Error {
  /** 2: the command was used wrongly. 1: the machine stood in the way. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2, options?: ErrorOptions) {
    super(message, options);
    this.name = 'InitError';
    this.exitCode = exitCode;
  }
}
