import { isUtf8 } from 'node:buffer';
import { HttpFailure } from '../../http/index.js';
import { decodeForm, type FormFields, rawPayload } from '../../protocol/form-text.js';
import type { Form } from './form.js';

/** An urlencoded form, percent-encoded or not. */
export class UrlencodedForm implements Form {
  readonly part = undefined;
  readonly #text: string;
  #payload: string | undefined;
  #fields: FormFields | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#payload = rawPayload(text);
  }

  /** @throws HttpFailure `body_malformed` when the bytes are not UTF-8 */
  static fromBytes(bytes: Buffer): UrlencodedForm {
    // A decoder would put replacement characters in silence, and a name would be wrong for ever.
    if (!isUtf8(bytes)) throw malformed('is not UTF-8');
    return new UrlencodedForm(bytes.toString('utf8'));
  }

  get payload(): unknown {
    return this.#payload ?? this.fields.payload;
  }

  get fields(): FormFields {
    if (this.#payload !== undefined) return {};
    this.#fields ??= decoded(this.#text);
    return this.#fields;
  }

  /** Reads `payload={…` as an encoded form after all, because it is not JSON as it stands; false when it was one. */
  decodeInstead(): boolean {
    if (this.#payload === undefined) return false;
    this.#payload = undefined;
    return true;
  }

  async complete(): Promise<undefined> {}
}

function decoded(text: string): FormFields {
  try {
    return decodeForm(text);
  } catch (cause) {
    throw malformed(cause instanceof RangeError ? cause.message : 'has a broken percent-encoding');
  }
}

function malformed(problem: string): HttpFailure {
  return new HttpFailure('body_malformed', `the form ${problem}`);
}
