import { isUtf8 } from 'node:buffer';
import { HttpFailure } from '../../http/index.js';
import {
  decodeForm,
  type FormFields,
  rawPayload,
  rawPayloadStart,
} from '../../protocol/form-text.js';
import type { Form } from './form.js';

/** As much of a form as shows whether its JSON stands unencoded. */
const HEAD = 256;

/** An urlencoded form, percent-encoded or not. */
export class UrlencodedForm implements Form {
  readonly part = undefined;
  readonly #text: () => string;
  #payload: string | undefined;
  #fields: FormFields | undefined;

  private constructor(payload: string | undefined, text: () => string) {
    this.#payload = payload;
    this.#text = text;
  }

  /** A form that somebody has read as text. */
  static fromText(text: string): UrlencodedForm {
    return new UrlencodedForm(rawPayload(text), () => text);
  }

  /** @throws HttpFailure `body_malformed` when the bytes are not UTF-8 */
  static fromBytes(bytes: Buffer): UrlencodedForm {
    // A decoder would put replacement characters in silence, and a name would be wrong for ever.
    if (!isUtf8(bytes)) throw malformed('is not UTF-8');
    const start = rawPayloadStart(bytes.toString('latin1', 0, HEAD));
    // Read from where it begins: a slice of a larger text is slower to read than a text of its own.
    const payload = start === undefined ? undefined : bytes.toString('utf8', start);
    return new UrlencodedForm(payload, () => bytes.toString('utf8'));
  }

  get payload(): unknown {
    return this.#payload ?? this.fields.payload;
  }

  get fields(): FormFields {
    if (this.#payload !== undefined) return {};
    this.#fields ??= decoded(this.#text());
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
