import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type ClientAddress, callerAddress, type HostBody, hostBody } from '../http/index.js';
import { hostFiles } from './form/host-file.js';

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
