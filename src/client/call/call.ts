import {
  allowManyListeners,
  Deadline,
  exchange,
  type Peer,
  type WholeAnswer,
  withRetries,
} from '../../net/index.js';
import { definitions, type EventDefinition } from '../../protocol/catalogue/definition.js';
import { checkData, readData } from '../../protocol/codec/data-codec.js';
import { isObject } from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import { LinkCallError } from '../call-error.js';
import type { CallOptions } from '../options.js';
import { type ClientSettings, retryRules } from '../settings.js';
import type { RequestBody } from './form-body.js';
import { type AnswerContext, type ReadResponse, readLinkAnswer } from './read-answer.js';

/**
 * Checks the data of a call before anything is sent, and completes it. Canonical data is taken as it is; what is not
 * (ids as numbers, amounts as numbers, flags as text: plain JavaScript, or a command line) is brought there on a copy.
 *
 * @throws LinkCallError `data_invalid`, whose message names the place
 */
export function prepareData(definition: EventDefinition, data: unknown): Record<string, unknown> {
  const { name, completeData } = definition.entry;
  if (!isObject(data)) {
    throw new LinkCallError('data_invalid', name, 'event_data: must be an object');
  }
  const now = Math.floor(Date.now() / 1000);
  // A rule may bring a value into range, so the caller's own object is not the one that is checked.
  const completed = completeData?.({ ...data }) ?? { ...data };
  if (!hasBlank(completed) && isCanonical(definition, completed, now)) return completed;
  try {
    return readData(definition, copyOf(completed), { now, dialect: undefined });
  } catch (cause) {
    if (!LinkError.is(cause)) throw cause;
    throw new LinkCallError('data_invalid', name, cause.message, { cause });
  }
}

/** A blank text stands for "not given", and is then not sent. */
function hasBlank(data: Record<string, unknown>): boolean {
  for (const name in data) if (data[name] === '') return true;
  return false;
}

function isCanonical(definition: EventDefinition, data: unknown, now: number): boolean {
  try {
    checkData(definition, data, { now });
    return true;
  } catch (error) {
    if (LinkError.is(error)) return false;
    throw error;
  }
}

function copyOf(data: Record<string, unknown>): Record<string, unknown> {
  try {
    const copy: unknown = JSON.parse(JSON.stringify(data));
    if (isObject(copy)) return copy;
  } catch {
    // A bigint, or a circle: said below.
  }
  throw new LinkError('data_invalid', 'event_data: cannot be written as JSON');
}

/** Calls an event of the catalogue. */
export type CallEvent = (name: string, data: object, options: CallOptions) => Promise<ReadResponse>;

/** One call, its body ready to be sent. */
export interface PreparedCall {
  readonly event: string;
  /** Undefined where the result is not to be checked. */
  readonly definition: EventDefinition | undefined;
  readonly body: RequestBody;
  readonly options: CallOptions;
  /** Milliseconds, where the options say nothing. */
  readonly timeout: number;
}

async function sendOnce(
  { body }: PreparedCall,
  settings: ClientSettings,
  { deadline, peer }: { readonly deadline: Deadline; readonly peer: Peer },
): Promise<WholeAnswer> {
  const { origin, path, connections } = settings;
  const headers = [...settings.headers, 'content-type', body.contentType];
  if (body.length !== undefined) headers.push('content-length', String(body.length));
  const { open } = body;
  const request = { origin, path, method: 'POST', headers, open } as const;
  const answer = await exchange(request, { connections, deadline, peer });
  const { status, headers: answered } = answer;
  return {
    status,
    headers: answered,
    body: await answer.bytes(settings.maxAnswerSize, 'maxAnswerSize'),
  };
}

function contextOf({ event, definition }: PreparedCall, settings: ClientSettings) {
  const { dialect, secret, reading } = settings;
  const refusals = definitions.get(event)?.entry.refusals === true;
  return { event, definition, dialect, reading, secret, refusals } satisfies AnswerContext;
}

function peerOf(event: string, host: string): Peer {
  return { host, fail: (code, text, options) => new LinkCallError(code, event, text, options) };
}

/**
 * Sends a call and reads its answer, repeating what is safe to repeat.
 *
 * @throws LinkCallError; LinkError `option_invalid` for wrong options
 */
export async function sendCall(
  call: PreparedCall,
  settings: ClientSettings,
): Promise<ReadResponse> {
  const { event, options, body } = call;
  const rules = retryRules(options.retry, settings.retry);
  allowManyListeners(options.signal);
  const peer = peerOf(event, settings.host);
  const timeout = options.timeout ?? call.timeout;
  const deadline = new Deadline({ peer, timeout, signals: [options.signal] });
  const context = contextOf(call, settings);
  const reads = definitions.get(event)?.entry.effect === 'reads';
  const harmless = reads || settings.recognisesRepetitions;
  const send = async () =>
    readLinkAnswer(await sendOnce(call, settings, { deadline, peer }), context);
  try {
    return await withRetries(send, { harmless, isOpen: () => body.repeatable }, rules, deadline);
  } finally {
    deadline.clear();
  }
}
