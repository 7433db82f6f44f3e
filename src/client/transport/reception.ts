import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

const EMPTY = Buffer.alloc(0);

/** What came back, whole. */
export interface ExchangeAnswer {
  readonly status: number;
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly body: Buffer;
}

/** An answer that is larger than the caller takes. */
export class AnswerTooLarge extends Error {
  constructor(readonly maxBytes: number) {
    super(`the answer is larger than ${maxBytes} bytes`);
    this.name = 'AnswerTooLarge';
  }
}

/** What becomes of a {@link Reception}. */
interface Outcome {
  resolve(answer: ExchangeAnswer): void;
  reject(error: unknown): void;
}

/** Collects one answer. An object instead of a stream, because this runs for every call and every answer is read whole. */
export class Reception implements Dispatcher.DispatchHandler {
  /** Called once, whatever becomes of the exchange. */
  onSettled: (() => void) | undefined;
  readonly #chunks: Buffer[] = [];
  #length = 0;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #controller: Dispatcher.DispatchController | undefined;
  #ended: Error | undefined;

  constructor(
    readonly maxBytes: number,
    readonly outcome: Outcome,
  ) {}

  /** Ends the exchange before its time. It may still wait for a connection; then it ends as soon as it has one. */
  end(reason: Error): void {
    if (this.onSettled === undefined) return;
    this.#ended = reason;
    this.#fail(reason);
    this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended) controller.abort(this.#ended);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    this.#status = status;
    this.#headers = headers;
    if (Number(headers['content-length'] ?? 0) > this.maxBytes)
      this.end(new AnswerTooLarge(this.maxBytes));
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#length += chunk.length;
    if (this.#length > this.maxBytes) this.end(new AnswerTooLarge(this.maxBytes));
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (!this.#settle()) return;
    const [first = EMPTY] = this.#chunks;
    const body = this.#chunks.length > 1 ? Buffer.concat(this.#chunks, this.#length) : first;
    this.outcome.resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error);
  }

  #fail(error: unknown): void {
    if (this.#settle()) this.outcome.reject(error);
  }

  #settle(): boolean {
    const { onSettled } = this;
    this.onSettled = undefined;
    onSettled?.();
    return onSettled !== undefined;
  }
}
