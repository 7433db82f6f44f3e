import { CallError, createOutgoing, type NetworkOptions } from '../../net/index.js';

/** Options of {@link pingPush}. */
export interface PingOptions {
  /** Default GET: the documents only require that the address is called. */
  readonly method?: 'GET' | 'POST';
  /** Milliseconds for the answer. Default 10,000. */
  readonly timeout?: number;
  /** Hosts that may be called although their address is not public: `host` or `host:port`. Default none. */
  readonly allowedHosts?: readonly string[];
  /** The proxy of the requests, and further trusted authorities. Default: none. */
  readonly network?: NetworkOptions;
  /** Aborts the call with code `aborted`. */
  readonly signal?: AbortSignal;
}

/** The outcome of a call to a push address. */
export interface PushOutcome {
  /** True if the status of the response is a success. */
  readonly accepted: boolean;
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  /**
   * The reason why there was no response or no call. It names the host alone, because the rest of the address is
   * secret.
   */
  readonly error: CallError | undefined;
}

/**
 * Calls a push address: a plain HTTP request without envelope and credentials (supplement: "direction"). Failures are
 * in the outcome. Only public hosts are called, because others supplied the address.
 *
 * @throws LinkError `option_invalid`
 */
export async function pingPush(
  address: string | URL,
  options: PingOptions = {},
): Promise<PushOutcome> {
  const { method = 'GET', timeout = 10_000, allowedHosts = [], network, signal } = options;
  const outgoing = createOutgoing({ allowedHosts, timeout, maxBytes: 1024 * 1024, network });
  try {
    const { status, body } = await outgoing.request(address, {
      method,
      ...(signal ? { signal } : {}),
    });
    body.destroy();
    return { accepted: status >= 200 && status < 300, status, error: undefined };
  } catch (error) {
    if (!CallError.is(error)) throw error;
    return { accepted: false, status: undefined, error };
  } finally {
    await outgoing.close();
  }
}
