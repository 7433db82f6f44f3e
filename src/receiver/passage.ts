import { randomUUID } from 'node:crypto';
import type { LinkError } from '../protocol/errors.js';
import type { Observer } from './observer.js';
import type { FailureContext } from './options.js';
import type { ReceiverRequest } from './request.js';

/** One request on its way: what hooks, logs and the event itself are told of it. */
export class Passage {
  readonly id: string = randomUUID();
  username: string | undefined;
  /** Known as soon as credentials and site hold. */
  eventName: string | undefined;
  readonly #started = performance.now();
  #stopListening: (() => void) | undefined;

  constructor(
    readonly request: ReceiverRequest,
    readonly observer: Observer,
  ) {}

  /** Calls `hungUp` when the caller is gone before the passage is done. */
  onHangUp(hungUp: () => void): void {
    const socket = this.request.message?.socket;
    if (!socket) return;
    socket.once('close', hungUp);
    this.#stopListening = () => socket.removeListener('close', hungUp);
  }

  /** Tells of the end of the request. */
  done(error?: LinkError): void {
    this.#stopListening?.();
    this.observer.done(this, this.#started, error);
  }

  /** Tells of a failure that no answer could show any more. */
  late(error: LinkError): void {
    this.observer.failed(error, this.context());
  }

  /** What is told; nothing in it is secret. */
  context(): FailureContext {
    const { id, eventName, username, request } = this;
    return { id, event: eventName, username, remoteAddress: request.remoteAddress };
  }
}
