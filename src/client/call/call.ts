import type { EventDefinition } from '../../protocol/event-definition.js';
import { definitions } from '../../protocol/event-definition.js';
import { LinkCallError } from '../errors/call-error.js';
import { transportError } from '../errors/transport-error.js';
import { checkTimeout } from '../option-checks.js';
import type { CallOptions } from '../options.js';
import { retryRules } from '../retry-rules.js';
import type { ClientSettings } from '../settings.js';
import { exchange } from '../transport/exchange.js';
import { AnswerTooLarge, type ExchangeAnswer } from '../transport/reception.js';
import type { RequestBody } from '../transport/request-body.js';
import { CallDeadline } from './deadline.js';
import { type AnswerContext, readAnswer } from './read-answer.js';
import type { ReadResponse } from './response.js';
import { withRetries } from './retry.js';

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

function failureOf(error: unknown, event: string, host: string): LinkCallError {
  if (!(error instanceof AnswerTooLarge)) return transportError(error, event, host);
  return new LinkCallError('answer_too_large', event, error.message, { cause: error });
}

async function sendOnce(
  { event, body }: PreparedCall,
  settings: ClientSettings,
  deadline: CallDeadline,
): Promise<ExchangeAnswer> {
  const { origin, path, maxAnswerSize: maxBytes } = settings;
  const headers = [...settings.headers, 'content-type', body.contentType];
  if (body.length !== undefined) headers.push('content-length', String(body.length));
  try {
    const dispatcher = await settings.connections.open();
    if (!dispatcher) throw new LinkCallError('client_closed', event, 'the client was closed');
    return await exchange(dispatcher, { origin, path, headers, body, maxBytes }, deadline);
  } catch (error) {
    throw failureOf(error, event, settings.host);
  }
}

function contextOf({ event, definition, options }: PreparedCall, settings: ClientSettings) {
  const { dialect, secret } = settings;
  const lenient = options.lenient ?? settings.lenient;
  const refusals = definitions.get(event)?.entry.refusals === true;
  return { event, definition, dialect, lenient, secret, refusals } satisfies AnswerContext;
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
  const { event, options, definition, body } = call;
  const rules = retryRules(options.retry, settings.retry);
  checkTimeout('timeout', options.timeout);
  const deadline = new CallDeadline(event, options.timeout ?? call.timeout, options.signal);
  const context = contextOf(call, settings);
  const harmless = definition?.entry.effect === 'reads' || rules.changes;
  const send = async () => readAnswer(await sendOnce(call, settings, deadline), context);
  return withRetries(send, { harmless, body: body.repeatable }, rules, deadline);
}
