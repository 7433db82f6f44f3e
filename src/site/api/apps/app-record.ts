import { apiCatalogue } from '../../../api/catalogue/index.js';
import { covers, isScope } from '../../../api/clients/registered-client.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import { didYouMean } from '../../../protocol/nearest.js';
import { notFound } from '../../engine/context.js';
import type { Input } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';

/** A client app of the JSON API as it is shown, without its secret. */
export interface SiteApp {
  readonly name: string;
  /** `<org_id>-<hex>-<app-name>`. */
  readonly client_id: string;
  /** The scopes that it may use, each `<service>-r` or `<service>-rw`. */
  readonly scopes: readonly string[];
  /** False: it sees all orders. True: only those of `accounts` and `links`. */
  readonly is_limited: boolean;
  readonly accounts: readonly string[];
  readonly links: readonly string[];
  /** True if it sees lock and key codes. */
  readonly sees_codes: boolean;
  readonly created_at: number;
  /** Null while it may call. */
  readonly disabled_at: number | null;
  /** The time of its last call, to the minute; null before the first one. */
  readonly used_at: number | null;
  /** The most calls within a minute; null for the rate of the site. */
  readonly calls_per_minute: number | null;
  /** The most bytes that it may store; null for the quota of the site. */
  readonly quota_bytes: number | null;
  /** The most files that it may store; null for the quota of the site. */
  readonly quota_files: number | null;
  /** The most notes that it may store; null for the quota of the site. */
  readonly quota_notes: number | null;
}

export type StoredApp = StoredRow<'apps'>;

/** The most characters of the name of an app. */
export const LONGEST_APP_NAME = 100;

/** Selects an app by its name. */
export function appRow(statements: Statements, name: string): Promise<StoredApp | undefined> {
  return statements.selectFrom('apps').selectAll().where('name', '=', name).executeTakeFirst();
}

/** @throws LinkError `not_found` */
export async function requireApp(statements: Statements, name: string): Promise<StoredApp> {
  const isName = typeof name === 'string' && name.isWellFormed() && !name.includes('\0');
  const row = isName ? await appRow(statements, name) : undefined;
  if (row) return row;
  throw notFound(`app ${String(name).slice(0, LONGEST_APP_NAME)}`);
}

/** The services of the JSON API, of which scopes are made. */
const SERVICES: ReadonlySet<string> = new Set(apiCatalogue.map(({ service }) => service));

/** Reads the scopes of an app. @throws LinkError `input_invalid`, which names a wrong scope */
export function readAppScopes(input: Input): readonly string[] {
  const scopes = [...new Set(input.texts('scopes'))];
  if (scopes.length === 0)
    throw input.wrong('scopes', 'is required: without one the app may do nothing');
  for (const scope of scopes) {
    if (!isScope(scope)) {
      throw input.wrong(
        'scopes',
        `"${shortName(scope)}" is not a scope: write <service>-r or <service>-rw`,
      );
    }
    const service = scope.replace(/-rw?$/, '');
    if (!SERVICES.has(service)) {
      throw input.wrong(
        'scopes',
        `there is no service ${service}${didYouMean(service, SERVICES)}: the services are ${[...SERVICES].join(', ')}`,
      );
    }
  }
  return scopes.filter(
    (scope) => !scopes.some((other) => other !== scope && covers([other], scope)),
  );
}

/** The accounts and links that an app is limited to, by their names. */
interface LimitNames {
  readonly accounts: ReadonlyMap<string, readonly string[]>;
  readonly links: ReadonlyMap<string, readonly string[]>;
}

/** Returns the names of the accounts and links of all apps, by the id of the app. */
export async function limitNames(statements: Statements): Promise<LimitNames> {
  const accounts = await statements
    .selectFrom('app_accounts')
    .innerJoin('accounts', 'accounts.id', 'app_accounts.account_id')
    .select(['app_accounts.app_id', 'accounts.username'])
    .orderBy('accounts.username')
    .execute();
  const links = await statements
    .selectFrom('app_links')
    .innerJoin('links', 'links.id', 'app_links.link_id')
    .select(['app_links.app_id', 'links.name'])
    .orderBy('links.name')
    .execute();
  return {
    accounts: byApp(accounts.map(({ app_id, username }) => [app_id, username])),
    links: byApp(links.map(({ app_id, name }) => [app_id, name])),
  };
}

function byApp(
  pairs: readonly (readonly [appId: string, name: string])[],
): ReadonlyMap<string, readonly string[]> {
  const grouped = new Map<string, string[]>();
  for (const [appId, name] of pairs) {
    const names = grouped.get(appId);
    if (names) names.push(name);
    else grouped.set(appId, [name]);
  }
  return grouped;
}

/** Returns an app as it is shown. */
export function shownApp(row: StoredApp, { accounts, links }: LimitNames): SiteApp {
  const { name, client_id, scopes, is_limited, sees_codes, created_at, disabled_at, used_at } = row;
  const { calls_per_minute, quota_bytes, quota_files, quota_notes } = row;
  return {
    name,
    client_id,
    scopes: scopes.split(' '),
    is_limited,
    accounts: accounts.get(row.id) ?? [],
    links: links.get(row.id) ?? [],
    sees_codes,
    created_at,
    disabled_at,
    used_at,
    calls_per_minute,
    quota_bytes,
    quota_files,
    quota_notes,
  };
}
