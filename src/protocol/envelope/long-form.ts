import { isUtf8 } from 'node:buffer';
import { PIECE } from '../json/json-build.js';
import { textOfUtf8 } from '../json/unread-json.js';
import type { Steps } from '../steps.js';
import {
  behindBlanks,
  decodeForm,
  decodeStrictly,
  findUnencoded,
  formText,
  MOST_VARIABLES,
  malformed,
  notUtf8,
  type ReadForm,
  type UnencodedPayload,
} from './form-text.js';
import { scanPayloadSteps } from './read-payload.js';

const PAYLOAD = Buffer.from('payload=');
const AND = 0x26;
const PLUS = 0x2b;
const PERCENT = 0x25;

/**
 * Reads a long urlencoded form in steps. Its payload is decoded in the memory of the form, since no encoding is shorter than
 * what it stands for.
 *
 * @param form it is overwritten
 * @returns the bytes of payload, or their scan where only that tells how they are to be read
 * @throws LinkError as `decodeForm` and `readUnencoded` do
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
    // What is wrong with the JSON that was meant says more than what the other reading ends at.
    throw fault;
  }
}

function* asItStandsSteps(form: Buffer, { name, value }: UnencodedPayload): Steps<ReadForm> {
  const fields = name === 0 ? {} : decodeForm(form.toString('utf8', 0, name));
  return { fields, payload: yield* scanPayloadSteps(form.subarray(value)) };
}

function* encodedSteps(form: Buffer): Steps<ReadForm> {
  const variables = variablesOf(form);
  const payloads = variables.filter((one) => one.subarray(0, PAYLOAD.length).equals(PAYLOAD));
  const [payload] = payloads;
  // Its name is spelled otherwise, or it came several times: such a form is refused, or is not usual.
  if (payload === undefined || payloads.length > 1) {
    const fields = decodeForm(formText(form));
    return { fields, payload: fields.payload };
  }
  const others = variables.filter((one) => one !== payload).map((one) => textOfUtf8(one));
  const fields = decodeForm(others.join('&'));
  if ('payload' in fields) return { fields, payload: [] };
  return { fields, payload: yield* decodedSteps(payload.subarray(PAYLOAD.length)) };
}

function variablesOf(form: Buffer): readonly Buffer[] {
  const variables: Buffer[] = [];
  for (let start = behindBlanks(form, 0); start <= form.length; ) {
    const end = form.indexOf(AND, start);
    variables.push(form.subarray(start, end < 0 ? form.length : end));
    if (variables.length > MOST_VARIABLES) throw malformed('has too many variables');
    if (end < 0) break;
    start = end + 1;
  }
  return variables;
}

function* decodedSteps(encoded: Buffer): Steps<Buffer> {
  if (!encoded.includes(PERCENT) && !encoded.includes(PLUS)) return encoded;
  let written = 0;
  for (let at = 0; at < encoded.length; ) {
    const end = endOfPiece(encoded, at);
    const text = decodeStrictly(textOfUtf8(encoded.subarray(at, end)));
    written += encoded.write(text, written);
    at = end;
    yield;
  }
  return encoded.subarray(0, written);
}

/** @returns where a piece may end: within no character, be it encoded or not */
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
