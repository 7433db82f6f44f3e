import { shortName } from '../../../protocol/errors/short-name.js';
import { notFound } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { QUOTA_PARTS } from '../../engine/quotas.js';
import type { Statements } from '../../engine/store/database.js';
import { namedLink } from '../../importer/links/link-record.js';
import { requireAccount } from '../../orders/people/account-row.js';
import type { StoredApp } from './app-record.js';

/** The orders that an app may see and change: those of these accounts and links. */
export interface AppLimits {
  /** User names of accounts. */
  readonly accounts?: readonly string[];
  /** Names of links. */
  readonly links?: readonly string[];
}

/** The quota of one app. An absent member stays as it is; null stands for the quota of the site, which is the default. */
export interface AppQuota {
  /** The bytes of the files that it has added. */
  readonly bytes?: number | null;
  /** The number of the files that it has added. */
  readonly files?: number | null;
  /** The number of the notes that it has written, revisions included. */
  readonly notes?: number | null;
}

/** The bounds of the calls of an app. */
export interface AppBounds {
  /** The most calls within a minute, 1 to 1,000,000; null for the rate of the site, which is the default. */
  readonly callsPerMinute?: number | null;
  /** The most that it may store. A call beyond it is refused with `quota_exceeded`. */
  readonly quota?: AppQuota;
}

export const LIMITS = ['accounts', 'links'] as const;

export const BOUNDS = ['callsPerMinute', 'quota'] as const;

const MOST_CALLS = 1_000_000;

/** Replaces the accounts and links of an app. @throws LinkError `not_found` */
export async function setLimits(tx: Statements, id: string, input: Input): Promise<void> {
  await tx.deleteFrom('app_accounts').where('app_id', '=', id).execute();
  await tx.deleteFrom('app_links').where('app_id', '=', id).execute();
  const { accounts, links } = namesOf(input);
  for (const username of accounts) {
    const { id: account_id } = await requireAccount(tx, username);
    await tx.insertInto('app_accounts').values({ app_id: id, account_id }).execute();
  }
  for (const name of links) {
    const link = await namedLink(tx, name);
    if (!link) throw notFound(`link ${shortName(name)}`);
    await tx.insertInto('app_links').values({ app_id: id, link_id: link.id }).execute();
  }
}

type BoundColumns = Partial<
  Pick<StoredApp, 'calls_per_minute' | 'quota_bytes' | 'quota_files' | 'quota_notes'>
>;

/** Returns the columns of the bounds that an input names; null for those of the site. */
export function boundsOf(input: Input): BoundColumns {
  const calls_per_minute = boundOf(input, 'callsPerMinute', 1, MOST_CALLS);
  const quota = input.has('quota')
    ? new Input(`${input.path}.quota`, input.get('quota'), QUOTA_PARTS)
    : undefined;
  const most = (part: (typeof QUOTA_PARTS)[number]) =>
    quota && boundOf(quota, part, 0, Number.MAX_SAFE_INTEGER);
  const columns = {
    calls_per_minute,
    quota_bytes: most('bytes'),
    quota_files: most('files'),
    quota_notes: most('notes'),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Returns a whole number within bounds, or null; undefined where it is absent. @throws LinkError `input_invalid` */
function boundOf(
  input: Input,
  name: string,
  least: number,
  most: number,
): number | null | undefined {
  const value = input.get(name);
  if (value === undefined || value === null) return value;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
    return value;
  }
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  throw input.wrong(name, `must be a whole number, ${range}, or null`);
}

export const namesOf = (input: Input) => ({
  accounts: [...new Set(input.texts('accounts'))],
  links: [...new Set(input.texts('links'))],
});
