import { isPasswordSha1, passwordSha1 } from '../protocol/envelope/envelope.js';
import { nearest } from '../protocol/nearest.js';
import { checkMembers } from '../protocol/option-rows.js';
import { optionError } from '../protocol/options.js';
import { hashSecret, isStoredSecretText, type StoredSecret } from '../secrets/index.js';
import type { AccountView } from './account-view.js';
import { WIRE_ROWS, type WireOptions } from './wire-options.js';

export type { AccountView } from './account-view.js';

/**
 * An account that may call, as the `accounts` option gives it. Without a password of any kind the account cannot be
 * opened. Each may be a list, so that one password can be replaced while the other still works. `siteIds`, `dialect`,
 * `contentCheck` and `formRecords` replace the receiver's options for this account. Handlers get further members
 * unchanged.
 */
export interface Account extends AccountView, WireOptions {
  /** The plain password of the account. Prefer `passwordHash`. */
  readonly password?: string | readonly string[];
  /**
   * The SHA-1 of the password in hex, the form on the wire. Everybody who reads it can log in. Prefer `passwordHash`.
   */
  readonly passwordSha1?: string | readonly string[];
  /** The value of {@link hashPassword}: a salted scrypt of the form on the wire. */
  readonly passwordHash?: string | readonly string[];
}

/** Finds accounts. Called for every request: cache expensive look-ups. */
export interface Accounts {
  /** @returns the account, or null or undefined when there is none of this name */
  find(username: string): Account | null | undefined | Promise<Account | null | undefined>;
  /**
   * Replaces `before` by `after` among the account's `passwordHash`, in one step, and only where `before` is still
   * stored: a password that was changed meanwhile has precedence. The receiver calls it in the background, after the
   * answer, when a password was verified against a hash of an earlier version, which costs an attacker less than the
   * ones that {@link hashPassword} makes now. It makes one call at a time, and one per process and hash. A failure is
   * logged at level debug and affects no caller; the old hash stays valid. Default: such hashes stay as they are.
   *
   * @returns true if `before` was still stored
   */
  replaceHash?(username: string, before: string, after: string): boolean | Promise<boolean>;
}

/** The sample password hash of the published documents, which opens no account. */
export const EMPTY_PASSWORD = passwordSha1('');

const OPENS_NOTHING = 'is blank, or the SHA-1 of nothing, and opens nothing';

/**
 * Returns the form in which a password should be stored: a salted scrypt of the form on the wire.
 *
 * @param password the plain password, or `{ sha1 }` with its SHA-1 in hex
 * @throws LinkError `option_invalid` for a value that is not a password, and for one that could never open an account:
 * blank, or the SHA-1 of nothing
 */
export async function hashPassword(password: string | { readonly sha1: string }): Promise<string> {
  const isClear = typeof password === 'string';
  const wire: unknown = isClear ? passwordSha1(password) : Object(password).sha1;
  if (typeof wire !== 'string' || !isPasswordSha1(wire)) {
    throw optionError('hashPassword', 'takes a password as text, or { sha1 } of 40 hex digits');
  }
  const hash = wire.toLowerCase();
  if (hash === EMPTY_PASSWORD || (isClear && password.trim() === '')) {
    throw optionError('hashPassword', OPENS_NOTHING);
  }
  return hashSecret(hash);
}

/** Returns the stored forms of an account's passwords; empty when it cannot be opened. */
export function storedSecrets(account: Account): readonly StoredSecret[] {
  const plain = [
    ...list(account, 'password')
      .filter((text) => text.trim() !== '')
      .map(passwordSha1),
    ...list(account, 'passwordSha1').map((hash) => hash.toLowerCase()),
  ];
  const hashed = list(account, 'passwordHash');
  // Frozen lists let the verifier rely on values that it has derived before.
  return Object.freeze([
    ...plain.filter((hash) => hash !== EMPTY_PASSWORD).map((hash) => ({ plain: hash })),
    ...hashed.map((scrypt) => ({ scrypt })),
  ]);
}

