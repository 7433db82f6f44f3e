import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { CallError, Peer } from './call-error.js';
import type { Deadline } from './deadline.js';
import { networkError } from './network-errors.js';

/** An answer whose body is still arriving. Read its body, or end it. */
export interface PeerAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<IncomingHttpHeaders>;
  /**
   * Reads the whole body.
   *
   * @param option name of the option that allows more bytes, for the error
   * @throws CallError; `answer_too_large` above `maxBytes`
   */
  bytes(maxBytes: number, option?: string): Promise<Buffer>;
  /** Returns the body as a stream, which arrives as fast as it is read; its failures are CallErrors. */
  stream(): Readable;
  /** Ends it early, and closes its connection. */
  end(reason: CallError): void;
}

/** An answer with its whole body. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly body: Buffer;
}

/** The consumer of a body. */
interface Reader {
  /** @returns false when it cannot take more at the moment */
  take(chunk: Buffer): boolean;
  end(): void;
  fail(reason: CallError): void;
}

/** Headers with one value. Of several the first counts, as in Node; all other headers may be lists. */
const SINGLE = ['content-type', 'location', 'retry-after'] as const;

/** Returns headers whose single ones are text: a peer may send any header several times. */
function withSingles(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const sent: Readonly<Record<string, string | readonly string[] | undefined>> = headers;
  const repeated = SINGLE.filter((name) => Array.isArray(sent[name]));
  if (repeated.length === 0) return headers;
  return { ...headers, ...Object.fromEntries(repeated.map((name) => [name, sent[name]?.[0]])) };
}

const EMPTY = Buffer.alloc(0);
/** Bytes that are buffered before the body is read. */
const BUFFER_LIMIT = 64 * 1024;

/** Collects a body. There is no stream in between, because this runs for every call and most answers are read whole. */
class Collector implements Reader {
  readonly #chunks: Buffer[] = [];
  #length = 0;

  constructor(
    readonly maxBytes: number,
    readonly outcome: { resolve(body: Buffer): void; reject(reason: CallError): void },
    readonly tooLarge: () => void,
  ) {}

  take(chunk: Buffer): boolean {
    this.#length += chunk.length;
    if (this.#length > this.maxBytes) this.tooLarge();
    else this.#chunks.push(chunk);
    return true;
  }

  end(): void {
    const [first = EMPTY] = this.#chunks;
    const body = this.#chunks.length > 1 ? Buffer.concat(this.#chunks, this.#length) : first;
    this.outcome.resolve(body);
  }

  fail(reason: CallError): void {
    this.outcome.reject(reason);
  }
}

/** Makes the failure of an answer that is larger than allowed. */
export function answerTooLarge({ host, fail }: Peer, maxBytes: number, option?: string): CallError {
  const hint = option === undefined ? '' : `; option ${option} allows for more`;
  return fail('answer_too_large', `the answer of ${host} is larger than ${maxBytes} bytes${hint}`);
}

/** The request of an answer. */
interface AnsweredRequest {
  readonly peer: Peer;
  readonly deadline: Deadline;
  readonly body: unknown;
}

/** Destroys a stream that is not read any more. */
export function abandon(content: unknown): void {
  if (content instanceof Readable) content.on('error', () => undefined).destroy();
}

/** Receives one answer from undici: first its head, then its body for its reader. */
export class ArrivingAnswer implements PeerAnswer, Dispatcher.DispatchHandler {
  status = 0;
  headers: IncomingHttpHeaders = {};
  #controller: Dispatcher.DispatchController | undefined;
  #reader: Reader | undefined;
  #buffered: Buffer[] = [];
  #bufferedBytes = 0;
  #ended = false;
  #failure: CallError | undefined;

  constructor(
    readonly of: AnsweredRequest,
    readonly started: { resolve(answer: PeerAnswer): void; reject(reason: CallError): void },
  ) {
    of.deadline.add(this);
  }

  bytes(maxBytes: number, option?: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        const reason = answerTooLarge(this.of.peer, maxBytes, option);
        // The answer may be complete already; `end` has no effect then.
        reject(reason);
        this.end(reason);
      };
      if (Number(this.headers['content-length'] ?? 0) > maxBytes) refuse();
      this.#read(new Collector(maxBytes, { resolve, reject }, refuse));
    });
  }

  stream(): Readable {
    const stream = new Readable({
      read: () => this.#controller?.resume(),
      destroy: (error, callback) => {
        // Most answers have ended by then, and errors are expensive to make.
        if (!this.#ended) this.end(networkError(error ?? undefined, this.of.peer));
        callback(error);
      },
    });
    // An unread stream may still fail, by its deadline; that must not end the process.
    stream.on('error', () => undefined);
    this.#read({
      take: (chunk) => stream.push(chunk),
      end: () => stream.push(null),
      fail: (reason) => stream.destroy(reason),
    });
    return stream;
  }

  end(reason: CallError): void {
    if (this.#settle(reason)) this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // The answer was ended while its request waited for a connection.
    if (this.#failure) controller.abort(this.#failure);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return;
    this.status = status;
    this.headers = withSingles(headers);
    this.started.resolve(this);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#reader) {
      if (!this.#reader.take(chunk)) controller.pause();
      return;
    }
    this.#buffered.push(chunk);
    this.#bufferedBytes += chunk.length;
    if (this.#bufferedBytes > BUFFER_LIMIT) controller.pause();
  }

  onResponseEnd(): void {
    if (this.#settle(undefined)) this.#reader?.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (!this.#ended) this.#settle(networkError(error, this.of.peer));
  }

  /** @returns false when it had ended before */
  #settle(failure: CallError | undefined): boolean {
    if (this.#ended) return false;
    this.#ended = true;
    this.#failure = failure;
    this.of.deadline.remove(this);
    if (failure) {
      abandon(this.of.body);
      this.#buffered = [];
      if (this.status === 0) this.started.reject(failure);
      else this.#reader?.fail(failure);
    }
    return true;
  }

  #read(reader: Reader): void {
    this.#reader = reader;
    for (const chunk of this.#buffered.splice(0)) reader.take(chunk);
    if (this.#failure) reader.fail(this.#failure);
    else if (this.#ended) reader.end();
    else this.#controller?.resume();
  }
}
