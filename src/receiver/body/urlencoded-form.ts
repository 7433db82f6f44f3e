import { isAscii, isUtf8 } from 'node:buffer';
import { HttpFailure } from '../../http/index.js';
import {
  decodeForm,
  decodeOnlyPayload,
  type FormFields,
  rawPayload,
  rawPayloadBytes,
} from '../../protocol/form-text.js';
import type { Form } from './form.js';

/** What the payload was found to be; its bytes where it came as bytes. */
interface Reading {
  readonly payload?: string;
  readonly bytes?: Buffer | undefined;
  readonly fields?: FormFields;
  /** The form whose payload was taken as it stands. */
  readonly standing?: () => string;
}

/** An urlencoded form, percent-encoded or not. */
export class UrlencodedForm implements Form {
  readonly part = undefined;
  #reading: Reading;

  private constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** A form that somebody has read as text. */
  static fromText(text: string): UrlencodedForm {
    const payload = rawPayload(text);
    if (payload === undefined) return new UrlencodedForm({ fields: fieldsOf(text) });
    return new UrlencodedForm({ payload, standing: () => text });
  }

  /** @throws HttpFailure `body_malformed` when the bytes are not UTF-8, or not percent-encoded as that */
  static fromBytes(form: Buffer): UrlencodedForm {
    const raw = rawPayloadBytes(form);
    if (raw) {
      // Read from where it begins: a slice of a larger text is slower to read than a text of its own.
      const payload = textOf(raw);
      return new UrlencodedForm({ payload, bytes: raw, standing: () => textOf(form) });
    }
    const only = decoded(() => decodeOnlyPayload(form), form);
    if (!only) return new UrlencodedForm({ fields: fieldsOf(textOf(form)) });
    return new UrlencodedForm({ payload: only.text, bytes: only.bytes });
  }

  get payload(): unknown {
    return this.#reading.payload ?? this.fields.payload;
  }

  get payloadBytes(): Buffer | undefined {
    return this.#reading.bytes;
  }

  get fields(): FormFields {
    return this.#reading.fields ?? {};
  }

  /** Reads `payload={…` as an encoded form after all, because it is not JSON as it stands; false when it was one. */
  decodeInstead(): boolean {
    const { standing } = this.#reading;
    if (standing) this.#reading = { fields: fieldsOf(standing()) };
    return standing !== undefined;
  }

  async complete(): Promise<undefined> {}
}

function fieldsOf(text: string): FormFields {
  return decoded(() => decodeForm(text));
}

/** A decoder would put replacement characters in silence, and a name would be wrong for ever. */
function textOf(bytes: Buffer): string {
  // The same for ASCII, and quicker.
  if (isAscii(bytes)) return bytes.toString('latin1');
  if (!isUtf8(bytes)) throw malformed('is not UTF-8');
  return bytes.toString();
}

function decoded<Result>(decode: () => Result, form?: Buffer): Result {
  try {
    return decode();
  } catch (cause) {
    if (cause instanceof RangeError) throw malformed(cause.message);
    if (form && !isUtf8(form)) throw malformed('is not UTF-8');
    throw malformed('has a broken percent-encoding');
  }
}

function malformed(problem: string): HttpFailure {
  return new HttpFailure('body_malformed', `the form ${problem}`);
}
