import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { HostBody } from '../http/index.js';
import type { LinkError } from '../protocol/errors/errors.js';
import { shortName } from '../protocol/errors/short-name.js';
import { newExchangeId } from '../protocol/exchange-id.js';
import type { Exchanged, Observer } from './observer.js';
import type { FailureContext } from './options.js';

/** The parts of a request that a receiver needs, independent of frameworks. */
export interface ReceiverRequest {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** The address of the caller, for throttling and logs. */
  readonly remoteAddress: string;
  /** The body: `{ kind: 'bytes' }`, `{ kind: 'text' }`, `{ kind: 'parsed' }`, or `{ kind: 'unread' }` with `message`. */
  readonly body: HostBody;
  /** The source of an unread body. */
  readonly message?: IncomingMessage;
  /** The files that a host app's multer has read. */
  readonly files?: readonly unknown[];
}

/** The facts about one request for hooks, logs and the event itself. */
export class RequestContext {
  username: string | undefined;
  /** Set after credentials and site were verified. */
  eventName: string | undefined;
  /** The data for records of exchanges, which are added during the request. */
  readonly exchanged: Exchanged = {
    data: undefined,
    answer: undefined,
    isRepetition: false,
    wireNames: undefined,
  };
  /** The failure that was answered. */
  error: LinkError | undefined;
  readonly #started: number | undefined;
  #id: string | undefined;

  constructor(
    readonly request: ReceiverRequest,
    readonly observer: Observer,
  ) {
    this.#started = observer.begin();
  }

  /** Generated when it is read, because most requests are never logged. */
  get id(): string {
    this.#id ??= newExchangeId();
    return this.#id;
  }

  /** Reports the end of the request. */
  done(error?: LinkError): void {
    this.error = error;
    this.observer.done(this, this.#started, error);
  }

  /** Reports a failure that the answer can no longer show. */
  failed(error: LinkError): void {
    this.observer.failed(error, this.context());
  }

  /** Logs a deviation that was accepted; undefined without a logger. */
  get notice(): ((text: string) => void) | undefined {
    if (this.observer.isQuiet) return undefined;
    return (text) => this.observer.notice(text, this.context());
  }

  /** Returns the context for hooks, which contains no secret. */
  context(): FailureContext {
    const { id, eventName, username, request } = this;
    return {
      id,
      event: eventName && shortName(eventName),
      username: username && shortName(username),
      remoteAddress: request.remoteAddress,
    };
  }
}
