import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../index.js';
import { DAY } from '../../protocol/units.js';
import { recordAct } from '../engine/audit/record-act.js';
import { type ActingUser, alreadyThere, type SiteContext } from '../engine/context.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { StorageUse } from '../engine/quotas.js';
import {
  changedAddress,
  receiverAddressLocation,
  storedAddress,
} from '../engine/secrets/sealed-address.js';
import type { SecretKey } from '../engine/secrets/secret-key.js';
import type { Statements } from '../engine/store/database.js';
import type { StoredRow } from '../engine/store/schema/schema.js';
import { accountRow, LONGEST_NAME, requireAccount } from '../orders/people/account-row.js';
import { clientsOfAccounts, readClients, setClients } from './account-clients.js';
import {
  NEW_ACCOUNT_MEMBERS,
  type NewAccount,
  PROFILE,
  readProfile,
  type SiteAccount,
  shownAccount,
} from './account-record.js';
import { readAccountWire, storedWire } from './account-wire.js';

/** The result of setting a password, which is not stored and is shown once. */
export interface IssuedPassword {
  readonly username: string;
  readonly password: string;
}
/** Milliseconds for which the old password works beside a new one. */
const OVERLAP = 7 * DAY;

/** The accounts that may call a site. */
export class CallerAccounts {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Makes an account.
   *
   * @throws LinkError `input_invalid`, `already_there`
   */
  async create(account: NewAccount, acting?: ActingUser): Promise<IssuedPassword> {
    const input = new Input('accounts.create', account, NEW_ACCOUNT_MEMBERS);
    const username = input.requiredName('username', LONGEST_NAME);
    const password = passwordOf(input);
    const hash = await hashPassword(password);
    const profile = readProfile(input);
    const options = readAccountWire(input, {});
    const clients = readClients(input);
    const { now } = this.context;
    await ownerWrite(this.context, acting, async (tx) => {
      if (await accountRow(tx, username)) throw alreadyThere(`an account ${username}`);
      const row = { username, created_at: now(), options, ...profile };
      const { id } = await tx
        .insertInto('accounts')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      await this.#storeReceiver(tx, { id, receiver_url: null, receiver_secret: null }, input);
      if (clients) await setClients(tx, id, clients);
      await tx
        .insertInto('account_secrets')
        .values({ account_id: id, hash, created_at: now(), expires_at: null })
        .execute();
      await recordAct(this.context, tx, acting, { action: 'account.create', subject: username });
    });
    return { username, password };
  }

  /**
   * Changes an account. Absent members stay.
   *
   * @throws LinkError `input_invalid`, `not_found`
   */
  async update(
    username: string,
    changes: Partial<Omit<NewAccount, 'username' | 'password'>>,
    acting?: ActingUser,
  ): Promise<void> {
    const input = new Input('accounts.update', changes, PROFILE);
    const profile = readProfile(input);
    const clients = readClients(input);
    await ownerWrite(this.context, acting, async (tx) => {
      const account = await requireAccount(tx, username);
      const { id } = account;
      const options = readAccountWire(input, storedWire(account.options));
      await tx
        .updateTable('accounts')
        .set({ ...profile, options })
        .where('id', '=', id)
        .execute();
      await this.#storeReceiver(tx, account, input);
      if (clients) await setClients(tx, id, clients);
      const detail = { members: PROFILE.filter((name) => input.has(name)) };
      await recordAct(this.context, tx, acting, {
        action: 'account.change',
        subject: username,
        detail,
      });
    });
  }

  /**
   * Sets another password of an account. The old ones work for some more time, so that both sides need not change at
   * once.
   *
   * @param options `password`: default one of 32 random characters. `overlap`: milliseconds for which the old ones
   * work; default seven days, 0 ends them at once
   * @throws LinkError `input_invalid`, `not_found`
   */
  async rotate(
    username: string,
    options: { readonly password?: string; readonly overlap?: number } = {},
    acting?: ActingUser,
  ): Promise<IssuedPassword> {
    const input = new Input('accounts.rotate', options, ['password', 'overlap']);
    const { overlap = OVERLAP } = options;
    if (!Number.isSafeInteger(overlap) || overlap < 0) {
      throw input.wrong('overlap', 'must be a whole number of milliseconds, 0 or more');
    }
    const password = passwordOf(input);
    const hash = await hashPassword(password);
    const now = this.context.now();
    await ownerWrite(this.context, acting, async (tx) => {
      const { id } = await requireAccount(tx, username);
      await tx
        .updateTable('account_secrets')
        .set({ expires_at: now + overlap })
        .where('account_id', '=', id)
        .where((secret) =>
          secret.or([secret('expires_at', 'is', null), secret('expires_at', '>', now + overlap)]),
        )
        .execute();
      await tx
        .insertInto('account_secrets')
        .values({ account_id: id, hash, created_at: now, expires_at: null })
        .execute();
      const detail = { overlap };
      await recordAct(this.context, tx, acting, {
        action: 'account.password',
        subject: username,
        detail,
      });
    });
    return { username, password };
  }

