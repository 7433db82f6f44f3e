/** Wrong usage of a command, or an input that cannot be read: what is wrong, and what it takes. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
