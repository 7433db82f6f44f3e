import { randomBytes } from 'node:crypto';
import { sameText } from '../../../secrets/same-text.js';
import type { SiteContext } from '../../engine/context.js';

/** Milliseconds from the link of the log-in page to the return of the provider. */
const OPEN = 10 * 60 * 1000;
const FORM = /^([0-9a-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/;

/** The values of one single sign-on that the provider and the browser bring back. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE verifier (RFC 7636). */
  readonly verifier: string;
}

/**
 * The attempts to sign on. Nothing of them is stored: the state has a time and a random part under a signature that
 * contains the secret of the browser, and the nonce and the verifier are derived from both. So strangers fill no table,
 * every process accepts the return, each tab has an attempt of its own, and a state of another browser is refused.
 */
export class Attempts {
  constructor(readonly context: Pick<SiteContext, 'key' | 'now'>) {}

  /** Returns a new secret of a browser. */
  static newBrowser(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Begins an attempt in a browser. */
  begin(browser: string): Attempt {
    const until = (this.context.now() + OPEN).toString(36);
    const facts = `${until}.${randomBytes(16).toString('base64url')}`;
    return this.#attempt(browser, `${facts}.${this.#sign('state', browser, facts)}`);
  }

  /** Returns the attempt of a state; undefined for one of another browser, a changed one, and after its time. */
  find(browser: string, state: string): Attempt | undefined {
    const [, until = '', random = '', signature = ''] = FORM.exec(state) ?? [];
    if (!sameText(signature, this.#sign('state', browser, `${until}.${random}`))) return undefined;
    return Number.parseInt(until, 36) > this.context.now()
      ? this.#attempt(browser, state)
      : undefined;
  }

  #attempt(browser: string, state: string): Attempt {
    return {
      state,
      nonce: this.#sign('nonce', browser, state),
      verifier: this.#sign('verifier', browser, state),
    };
  }

  #sign(purpose: string, browser: string, text: string): string {
    return this.context.key
      .sign(JSON.stringify(['single sign-on', purpose, browser, text]))
      .toString('base64url');
  }
}
