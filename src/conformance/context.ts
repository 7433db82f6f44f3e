import { setTimeout as delay } from 'node:timers/promises';
import { FreshIds } from './fresh-ids.js';
import type { CheckSettings } from './options.js';
import { skip } from './verdict.js';
import type { Answer, WireRequest } from './wire/answer.js';
import { exchange } from './wire/exchange.js';
import { type Encoding, formRequest } from './wire/form.js';
import { Patience, throttledFor } from './wire/throttled.js';

/** In what a call differs from a good one. */
export interface CallVariation {
  readonly username?: string;
  /** What stands in the member `password`. */
  readonly password?: string;
  readonly siteId?: string;
  readonly encoding?: Encoding;
  /** Send event_data as an object instead of the text of one. */
  readonly asObject?: boolean;
}

const MOST_ATTEMPTS = 3;
/** A password of this length stands for nothing else in a report. */
const LONG_PASSWORD = 8;

/** What audits look through: requests to one receiver, with one account, during one check. */
export class AuditContext {
  /** Ids that this receiver has not seen. */
  readonly fresh = new FreshIds();

  #barred: string | undefined;
  readonly #patience = new Patience();

  constructor(readonly settings: CheckSettings) {}

  /**
   * Sends a request as it is.
   *
   * @throws NoAnswer
   */
  send(request: WireRequest): Promise<Answer> {
    const { fetch, timeout, signal, url } = this.settings;
    return exchange(url, request, { fetch, timeout, signal, secrets: this.#secrets() });
  }

  /** Tells that the account is not taken any more: from now on nothing can be seen with it. */
  bar(reason: string): void {
    this.#barred = reason;
  }

  /** Sends a request whose credentials are right; waits when the receiver throttles. */
  async sendValid(request: WireRequest): Promise<Answer> {
    if (this.#barred !== undefined) skip(this.#barred);
    for (let attempt = 1; ; attempt++) {
      const answer = await this.send(request);
      const wait = throttledFor(answer);
      if (wait === undefined) return answer;
      if (attempt === MOST_ATTEMPTS || !this.#patience.grants(wait)) {
        skip(`the receiver throttles this check (it says: wait ${wait} seconds)`);
      }
      await delay(wait * 1000 + 50, undefined, { signal: this.settings.signal });
    }
  }

  /** Calls an event; with the right credentials unless the variation says otherwise. */
  call(event: string, data: unknown, variation: CallVariation = {}): Promise<Answer> {
    const request = formRequest(this.payload(event, data, variation), variation.encoding);
    const valid = variation.username === undefined && variation.password === undefined;
    return valid ? this.sendValid(request) : this.send(request);
  }

  /** The members of a request envelope. A text as data is sent as it is. */
  envelope(event: string, data: unknown, variation: CallVariation = {}): Record<string, unknown> {
    const { username, passwordSha1, siteId } = this.settings;
    const asItIs = variation.asObject || typeof data === 'string' || data === undefined;
    return {
      username: variation.username ?? username,
      password: variation.password ?? passwordSha1,
      site_id: variation.siteId ?? siteId,
      event_name: event,
      event_data: asItIs ? data : JSON.stringify(data),
    };
  }

  /** The text of a request envelope. */
  payload(event: string, data: unknown, variation: CallVariation = {}): string {
    return JSON.stringify(this.envelope(event, data, variation));
  }

  /** Fetches an address that the receiver gave; no credentials go with it. */
  download(address: string): Promise<Answer> {
    const { fetch, timeout, signal } = this.settings;
    const request = { method: 'GET', headers: {} };
    const secrets = this.#secrets();
    return exchange(address, request, { fetch, timeout, signal, secrets, redirect: 'follow' });
  }

  #secrets(): string[] {
    const { password = '', passwordSha1 } = this.settings;
    // A password that is an everyday word would blank out half the report: it is hidden where it stands as one.
    const member = password === '' ? [] : [`"password":${JSON.stringify(password)}`];
    const clear = password.length < LONG_PASSWORD ? [] : [password];
    return [passwordSha1, passwordSha1.toUpperCase(), ...member, ...clear];
  }
}
