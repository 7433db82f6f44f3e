import type { Logger } from '../../../index.js';
import { createThrottle, type Throttle } from '../../../secrets/index.js';
import { recordFailedLogIn } from '../../engine/audit/failed-log-ins.js';
import type { SiteContext } from '../../engine/context.js';
import type { SignOnSettings } from '../../engine/log-in/sign-on-options.js';
import type { NoUser, SignedOnPerson } from '../../orders/people/sign-on-identities.js';
import type { Users } from '../../orders/people/users.js';
import type { Browser, Sessions } from '../sessions.js';
import { type Attempt, Attempts } from './attempts.js';
import { claimAt, roleOfClaims, textAt } from './claims.js';
import { type ProvenPerson, Provider } from './provider.js';
import { SignOnRefusal } from './refusals.js';

/** The parts that single sign-on uses. */
export interface SignOnParts {
  readonly settings: SignOnSettings;
  readonly allowedHosts: readonly string[];
  readonly sessions: Sessions;
  readonly users: Users;
  readonly logger: Logger;
}

/** Single sign-on to the console by the OpenID provider of the site. */
export class SignOn {
  readonly #attempts: Attempts;
  readonly #provider: Provider;
  /** Slows down addresses whose returns fail: each costs a request to the provider. */
  readonly #throttle: Throttle = createThrottle();

  constructor(
    readonly context: SiteContext,
    readonly parts: SignOnParts,
  ) {
    const { settings, allowedHosts } = parts;
    this.#attempts = new Attempts(context);
    this.#provider = new Provider(
      settings,
      { allowedHosts, network: context.network },
      context.now,
    );
  }

  /** Returns the address of the provider for a new attempt of a browser. @throws SignOnRefusal */
  begin(browserSecret: string): Promise<URL> {
    return this.#logged('', () => this.#provider.address(this.#attempts.begin(browserSecret)));
  }

  /**
   * Begins a session for the person with whom the provider returns.
   *
   * @param query the query of the return
   * @param browserSecret the secret of the browser; '' without one
   * @returns the token of the session
   * @throws SignOnRefusal
   */
  finish(query: URLSearchParams, browserSecret: string, browser: Browser): Promise<string> {
    const { address } = browser;
    return this.#logged(address, async () => {
      if ((await this.#throttle.check(address, address)) > 0) throw new SignOnRefusal('throttled');
      const attempt = this.#attempts.find(browserSecret, query.get('state') ?? '');
      if (!attempt) throw new SignOnRefusal('expired', 'the state belongs to no present attempt');
      const user = await this.#userOf(query, attempt, address);
      await this.#throttle.succeeded(address, address);
      return this.parts.sessions.begin(user, browser, { isSignedOn: true });
    });
  }

  async #userOf(query: URLSearchParams, attempt: Attempt, address: string) {
    try {
      const person = this.#read(await this.#provider.person(query, attempt));
      const { createsUsers } = this.parts.settings;
      const found = await this.parts.users.identities.userOf(person, { createsUsers, address });
      if ('user' in found) return found.user;
      throw this.#refused(found, person);
    } catch (error) {
      if (error instanceof SignOnRefusal && error.reason !== 'cancelled') {
        await this.#throttle.failed(address, address);
        const who = { who: error.username, address, subject: 'single sign-on' };
        await recordFailedLogIn(this.context, who);
      }
      throw error;
    }
  }

  #refused(found: NoUser, { match }: SignedOnPerson): SignOnRefusal {
    if (found.reason === 'several') {
      const names = found.usernames.slice(0, 5).join(', ');
      const detail = `users ${names}; change the address of all but one`;
      return new SignOnRefusal('several', detail);
    }
    const { reason, username } = found;
    if (reason === 'last') {
      const detail =
        'the provider takes the role from the last administrator; make another one first';
      return new SignOnRefusal('role', detail, username);
    }
    if (reason !== 'unknown') return new SignOnRefusal(reason, '', username);
    return match
      ? new SignOnRefusal('unknown')
      : new SignOnRefusal(
          'unverified',
          'no verified e-mail address, or not the claim of signOn.userClaim',
        );
  }

  /** Returns what the site reads of the claims of a person. @throws SignOnRefusal for a person without a role */
  #read({ subject, claims }: ProvenPerson): SignedOnPerson {
    const { issuer, userClaim } = this.parts.settings;
    const email = claimAt(claims, 'email_verified') === true ? textAt(claims, 'email') : '';
    const name = userClaim === 'email' ? email : textAt(claims, userClaim);
    return {
      issuer: issuer.href,
      subject,
      match: name === '' ? undefined : userClaim === 'email' ? { email } : { username: name },
      role: roleOfClaims(claims, this.parts.settings),
      profile: {
        display_name: textAt(claims, 'name'),
        email,
        first_name: textAt(claims, 'given_name'),
        last_name: textAt(claims, 'family_name'),
      },
    };
  }

  /** Runs work and logs its refusal. The entry contains no code, token or claim. */
  async #logged<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SignOnRefusal) {
        const { reason, detail, username, message } = error;
        const { code } = error.error;
        const facts = { code, reason, address, ...(username === '' ? {} : { user: username }) };
        this.parts.logger.warn(
          facts,
          `single sign-on: ${message}${detail === '' ? '' : ` (${detail})`}`,
        );
      }
      throw error;
    }
  }
}
