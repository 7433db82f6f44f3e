import { CallError, createOutgoing } from '../../net/index.js';

/** Options of {@link pingPush}. */
export interface PingOptions {
  /** Default GET: the documents say no more than that calling the address is enough. */
  readonly method?: 'GET' | 'POST';
  /** Milliseconds for the answer. Default 10,000. */
  readonly timeout?: number;
  /** Hosts that are called although their address is not public: `host` or `host:port`. Default none. */
  readonly allowedHosts?: readonly string[];
  /** Ends the call with code `aborted`. */
  readonly signal?: AbortSignal;
}

/** What became of a call to a push address. */
export interface PushOutcome {
  /** Whether it was answered with a status of success. */
  readonly accepted: boolean;
  /** The HTTP status, when something answered. */
  readonly status: number | undefined;
  /** Why nothing answered, or why the address was not called; names the host alone, because the rest is a secret. */
  readonly error: CallError | undefined;
}

/**
 * Calls a push address: a plain HTTP request, without an envelope and without credentials (supplement: "direction").
 * It never fails; the outcome tells what happened. Only public hosts are called, because others gave us the address.
 *
 * @throws LinkError `option_invalid`
 */
export async function pingPush(
  address: string | URL,
  options: PingOptions = {},
): Promise<PushOutcome> {
  const { method = 'GET', timeout = 10_000, allowedHosts = [], signal } = options;
  const outgoing = createOutgoing({ allowedHosts, timeout, maxBytes: 1024 * 1024 });
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
