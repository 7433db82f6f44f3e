import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';

/** A failure of the proxy. Its message names the host of the proxy, never its credentials. */
export class ProxyError extends Error {
  constructor(
    message: string,
    /** True if another address of the same host may be reached. */
    readonly isOfAddress: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A proxy that opens tunnels. */
export class ForwardProxy {
  /** Host and port, the only part of its address that a message may contain. */
  readonly host: string;
  readonly #url: URL;

  constructor(
    address: string,
    readonly context: SecureContext | undefined,
  ) {
    this.#url = new URL(address);
    this.host = this.#url.host;
  }

  /**
   * Opens a tunnel.
   *
   * @param authority `host:port`, with brackets for an IPv6 address
   * @throws ProxyError
   */
  tunnel(authority: string, signal: AbortSignal): Promise<Socket> {
    const request = this.#request(authority, signal);
    return new Promise((resolve, reject) => {
      request.once('connect', (response, socket, head) => {
        const { statusCode: status = 0 } = response;
        if (status >= 200 && status <= 299) {
          if (head.length > 0) socket.unshift(head);
          resolve(socket);
        } else {
          socket.destroy();
          reject(this.#refusal(authority, status));
        }
      });
      // A proxy that does not know CONNECT may answer as if to another method.
      request.once('response', (response: IncomingMessage) => {
        response.destroy();
        reject(this.#refusal(authority, response.statusCode ?? 0));
      });
      request.once('error', (cause) => reject(this.#failure(cause, signal)));
      request.end();
    });
  }

  #request(authority: string, signal: AbortSignal): ClientRequest {
    const { protocol, hostname, port } = this.#url;
    const isSecure = protocol === 'https:';
    const options = {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port || (isSecure ? 443 : 80),
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...this.#credentials() },
      agent: false as const,
      signal,
    };
    if (!isSecure) return httpRequest(options);
    return httpsRequest({ ...options, ...(this.context && { secureContext: this.context }) });
  }

  #credentials(): { readonly 'proxy-authorization'?: string } {
    const { username, password } = this.#url;
    if (username === '' && password === '') return {};
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
  }

  #refusal(authority: string, status: number): ProxyError {
    if (status === 407) {
      const text = `the proxy ${this.host} asks for other credentials (407): check the user and the password in its address`;
      return new ProxyError(text, false);
    }
    const text = `the proxy ${this.host} does not connect to ${authority} (${status})`;
    return new ProxyError(text, status >= 500);
  }

  #failure(cause: Error, signal: AbortSignal): ProxyError {
    const code: unknown = Reflect.get(cause, 'code');
    const text = signal.aborted
      ? `the proxy ${this.host} opened no connection in time`
      : `the proxy ${this.host} cannot be used (${String(code ?? cause.name)})`;
    return new ProxyError(text, false, { cause });
  }
}
