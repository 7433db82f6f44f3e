import { shortName } from '../../../protocol/errors/short-name.js';
import { isRowId, notFound } from '../../engine/context.js';
import { Input, inputError } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { NEW_ORDER_MEMBERS } from '../../orders/order-fields.js';
import { EXPORT_MEMBERS } from './exported-order.js';

/** The uses of a profile. */
export const CAPABILITIES = ['upload', 'export'] as const;
export type ProfileCapability = (typeof CAPABILITIES)[number];

/** The kinds of profiles: rows of orders, or compiled files of a day. */
export const PROFILE_KINDS = ['CSV', 'INS'] as const;
export type ProfileKind = (typeof PROFILE_KINDS)[number];

/** A profile by which files of orders are imported and results are exported. */
export interface ImportProfile {
  /** Its number, which the JSON API calls `autoimport_id`. */
  readonly id: string;
  readonly name: string;
  readonly kind: ProfileKind;
  readonly client_company: string;
  /** The user name of the account of its orders. */
  readonly account: string;
  /** Members of an order by the names of columns. A column that is mapped to '' is ignored. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly capabilities: readonly ProfileCapability[];
  readonly is_active: boolean;
}

/** The data of a new profile. */
export interface NewProfile {
  readonly name: string;
  /** The user name of the account of its orders. */
  readonly account: string;
  /** Default `CSV`. `INS`: its exports are the files that were put there. */
  readonly kind?: ProfileKind;
  /** The client company of its orders. Default ''. */
  readonly client_company?: string;
  /** Members of an order by the names of columns; '' ignores a column. Default: columns have the names of members. */
  readonly mapping?: Readonly<Record<string, string>>;
  /** Default both. */
  readonly capabilities?: readonly ProfileCapability[];
}

/** A profile with the id of its account. */
export interface StoredProfile extends ImportProfile {
  readonly account_id: string;
}

const LONGEST_NAME = 100;
const MOST_COLUMNS = 500;
const MEMBERS = ['name', 'account', 'kind', 'client_company', 'mapping', 'capabilities'] as const;

function profiles(statements: Statements) {
  return statements
    .selectFrom('import_profiles')
    .innerJoin('accounts', 'accounts.id', 'import_profiles.account_id')
    .select(['import_profiles.id', 'name', 'import_kind', 'client_company', 'account_id'])
    .select(['username', 'column_map', 'can_upload', 'can_export', 'import_profiles.is_active'])
    .orderBy('import_profiles.id');
}

type ProfileRow = Awaited<ReturnType<ReturnType<typeof profiles>['execute']>>[number];

function shown(row: ProfileRow): StoredProfile {
  const { id, name, client_company, account_id, username: account, is_active } = row;
  return {
    id,
    name,
    kind: row.import_kind === 'INS' ? 'INS' : 'CSV',
    client_company,
    account_id,
    account,
    mapping: JSON.parse(row.column_map),
    capabilities: CAPABILITIES.filter((one) => row[`can_${one}`]),
    is_active,
  };
}

/** Returns all profiles, in the order in which they were made. */
export async function allProfiles(statements: Statements): Promise<readonly StoredProfile[]> {
  return (await profiles(statements).execute()).map(shown);
}

/** Returns a profile by its number; undefined for an unknown one. */
export async function profileOf(
  statements: Statements,
  id: string,
): Promise<StoredProfile | undefined> {
  if (!isRowId(id)) return undefined;
  const row = await profiles(statements).where('import_profiles.id', '=', id).executeTakeFirst();
  return row && shown(row);
}

/** Returns a profile by its name; undefined for an unknown one. */
export async function profileNamed(
  statements: Statements,
  name: string,
): Promise<StoredProfile | undefined> {
  if (!name.isWellFormed() || name.includes('\0')) return undefined;
  const row = await profiles(statements).where('name', '=', name).executeTakeFirst();
  return row && shown(row);
}

/** @throws LinkError `not_found` */
export async function requireProfile(statements: Statements, name: string): Promise<StoredProfile> {
  const found = await profileNamed(statements, name);
  if (found) return found;
  throw notFound(`import profile ${shortName(name)}`);
}

/** Reads a new profile. @throws LinkError `input_invalid` */
export function readProfile(profile: NewProfile) {
  const input = new Input('profiles.create', profile, MEMBERS);
  const capabilities = input.has('capabilities') ? input.texts('capabilities') : CAPABILITIES;
  for (const one of capabilities) {
    if (!CAPABILITIES.some((known) => known === one)) {
      throw input.wrong('capabilities', `must be of ${CAPABILITIES.join(', ')}`);
    }
  }
  return {
    account: input.required('account'),
    row: {
      name: input.requiredName('name', LONGEST_NAME),
      import_kind: input.choice('kind', PROFILE_KINDS, 'CSV'),
      client_company: input.name('client_company', 255),
      column_map: JSON.stringify(readMapping(input)),
      can_upload: capabilities.includes('upload'),
      can_export: capabilities.includes('export'),
      is_active: true,
    },
  };
}

/** Returns the mapping of a profile that is not yet made. @throws LinkError `input_invalid` */
export function plannedProfile(
  profile: NewProfile,
): Pick<ImportProfile, 'mapping' | 'account' | 'client_company'> {
  const { account, row } = readProfile(profile);
  const { client_company, column_map } = row;
  return { account, client_company, mapping: JSON.parse(column_map) };
}

/** Members that the profile itself sets. */
const OWN: ReadonlySet<string> = new Set(['account', 'client_company_alias']);

/** The members that a column may be mapped to; '' ignores it. */
export const MAPPED_MEMBERS: readonly string[] = [
  '',
  ...NEW_ORDER_MEMBERS.filter((name) => !OWN.has(name)),
  ...EXPORT_MEMBERS,
];
const MAPPED: ReadonlySet<string> = new Set(MAPPED_MEMBERS);

function readMapping(input: Input): Readonly<Record<string, string>> {
  const given: unknown = input.get('mapping') ?? {};
  const mapping = new Input(`${input.path}.mapping`, given, Object.keys(Object(given)));
  const columns = Object.keys(Object(given));
  if (columns.length > MOST_COLUMNS) {
    throw input.wrong('mapping', `has more than ${MOST_COLUMNS} columns`);
  }
  const seen = new Set<string>();
  const pairs = columns.map((column): [string, string] => {
    const member = mapping.text(column, LONGEST_NAME);
    if (!MAPPED.has(member)) {
      const problem = `is mapped to ${member}, which is no member of an order`;
      throw inputError(`${mapping.path}: column ${shortName(column)}`, problem);
    }
    if (member !== '' && seen.has(member)) {
      throw inputError(mapping.path, `maps two columns to ${member}`);
    }
    seen.add(member);
    return [column, member];
  });
  return Object.fromEntries(pairs);
}
