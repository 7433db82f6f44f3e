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

/** A call under way: what it goes through until it has ended, with all its repetitions. */
export class RunningCall {
  readonly #call: PreparedCall;
  readonly #settings: ClientSettings;
  readonly #rules: RetryRules;
  /** Its end, whatever brings it. To be cleared when the call is over. */
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
   * Sends it, and again as far as that is safe, until its answer can be taken.
   *
   * @throws what `take` throws; LinkCallError
   */
  send<Taken>(take: (answer: PeerAnswer) => Promise<Taken>): Promise<Taken> {
    const { event, body } = this.#call;
    const reads = definitions.get(event)?.entry.effect === 'reads';
    const idempotent = reads || this.#settings.recognisesRepetitions;
    const once = async () => take(await this.#sendOnce());
    const call = { idempotent, isOpen: () => body.repeatable };
    return withRetries(once, call, this.#rules, this.deadline);
  }

  /** Reads an answer as a whole. @throws LinkCallError */
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
 * Sends a call and reads its answer, repeating what is safe to repeat.
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
