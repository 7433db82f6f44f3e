import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { allowManyListeners } from '../net/index.js';
import { Slots } from '../system/slots.js';
import type { CheckSettings } from './options.js';
import { skip } from './verdict.js';
import type { Answer, WireRequest } from './wire/answer.js';
import { type SendSettings, sendRequest } from './wire/exchange.js';
import { type FormEncoding, formRequest } from './wire/form.js';
import { throttledFor, WaitBudget } from './wire/throttled.js';

/** Generates ids that are new to the receiver: digits, as some fields require, small enough for a number. */
class FreshIds {
  #next = randomInt(1_000_000, 2 ** 47);

  /** Returns the next id. */
  next(): string {
    this.#next += 1;
    return String(this.#next);
  }

  /** Returns a user name that does not exist. */
  username(): string {
    return `svclink-check-${this.next()}`;
  }
}

/** The differences of a call from a good one. */
export interface CallVariation {
  readonly username?: string;
  /** The value of the member `password`. */
  readonly password?: string;
  readonly siteId?: string;
  readonly encoding?: FormEncoding;
  /** Sends event_data as an object instead of JSON text. */
  readonly asObject?: boolean;
}

const MOST_ATTEMPTS = 3;
/** Largest number of simultaneous requests. It hides the latency of answers without loading the receiver. */
const AT_ONCE = 12;
/** Characters from which a password is long enough to be hidden wherever it occurs in a report. */
const LONG_PASSWORD = 8;

/** The context of audits: requests to one receiver, with one account, during one check. */
export class AuditContext {
  /** Ids that are new to this receiver. */
  readonly fresh = new FreshIds();

  #barred: string | undefined;
  readonly #waitBudget = new WaitBudget();
  readonly #slots = new Slots(AT_ONCE);
  /** While the receiver throttles, all requests wait for the same end. */
  #pause: Promise<void> | undefined;

  constructor(readonly settings: CheckSettings) {
    allowManyListeners(settings.signal);
  }

  /**
   * Sends a request unchanged.
   *
   * @throws NoAnswer
   */
  send(request: WireRequest): Promise<Answer> {
    return sendRequest(this.settings.url, request, this.#sendSettings());
  }

  /** Marks the account as unusable: all audits that need it are skipped from now on. */
  bar(reason: string): void {
    this.#barred = reason;
  }

  /** Sends a request with valid credentials. Waits when the receiver throttles. */
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

  /**
   * Pauses all requests for some seconds, unless they are paused already. @returns false if the check may not wait so
   * long
   */
  #waits(seconds: number): boolean {
    if (this.#pause !== undefined) return true;
    if (!this.#waitBudget.grants(seconds)) return false;
    const { signal } = this.settings;
    this.#pause = delay(seconds * 1000 + 50, undefined, { signal }).finally(() => {
      this.#pause = undefined;
    });
    // The requests that await the pause handle its rejection.
    this.#pause.catch(() => undefined);
    return true;
  }

  /** Calls an event, with the valid credentials unless the variation has others. */
  call(event: string, data: unknown, variation: CallVariation = {}): Promise<Answer> {
    const request = formRequest(this.payload(event, data, variation), variation.encoding);
    const valid = variation.username === undefined && variation.password === undefined;
    return valid ? this.sendValid(request) : this.send(request);
  }

  /** Returns the members of a request envelope. Data that is text stays unchanged. */
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

  /** Returns the JSON text of a request envelope. */
  payload(event: string, data: unknown, variation: CallVariation = {}): string {
    return JSON.stringify(this.envelope(event, data, variation));
  }

  /** Fetches an address that the receiver supplied, without credentials. */
  download(address: string): Promise<Answer> {
    const request = { method: 'GET', headers: {} };
    return sendRequest(address, request, { ...this.#sendSettings(), redirect: 'follow' });
  }

  #sendSettings(): SendSettings {
    const { fetch, timeout, signal } = this.settings;
    return { fetch, timeout, signal, slots: this.#slots, secrets: this.#secrets() };
  }

  #secrets(): string[] {
    const { password = '', passwordSha1 } = this.settings;
    // A short password may be an everyday word. It is hidden only in its member, to keep the report readable.
    const member = password === '' ? [] : [`"password":${JSON.stringify(password)}`];
    const clear = password.length < LONG_PASSWORD ? [] : [password];
    return [passwordSha1, passwordSha1.toUpperCase(), ...member, ...clear];
  }
}
