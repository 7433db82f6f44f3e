/** What a {@link FormError} can be about. */
export type FormErrorCode =
  | 'not_a_form'
  | 'form_not_found'
  | 'several_forms'
  | 'section_not_an_object'
  | 'too_many_records'
  | 'not_rows'
  | 'not_answers'
  | 'bad_definition';

/** Thrown where the outer shape of an input makes reading impossible. */
export class FormError extends Error {
  /** Stable code of the failure. */
  readonly code: FormErrorCode;

  constructor(code: FormErrorCode, message: string) {
    super(message);
    this.name = 'FormError';
    this.code = code;
  }
}
