import {
  type ClientCredentials,
  clientIdOf,
  credentialsOf,
  nameForId,
  newHex,
  newSecret,
} from '../../../api/clients/new-client.js';
import { hashSecret } from '../../../secrets/index.js';
import { recordAct } from '../../engine/audit/record-act.js';
import { type ActingUser, alreadyThere, type SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { ownerWrite, ownerWriteAll } from '../../engine/owner-write.js';
import type { StorageUse } from '../../engine/quotas.js';
import {
  type AppBounds,
  type AppLimits,
  BOUNDS,
  boundsOf,
  LIMITS,
  namesOf,
  setLimits,
} from './app-bounds.js';
import {
  appRow,
  LONGEST_APP_NAME,
  limitNames,
  readAppScopes,
  requireApp,
  type SiteApp,
  type StoredApp,
  shownApp,
} from './app-record.js';
import type { StoredTokenKeys } from './token-keys.js';

/** The data of a new client app. */
export interface NewApp extends AppLimits, AppBounds {
  /** 1 to 100 characters, with at least one letter a to z or digit. */
  readonly name: string;
  /** The scopes that it may use, each `<service>-r` or `<service>-rw`. */
  readonly scopes: readonly string[];
  /** True if it sees lock and key codes. Default false. */
  readonly codes?: boolean;
}

/** The settings of a site that its apps need. */
export interface AppSettings {
  /** The organisation in client ids. */
  readonly orgId: number;
  /** The base address of the JSON API, for credentials. */
  readonly apiUrl: string;
}
/** The changes of what an app may do. Absent members stay. */
export type AppRights = Partial<Pick<NewApp, 'scopes' | 'codes'>>;

const RIGHTS = ['scopes', 'codes'] as const;
const NEW_APP_MEMBERS = ['name', 'scopes', 'codes', ...LIMITS, ...BOUNDS] as const;

/** The client apps that may call the JSON API of a site. */
export class Apps {
  /** @internal */
  constructor(
    /** @internal */ protected readonly context: SiteContext,
    /** @internal */ protected readonly settings: AppSettings,
    /** @internal */ protected readonly keys: StoredTokenKeys,
  ) {}

  /**
   * Makes an app. With `accounts` or `links` it sees their orders only, otherwise all orders.
   *
   * @returns its credentials; the secret in them is not stored and is shown once
   * @throws LinkError `input_invalid`, `already_there`, `not_found` for an unknown account or link
   */
  async create(app: NewApp, acting?: ActingUser): Promise<ClientCredentials> {
    const input = new Input('apps.create', app, NEW_APP_MEMBERS);
    const name = input.requiredName('name', LONGEST_APP_NAME);
    if (nameForId(name) === '') {
      throw input.wrong('name', 'must contain a letter a to z or a digit');
    }
    const scopes = readAppScopes(input);
    const sees_codes = input.flag('codes') ?? false;
    const bounds = boundsOf(input);
    const client = { clientId: clientIdOf(this.settings.orgId, newHex(), name), scopes };
    const secret = newSecret();
    const secret_hash = await hashSecret(secret);
    const is_limited = LIMITS.some((one) => input.has(one));
    await ownerWrite(this.context, acting, async (tx) => {
      if (await appRow(tx, name)) throw alreadyThere(`an app ${name}`);
      const { id } = await tx
        .insertInto('apps')
        .values({
          name,
          client_id: client.clientId,
          scopes: scopes.join(' '),
          secret_hash,
          generation: 1,
          is_limited,
          sees_codes,
          created_at: this.context.now(),
          disabled_at: null,
          used_at: null,
          ...bounds,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await setLimits(tx, id, input);
      const detail = { scopes, sees_codes, ...bounds, ...namesOf(input) };
      await recordAct(this.context, tx, acting, { action: 'app.create', subject: name, detail });
    });
    return credentialsOf(client, secret, this.settings.apiUrl);
  }

  /**
   * Limits an app to the orders of some accounts and links; undefined lets it see all orders. It holds from its next
   * call on.
   *
   * @throws LinkError `input_invalid`, `not_found`
   */
  async limit(name: string, limits: AppLimits | undefined, acting?: ActingUser): Promise<void> {
    const input = new Input('apps.limit', limits ?? {}, LIMITS);
    if (limits !== undefined && !LIMITS.some((one) => input.has(one))) {
      throw input.wrong('accounts', 'or links is required; undefined lifts the limits');
    }
    await ownerWrite(this.context, acting, async (tx) => {
      const { id } = await requireApp(tx, name);
      const is_limited = limits !== undefined;
      await tx.updateTable('apps').set({ is_limited }).where('id', '=', id).execute();
      await setLimits(tx, id, input);
      const detail = { is_limited, ...namesOf(input) };
      await recordAct(this.context, tx, acting, { action: 'app.limit', subject: name, detail });
    });
  }

  /**
   * Sets bounds of the calls of an app; absent ones stay. They hold from its next call on.
   *
   * @throws LinkError `input_invalid`, `not_found`
   */
  async setBounds(name: string, bounds: AppBounds, acting?: ActingUser): Promise<void> {
    const input = new Input('apps.setBounds', bounds, BOUNDS);
    const changes = boundsOf(input);
    if (Object.keys(changes).length === 0)
      throw input.wrong('callsPerMinute', 'or quota is required');
    await ownerWrite(this.context, acting, async (tx) => {
      const { id } = await requireApp(tx, name);
      await tx.updateTable('apps').set(changes).where('id', '=', id).execute();
      await recordAct(this.context, tx, acting, {
        action: 'app.limit',
        subject: name,
        detail: changes,
      });
    });
  }

  /**
   * Sets limits and bounds of an app: both, or none.
   *
   * @param changes `limits`: null lifts them, absent ones stay; `bounds`: absent ones stay
   * @throws LinkError `input_invalid`, `not_found`
   * @internal
   */
  async change(
    name: string,
    { limits, bounds }: { readonly limits?: AppLimits | null; readonly bounds?: AppBounds },
    acting?: ActingUser,
  ): Promise<void> {
    await ownerWriteAll(this.context, acting, async (within) => {
      if (limits !== undefined) await this.limit(name, limits ?? undefined, within);
      if (bounds !== undefined) await this.setBounds(name, bounds, within);
    });
  }

  /**
   * Changes the scopes of an app, and its right to see codes. A scope that it loses ends with its next call, in its
   * tokens too. For a scope that it gains it requests another token.
   *
   * @throws LinkError `input_invalid`, `not_found`
   */
  async setRights(name: string, rights: AppRights, acting?: ActingUser): Promise<void> {
    const input = new Input('apps.setRights', rights, RIGHTS);
    if (!RIGHTS.some((one) => input.has(one))) throw input.wrong('scopes', 'or codes is required');
    const changes = {
      ...(input.has('scopes') ? { scopes: readAppScopes(input).join(' ') } : {}),
      ...(input.has('codes') ? { sees_codes: input.flag('codes') ?? false } : {}),
    };
    await ownerWrite(this.context, acting, async (tx) => {
      const { id } = await requireApp(tx, name);
      await tx.updateTable('apps').set(changes).where('id', '=', id).execute();
      await recordAct(this.context, tx, acting, {
        action: 'app.scopes',
        subject: name,
        detail: changes,
      });
    });
  }

  /**
   * Gives an app another secret. The old one, and the tokens that it was exchanged for, end at once.
   *
   * @throws LinkError `not_found`
   */
  async rotate(name: string, acting?: ActingUser): Promise<ClientCredentials> {
    const secret = newSecret();
    const secret_hash = await hashSecret(secret);
    const app = await ownerWrite(this.context, acting, async (tx) => {
      const row = await requireApp(tx, name);
      await tx
        .updateTable('apps')
        .set({ secret_hash, generation: row.generation + 1 })
        .where('id', '=', row.id)
        .execute();
      await recordAct(this.context, tx, acting, { action: 'app.secret', subject: name });
      return row;
    });
    const client = { clientId: app.client_id, scopes: app.scopes.split(' ') };
    return credentialsOf(client, secret, this.settings.apiUrl);
  }

  /** Disables an app: its calls are refused at once. @throws LinkError `not_found` */
  disable(name: string, acting?: ActingUser): Promise<void> {
    return this.#setDisabled(name, this.context.now(), acting);
  }

  /** Enables an app. Tokens from before that have not expired are accepted again. @throws LinkError `not_found` */
  enable(name: string, acting?: ActingUser): Promise<void> {
    return this.#setDisabled(name, null, acting);
  }

  /** Removes an app. What it did stays in histories under its name. @throws LinkError `not_found` */
  async remove(name: string, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const { id } = await requireApp(tx, name);
      await tx.deleteFrom('app_accounts').where('app_id', '=', id).execute();
      await tx.deleteFrom('app_links').where('app_id', '=', id).execute();
      await tx.deleteFrom('answered_calls').where('app_id', '=', id).execute();
      await tx.deleteFrom('apps').where('id', '=', id).execute();
      await recordAct(this.context, tx, acting, { action: 'app.remove', subject: name });
    });
  }

  /**
   * Makes another key for tokens. Tokens of the key before are accepted until they expire.
   *
   * @param options `endTokens`: true ends all tokens instead, within 30 seconds in other processes. Apps ask for new ones
   * @throws LinkError `input_invalid`
   */
  async rotateKeys(
    options: { readonly endTokens?: boolean } = {},
    acting?: ActingUser,
  ): Promise<void> {
    const input = new Input('apps.rotateKeys', options, ['endTokens']);
    const endsTokens = input.flag('endTokens') ?? false;
    await ownerWrite(this.context, acting, async (tx) => {
      await this.keys.rotate(tx, endsTokens);
      const detail = { ends_tokens: endsTokens };
      await recordAct(this.context, tx, acting, { action: 'app.keys', detail });
    });
    this.keys.reload();
  }

  /** Returns an app; undefined when there is none of this name. */
  async get(name: string): Promise<SiteApp | undefined> {
    return (await this.list()).find((app) => app.name === name);
  }

  /** Returns all apps, by name. */
  async list(): Promise<readonly SiteApp[]> {
    const { read } = this.context.database;
    const rows: readonly StoredApp[] = await read
      .selectFrom('apps')
      .selectAll()
      .orderBy('name')
      .execute();
    const names = await limitNames(read);
    return rows.map((row) => shownApp(row, names));
  }

  /** Returns the storage of each app and its quota, by name: the files and notes that it has added. */
  storage(): Promise<readonly StorageUse[]> {
    const { database, quotas } = this.context;
    return quotas.list(database.background, 'app');
  }

  async #setDisabled(
    name: string,
    at: number | null,
    acting: ActingUser | undefined,
  ): Promise<void> {
    const action = at === null ? 'app.enable' : 'app.disable';
    await ownerWrite(this.context, acting, async (tx) => {
      const { id } = await requireApp(tx, name);
      await tx.updateTable('apps').set({ disabled_at: at }).where('id', '=', id).execute();
      await recordAct(this.context, tx, acting, { action, subject: name });
    });
  }
}
