import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel';

/**
 * The names of the tracing channels (`tracingChannel` of `node:diagnostics_channel`): `start` when work begins, with the
 * stores that are bound to it; `asyncEnd` when it ends; `error` before that where it failed.
 */
export const TRACE_CHANNELS = {
  /** A request to a receiver or a JSON API: {@link RequestTrace}. */
  request: 'svclink:request',
  /** A run of a job of a site: {@link JobTrace}. */
  job: 'svclink:job',
  /** A call of a client, with all its repetitions: {@link CallTrace}. */
  call: 'svclink:call',
} as const;

/** The message of a request, the same object from its start to its end. It contains no secret and no data. */
export interface RequestTrace {
  /** `link` for a receiver, `api` for a JSON API. */
  readonly face: 'link' | 'api';
  readonly remoteAddress: string;
  /** The id of the request in logs; undefined at the start. */
  readonly id?: string | undefined;
  /** The event or action; undefined at the start, and where the request was refused before it was known. */
  readonly event?: string | undefined;
  /** The name of the account or app, as sent; undefined at the start. */
  readonly username?: string | undefined;
  /** The failure, whose `message` is public and whose `cause` is not; undefined for a success. */
  readonly error?: unknown;
}

/** The message of a run of a job. */
export interface JobTrace {
  readonly id: string;
  readonly kind: string;
  /** The queue, such as a link. */
  readonly lane: string;
  readonly key: string;
  /** The number of this run, from 1 on. */
  readonly attempt: number;
  /** The failure, which may be of any kind. */
  readonly error?: unknown;
}

/** The message of a call. It contains no secret and no data. */
export interface CallTrace {
  /** `link` for an event, `api` for an action of a JSON API. */
  readonly face: 'link' | 'api';
  readonly event: string;
  /** Host and port of the peer. */
  readonly host: string;
  /** The name that the client calls as; undefined for a JSON API. */
  readonly username?: string | undefined;
  /** The failure, whose `message` is public and whose `cause` is not; undefined for a success. */
  readonly error?: unknown;
}

/** A message whose failure is added when it is known. */
type Unended<Message> = Message & { error?: unknown };

/** One of the tracing channels. */
export class TraceChannel<Message extends object> {
  readonly #channel: TracingChannel<unknown, Message>;

  constructor(name: string) {
    this.#channel = tracingChannel<unknown, Message>(name);
  }

  /** True if anybody subscribes. Without subscribers no message is needed. */
  get isObserved(): boolean {
    return this.#channel.hasSubscribers;
  }

  /** Runs work as the traced work of a message, whose stores the work has. Rejects as the work does. */
  run<Result>(message: Unended<Message>, work: () => Promise<Result>): Promise<Result> {
    const { start, end } = this.#channel;
    return start.runStores(message, () => {
      const result = this.#ended(message, work);
      end.publish(message);
      return result;
    });
  }

  /** Reports the start of work that no function encloses. @returns the function that reports its end */
  begin(message: Unended<Message>): (error?: unknown) => void {
    const { start, end } = this.#channel;
    start.runStores(message, () => end.publish(message));
    return (error) => {
      message.error = error;
      this.#end(message);
    };
  }

  async #ended<Result>(message: Unended<Message>, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      message.error = error;
      throw error;
    } finally {
      this.#end(message);
    }
  }

  #end(message: Unended<Message>): void {
    const { error, asyncStart, asyncEnd } = this.#channel;
    if (message.error !== undefined) error.publish(message);
    asyncStart.publish(message);
    asyncEnd.publish(message);
  }
}

/** Requests that are answered. */
export const requestTraces = new TraceChannel<RequestTrace>(TRACE_CHANNELS.request);
/** Jobs that run. */
export const jobTraces = new TraceChannel<JobTrace>(TRACE_CHANNELS.job);
/** Calls of clients. */
export const callTraces = new TraceChannel<CallTrace>(TRACE_CHANNELS.call);
