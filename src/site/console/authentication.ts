import { randomBytes } from 'node:crypto';
import { LinkError } from '../../index.js';
import {
  createThrottle,
  createVerifier,
  hashSecret,
  isCheaper,
  recommendedCost,
  type SecretVerifier,
  type Throttle,
} from '../../secrets/index.js';
import { sameText } from '../../secrets/same-text.js';
import { networkOf } from '../../secrets/throttle/network.js';
import { pairOf } from '../../secrets/throttle/proven-addresses.js';
import { Slots } from '../../system/slots.js';
import { recordFailedLogIn } from '../engine/audit/failed-log-ins.js';
import type { ActingUser, SiteContext } from '../engine/context.js';
import { SETUP_LINK } from '../engine/identity.js';
import { Input } from '../engine/input.js';
import { siteError } from '../engine/site-error.js';
import type { StoredRow } from '../engine/store/schema/schema.js';
import { weaknessOf } from '../orders/people/passwords.js';
import { FIRST, hasAdministrator, insertFirst, readFirst } from '../orders/people/stored-users.js';
import type { Users } from '../orders/people/users.js';
import { type Browser, type Session, type Sessions, tokenHash } from './sessions.js';

/** Milliseconds for which a set-up link is valid. The hash of its token and its expiry are stored. */
const OPEN = 30 * 60 * 1000;

/** The most compared addresses of a user's log-ins. */
const MOST_ADDRESSES = 1000;

/** A queue that verifies passwords and slows down guessing. */
interface LogInQueue {
  readonly verifier: SecretVerifier;
  readonly throttle: Throttle;
}

/**
 * Returns a queue that verifies one password at a time, because the receiver uses half of Node's threads that names and
 * files can spare.
 */
function logInQueue(waiting: number): LogInQueue {
  const verifier = createVerifier({ remembered: 0, running: 1, waiting });
  return { verifier, throttle: createThrottle() };
}

/** The columns of a user that a log-in reads. */
type StoredUser = Pick<StoredRow<'users'>, 'id' | 'password_hash' | 'has_weak_password'>;

/**
 * The log-in by name and password, and the set-up of the first administrator by a link. Both return the token of a
 * session.
 */
export class Authentication {
  /** The queue of users without an earlier log-in from their address. They wait for each other only. */
  readonly #strangers = logInQueue(32);
  readonly #proven = logInQueue(8);
  /** Verifies one code at a time, so that a wrong one counts before the next one is read. */
  readonly #codes = new Slots(1);
  /** Counts wrong tokens for each address alone, so that no stranger delays the holder of the link. */
  readonly #setUpThrottle: Throttle = createThrottle();

  constructor(
    readonly context: Pick<SiteContext, 'audit' | 'database' | 'now'>,
    readonly sessions: Sessions,
    readonly users: Users,
  ) {}

  /**
   * Makes a set-up link if there is no administrator, and invalidates an earlier one.
   *
   * @returns its token; undefined if there is an administrator
   */
  async open(): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url');
    const value = JSON.stringify({ hash: tokenHash(token), until: this.context.now() + OPEN });
    return this.context.database.write(async (tx) => {
      if (await hasAdministrator(tx)) return undefined;
      await tx
        .insertInto('settings')
        .values({ name: SETUP_LINK, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
      return token;
    });
  }

  /**
   * Makes the first administrator.
   *
   * @throws LinkError `setup_link_invalid`, `input_invalid`, `credentials_throttled`
   */
  async setUp(given: unknown, browser: Browser): Promise<string> {
    const input = new Input('setup', given, ['token', ...FIRST]);
    const { address } = browser;
    await slowDown(this.#setUpThrottle, address, address);
    const token = input.text('token', 100);
    if (!(await this.#isOpenFor(token))) {
      await this.#setUpThrottle.failed(address, address);
      await recordFailedLogIn(this.context, { who: '', address, subject: 'set-up link' });
      throw closed();
    }
    const row = await readFirst(input, this.context.now());
    const { username } = row;
    const acting = { by: username, from: 'console', address } as const;
    const { audit, database } = this.context;
    const id = await database.write(async (tx) => {
      // Of two simultaneous requests, the second one finds the link used, or the administrator of the first.
      const { numDeletedRows } = await tx
        .deleteFrom('settings')
        .where('name', '=', SETUP_LINK)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n ? insertFirst(tx, row, { audit, acting }) : undefined;
    });
    if (id === undefined) throw closed();
    return this.sessions.begin({ id, username }, browser, { isOfSetup: true });
  }

  /** @throws LinkError `login_refused`, `second_factor_required`, `credentials_throttled` */
  async logIn(given: unknown, browser: Browser): Promise<string> {
    const input = new Input('login', given, ['username', 'password', 'code']);
    const username = input.text('username', 200);
    const text = input.get('password');
    const password = typeof text === 'string' ? text.slice(0, 1000) : '';
    const { address } = browser;
    const queue = (await this.#isProven(username, address)) ? this.#proven : this.#strangers;
    const subject = queue === this.#proven ? pairOf(username, networkOf(address)) : username;
    await slowDown(queue.throttle, subject, address);
    const known = await this.context.database.read
      .selectFrom('users')
      .select(['id', 'username', 'password_hash', 'is_active', 'has_weak_password'])
      .where('username', '=', username)
      .executeTakeFirst();
    const user = known?.is_active ? known : undefined;
    const scrypt = user?.password_hash;
    // An unknown user costs the same time as a wrong password.
    const stored = scrypt ? [{ scrypt }] : undefined;
    const isRight = await queue.verifier.verify(username, password, stored);
    // Simultaneous guesses are throttled together.
    await slowDown(queue.throttle, subject, address);
    if (!user || !isRight) {
      await queue.throttle.failed(subject, address);
      await recordFailedLogIn(this.context, { who: known?.username ?? '', address });
      throw siteError('login_refused', 'User name or password are wrong.');
    }
    const code = input.text('code', 40);
    const hasFactor = await this.#requireFactor(user, code, { queue, subject, address });
    const proof = { passwordHash: user.password_hash, isWithoutFactor: !hasFactor };
    const token = await this.sessions.begin(user, browser, proof);
    await queue.throttle.succeeded(subject, address);
    await this.#noteStrength(user, password);
    return token;
  }

  /**
   * Verifies the code of a user who has a second factor. A wrong one counts as a wrong password.
   *
   * @returns false for a user without a second factor
   */
  async #requireFactor(
    user: StoredUser & { readonly username: string },
    code: string,
    { queue, subject, address }: { queue: LogInQueue; subject: string; address: string },
  ): Promise<boolean> {
    const { factors } = this.users;
    if (!(await factors.state(user)).is_set) return false;
    if (code === '') throw siteError('second_factor_required', 'The code of your app is required.');
    const isRight = await this.#codes.run(async () => {
      await slowDown(queue.throttle, subject, address);
      if (await factors.accepts(user, code)) return true;
      await queue.throttle.failed(subject, address);
      return false;
    });
    if (isRight) return true;
    await recordFailedLogIn(this.context, { who: user.username, address });
    throw siteError('login_refused', 'The code is wrong, or was used before.');
  }

  /**
   * Offers the logged-in user a second factor, after the current password.
   *
   * @param issuer the name of the site in the authenticator app
   * @throws LinkError `login_refused`, `credentials_throttled`, `already_there`
   */
  async offerFactor(given: unknown, session: Session, address: string, issuer: string) {
    await this.#confirmPassword(given, session, address);
    return this.users.factors.offer(session.user, issuer);
  }

  /** Removes the second factor of the logged-in user, after the current password. */
  async removeFactor(given: unknown, session: Session, acting: ActingUser & { address: string }) {
    await this.#confirmPassword(given, session, acting.address);
    await this.users.factors.reset(session.user.username, false, acting);
  }

  async #confirmPassword(given: unknown, { user }: Session, address: string): Promise<void> {
    const password = new Input('factor', given, ['password']).required('password', 1000);
    const verify = () => this.users.requirePassword(user.username, password);
    await this.#throttled(user.username, address, verify);
  }

