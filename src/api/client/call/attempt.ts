import type { CatalogueEntry } from '../../catalogue/index.js';
import { sentContent } from '../content/sent-content.js';
import type { CalledName } from '../errors/call-error.js';
import type { Ending } from '../exchange/ending.js';
import { exchange } from '../exchange/exchange.js';
import type { ComingBody } from '../exchange/read-answer.js';
import type { SentRequest, Transport } from '../exchange/transport.js';
import type { CallSettings } from '../settings/call-options.js';
import type { PreparedRequest } from './request-members.js';
import type { ResultReader } from './result-reader.js';

/** One action as it is called: what never differs between two calls of it. */
export interface CalledAction {
  readonly name: CalledName;
  readonly entry: CatalogueEntry;
  readonly reader: ResultReader;
}

/** One call. */
export interface Call {
  readonly called: CalledAction;
  readonly prepared: PreparedRequest;
  readonly settings: CallSettings;
  /** What ends the call as a whole. */
  readonly ending: Ending;
}

function requestOf(
  { called, prepared, settings }: Call,
  ending: Ending,
  onFailure: (error: unknown) => void,
): Omit<SentRequest, 'token'> {
  const { name: action } = called;
  const { members, source, withHash } = prepared;
  if (!source) return { action, body: JSON.stringify(members) };
  const onProgress: CallSettings['onProgress'] = (progress) => {
    ending.touch();
    settings.onProgress(progress);
  };
  return { action, ...sentContent(members, source, { withHash, onProgress, onFailure }) };
}

/** Makes one attempt at a call, with one token. */
export async function attempt(call: Call, token: string, transport: Transport): Promise<unknown> {
  const { called, settings } = call;
  const { name: action, reader } = called;
  const ending = call.ending.ofAttempt(settings.timeout);
  let failure: { readonly error: unknown } | undefined;
  const request = requestOf(call, ending, (error) => {
    failure = { error };
  });
  const read = (body: ComingBody): Promise<unknown> => reader(body, settings, ending);
  try {
    return await exchange({ action, request: { ...request, token }, read }, transport, ending);
  } catch (error) {
    // Without its source the request was cut off; that alone is not what the caller has to know.
    throw failure && !ending.reason ? failure.error : error;
  }
}
