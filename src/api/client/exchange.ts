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
import { parseSafeJson } from '../../protocol/json/safe-json.js';
import { type CalledName, callFailure, readRefusal, serviceAs } from './call-error.js';
import type { BaseAddress } from './credentials.js';

/**
 * The value of the bytes of an answer; undefined when they are no JSON, or none that is safe: nested beyond all measure, or
 * with a member that reaches for a prototype.
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

/** Where calls go, and the connections that they go through. */
export interface RemoteService {
  readonly base: BaseAddress;
  readonly connections: Connections;
}

/** One request. */
export interface SentRequest {
  readonly body: RequestContent;
  /** Bytes of the body, when it comes in pieces and their number is known. */
  readonly length?: number | undefined;
  readonly token?: string | undefined;
}

/** One request to send, and how to read what comes back. */
interface ServiceCall<Result> {
  readonly action: CalledName;
  readonly request: SentRequest;
  /** Reads an answer of success. */
  readonly read: (answer: PeerAnswer) => Promise<Result>;
}

/** Most bytes of an error answer: more than that is no error answer. */
const LARGEST_REFUSAL = 64 * 1024;

function headersOf({ length, token }: SentRequest): string[] {
  const headers = [
    'content-type',
    'application/json',
    'accept',
    'application/json',
    'accept-encoding',
    'identity',
  ];
  if (token !== undefined) headers.push('authorization', `Bearer ${token}`);
  if (length !== undefined) headers.push('content-length', String(length));
  return headers;
}

async function refusalOf(action: CalledName, answer: PeerAnswer): Promise<Error> {
  const { status, headers } = answer;
  const facts = { status, retryAfter: readRetryAfter(headers['retry-after']) };
  if (status < 400) {
    const text = `answered ${status}, which is no result; is api_url the address of the service itself?`;
    return callFailure('redirected', action, text, facts);
  }
  const body = await answer.bytes(LARGEST_REFUSAL).catch(() => undefined);
  // The media type alone, for messages.
  const type = headers['content-type']?.split(';', 1)[0] ?? '';
  const contentType = type.trim().slice(0, 60);
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
 * @throws ApiCallError for an error answer; CallError for what is none; what `read` throws
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
