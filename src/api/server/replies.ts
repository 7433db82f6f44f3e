import type { HelmetOptions } from 'helmet';
import { type FlatHeaders, type Reply, securityHeaders } from '../../http/index.js';
import type { Refusal } from '../errors.js';

/** Makes replies with the headers that all of them have; what can be computed once is. */
export class Replies {
  readonly #security: FlatHeaders;
  readonly #json: FlatHeaders;

  constructor(options?: HelmetOptions | false) {
    this.#security = securityHeaders(options);
    this.#json = [
      ...this.#security,
      'Content-Type',
      'application/json',
      // Answers hold tokens and business data (RFC 6749 section 5.1).
      'Cache-Control',
      'no-store',
      'Pragma',
      'no-cache',
    ];
  }

  /** The result of an action or of the token endpoint. */
  json(body: Reply['body']): Reply {
    return { status: 200, headers: this.#json, body };
  }

  /** An error; those of the token endpoint have a `message` as well. */
  refusal(refusal: Refusal, forToken = false): Reply {
    const { code, message, headers, status } = refusal;
    const error = { error: code, error_description: message };
    const body = JSON.stringify(forToken ? { ...error, message } : error);
    return { status, headers: [...this.#json, ...headers], body };
  }

  /** A document that is the same for everybody. */
  document(contentType: string, body: string, policy?: string): Reply {
    const headers = this.#security.filter(
      (_, index) => policy === undefined || !this.#isPolicy(index),
    );
    if (policy !== undefined) headers.push('Content-Security-Policy', policy);
    return { status: 200, headers: [...headers, 'Content-Type', contentType], body };
  }

  /** Names and values take turns: a value goes with the name before it. */
  #isPolicy(index: number): boolean {
    const name = this.#security[index - (index % 2)];
    return name?.toLowerCase() === 'content-security-policy';
  }
}
