import type { Fetch } from '../../../src/conformance/index.js';
import { eventData, readBody } from './payload.js';

/** One thing that is wrong with a receiver, and what a check has to find: exactly this. */
export interface Fault {
  readonly name: string;
  /** Ids of the audits of level MUST that fail. */
  readonly must: readonly string[];
  /** Ids of all other audits that fail. */
  readonly others: readonly string[];
  /** Milliseconds for one answer, where one never comes: shorter than usual. */
  readonly timeout?: number;
  /** Makes a sound receiver a broken one. */
  readonly break: (sound: Fetch) => Fetch;
}

export type Members = Record<string, unknown>;

/** A call as the broken receiver sees it. */
export interface Call {
  readonly event: string;
  readonly data: Members;
  readonly envelope: Members;
}

function callIn(body: unknown): Call {
  const envelope = readBody(body)?.envelope ?? {};
  return { event: String(envelope.event_name ?? ''), data: eventData(envelope), envelope };
}

/** Changes what is answered; whatever is not JSON stays as it is. */
export function answering(
  change: (answer: Members, call: Call, status: number) => Members | Response,
): (sound: Fetch) => Fetch {
  return (sound) => async (address, init) => {
    const response = await sound(address, init);
    if (init.method === 'GET') return response;
    const text = await response.text();
    const { status, headers } = response;
    const changed = change(JSON.parse(text) as Members, callIn(init.body), status);
    if (changed instanceof Response) return changed;
    return new Response(JSON.stringify(changed), { status, headers });
  };
}

/** Changes the answers to one event, when they are a success. */
export function resultOf(
  events: string | readonly string[],
  change: (result: never, call: Call) => unknown,
): (sound: Fetch) => Fetch {
  return answering((answer, call) =>
    answer.success === true && [events].flat().includes(call.event)
      ? { ...answer, result_data: change(answer.result_data as never, call) }
      : answer,
  );
}

/** Changes what the receiver takes a call for; a Response is the answer at once. */
export function taking(
  change: (call: Call) => Members | Response | undefined,
): (sound: Fetch) => Fetch {
  return (sound) => async (address, init) => {
    const read = readBody(init.body);
    const changed = read && change(callIn(init.body));
    if (changed instanceof Response) return changed;
    return sound(address, read && changed ? { ...init, body: read.write(changed) } : init);
  };
}

/** Changes the event_data of one event. */
export function takingData(
  events: string | readonly string[],
  change: (data: Members, call: Call) => Members,
): (sound: Fetch) => Fetch {
  return taking((call) =>
    [events].flat().includes(call.event) && call.envelope.event_data !== undefined
      ? { ...call.envelope, event_data: JSON.stringify(change(call.data, call)) }
      : undefined,
  );
}

/** A failed envelope. */
export function failure(message: string): Response {
  return Response.json({
    remote_site_id: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
    error: true,
    success: false,
    return_error_msg: message,
    result_data: null,
  });
}
