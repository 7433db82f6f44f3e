/** What went wrong with a secret, for programs. */
export type SecretsErrorCode =
  | 'option_invalid'
  | 'secret_invalid'
  | 'stored_secret_invalid'
  | 'verifier_busy'
  | 'throttle_unavailable';

/**
 * A failure of the secrets module. Messages never hold a secret or a stored form.
 *
 * - `option_invalid`: an option is out of its range; found at construction.
 * - `secret_invalid`: a secret to hash is empty or too long.
 * - `stored_secret_invalid`: a stored form cannot be read, or there are too many of them.
 * - `verifier_busy`: too many verifications are waiting; try again later.
 * - `throttle_unavailable`: the shared store of the throttle failed; refuse the attempt.
 */
export class SecretsError extends Error {
  readonly code: SecretsErrorCode;

  constructor(code: SecretsErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SecretsError';
    this.code = code;
  }
}
