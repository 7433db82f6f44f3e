import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { LinkError } from '../../index.js';
import { recordAct } from '../engine/audit/record-act.js';
import { type ActingUser, isRowId, type SiteContext } from '../engine/context.js';
import { siteError } from '../engine/site-error.js';
import type { SiteSettings } from '../engine/site-settings.js';
import type { Statements } from '../engine/store/database.js';
import { type Role, roleOf } from '../orders/people/stored-users.js';

/** Milliseconds between two records of the last use, which is not written for every request. */
const SEEN = 60 * 1000;
const LONGEST_TEXT = 200;

/** A user of the console. */
export interface ConsoleUser {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly role: Role;
  /** True if the last log-in was with a password that would be refused as a new one. */
  readonly has_weak_password: boolean;
  readonly has_second_factor: boolean;
  /** True if the user can only set a second factor, because the site requires it. */
  readonly must_set_factor: boolean;
  /** True if single sign-on has begun the session. The provider then asks for a second factor. */
  readonly is_signed_on: boolean;
}

/** A session in use. */
export interface Session {
  readonly id: string;
  readonly user: ConsoleUser;
}

/** A session in a list. Times in milliseconds since 1970. */
export interface ListedSession {
  readonly id: string;
  readonly username: string;
  readonly address: string;
  /** The User-Agent of the browser. */
  readonly agent: string;
  readonly created_at: number;
  readonly seen_at: number;
}

/** The proofs that a person gave before a session begins. */
export interface LogInProof {
  /** The stored form of the verified password; undefined for other ways to log in. */
  readonly passwordHash?: string | null;
  /** True if the user had no second factor, so that none was asked for. */
  readonly isWithoutFactor?: boolean;
  /** True for single sign-on. */
  readonly isSignedOn?: boolean;
  /** True for a set-up link. */
  readonly isOfSetup?: boolean;
}

/** The origin of a session. */
export interface Browser {
  readonly address: string;
  readonly agent: string;
}

/**
 * Returns the hash of a token. Only the hash is stored, so that a reader of the database cannot take over a session.
 */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The sessions of the console. The database stores them, so that a restart ends none and every process knows all. */
export class Sessions {
  constructor(
    readonly context: Pick<SiteContext, 'audit' | 'database' | 'now'>,
    readonly settings: Pick<SiteSettings, 'passwordLogIn' | 'secondFactor' | 'sessions' | 'signOn'>,
  ) {}

  /**
   * Begins a session.
   *
   * @returns its token, 32 random bytes as base64url, which is not stored
   * @throws LinkError `login_refused` where the proof does not hold any more
   */
  async begin(
    { id: userId, username }: Pick<ConsoleUser, 'id' | 'username'>,
    { address, agent }: Browser,
    proof: LogInProof = {},
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.context.now();
    const { isSignedOn = false, isOfSetup = false } = proof;
    await this.context.database.write(async (tx) => {
      await requireProof(tx, userId, proof);
      const who = { who: username, from: 'console', address } as const;
      const entry = { ...who, action: 'login', subject: username } as const;
      const detail = { is_single_sign_on: true };
      await this.context.audit.record(isSignedOn ? { ...entry, detail } : entry, tx);
      const { idle, longest } = this.settings.sessions;
      await tx
        .deleteFrom('console_sessions')
        .where((row) =>
          row.or([row('seen_at', '<', now - idle), row('created_at', '<', now - longest)]),
        )
        .execute();
      await tx
        .insertInto('console_sessions')
        .values({
          token_hash: tokenHash(token),
          user_id: userId,
          address: address.slice(0, LONGEST_TEXT),
          agent: agent.slice(0, LONGEST_TEXT),
          created_at: now,
          seen_at: now,
          is_signed_on: isSignedOn,
          is_of_setup: isOfSetup,
        })
        .execute();
    });
    return token;
  }

  /**
   * Returns the valid session of a token.
   *
   * @param isUse false for a request that no user has caused, such as that of a page that follows changes
   */
  async find(token: string, isUse = true): Promise<Session | undefined> {
    const now = this.context.now();
    const row = await this.#alive(now)
      .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
      .select(['users.id as user_id', 'display_name', 'role', 'has_weak_password', 'confirmed_at'])
      .select('is_signed_on')
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst();
    if (!row) return undefined;
    if (isUse && row.seen_at < now - SEEN) await this.#seen(row.id, now);
    const { user_id: id, username, display_name } = row;
    const role = roleOf(row);
    const has_second_factor = row.confirmed_at !== null;
    const is_signed_on = row.is_signed_on === true;
    const isRequired =
      this.settings.secondFactor === 'everybody' ||
      (this.settings.secondFactor === 'administrators' && role === 'administrator');
    return {
      id: row.id,
      user: {
        id,
        username,
        display_name,
        role,
        has_weak_password: row.has_weak_password === true,
        has_second_factor,
        must_set_factor: isRequired && !has_second_factor && !is_signed_on,
        is_signed_on,
      },
    };
  }

