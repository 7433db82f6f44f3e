export type { StoredSecret } from './comparison.js';
export { SecretRenewal } from './renewal.js';
export { sameText } from './same-text.js';
export { hashSecret, nodeScrypt, recommendedCost, type Scrypt } from './scrypt.js';
export { isCheaper, isStoredSecretText, type ScryptCost } from './stored-form.js';
export { THROTTLE_ROWS } from './throttle/options.js';
export {
  createThrottle,
  type Throttle,
  type ThrottleOptions,
  type ThrottleStore,
} from './throttle/throttle.js';
export {
  createVerifier,
  type SecretVerifier,
  type VerifierOptions,
} from './verifier.js';
