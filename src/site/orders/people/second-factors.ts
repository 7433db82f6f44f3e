import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { LinkError } from '../../../index.js';
import { recordAct } from '../../engine/audit/record-act.js';
import { type ActingUser, notFound, type SiteContext } from '../../engine/context.js';
import { ownerWrite } from '../../engine/owner-write.js';
import type { SecretLocation } from '../../engine/secrets/secret-key.js';
import { siteError } from '../../engine/site-error.js';
import type { Statements } from '../../engine/store/database.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { endSessions, requireUser, usersAmong } from './stored-users.js';

/** Seconds for which a code is valid (RFC 6238, section 4). */
const STEP = 30;
/** The steps before and after the present one whose codes are accepted, because clocks differ. */
const WINDOW = 1;
/** The bytes of a secret: those of a hash of SHA-1 (RFC 4226, section 4). */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** Letters and digits that are not taken for each other. 24 of them have 118 bits: no hash of low cost reveals a code. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 24;

/** A secret for an authenticator app, which is shown once. */
export interface OfferedFactor {
  /** The secret as base32. */
  readonly secret: string;
  /** The `otpauth:` address of the secret, which a picture code contains. */
  readonly address: string;
}

/** The second factor of a user. */
export interface FactorState {
  readonly is_set: boolean;
  /** The number of unused recovery codes. */
  readonly recovery_codes: number;
}

type User = Pick<StoredRow<'users'>, 'id' | 'username'>;
type StoredFactor = StoredRow<'second_factors'>;

const factorCell = (row: string): SecretLocation => ({
  table: 'second_factors',
  column: 'secret',
  row,
});

/**
 * The second factors of users: codes of an authenticator app (RFC 6238), and recovery codes for the loss of that app.
 * Each code is accepted once.
 */
export class SecondFactors {
  constructor(readonly context: SiteContext) {}

  /** Returns the second factor of a user. */
  async state({ id }: Pick<User, 'id'>): Promise<FactorState> {
    const { read } = this.context.database;
    const factor = await factorOf(read, id);
    const codes = await read
      .selectFrom('recovery_codes')
      .select('id')
      .where('user_id', '=', id)
      .execute();
    return { is_set: factor?.confirmed_at != null, recovery_codes: codes.length };
  }

  /**
   * Offers a user a new secret. It has no effect before {@link confirm}.
   *
   * @param issuer the name of the site in the authenticator app
   * @throws LinkError `already_there` if the user has a second factor
   */
  async offer({ id: user_id, username }: User, issuer: string): Promise<OfferedFactor> {
    const secret = new Secret({ size: SECRET_BYTES });
    const { database, key, now } = this.context;
    await database.write(async (tx) => {
      if ((await factorOf(tx, user_id))?.confirmed_at != null) throw hasOne();
      await tx.deleteFrom('second_factors').where('user_id', '=', user_id).execute();
      const { id } = await tx
        .insertInto('second_factors')
        .values({ user_id, secret: '', confirmed_at: null, last_step: 0, created_at: now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const sealed = key.encrypt(secret.base32, factorCell(id));
      await tx.updateTable('second_factors').set({ secret: sealed }).where('id', '=', id).execute();
    });
    const address = new TOTP({ issuer, label: username, secret, period: STEP }).toString();
    return { secret: secret.base32, address };
  }

  /**
   * Sets the offered second factor of a user who enters its first code. The other sessions of the user end.
   *
   * @param keep the id of the session that continues
   * @returns the recovery codes, which are not stored
   * @throws LinkError `input_invalid` for a wrong code, `already_there`, `not_found` where nothing is offered
   */
  async confirm(
    { id: user_id, username: subject }: User,
    code: string,
    { keep, acting }: { readonly keep: string; readonly acting: ActingUser },
  ): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const { audit, database, now } = this.context;
    await database.write(async (tx) => {
      const factor = await factorOf(tx, user_id);
      if (!factor) throw notFound('offered second factor: begin again');
      if (factor.confirmed_at !== null) throw hasOne();
      const last_step = this.#stepOf(factor, code);
      if (last_step === undefined) {
        const message =
          'code: is not the code that the app shows now; check the clock of the device';
        throw new LinkError('input_invalid', message);
      }
      const set = { confirmed_at: now(), last_step };
      await tx.updateTable('second_factors').set(set).where('id', '=', factor.id).execute();
      await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
      const rows = codes.map((one) => ({ user_id, code_hash: recoveryHash(one) }));
      await tx.insertInto('recovery_codes').values(rows).execute();
      await endSessions(tx, user_id, keep);
      await recordAct({ audit }, tx, acting, { action: 'user.factor', subject });
    });
    return codes;
  }

  /** Returns true for a valid code of a user who has a second factor. The same code is not accepted again. */
  async accepts({ id: user_id, username: subject }: User, code: string): Promise<boolean> {
    const { audit, database } = this.context;
    return database.write(async (tx) => {
      const factor = await factorOf(tx, user_id);
      if (factor?.confirmed_at == null) return false;
      const last_step = this.#stepOf(factor, code);
      if (last_step !== undefined) {
        const { numUpdatedRows } = await tx
          .updateTable('second_factors')
          .set({ last_step })
          .where('id', '=', factor.id)
          .where('last_step', '<', last_step)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }
      const { numDeletedRows } = await tx
        .deleteFrom('recovery_codes')
        .where('user_id', '=', user_id)
        .where('code_hash', '=', recoveryHash(code))
        .executeTakeFirst();
      if (numDeletedRows !== 1n) return false;
      const entry = { who: subject, from: 'console', address: '' } as const;
      await audit.record({ ...entry, action: 'user.recovery-code', subject }, tx);
      return true;
    });
  }

  /**
   * Removes the second factor of a user. With `endsSessions` all sessions of the user end.
   *
   * @throws LinkError `not_found` for an unknown user
   */
  async reset(username: string, endsSessions: boolean, acting?: ActingUser): Promise<void> {
    const { audit } = this.context;
    await ownerWrite(this.context, acting, async (tx) => {
      const { id } = await requireUser(tx, username);
      await tx.deleteFrom('second_factors').where('user_id', '=', id).execute();
      await tx.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
      if (endsSessions) await endSessions(tx, id);
      await recordAct({ audit }, tx, acting, { action: 'user.factor-reset', subject: username });
    });
  }

  /** Returns the step of a code that was not used before; undefined for any other text. */
  #stepOf(factor: StoredFactor, code: string): number | undefined {
    const token = code.replaceAll(' ', '');
    if (!/^\d{6}$/.test(token)) return undefined;
    const secret = Secret.fromBase32(
      this.context.key.decrypt(factor.secret, factorCell(factor.id)),
    );
    const timestamp = this.context.now();
    const delta = new TOTP({ secret, period: STEP }).validate({ token, timestamp, window: WINDOW });
    if (delta === null) return undefined;
    const step = Math.floor(timestamp / 1000 / STEP) + delta;
    return step > factor.last_step ? step : undefined;
  }
}

/** Returns the stored factor of a user, which the user may not have confirmed. */
function factorOf(statements: Statements, userId: string): Promise<StoredFactor | undefined> {
  return statements
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Returns the ids of those of some users who have a second factor. */
export function usersWithFactor(statements: Statements, ids: readonly string[]) {
  return usersAmong(ids, (part) =>
    statements
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', 'in', part)
      .where('confirmed_at', 'is not', null)
      .execute(),
  );
}

function hasOne() {
  return siteError('already_there', 'There is already a second factor: remove it first.');
}

/** Returns a random recovery code in groups of four. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

function recoveryHash(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(letters).digest('base64url');
}