const SECRETS = ['passwordHash', 'passwordSha1', 'password'] as const;
const NAMES: ReadonlySet<string> = new Set(['username', 'orgId', ...SECRETS]);

/** Returns the fix for an account that no password opens; undefined for any other account. */
export function whyNeverOpens(
  account: Account,
): { readonly member: string; readonly fix: string } | undefined {
  const given = SECRETS.filter((member) => list(account, member).length > 0);
  if (given.some((member) => list(account, member).some((text) => mayOpen(member, text)))) {
    return undefined;
  }
  const [member] = given;
  if (member !== undefined) {
    return { member, fix: OPENS_NOTHING };
  }
  for (const name of Object.keys(account)) {
    const meant = NAMES.has(name) ? undefined : nearest(name, SECRETS);
    if (meant !== undefined) return { member: name, fix: `did you mean ${meant}?` };
  }
  return { member: 'passwordHash', fix: 'is missing, and so are passwordSha1 and password' };
}

function mayOpen(member: (typeof SECRETS)[number], text: string): boolean {
  return text.trim() !== '' && (member !== 'passwordSha1' || text.toLowerCase() !== EMPTY_PASSWORD);
}

/**
 * Validates the form of an account.
 *
 * @throws LinkError `option_invalid`; the message names the member, never its value
 */
export function checkAccount(account: unknown, path: string): asserts account is Account {
  if (typeof account !== 'object' || account === null || !('username' in account)) {
    throw optionError(path, 'must be an object with a username and a passwordHash');
  }
  const { username, orgId } = account as Partial<Account>;
  if (typeof username !== 'string' || username.trim() === '') {
    throw optionError(`${path}.username`, 'must be text, not blank');
  }
  if (orgId !== undefined && !Number.isSafeInteger(orgId)) {
    throw optionError(`${path}.orgId`, 'must be a whole number');
  }
  const known = account as Account;
  for (const hash of list(known, 'passwordSha1')) {
    if (!isPasswordSha1(hash)) throw optionError(`${path}.passwordSha1`, 'must be 40 hex digits');
  }
  for (const hash of list(known, 'passwordHash')) {
    if (!isStoredSecretText(hash)) {
      throw optionError(`${path}.passwordHash`, 'must be what hashPassword() gave');
    }
  }
  list(known, 'password');
  checkMembers(WIRE_ROWS, known, `${path}.`);
}

function list(
  account: Account,
  member: 'password' | 'passwordSha1' | 'passwordHash',
): readonly string[] {
  const value: unknown = account[member];
  if (value === undefined || value === null) return [];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const texts = values.filter((one): one is string => typeof one === 'string');
  if (texts.length === values.length) return texts;
  throw optionError(`accounts.${member}`, 'must be text or a list of texts');
}

/**
 * Returns accounts of a list that is known at the start, as from a configuration file.
 *
 * @throws LinkError `option_invalid` when one is malformed or can never be opened, or two have the same username
 * @example staticAccounts([{ username: 'acme', passwordHash: process.env.ACME_HASH, orgId: 18 }])
 */
export function staticAccounts(accounts: readonly Account[]): Accounts {
  if (!Array.isArray(accounts)) {
    throw optionError('staticAccounts', 'takes a list of accounts');
  }
  const byName = new Map<string, Account>();
  accounts.forEach((account: unknown, index) => {
    checkAccount(account, `accounts[${index}]`);
    const never = whyNeverOpens(account);
    if (never) throw optionError(`accounts[${index}].${never.member}`, never.fix);
    if (byName.has(account.username)) {
      const fix = 'is there twice; give one account several passwords instead';
      throw optionError(`accounts[${index}].username`, fix);
    }
    // Frozen, so that values derived from it stay valid.
    byName.set(account.username, Object.freeze({ ...account }));
  });
  return { find: byName.get.bind(byName) };
}
