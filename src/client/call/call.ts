import {
  allowManyListeners,
  Deadline,
  exchange,
  type Peer,
  type PeerAnswer,
  type RetryRules,
  withRetries,
} from '../../net/index.js';
import { definitions, type EventDefinition } from '../../protocol/catalogue/definition.js';
import { checkData, readData } from '../../protocol/codec/data-codec.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { LinkCallError } from '../call-error.js';
import type { CallOptions } from '../options.js';
import { type ClientSettings, retryRules } from '../settings.js';
import { plainBody } from './answer-content.js';
import type { RequestBody } from './form-body.js';
import { type AnswerContext, type ReadResponse, readLinkAnswer } from './read-answer.js';

/**
 * Validates and completes the data of a call before the client sends anything. Canonical data passes unchanged. Other
 * spellings (ids and amounts as numbers, flags as text, as plain JavaScript or a command line give them) are converted
 * on a copy.
 *
 * @throws LinkCallError `data_invalid`; its message names the path
 */
export function prepareData(definition: EventDefinition, data: unknown): Record<string, unknown> {
  const { name, completeData } = definition.entry;
  if (!isObject(data)) {
    throw new LinkCallError('data_invalid', name, 'event_data: must be an object');
  }
  const now = Math.floor(Date.now() / 1000);
  // A rule may change a value, so the check runs on a copy of the caller's object.
  const completed = completeData?.({ ...data }) ?? { ...data };
  if (!hasBlank(completed) && isCanonical(definition, completed, now)) return completed;
  try {
    return readData(definition, copyOf(completed), { now, dialect: undefined });
  } catch (cause) {
    if (!LinkError.is(cause)) throw cause;
    throw new LinkCallError('data_invalid', name, cause.message, { cause });
  }
}

/** True if a member is blank text. Blank text stands for "not given", and the client does not send it. */
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
    // A bigint or a circular reference: the error follows below.
  }
  throw new LinkError('data_invalid', 'event_data: cannot be written as JSON');
}

/** Calls an event of the catalogue. */
export type CallEvent = (name: string, data: object, options: CallOptions) => Promise<ReadResponse>;

/** A call whose body is ready to be sent. */
export interface PreparedCall {
  readonly event: string;
  /** Undefined where the client does not check the result. */
  readonly definition: EventDefinition | undefined;
  readonly body: RequestBody;
  readonly options: CallOptions;
  /** Milliseconds; the default for `options.timeout`. */
  readonly timeout: number;
}

/** A call in progress, with all its repetitions. */
export class RunningCall {
  readonly #call: PreparedCall;
  readonly #settings: ClientSettings;
  readonly #rules: RetryRules;
  /** Time limit and abort signals of the call. Clear it when the call ends. */
  readonly deadline: Deadline;
  readonly peer: Peer;
  readonly context: AnswerContext;

  /** @throws LinkError `option_invalid` for wrong options */
  constructor(call: PreparedCall, settings: ClientSettings) {
    const { event, definition, options } = call;
    const { dialect, secret, reading, host } = settings;
    this.#call = call;
    this.#settings = settings;
    this.#rules = retryRules(options.retry, settings.retry);
    allowManyListeners(options.signal);
    this.peer = {
      host,
      fail: (code, text, more) => new LinkCallError(code, event, text, more),
    };
    const refusals = definitions.get(event)?.entry.refusals === true;
    this.context = { event, definition, dialect, reading, secret, refusals };
    const timeout = options.timeout ?? call.timeout;
    this.deadline = new Deadline({ peer: this.peer, timeout, signals: [options.signal] });
  }

  /**
   * Sends the request, and repeats it where that is safe, until `take` accepts an answer.
   *
   * @throws the errors of `take`; LinkCallError
   */
  send<Taken>(take: (answer: PeerAnswer) => Promise<Taken>): Promise<Taken> {
    const { event, body } = this.#call;
    const reads = definitions.get(event)?.entry.effect === 'reads';
    const idempotent = reads || this.#settings.recognisesRepetitions;
    const once = async () => take(await this.#sendOnce());
    const call = { idempotent, isOpen: () => body.repeatable };
    return withRetries(once, call, this.#rules, this.deadline);
  }

  /** Reads a whole answer. @throws LinkCallError */
  async read(answer: PeerAnswer): Promise<ReadResponse> {
    const { status, headers } = answer;
    const { maxAnswerSize: maxBytes = this.#settings.maxAnswerSize } = this.#call.options;
    const option = 'maxAnswerSize';
    const sent = await answer.bytes(maxBytes, option);
    const body = await plainBody(sent, headers, { peer: this.peer, maxBytes, option });
    return readLinkAnswer({ status, headers, body }, this.context);
  }

  #sendOnce(): Promise<PeerAnswer> {
    const { body } = this.#call;
    const { origin, path, connections } = this.#settings;
    const headers = [...this.#settings.headers, 'content-type', body.contentType];
    if (body.length !== undefined) headers.push('content-length', String(body.length));
    const request = { origin, path, method: 'POST', headers, open: () => body.open() } as const;
    return exchange(request, { connections, deadline: this.deadline, peer: this.peer });
  }
}

/**
 * Sends a call and reads its answer. Repeats the call where that is safe.
 *
 * @throws LinkCallError; LinkError `option_invalid` for wrong options
 */
export async function sendCall(
  call: PreparedCall,
  settings: ClientSettings,
): Promise<ReadResponse> {
  const running = new RunningCall(call, settings);
  try {
    return await running.send((answer) => running.read(answer));
  } finally {
    running.deadline.clear();
  }
}
