import { SvclinkError } from '../../protocol/base-error.js';
import type { formErrorCodes } from './form-error-codes.js';

/** What a {@link FormError} can be about. */
export type FormErrorCode = keyof typeof formErrorCodes;

/**
 * Thrown where the outer shape of an input makes reading impossible, and by `defineForm` for a definition that
 * contradicts itself. `FormError.is(error)` holds for errors of the package's other build too.
 */
export class FormError extends SvclinkError {
  static override readonly kind: string = 'FormError';
  /** Stable code of the failure. */
  declare readonly code: FormErrorCode;

  constructor(code: FormErrorCode, message: string) {
    super(code, message);
  }
}
