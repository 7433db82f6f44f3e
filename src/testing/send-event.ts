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

/** What is needed of a receiver: the way in that has no socket. */
export interface Answering {
  answer(request: ReceiverRequest): Promise<Reply>;
}

/** How an event is sent. */
export interface SendOptions extends TestCredentials {
  /** A file to go with it, as multipart. Default: none. */
  readonly file?: TestFile;
  /** The address that the call seems to come from. Default `127.0.0.1`. */
  readonly remoteAddress?: string;
  /** The receiver's own `dialect`, when it has one. */
  readonly dialect?: DialectOptions;
}

/**
 * Sends an event to a receiver in-process, without a socket, through all its stages. Works in any test runner.
 *
 * @param data the fields of event_data, as a handler gets them; for bad input see {@link sendPayload}
 * @returns the envelope of the answer; streamed lists are collected
 * @throws LinkError `option_invalid` for a receiver that is none, and what breaks a streamed list half way; TypeError when
 *   what came back is no envelope
 * @example
 * const answer = await sendEvent(receiver, 'get_order', { report_id: '1001' });
 * expect(answer.result_data?.city).toBe('Omaha');
 */
export function sendEvent<Name extends keyof EventMap>(
  receiver: Answering,
  event: Name,
  data: EventMap[Name]['data'],
  options?: SendOptions,
): Promise<TestAnswer<EventMap[Name]['result']>>;
/** Sends an event that was added with `define`; its result comes as it was sent. */
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
  receiver: Answering,
  event: string,
  data: unknown,
  options: SendOptions = {},
): Promise<TestAnswer<unknown>> {
  return sendText(receiver, event, payload(event, data, options), options);
}

/**
 * Sends any text as `payload`, also one that is no envelope: for tests of what a receiver refuses.
 *
 * @example await sendPayload(receiver, payload('get_order', { report_id: 'x' }));
 */
export function sendPayload(
  receiver: Answering,
  text: string,
  options: SendOptions = {},
): Promise<TestAnswer<unknown>> {
  return sendText(receiver, '', text, options);
}

async function sendText(
  receiver: Answering,
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
