import { randomUUID } from 'node:crypto';
import type { LinkError } from '../protocol/errors.js';
import type { Observer } from './observer.js';
import type { FailureContext } from './options.js';
import type { ReceiverRequest } from './request.js';

/** Names come from outside, as long as a form may be; a log entry takes no more of one. */
const LONGEST_NAME = 200;

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}

/** What hooks, logs and the event itself are told of one request. */
export class RequestContext {
  username: string | undefined;
  /** Known as soon as credentials and site hold. */
  eventName: string | undefined;
  readonly #started: number | undefined;
  #id: string | undefined;

  constructor(
    readonly request: ReceiverRequest,
    readonly observer: Observer,
  ) {
    this.#started = observer.begin();
  }

  /** Drawn when it is asked for: most requests are never spoken of. */
  get id(): string {
    this.#id ??= randomUUID();
    return this.#id;
  }

  /** Tells of the end of the request. */
  done(error?: LinkError): void {
    this.observer.done(this, this.#started, error);
  }

  /** Tells of a failure that no answer could show any more. */
  failed(error: LinkError): void {
    this.observer.failed(error, this.context());
  }

  /** Tells the log of what was taken although it is not as it should be; undefined when there is no log to read. */
  get notice(): ((text: string) => void) | undefined {
    if (this.observer.isQuiet) return undefined;
    return (text) => this.observer.notice(text, this.context());
  }

  /** What is told; nothing in it is secret. */
  context(): FailureContext {
    const { id, eventName, username, request } = this;
    return {
      id,
      event: eventName && shorten(eventName),
      username: username && shorten(username),
      remoteAddress: request.remoteAddress,
    };
  }
}