  /** Disables an account: its calls are refused. @throws LinkError `not_found` */
  disable(username: string, acting?: ActingUser): Promise<void> {
    return this.#setDisabled(username, this.context.now(), acting);
  }

  /** Enables an account. @throws LinkError `not_found` */
  enable(username: string, acting?: ActingUser): Promise<void> {
    return this.#setDisabled(username, null, acting);
  }

  /** Returns an account; undefined when there is none of this name. */
  async get(username: string): Promise<SiteAccount | undefined> {
    const { read } = this.context.database;
    const row = await accountRow(read, username);
    return row && shownAccount(row, await clientsOfAccounts(read));
  }

  /** Returns the storage of each account and its quota, by name. */
  storage(): Promise<readonly StorageUse[]> {
    const { database, quotas } = this.context;
    return quotas.list(database.background, 'account');
  }

  /** Returns all accounts, by name. */
  async list(): Promise<readonly SiteAccount[]> {
    return this.#shown(await this.#byName().execute());
  }

  /** Returns the accounts after a name, up to a number. @internal */
  async page(after: string, size: number): Promise<readonly SiteAccount[]> {
    const rows = await this.#byName().where('username', '>', after).limit(size).execute();
    return this.#shown(rows);
  }

  async #shown(rows: readonly StoredRow<'accounts'>[]): Promise<readonly SiteAccount[]> {
    const clients = await clientsOfAccounts(this.context.database.read);
    return rows.map((row) => shownAccount(row, clients));
  }

  #byName() {
    return this.context.database.read.selectFrom('accounts').selectAll().orderBy('username');
  }

  async #setDisabled(
    username: string,
    at: number | null,
    acting: ActingUser | undefined,
  ): Promise<void> {
    const action = at === null ? 'account.enable' : 'account.disable';
    await ownerWrite(this.context, acting, async (tx) => {
      const { id } = await requireAccount(tx, username);
      await tx.updateTable('accounts').set({ disabled_at: at }).where('id', '=', id).execute();
      await recordAct(this.context, tx, acting, { action, subject: username });
    });
  }

  /** Removes the password of the former address when the address changes. */
  async #storeReceiver(
    tx: Statements,
    { id, ...before }: StoredReceiver,
    input: Input,
  ): Promise<void> {
    const address = changedAddress(input, 'receiver_url', before.receiver_url);
    const isNewSecret = input.has('receiver_password');
    if (address && before.receiver_secret !== null && !isNewSecret) {
      throw input.wrong('receiver_password', 'is required with another receiver_url');
    }
    const { key } = this.context;
    const cell = { table: 'accounts', column: 'receiver_secret', row: id };
    const password = input.text('receiver_password');
    const secret = { receiver_secret: password === '' ? null : key.encrypt(password, cell) };
    const set = {
      ...(address === undefined ? {} : receiverAddress(key, id, address)),
      ...(isNewSecret ? secret : {}),
    };
    if (Object.keys(set).length === 0) return;
    await tx.updateTable('accounts').set(set).where('id', '=', id).execute();
  }
}

/** The stored receiver of an account. */
type StoredReceiver = Pick<StoredRow<'accounts'>, 'id' | 'receiver_url' | 'receiver_secret'>;

function receiverAddress(key: SecretKey, id: string, address: string | null) {
  if (address === null) return { receiver_url: null, receiver_url_secret: null };
  const { shown, sealed } = storedAddress(key, address, receiverAddressLocation(id));
  return { receiver_url: shown, receiver_url_secret: sealed };
}

function passwordOf(input: Input): string {
  return input.has('password') ? input.required('password', LONGEST_NAME) : randomPassword();
}

/** Returns 32 random characters. None of them begins a formula in a spreadsheet. */
function randomPassword(): string {
  for (;;) {
    const password = randomBytes(24).toString('base64url');
    if (!password.startsWith('-')) return password;
  }
}