  /** Returns those of some sessions that have not ended. The query does not count as a use. */
  async alive(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.#alive(this.context.now())
      .where('console_sessions.id', 'in', ids)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** Returns the sessions of a user, or of all users, last used first. */
  async list(userId?: string): Promise<readonly ListedSession[]> {
    let query = this.#alive(this.context.now()).orderBy('seen_at', 'desc').limit(1000);
    if (userId !== undefined) query = query.where('user_id', '=', userId);
    return query.execute();
  }

  /** Ends a session of its user, who logs out. */
  async logOut({ id, user }: Session, acting: ActingUser): Promise<void> {
    const { audit, database } = this.context;
    await database.write(async (tx) => {
      await tx.deleteFrom('console_sessions').where('id', '=', id).execute();
      await recordAct({ audit }, tx, acting, { action: 'logout', subject: user.username });
    });
  }

  /** Ends a session; that of another user only without `userId`. An unknown session has no effect. */
  async end(id: string, acting: ActingUser, userId?: string): Promise<void> {
    if (!isRowId(id)) return;
    const { audit, database } = this.context;
    await database.write(async (tx) => {
      const session = await tx
        .selectFrom('console_sessions')
        .innerJoin('users', 'users.id', 'console_sessions.user_id')
        .select(['users.id', 'username'])
        .where('console_sessions.id', '=', id)
        .executeTakeFirst();
      if (!session || (userId !== undefined && session.id !== userId)) return;
      await tx.deleteFrom('console_sessions').where('id', '=', id).execute();
      const { username: subject } = session;
      await recordAct({ audit }, tx, acting, { action: 'session.end', subject });
    });
  }

  /** The sessions that have not ended, of the ways to log in that the site has at present. */
  #alive(now: number) {
    const { passwordLogIn, sessions } = this.settings;
    return this.context.database.read
      .selectFrom('console_sessions')
      .innerJoin('users', 'users.id', 'console_sessions.user_id')
      .select(['console_sessions.id', 'users.username', 'address', 'agent'])
      .select(['console_sessions.created_at', 'seen_at'])
      .where('is_active', '=', true)
      .where((row) => {
        const byPassword = [row('is_signed_on', 'is', null), row('is_signed_on', '=', false)];
        const others = passwordLogIn ? byPassword : [row('is_of_setup', '=', true)];
        return row.or([...others, row.and([row('is_signed_on', '=', true), this.#isIdentified])]);
      })
      .where('seen_at', '>=', now - sessions.idle)
      .where('console_sessions.created_at', '>=', now - sessions.longest);
  }

  /** The users whom the provider of single sign-on, if the site has one, has identified. */
  get #isIdentified() {
    const issuer = this.settings.signOn?.issuer.href ?? null;
    return sql<boolean>`EXISTS (SELECT 1 FROM sign_on_identities
      WHERE sign_on_identities.user_id = users.id AND issuer = ${issuer})`;
  }

  /** Records the last use. What a user reads does not fail where a full disk takes no record. */
  async #seen(id: string, now: number): Promise<void> {
    const { database } = this.context;
    const write = database.write((tx) =>
      tx.updateTable('console_sessions').set({ seen_at: now }).where('id', '=', id).execute(),
    );
    await write.catch((error: unknown) => {
      if (!LinkError.is(error) || error.code !== 'store_unavailable') throw error;
    });
  }
}

/**
 * Verifies that a proof still holds: to verify a password takes time. The row of the user is locked, so that a change
 * which ends the sessions of the user comes before this session, or ends it.
 *
 * @throws LinkError `login_refused`
 */
async function requireProof(
  tx: Statements,
  userId: string,
  { passwordHash, isWithoutFactor = false }: LogInProof,
): Promise<void> {
  let user = tx
    .updateTable('users')
    .set((row) => ({ is_active: row.ref('is_active') }))
    .where('id', '=', userId)
    .where('is_active', '=', true);
  if (passwordHash !== undefined) user = user.where('password_hash', '=', passwordHash);
  const { numUpdatedRows } = await user.executeTakeFirst();
  const factor = tx
    .selectFrom('second_factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null);
  const hasFactor = isWithoutFactor && (await factor.executeTakeFirst()) !== undefined;
  if (numUpdatedRows === 1n && !hasFactor) return;
  throw siteError('login_refused', 'This user was changed at this moment: log in again.');
}