  /**
   * Changes the password of the logged-in user.
   *
   * @throws LinkError the errors of {@link Users.changeOwnPassword}
   */
  async changePassword(
    given: unknown,
    { user, id: keep }: Session,
    acting: ActingUser & { readonly address: string },
  ): Promise<void> {
    const input = new Input('password', given, ['current', 'password']);
    const passwords = { current: input.text('current'), password: input.text('password'), keep };
    const { username } = user;
    const { address } = acting;
    await this.#throttled(username, address, () =>
      this.users.changeOwnPassword(username, passwords, acting),
    );
  }

  /** Runs work that verifies the password of a logged-in user. A wrong one slows down the next attempt. */
  async #throttled(username: string, address: string, work: () => Promise<void>): Promise<void> {
    const { throttle } = this.#proven;
    const subject = pairOf(username, networkOf(address));
    await slowDown(throttle, subject, address);
    try {
      await work();
    } catch (error) {
      if (LinkError.is(error) && error.code === 'login_refused') {
        await throttle.failed(subject, address);
        await recordFailedLogIn(this.context, { who: username, address });
      }
      throw error;
    }
  }

  /**
   * Returns true for a user with an earlier log-in from the address or its network. The audit stores log-ins across
   * restarts.
   */
  async #isProven(username: string, address: string): Promise<boolean> {
    const network = networkOf(address);
    const rows = await this.context.database.read
      .selectFrom('audit_records')
      .select('address')
      .distinct()
      .where('actor', '=', username)
      .where('action', '=', 'login')
      .limit(MOST_ADDRESSES)
      .execute();
    return rows.some((row) => networkOf(row.address) === network);
  }

  /** Records a weak password, and renews a stored form of low cost. The password is known only at a log-in. */
  async #noteStrength(user: StoredUser, password: string): Promise<void> {
    const { id, password_hash: before, has_weak_password } = user;
    const isWeak = weaknessOf(password) !== undefined;
    const isCheap = before !== null && isCheaper(before, recommendedCost);
    if (isWeak === (has_weak_password === true) && !isCheap) return;
    const password_hash = isCheap ? await hashSecret(password) : before;
    await this.context.database.write((tx) =>
      tx
        .updateTable('users')
        .set({ password_hash, has_weak_password: isWeak })
        .where('id', '=', id)
        // The password may have been changed meanwhile.
        .where('password_hash', '=', before)
        .execute(),
    );
  }

  async #isOpenFor(token: string): Promise<boolean> {
    const { read } = this.context.database;
    const row = await read
      .selectFrom('settings')
      .select('value')
      .where('name', '=', SETUP_LINK)
      .executeTakeFirst();
    if (!row || (await hasAdministrator(read))) return false;
    const { hash, until }: { hash: string; until: number } = JSON.parse(row.value);
    return sameText(hash, tokenHash(token)) && until > this.context.now();
  }
}

/** @throws LinkError `credentials_throttled` */
async function slowDown(throttle: Throttle, subject: string, address: string): Promise<void> {
  const wait = Math.ceil(await throttle.check(subject, address));
  if (wait === 0) return;
  const message = `Too many wrong passwords. Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`;
  throw new LinkError('credentials_throttled', message, { status: 429, retryAfter: wait });
}

function closed(): LinkError {
  const message =
    'This set-up link was used or has expired. Start the site again: while it has no administrator, it prints a new one.';
  return siteError('setup_link_invalid', message);
}
