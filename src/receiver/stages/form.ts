import { Readable } from 'node:stream';
import { clientGone, HttpFailure, mediaType, readBody } from '../../http/index.js';
import { isObject, type RequestEnvelope } from '../../protocol/envelope/envelope.js';
import {
  decodeForm,
  findUnencoded,
  formText,
  readUnencoded,
} from '../../protocol/envelope/form-text.js';
import { longFormSteps } from '../../protocol/envelope/long-form.js';
import {
  envelopeOf,
  type ReadPayload,
  readPayload,
  scanPayloadSteps,
} from '../../protocol/envelope/read-payload.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { JsonScan } from '../../protocol/json/json-scan.js';
import { nonText } from '../../protocol/json/safe-json.js';
import { inShares } from '../../system/event-loop.js';
import type { Form } from '../form/form.js';
import { hostForm } from '../form/host-file.js';
import { type MultipartBody, MultipartForm } from '../form/multipart-form.js';
import { checkBoundary, checkDeclaredLength } from '../form/multipart-limits.js';
import type { ReceiverRequest } from '../request.js';
import type { Settings } from '../settings.js';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

/** Told to whoever opens the address in a browser, too. */
const WHAT_TO_SEND =
  'this is a link receiver, which programs call by POST with one form variable, payload';

/** Bytes of a payload, or characters, above which it is read in shares of the event loop: at once it would hold up others. */
const LONG = 256 * 1024;

/** What Express's own parsers take, in bytes, where the app says nothing. */
const USUAL_LIMIT = 100 * 1024;

/**
 * Stage 1: the form variables, wherever they are: still on the wire, or in what the host app's own middleware left.
 *
 * @throws LinkError, HttpFailure for what never becomes an envelope
 */
export function readForm(request: ReceiverRequest, settings: Settings): Form | Promise<Form> {
  if (request.method !== 'POST') {
    throw new LinkError('method_not_allowed', `${request.method} is not allowed: ${WHAT_TO_SEND}`);
  }
  const { body } = request;
  switch (body.kind) {
    case 'unread':
      return readUnread(request, settings);
    case 'bytes':
      return readBytes(body.bytes, request, settings);
    case 'text':
      return readText(body.text, request, settings);
    case 'parsed':
      return readParsed(body.value, request, settings);
    case 'gone':
      throw clientGone();
    default:
      throw consumed(request);
  }
}

function consumed({ headers }: ReceiverRequest): LinkError {
  const length = Number(headers['content-length'] ?? 0);
  const limit =
    length > USUAL_LIMIT
      ? `; it has ${length} bytes: a parser in front may have refused it as above its own limit`
      : '';
  const message = `the request body was read before it came here; mount the receiver before the middleware that reads it${limit}`;
  return new LinkError('body_consumed', message);
}

async function readUnread(request: ReceiverRequest, settings: Settings): Promise<Form> {
  const { message } = request;
  if (!message) throw new LinkError('body_consumed', 'the request has no body to read');
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
    const text = 'Content-Encoding: send the form as it is, uncompressed';
    throw new HttpFailure('content_encoding_unsupported', text);
  }
  const type = mediaType(request.headers);
  if (type === MULTIPART) {
    checkDeclaredLength(message, settings);
    return readMultipart(message, settings);
  }
  if (type !== URLENCODED) throw unsupported(type);
  const { maxBodySize: maxBytes, bodyTimeout: timeout, unfinished } = settings;
  const bytes = await readBody(message, { maxBytes, timeout, unfinished });
  if (bytes.length <= LONG) return urlencodedForm(bytes, bytes.length);
  const { fields, payload } = await inShares(longFormSteps(bytes));
  return new PlainForm(fields, payload, bytes.length);
}

/**
 * Reads an urlencoded form, its payload percent-encoded or not.
 *
 * @param held how many bytes of it count as ours
 * @throws LinkError `body_malformed` when it is not UTF-8, or not percent-encoded as that; `payload_not_json` when an
 *   unencoded payload is JSON in neither reading
 */
export function urlencodedForm(body: Buffer, held = 0): Form {
  const unencoded = findUnencoded(body);
  if (unencoded === undefined) return new PlainForm(decodeForm(formText(body)), undefined, held);
  const { fields, payload } = readUnencoded(body, unencoded);
  return new PlainForm(fields, payload, held);
}

/** A form without a file that is known as a whole. */
export class PlainForm implements Form {
  readonly part = undefined;

