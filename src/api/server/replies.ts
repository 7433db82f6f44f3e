import type { HelmetOptions } from 'helmet';
import { type FlatHeaders, type Reply, securityHeaders } from '../../http/index.js';
import type { Refusal } from '../errors.js';

/** Makes replies with their common headers, which are computed once. */
export class Replies {
  readonly #security: FlatHeaders;
  readonly #json: FlatHeaders;

  constructor(options?: HelmetOptions | false) {
    this.#security = securityHeaders(options);
    this.#json = [
      ...this.#security,
      'Content-Type',
      'application/json',
      // Answers contain tokens and business data (RFC 6749 section 5.1).
      'Cache-Control',
      'no-store',
      'Pragma',
      'no-cache',
    ];
  }

  /** Makes the reply with the result of an action or of the token endpoint. */
  json(body: Reply['body']): Reply {
    return { status: 200, headers: this.#json, body };
  }

  /** Makes the reply with an error; the token endpoint adds a `message`. */
  refusal(refusal: Refusal, forToken = false): Reply {
    const { code, message, headers, status } = refusal;
    const error = { error: code, error_description: message };
    const body = JSON.stringify(forToken ? { ...error, message } : error);
    return { status, headers: [...this.#json, ...headers], body };
  }

  /** Makes the reply with a public document. */
  document(contentType: string, body: string, policy?: string): Reply {
    const headers = this.#security.filter(
      (_, index) => policy === undefined || !this.#isPolicy(index),
    );
    if (policy !== undefined) headers.push('Content-Security-Policy', policy);
    return { status: 200, headers: [...headers, 'Content-Type', contentType], body };
  }

  /** Names and values alternate: a value belongs to the name before it. */
  #isPolicy(index: number): boolean {
    const name = this.#security[index - (index % 2)];
    return name?.toLowerCase() === 'content-security-policy';
  }
}
