import type { GivenToken } from './token-answer.js';

/** A token is renewed this long before its end, so that none ends on its way to the service. */
const LONGEST_MARGIN = 60_000;
const SHARE_OF_LIFETIME = 0.1;

interface HeldToken {
  readonly token: string;
  /** When it ends, and when another one is to be fetched, on the clock of `performance.now()`. */
  readonly endsAt: number;
  readonly renewAt: number;
}

/** One token for many callers: fetched once, however many ask for it at the same time. */
export class TokenSource {
  readonly #fetch: () => Promise<GivenToken>;
  #held: HeldToken | undefined;
  #fetching: Promise<HeldToken> | undefined;

  constructor(fetch: () => Promise<GivenToken>) {
    this.#fetch = fetch;
  }

  /** The token to use now. */
  async get(): Promise<string> {
    return (await this.#current()).token;
  }

  /** The token to use now, and the whole seconds that are left of it. */
  async describe(): Promise<GivenToken> {
    const { token, endsAt } = await this.#current();
    return { token, lifetime: Math.max(0, Math.floor((endsAt - performance.now()) / 1000)) };
  }

  /** The service refused this token; one that somebody else has fetched since stays. */
  discard(token: string): void {
    if (this.#held?.token === token) this.#held = undefined;
  }

  async #current(): Promise<HeldToken> {
    if (this.#held && performance.now() < this.#held.renewAt) return this.#held;
    this.#fetching ??= this.#renew().finally(() => {
      this.#fetching = undefined;
    });
    return this.#fetching;
  }

  async #renew(): Promise<HeldToken> {
    // Counted from before the request: the service's clock runs while its answer is on the way.
    const asked = performance.now();
    const { token, lifetime } = await this.#fetch();
    const milliseconds = lifetime * 1000;
    const margin = Math.min(LONGEST_MARGIN, milliseconds * SHARE_OF_LIFETIME);
    this.#held = { token, endsAt: asked + milliseconds, renewAt: asked + milliseconds - margin };
    return this.#held;
  }
}
