import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { allowManyListeners } from '../net/index.js';
import { Slots } from '../system/slots.js';
import type { CheckSettings } from './options.js';
import { skip } from './verdict.js';
import type { Answer, WireRequest } from './wire/answer.js';
import { type SendSettings, sendRequest } from './wire/exchange.js';
import { type FormEncoding, formRequest } from './wire/form.js';
import { Patience, throttledFor } from './wire/throttled.js';

/** Ids that a receiver has not seen: digits, because some fields take nothing else, and short enough for a number. */
class FreshIds {
  #next = randomInt(1_000_000, 2 ** 47);

  /** The next one. */
  next(): string {
    this.#next += 1;
    return String(this.#next);
  }

  /** A user name that nobody has. */
  username(): string {
    return `svclink-check-${this.next()}`;
  }
}

/** In what a call differs from a good one. */
export interface CallVariation {
  readonly username?: string;
  /** What stands in the member `password`. */
  readonly password?: string;
  readonly siteId?: string;
  readonly encoding?: FormEncoding;
  /** Send event_data as an object instead of the text of one. */
  readonly asObject?: boolean;
}

const MOST_ATTEMPTS = 3;
/** Requests at one time: enough to cover the waiting for answers, and no burden for a receiver. */
const AT_ONCE = 12;
/** A password of this length stands for nothing else in a report. */
const LONG_PASSWORD = 8;

/** What audits look through: requests to one receiver, with one account, during one check. */
export class AuditContext {
  /** Ids that this receiver has not seen. */
  readonly fresh = new FreshIds();

  #barred: string | undefined;
  readonly #patience = new Patience();
  readonly #slots = new Slots(AT_ONCE);
  /** While the receiver throttles, nobody sends: all wait for the same end. */
  #pause: Promise<void> | undefined;

  constructor(readonly settings: CheckSettings) {
    allowManyListeners(settings.signal);
  }

  /**
   * Sends a request as it is.
   *
   * @throws NoAnswer
   */
  send(request: WireRequest): Promise<Answer> {
    return sendRequest(this.settings.url, request, this.#sending());
  }

  /** Tells that the account is not taken any more: from now on nothing can be seen with it. */
  bar(reason: string): void {
    this.#barred = reason;
  }

  /** Sends a request whose credentials are right; waits when the receiver throttles. */
  async sendValid(request: WireRequest): Promise<Answer> {
    if (this.#barred !== undefined) skip(this.#barred);
    for (let attempt = 1; ; attempt++) {
      await this.#pause;
      const answer = await this.send(request);
      const wait = throttledFor(answer);
      if (wait === undefined) return answer;
      if (attempt === MOST_ATTEMPTS || !this.#waits(wait)) {
        skip(`the receiver throttles this check (it says: wait ${wait} seconds)`);
      }
    }
  }

  /** Lets everybody wait for so many seconds, unless they do already. @returns whether the check waits for so long */
  #waits(seconds: number): boolean {
    if (this.#pause !== undefined) return true;
    if (!this.#patience.grants(seconds)) return false;
    const { signal } = this.settings;
    this.#pause = delay(seconds * 1000 + 50, undefined, { signal }).finally(() => {
      this.#pause = undefined;
    });
    // Whoever waits for it hears of the end of the check.
    this.#pause.catch(() => undefined);
    return true;
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
    const request = { method: 'GET', headers: {} };
    return sendRequest(address, request, { ...this.#sending(), redirect: 'follow' });
  }

  #sending(): SendSettings {
    const { fetch, timeout, signal } = this.settings;
    return { fetch, timeout, signal, slots: this.#slots, secrets: this.#secrets() };
  }

  #secrets(): string[] {
    const { password = '', passwordSha1 } = this.settings;
    // A password that is an everyday word would blank out half the report: it is hidden where it stands as one.
    const member = password === '' ? [] : [`"password":${JSON.stringify(password)}`];
    const clear = password.length < LONG_PASSWORD ? [] : [password];
    return [passwordSha1, passwordSha1.toUpperCase(), ...member, ...clear];
  }
}
