import { isUtf8 } from 'node:buffer';
import { PIECE } from '../json/json-build.js';
import { textOfUtf8 } from '../json/unread-json.js';
import type { Steps } from '../steps.js';
import {
  addField,
  afterBlanks,
  decode,
  decodeStrictly,
  findUnencoded,
  MOST_VARIABLES,
  malformed,
  notUtf8,
  type ReadForm,
  type UnencodedPayload,
} from './form-text.js';
import { scanPayloadSteps } from './read-payload.js';

const AND = 0x26;
const EQUALS = 0x3d;
const PLUS = 0x2b;
const PERCENT = 0x25;

/**
 * Reads a long urlencoded form in steps. It decodes the payload in the memory of the form, because decoded text is
 * never longer than its encoding.
 *
 * @param form the bytes, which are overwritten
 * @returns the bytes of the payload, or their scan where only the scan decides between the two readings; texts of a
 * repeated payload
 * @throws LinkError the errors of `decodeForm` and `readUnencoded`
 */
export function* longFormSteps(form: Buffer): Steps<ReadForm> {
  if (!isUtf8(form)) throw notUtf8();
  const unencoded = findUnencoded(form);
  if (unencoded === undefined) return yield* encodedSteps(form);
  let fault: unknown;
  try {
    return yield* asItStandsSteps(form, unencoded);
  } catch (error) {
    fault = error;
  }
  try {
    const { fields, payload } = yield* encodedSteps(form);
    if (!Buffer.isBuffer(payload)) return { fields, payload };
    return { fields, payload: yield* scanPayloadSteps(payload) };
  } catch {
    // The fault of the intended JSON explains more than the fault of the other reading.
    throw fault;
  }
}

function* asItStandsSteps(form: Buffer, { name, value }: UnencodedPayload): Steps<ReadForm> {
  const payload = yield* scanPayloadSteps(form.subarray(value));
  const { fields } = yield* encodedSteps(form.subarray(0, name));
  return { fields, payload };
}

function* encodedSteps(form: Buffer): Steps<ReadForm> {
  const fields: Record<string, string | string[]> = Object.create(null);
  const payloads: Buffer[] = [];
  for (const variable of variablesOf(form)) {
    if (variable.length === 0) continue;
    const equals = variable.indexOf(EQUALS);
    const name = yield* lenientSteps(equals < 0 ? variable : variable.subarray(0, equals));
    const value = variable.subarray(equals < 0 ? variable.length : equals + 1);
    if (name === 'payload') payloads.push(yield* decodedSteps(value));
    else addField(fields, name, yield* lenientSteps(value));
  }
  return { fields, payload: payloads.length > 1 ? payloads.map(textOfUtf8) : payloads[0] };
}

function variablesOf(form: Buffer): readonly Buffer[] {
  const variables: Buffer[] = [];
  for (let start = afterBlanks(form, 0); start <= form.length; ) {
    const end = form.indexOf(AND, start);
    variables.push(form.subarray(start, end < 0 ? form.length : end));
    if (variables.length > MOST_VARIABLES) throw malformed('has too many variables');
    if (end < 0) break;
    start = end + 1;
  }
  return variables;
}

/** Decodes the payload in its own memory. @throws LinkError `body_malformed` */
function* decodedSteps(encoded: Buffer): Steps<Buffer> {
  if (!isEncoded(encoded)) return encoded;
  let written = 0;
  for (const piece of pieces(encoded)) {
    written += encoded.write(decodeStrictly(textOfUtf8(piece)), written);
    yield;
  }
  return encoded.subarray(0, written);
}

/** Decodes a name or another variable. Text with broken encoding is taken unchanged. */
function* lenientSteps(encoded: Buffer): Steps<string> {
  if (!isEncoded(encoded)) return textOfUtf8(encoded);
  let text = '';
  try {
    for (const piece of pieces(encoded)) {
      text += decode(textOfUtf8(piece));
      yield;
    }
    return text;
  } catch {
    return textOfUtf8(encoded);
  }
}

function isEncoded(text: Buffer): boolean {
  return text.includes(PERCENT) || text.includes(PLUS);
}

/** Pieces of an encoded text that can be decoded separately. */
function* pieces(encoded: Buffer): Generator<Buffer, void, void> {
  for (let at = 0; at < encoded.length; ) {
    const end = endOfPiece(encoded, at);
    yield encoded.subarray(at, end);
    at = end;
  }
}

/** @returns the end of a piece; it divides no character, encoded or not */
function endOfPiece(encoded: Buffer, start: number): number {
  let at = start + PIECE;
  while (at < encoded.length && isWithin(encoded, at)) at += 1;
  return Math.min(at, encoded.length);
}

function isWithin(encoded: Buffer, at: number): boolean {
  if (encoded[at - 1] === PERCENT || encoded[at - 2] === PERCENT) return true;
  const code = encoded[at] ?? 0;
  if ((code & 0xc0) === 0x80) return true;
  return code === PERCENT && /[89abAB]/.test(String.fromCharCode(encoded[at + 1] ?? 0));
}
