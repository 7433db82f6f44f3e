import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { ApiExchangeError } from '../errors/exchange-error.js';
import { fromNetwork } from '../errors/from-network.js';
import type { BaseAddress } from '../settings/base-address.js';
import type { Ending } from './ending.js';

/** A body to send: text at once, or bytes piece by piece. */
export type SentBody = string | Readable;

/** One request. */
export interface SentRequest {
  /** Below the base address, without a slash before it. */
  readonly action: string;
  readonly body: SentBody;
  /** Bytes of the body, when it comes in pieces and their number is known. */
  readonly length?: number | undefined;
  readonly token?: string | undefined;
}

/** What came back; the body has to be read or destroyed. */
export interface CameAnswer {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly body: Readable & { bytes(): Promise<Uint8Array> };
}

/** Connections to the service, kept alive between calls. Loading undici takes a good 50 ms, so it waits for a call. */
export class Transport {
  #pool: Promise<Dispatcher> | undefined;
  #closed = false;

  constructor(
    readonly base: BaseAddress,
    readonly connections: number,
  ) {}

  /** Sends one request. @throws ApiExchangeError `connection`, or the reason of the ending */
  async send(request: SentRequest, ending: Ending): Promise<CameAnswer> {
    const { action, body, length, token } = request;
    try {
      const pool = await ending.race(this.#open(action));
      const came = await pool.request({
        path: `${this.base.path}/${action}`,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'accept-encoding': 'identity',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(length === undefined ? {} : { 'content-length': String(length) }),
        },
        body,
        signal: ending.signal,
      });
      return { status: came.statusCode, headers: came.headers, body: came.body };
    } catch (error) {
      throw ending.reason ?? fromNetwork(error, action, this.base.host);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await (await this.#pool)?.destroy();
  }

  #open(action: string): Promise<Dispatcher> {
    if (this.#closed) throw new ApiExchangeError('closed', action, 'the client is closed');
    this.#pool ??= this.#load();
    return this.#pool;
  }

  async #load(): Promise<Dispatcher> {
    const { Pool } = await import('undici');
    return new Pool(this.base.origin, {
      connections: this.connections,
      pipelining: 1,
      // The ending of each call covers both.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }
}
