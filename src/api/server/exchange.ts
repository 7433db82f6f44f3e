import type { IncomingMessage } from 'node:http';
import { type ClientAddress, callerAddress } from '../../http/index.js';
import type { SvclinkError } from '../../protocol/errors/base-error.js';
import { newExchangeId } from '../../protocol/exchange-id.js';
import type { ApiCaller } from './access.js';

/**
 * One call of an authenticated client app, for records of calls. Its data may contain business data; the token is not in
 * it.
 */
export interface ApiExchange {
  /** The id of the call in the log. */
  readonly id: string;
  /** Undefined for a path without an action. */
  readonly action: string | undefined;
  readonly client: ApiCaller;
  /** The address of the caller. */
  readonly peer: string;
  /** Milliseconds until the answer was ready to be sent. */
  readonly duration: number;
  /** The request without the content of files; undefined where it was refused before it was read. */
  readonly data: unknown;
  /** The JSON of the answer; undefined where it is streamed. */
  readonly answer: string | undefined;
  /** The error of the call; undefined when it succeeded. */
  readonly error: SvclinkError | undefined;
}

/** Called with every call of an authenticated app. An error that it throws is logged and has no other effect. */
export type OnApiExchange = (exchange: ApiExchange) => void;

/** The outcome of a call. */
interface Outcome {
  readonly answer?: string | undefined;
  readonly error?: SvclinkError;
}

/** A call in progress, with the facts that its record needs. */
export class CallInProgress {
  readonly #begun = performance.now();
  /** The request, as soon as it is read. */
  data: unknown;
  /** The run of its handler, whose id is in the log. */
  run: { readonly id: string } | undefined;

  constructor(
    readonly request: IncomingMessage,
    readonly action: string | undefined,
    readonly client: ApiCaller,
  ) {}

  /** Returns the names of the call for its trace. */
  get named(): {
    readonly id?: string | undefined;
    readonly event?: string;
    readonly username: string;
  } {
    const { action, client, run } = this;
    return {
      id: run?.id,
      ...(action !== undefined && { event: action }),
      username: client.appName,
    };
  }

  /** Returns the record of the ended call. */
  ended({ answer, error }: Outcome, clientAddress: ClientAddress | undefined): ApiExchange {
    const { action, client, data, request } = this;
    return {
      id: this.run?.id ?? newExchangeId(),
      action,
      client,
      peer: callerAddress(request, clientAddress),
      duration: performance.now() - this.#begun,
      data,
      answer,
      error,
    };
  }
}
