import {
  allowManyListeners,
  Deadline,
  exchange,
  type Peer,
  type WholeAnswer,
  withRetries,
} from '../../net/index.js';
import type { EventDefinition } from '../../protocol/event-definition.js';
import { definitions } from '../../protocol/event-definition.js';
import { LinkCallError } from '../errors/call-error.js';
import type { CallOptions } from '../options.js';
import { retryRules } from '../retry-rules.js';
import type { ClientSettings } from '../settings.js';
import { type AnswerContext, readAnswer } from './read-answer.js';
import type { RequestBody } from './request-body.js';
import type { ReadResponse } from './response.js';

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
  const send = async () => readAnswer(await sendOnce(call, settings, { deadline, peer }), context);
  try {
    return await withRetries(send, { harmless, isOpen: () => body.repeatable }, rules, deadline);
  } finally {
    deadline.clear();
  }
}
