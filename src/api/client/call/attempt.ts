import { type Answer, Deadline } from '../../../net/index.js';
import type { CatalogueEntry } from '../../catalogue/index.js';
import { sentContent } from '../content/sent-content.js';
import type { CalledName } from '../errors/call-error.js';
import { serviceAs } from '../errors/call-failure.js';
import { exchange, type SentRequest, type Service } from '../exchange/exchange.js';
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
  readonly deadline: Deadline;
}

function requestOf(
  { prepared, settings }: Call,
  deadline: Deadline,
  onFailure: (error: unknown) => void,
): Omit<SentRequest, 'token'> {
  const { members, source, withHash } = prepared;
  if (!source) return { body: JSON.stringify(members) };
  const onProgress: CallSettings['onProgress'] = (progress) => {
    deadline.touch();
    settings.onProgress(progress);
  };
  return sentContent(members, source, { withHash, onProgress, onFailure });
}

/** Makes one attempt at a call, with one token. */
export async function attempt(call: Call, token: string, service: Service): Promise<unknown> {
  const { called, settings } = call;
  const { name: action, reader } = called;
  const peer = serviceAs(action, service.base.host);
  const deadline = new Deadline({ peer, timeout: settings.timeout, within: call.deadline });
  let failure: { readonly error: unknown } | undefined;
  const request = requestOf(call, deadline, (error) => {
    failure = { error };
  });
  const read = (answer: Answer): Promise<unknown> => reader(answer, settings, deadline);
  try {
    return await exchange({ action, request: { ...request, token }, read }, service, deadline);
  } catch (error) {
    // Without its source the request was cut off; that alone is not what the caller has to know.
    throw failure && !deadline.reason ? failure.error : error;
  }
}
