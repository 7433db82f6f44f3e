import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type ClientAddress, callerAddress, type HostBody, hostBody } from '../http/index.js';
import type { LinkError } from '../protocol/errors.js';
import { hostFiles } from './form/host-file.js';
import type { Observer } from './observer.js';
import type { FailureContext } from './options.js';

/** What a receiver has to know of a request; no framework in it, so that any can be served. */
export interface ReceiverRequest {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** The address of the caller, for throttling and logs. */
  readonly remoteAddress: string;
  /** The body: `{ kind: 'bytes' }`, `{ kind: 'text' }`, `{ kind: 'parsed' }`, or `{ kind: 'unread' }` with `message`. */
  readonly body: HostBody;
  /** Where an unread body is read from. */
  readonly message?: IncomingMessage;
  /** The files that a host app's multer has read. */
  readonly files?: readonly unknown[];
}

const NO_FILES: readonly unknown[] = [];

/** A request of node:http, or of Express with whatever its middleware did before. */
class MessageRequest implements ReceiverRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: HostBody;
  readonly files: readonly unknown[];

  constructor(
    readonly message: IncomingMessage,
    readonly clientAddress: ClientAddress | undefined,
  ) {
    this.method = message.method ?? '';
    this.headers = message.headers;
    this.body = hostBody(message);
    this.files = this.body.kind === 'unread' ? NO_FILES : hostFiles(message);
  }

  /** Worked out when it is asked for: under Express's `trust proxy` it costs more than reading the envelope. */
  get remoteAddress(): string {
    return callerAddress(this.message, this.clientAddress);
  }
}

/** Takes the facts from a request of node:http, or of Express with whatever its middleware did before. */
export function receiverRequest(
  message: IncomingMessage,
  clientAddress?: ClientAddress,
): ReceiverRequest {
  return new MessageRequest(message, clientAddress);
}

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
  /** What is told to who keeps a record: set as the request goes on. */
  readonly exchanged: { data: unknown; answer: string | undefined; isRepetition: boolean } = {
    data: undefined,
    answer: undefined,
    isRepetition: false,
  };
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
