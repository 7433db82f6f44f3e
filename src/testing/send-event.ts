import type { Reply } from '../http/index.js';
import type { DialectOptions } from '../protocol/dialect.js';
import { optionError } from '../protocol/options.js';
import type { EventMap, EventTypes } from '../receiver/event.js';
import type { Receiver } from '../receiver/receiver.js';
import type { ReceiverRequest } from '../receiver/request.js';
import type { TestCredentials } from './payload.js';
import { payload } from './payload.js';
import { readTestAnswer, type TestAnswer } from './test-answer.js';
import { type TestFile, testRequest } from './test-form.js';

/** A receiver as tests need it: a receiver of `createReceiver` fits. */
export interface ReceiverLike {
  answer(request: ReceiverRequest): Promise<Reply>;
}

/** @deprecated Use {@link ReceiverLike}; this name ends with version 1.0. */
export type Answering = ReceiverLike;

/** Options of {@link sendEvent} and {@link sendPayload}. */
export interface SendOptions extends TestCredentials {
  /** A file to send with the event, as multipart. Default: none. */
  readonly file?: TestFile;
  /** The caller's address as the receiver sees it. Default `127.0.0.1`. */
  readonly remoteAddress?: string;
  /** The receiver's own `dialect`, when it has one. */
  readonly dialect?: DialectOptions;
}

/**
 * Sends an event to a receiver in-process, without a socket, through all its stages. Works in any test runner.
 *
 * @param data the fields of event_data, as a handler gets them; for invalid input see {@link sendPayload}
 * @returns the envelope of the answer; streamed lists are collected
 * @throws LinkError `option_invalid` for a value that is not a receiver; the error of a streamed list that breaks off;
 *   TypeError for a reply without an envelope
 * @example
 * const answer = await sendEvent(receiver, 'get_order', { report_id: '1001' });
 * expect(answer.result_data?.city).toBe('Omaha');
 */
export function sendEvent<Name extends keyof EventMap>(
  receiver: ReceiverLike,
  event: Name,
  data: EventMap[Name]['data'],
  options?: SendOptions,
): Promise<TestAnswer<EventMap[Name]['result']>>;
/** Sends an event that was added with `define`; its result is returned as the receiver sent it. */
export function sendEvent<
  Events extends { [Name in keyof Events]: EventTypes },
  Name extends keyof Events & string,
>(
  receiver: Receiver<Events>,
  event: Name,
  data: Events[Name]['data'],
  options?: SendOptions,
): Promise<TestAnswer<Events[Name]['reply']>>;
export function sendEvent(
  receiver: ReceiverLike,
  event: string,
  data: unknown,
  options: SendOptions = {},
): Promise<TestAnswer<unknown>> {
  return sendText(receiver, event, payload(event, data, options), options);
}

/**
 * Sends any text as `payload`, also an invalid envelope, to test refusals.
 *
 * @example await sendPayload(receiver, payload('get_order', { report_id: 'x' }));
 */
export function sendPayload(
  receiver: ReceiverLike,
  text: string,
  options: SendOptions = {},
): Promise<TestAnswer<unknown>> {
  return sendText(receiver, '', text, options);
}

async function sendText(
  receiver: ReceiverLike,
  event: string,
  text: string,
  { file, remoteAddress = '127.0.0.1', dialect }: SendOptions,
): Promise<TestAnswer<unknown>> {
  if (typeof Object(receiver).answer !== 'function') {
    const fix =
      'must be what createReceiver returns; give it the receiver, not the app that it is mounted in';
    throw optionError('receiver', fix);
  }
  const reply = await receiver.answer(testRequest(text, { file, remoteAddress }));
  return readTestAnswer(reply, event, dialect);
}
