import type { Insertable, Selectable } from 'kysely';
import { LOCK_IDS } from '../../../../deliveries/lock-ids.js';
import { flag, id, large, type ReadValue, time } from './column.js';
import { LOG_STEPS, SITE_STEPS, type Step } from './steps.js';
import type { Rows, Table } from './table.js';
import { APPS } from './tables/apps.js';
import { ATTACHMENTS } from './tables/attachments.js';
import { CALLS } from './tables/calls.js';
import { CHOICES } from './tables/choices.js';
import { PROFILES } from './tables/definitions/profiles.js';
import { PROPERTIES } from './tables/definitions/properties.js';
import { HOOKS } from './tables/hooks.js';
import { LOG, LOG_NAMESPACE } from './tables/log.js';
import { PEERS } from './tables/peers.js';
import { DROPPED, PEOPLE } from './tables/people.js';
import { PRICES } from './tables/prices.js';
import { RESULTS } from './tables/results.js';
import { RETENTION } from './tables/retention.js';
import { SEARCH } from './tables/search.js';
import { TRAFFIC } from './tables/traffic.js';
import { TROUBLES } from './tables/troubles.js';
import { WORK } from './tables/work.js';

/**
 * The tables of a site in statements, the same on every engine: ids are texts of digits, times whole milliseconds since
 * 1970 (UTC), money and quantities decimal texts that are never rounded, flags booleans.
 */
export interface Tables
  extends Rows<
    typeof PEERS &
      typeof APPS &
      typeof CALLS &
      typeof CHOICES &
      typeof WORK &
      typeof PRICES &
      typeof RESULTS &
      typeof RETENTION &
      typeof TRAFFIC &
      typeof PEOPLE &
      typeof ATTACHMENTS &
      typeof SEARCH &
      typeof PROPERTIES &
      typeof TROUBLES &
      typeof HOOKS &
      typeof PROFILES &
      typeof LOG
  > {}

/** A row of a table as the site reads it. */
export type StoredRow<Name extends keyof Tables> = Readonly<Selectable<Tables[Name]>>;

/** A row of a table as the site inserts it. Values that the database makes are optional. */
export type NewRow<Name extends keyof Tables> = Readonly<Insertable<Tables[Name]>>;

/** Tables that are migrated together. */
export interface Schema {
  readonly tables: Readonly<Record<string, Table>>;
  readonly steps: readonly Step[];
  /** The lock under which processes migrate them one after another. */
  readonly lock: number;
  /** The PostgreSQL schema of the tables; undefined: the default one. */
  readonly namespace?: string;
  /** True where a version without a stored schema number may have made some of them. */
  readonly mayExist: boolean;
}

/** The tables of a site, each after those that it refers to. */
export const SITE_SCHEMA: Schema = {
  tables: {
    ...PEERS,
    ...APPS,
    ...CALLS,
    ...CHOICES,
    ...WORK,
    ...PRICES,
    ...RESULTS,
    ...RETENTION,
    ...TRAFFIC,
    ...PEOPLE,
    ...ATTACHMENTS,
    ...SEARCH,
    ...PROPERTIES,
    ...TROUBLES,
    ...HOOKS,
    ...PROFILES,
    ...DROPPED,
  },
  steps: SITE_STEPS,
  lock: LOCK_IDS.migration,
  mayExist: false,
};

/** The tables of the exchange log. */
export const LOG_SCHEMA: Schema = {
  tables: LOG,
  steps: LOG_STEPS,
  lock: LOCK_IDS.exchangeLog,
  namespace: LOG_NAMESPACE,
  mayExist: true,
};

/** Computed values of statements, by their names. */
const COMPUTED = {
  at: time(),
  last_at: time(),
  all_count: large(),
  count: large(),
  file_count: large(),
  flag_count: large(),
  imported_count: large(),
  last_count: large(),
  link_count: large(),
  note_count: large(),
  owned_count: large(),
  part_count: large(),
  photo_count: large(),
  price_count: large(),
  record_count: large(),
  text_length: large(),
  accessed_id: id(),
  first_id: id(),
  foh_file_id: id(),
  last_id: id(),
  has_foh: flag(),
  has_receiver: flag(),
};

const READERS: ReadonlyMap<string, ReadValue | undefined> = new Map(
  [
    COMPUTED,
    ...Object.values({ ...SITE_SCHEMA.tables, ...LOG_SCHEMA.tables }).map(({ columns }) => columns),
  ]
    .flatMap((columns) => Object.entries(columns))
    .map(([name, { codec }]) => [name, codec.read]),
);

/** Returns the conversion of the values that a statement returns under a name: columns of one name have one codec. */
export function readerOf(name: string): ReadValue | undefined {
  return READERS.get(name);
}