  /** @param held how many bytes of it are in memory */
  constructor(
    readonly fields: Form['fields'],
    readonly payload: unknown = fields.payload,
    readonly held = 0,
  ) {}

  async complete(): Promise<undefined> {
    return undefined;
  }
}

async function readMultipart(source: MultipartBody, settings: Settings): Promise<Form> {
  checkBoundary(source.headers['content-type'] ?? '');
  const form = new MultipartForm(source, settings);
  try {
    await form.ready;
    return form;
  } catch (error) {
    await form.release();
    throw error;
  }
}

async function readBytes(
  bytes: Buffer,
  request: ReceiverRequest,
  settings: Settings,
): Promise<Form> {
  const type = mediaType(request.headers);
  if (type === URLENCODED) return urlencodedForm(bytes);
  if (type !== MULTIPART) throw unsupported(type);
  const headers = { ...request.headers, 'content-length': String(bytes.length) };
  return readMultipart(Object.assign(Readable.from([bytes]), { headers }), settings);
}

async function readText(text: string, request: ReceiverRequest, settings: Settings): Promise<Form> {
  const type = mediaType(request.headers);
  if (type === URLENCODED) return urlencodedForm(Buffer.from(text));
  if (type !== MULTIPART) throw unsupported(type);
  // A file that was read as text is damaged beyond repair; where it shows, say so.
  if (!text.includes('\ufffd')) return readBytes(Buffer.from(text), request, settings);
  const message = 'the multipart body was read as text; mount the receiver before express.text()';
  throw new LinkError('body_consumed', message);
}

function readParsed(value: unknown, request: ReceiverRequest, settings: Settings): Form {
  if (!isObject(value) || !('payload' in value)) {
    const type = mediaType(request.headers);
    if (type !== URLENCODED && type !== MULTIPART) throw unsupported(type);
    return new PlainForm(isObject(value) ? value : {});
  }
  if (isObject(value.payload) && mediaType(request.headers) !== 'application/json') {
    throw new LinkError('payload_not_text', 'payload: must be one text, not payload[…]');
  }
  return hostForm(value, request.files ?? [], settings);
}

function unsupported(type: string): LinkError {
  const shown = type === '' ? 'none was sent' : `not ${type.slice(0, 80)}`;
  const message = `Content-Type: must be ${URLENCODED} or ${MULTIPART}, ${shown}`;
  return new LinkError('content_type_unsupported', message);
}

/**
 * Stage 2: the envelope in the form variable `payload`. Nothing of event_data is built here: whose call it is, is not
 * known yet.
 *
 * @throws LinkError of the stages form (no usable payload) and envelope (a member missing)
 */
export function readFormEnvelope(form: Form): RequestEnvelope | Promise<RequestEnvelope> {
  const { payload } = form;
  if (Buffer.isBuffer(payload)) return readLongPayload(payload);
  if (typeof payload === 'string' && payload.length > LONG) {
    if (!payload.isWellFormed()) throw nonText('payload');
    return readLongPayload(Buffer.from(payload), form);
  }
  if (typeof payload === 'string') return envelopeOf(readOrExplain(payload, form));
  // Read with the form, where only the payload showed how to read the form; or built by a host app's own parser.
  if (payload instanceof JsonScan || isObject(payload)) return envelopeOf(payload);
  if (payload !== undefined) {
    throw new LinkError('payload_not_text', 'payload: must be one form variable of text');
  }
  if (Object.keys(form.fields).some((name) => name.startsWith('payload['))) {
    throw new LinkError('payload_not_text', 'payload: must be one text, not payload[…]');
  }
  throw new LinkError('payload_missing', 'payload: the form has no such variable');
}

async function readLongPayload(
  payload: Buffer,
  { readByApp }: Pick<Form, 'readByApp'> = {},
): Promise<RequestEnvelope> {
  try {
    return envelopeOf(await inShares(scanPayloadSteps(payload)));
  } catch (error) {
    throw explained(error, readByApp);
  }
}

function readOrExplain(payload: string, { readByApp }: Form): ReadPayload {
  try {
    return readPayload(payload);
  } catch (error) {
    throw explained(error, readByApp);
  }
}

function explained(error: unknown, readByApp: Form['readByApp']): unknown {
  if (!LinkError.is(error) || error.code !== 'payload_not_json' || !readByApp) return error;
  // A parser that knows no unencoded JSON cuts it at its first `&`.
  const hint = "the app's own parser has read the form; mount the receiver before it";
  return new LinkError('payload_not_json', `${error.message} (${hint})`);
}
