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
import { shortName } from '../../protocol/errors/short-name.js';
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

/** The text for a browser that opens the address, too. */
const WHAT_TO_SEND =
  'this is a link receiver, which programs call by POST with one form variable, payload';

/**
 * The bytes or characters of a payload above which it is read in steps, because reading it at once would block other
 * requests.
 */
const LONG = 256 * 1024;

/** The default limit of Express's own parsers, in bytes. */
const USUAL_LIMIT = 100 * 1024;

/**
 * Stage 1: reads the form variables from the wire, or from the values that the host app's middleware has left.
 *
 * @throws LinkError, HttpFailure for a body that cannot be a form
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
 * Reads an urlencoded form, whose payload may be percent-encoded or not.
 *
 * @param buffered the bytes in memory that count as the receiver's
 * @throws LinkError `body_malformed` when it is not UTF-8, or not percent-encoded UTF-8; `payload_not_json` when an
 * unencoded payload is not JSON in either reading
 */
export function urlencodedForm(body: Buffer, buffered = 0): Form {
  const unencoded = findUnencoded(body);
  if (unencoded === undefined)
    return new PlainForm(decodeForm(formText(body)), undefined, buffered);
  const { fields, payload } = readUnencoded(body, unencoded);
  return new PlainForm(fields, payload, buffered);
}

/** A complete form without a file. */
export class PlainForm implements Form {
  readonly part = undefined;

  /** @param buffered the bytes in memory */
  constructor(
    readonly fields: Form['fields'],
    readonly payload: unknown = fields.payload,
    readonly buffered = 0,
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
  // A file that was read as text is damaged beyond repair, which the message states.
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
  const shown = type === '' ? 'none was sent' : `not ${shortName(type)}`;
  const message = `Content-Type: must be ${URLENCODED} or ${MULTIPART}, ${shown}`;
  return new LinkError('content_type_unsupported', message);
}

/**
 * Stage 2: reads the envelope of the form variable `payload`. event_data is not built here, because the caller is not
 * known yet.
 *
 * @throws LinkError of the stages form (no usable payload) and envelope (a missing member)
 */
export function readFormEnvelope(form: Form): RequestEnvelope | Promise<RequestEnvelope> {
  const { payload } = form;
  if (Buffer.isBuffer(payload)) return readLongPayload(payload);
  if (typeof payload === 'string' && payload.length > LONG) {
    if (!payload.isWellFormed()) throw nonText('payload');
    return readLongPayload(Buffer.from(payload), form);
  }
  if (typeof payload === 'string') return envelopeOf(readOrExplain(payload, form));
  // It was read with the form, where only the payload determines the reading; or a host app's own parser has built it.
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
  // A parser without support for unencoded JSON cuts it at its first `&`.
  const hint = "the app's own parser has read the form; mount the receiver before it";
  return new LinkError('payload_not_json', `${error.message} (${hint})`);
}
