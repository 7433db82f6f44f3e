import { createHash, randomBytes } from 'node:crypto';
import { LinkError } from '../../index.js';
import { createThrottle, createVerifier, type Throttle } from '../../secrets/index.js';
import { sameText } from '../../secrets/same-text.js';
import { recordFailedLogIn } from '../audit/failed-log-ins.js';
import type { SiteContext } from '../context.js';
import { Input } from '../input.js';
import { FIRST, hasAdministrator, insertFirst, readFirst, SETUP_LINK } from '../owner/users.js';
import type { Browser, Sessions } from './sessions.js';

/** How long a set-up link works, in milliseconds; it is stored as what its token hashes to, and when it ends. */
const OPEN = 30 * 60 * 1000;

function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** How one comes in: by name and password, and the first administrator by a link. Both give the token of a session. */
export class Entrance {
  /** One at a time: the receiver has the half of Node's threads that names and files can spare. */
  readonly #verifier = createVerifier({ remembered: 0, running: 1, waiting: 32 });
  readonly #throttle: Throttle = createThrottle();
  /** Wrong tokens are counted for each address alone: no stranger holds up the one who has the link. */
  readonly #setUpThrottle: Throttle = createThrottle();

  constructor(
    readonly context: Pick<SiteContext, 'audit' | 'database' | 'now'>,
    readonly sessions: Sessions,
  ) {}

  /**
   * Makes a set-up link while there is no administrator; one that was made before ends.
   *
   * @returns its token; undefined where there is an administrator
   */
  async open(): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url');
    const value = JSON.stringify({ hash: hashed(token), until: this.context.now() + OPEN });
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
      // Two who come at once: the second finds the link gone, or the administrator of the first.
      const { numDeletedRows } = await tx
        .deleteFrom('settings')
        .where('name', '=', SETUP_LINK)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n ? insertFirst(tx, row, { audit, acting }) : undefined;
    });
    if (id === undefined) throw closed();
    return this.sessions.begin({ id, username }, browser);
  }

  /** @throws LinkError `login_refused`, `credentials_throttled` */
  async logIn(given: unknown, browser: Browser): Promise<string> {
    const input = new Input('login', given, ['username', 'password']);
    const username = input.text('username', 200);
    const text = input.get('password');
    const password = typeof text === 'string' ? text.slice(0, 1000) : '';
    const { address } = browser;
    await slowDown(this.#throttle, username, address);
    const known = await this.context.database.read
      .selectFrom('users')
      .select(['id', 'username', 'password_hash', 'is_active'])
      .where('username', '=', username)
      .executeTakeFirst();
    const user = known?.is_active ? known : undefined;
    const scrypt = user?.password_hash;
    // A user that nobody is costs what a wrong password does.
    const stored = scrypt ? [{ scrypt }] : undefined;
    const isRight = await this.#verifier.verify(username, password, stored);
    // Guesses that are made all at the same time must not slip through together.
    await slowDown(this.#throttle, username, address);
    if (!user || !isRight) {
      await this.#throttle.failed(username, address);
      await recordFailedLogIn(this.context, { who: known?.username ?? '', address });
      throw new LinkError('login_refused', 'User name or password are wrong.');
    }
    await this.#throttle.succeeded(username, address);
    return this.sessions.begin(user, browser);
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
    return sameText(hash, hashed(token)) && until > this.context.now();
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
  return new LinkError('setup_link_invalid', message);
}
