import { isUtf8 } from 'node:buffer';
import {
  abandon,
  type Connections,
  type Deadline,
  exchange,
  type PeerAnswer,
  type RequestContent,
  readRetryAfter,
} from '../../net/index.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { shortName } from '../../protocol/errors/short-name.js';
import { parseSafeJson } from '../../protocol/json/safe-json.js';
import { type CalledName, callFailure, readRefusal, serviceAs } from './call-error.js';
import type { BaseAddress } from './credentials.js';

/**
 * Parses the bytes of an answer; undefined for text that is not JSON, or unsafe: nested too deep, or with a member that
 * reaches a prototype.
 */
export function readAnswerJson(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) return undefined;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  try {
    return parseSafeJson(text, 'answer');
  } catch (error) {
    if (LinkError.is(error)) return undefined;
    throw error;
  }
}

/** The service that is called, and the connections to it. */
export interface RemoteService {
  readonly base: BaseAddress;
  readonly connections: Connections;
}

/** One request of the client. */
export interface SentRequest {
  readonly body: RequestContent;
  /** Length of a streamed body in bytes, when it is known. */
  readonly length?: number | undefined;
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** One request, and the reader of its answer. */
interface ServiceCall<Result> {
  readonly action: CalledName;
  readonly request: SentRequest;
  /** Reads a successful answer. */
  readonly read: (answer: PeerAnswer) => Promise<Result>;
}

/** Most bytes of an error answer. */
const LARGEST_REFUSAL = 64 * 1024;

function headersOf({ length, token, idempotencyKey }: SentRequest): string[] {
  const headers = [
    'content-type',
    'application/json',
    'accept',
    'application/json',
    'accept-encoding',
    'identity',
  ];
  if (token !== undefined) headers.push('authorization', `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.push('idempotency-key', idempotencyKey);
  if (length !== undefined) headers.push('content-length', String(length));
  return headers;
}

async function refusalOf(action: CalledName, answer: PeerAnswer): Promise<Error> {
  const { status, headers } = answer;
  const facts = { status, retryAfter: readRetryAfter(headers['retry-after']) };
  if (status < 400) {
    const text = `answered ${status}, which is not a result; is api_url the address of the service itself?`;
    return callFailure('redirected', action, text, facts);
  }
  const body = await answer.bytes(LARGEST_REFUSAL).catch(() => undefined);
  // The media type without its parameters, for messages.
  const type = headers['content-type']?.split(';', 1)[0] ?? '';
  const contentType = shortName(type.trim());
  return readRefusal(action, { ...facts, contentType, body: body && readAnswerJson(body) });
}

async function answerOf<Result>(
  { action, request, read }: ServiceCall<Result>,
  { base, connections }: RemoteService,
  deadline: Deadline,
): Promise<Result> {
  const peer = serviceAs(action, base.host);
  const sent = {
    origin: base.origin,
    path: `${base.path}/${action}`,
    method: 'POST',
    headers: headersOf(request),
    open: () => request.body,
  } as const;
  const answer = await exchange(sent, { connections, deadline, peer });
  try {
    if (answer.status < 200 || answer.status > 299) throw await refusalOf(action, answer);
    return await read(answer);
  } catch (error) {
    answer.end(peer.fail('aborted', 'the rest of the answer is not wanted'));
    throw error;
  }
}

/**
 * Sends one request and reads its answer, until the deadline, which it clears.
 *
 * @throws ApiCallError for an error answer; CallError for other failures; the error of `read`
 */
export async function callService<Result>(
  call: ServiceCall<Result>,
  service: RemoteService,
  deadline: Deadline,
): Promise<Result> {
  try {
    return await answerOf(call, service, deadline);
  } catch (error) {
    throw deadline.reason ?? error;
  } finally {
    deadline.clear();
    abandon(call.request.body);
  }
}
