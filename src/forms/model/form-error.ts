import { SvclinkError } from '../../protocol/errors/base-error.js';

/**
 * Codes of a FormError with their explanations. The code imports only its type at run time, so that a page does not
 * contain the explanations. The table of docs/forms.md is generated from it.
 */
export const formErrorCodes = {
  not_a_form:
    'The input holds no form: neither forms keyed by form id, nor the six objects of one.',
  form_not_found: 'The result holds no form of the `formId` that was asked for.',
  several_forms: 'The result holds several forms; name one by `formId`.',
  section_not_an_object: 'One of the six objects is neither an object nor a list.',
  too_many_records: 'One of the six objects has more than 100,000 records.',
  not_rows:
    '`pcr_form_rows` or `question_data` is neither an array nor one entry, or has more than 100,000 entries.',
  not_answers: 'Answers are not an object keyed by question id.',
  bad_definition:
    'A definition contradicts itself; the message begins with the key of the question.',
} as const satisfies Readonly<Record<string, string>>;

/** A code of a {@link FormError}. */
export type FormErrorCode = keyof typeof formErrorCodes;

/**
 * The error of an input whose outer shape cannot be read, and of a definition that contradicts itself (`defineForm`).
 * `FormError.is(error)` also recognises errors of the package's other build.
 */
export class FormError extends SvclinkError {
  static override readonly kind: string = 'FormError';
  /** Stable code of the failure. */
  declare readonly code: FormErrorCode;

  constructor(code: FormErrorCode, message: string) {
    super(code, message);
  }
}
