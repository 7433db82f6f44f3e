import { optionError } from '../../../../protocol/options.js';

/**
 * The largest number of connections of a pool: enough for 32 connections of callers. PostgreSQL itself allows 100 by
 * default.
 */
const CONNECTIONS = 20;
const MOST_CONNECTIONS = 1000;
/** Parameters of an address. The first two are read by svclink, and not by PostgreSQL. */
const PARAMETERS = {
  pool_size: /(?<=[?&])pool_size=[^&]*/,
  schema: /(?<=[?&])schema=[^&]*/,
  options: /(?<=[?&])options=[^&]*/,
};

/** The names of schemas that need no quotes; the schema of the log has the same name with `_log`. */
const SCHEMA_NAME = /^(?!pg_)[a-z_][a-z0-9_]{0,50}$/;

/** The form of the name of a schema, for messages. */
export const SCHEMA_FORM =
  'up to 51 lower-case letters, digits and underscores, not beginning with a digit or pg_';

/** Returns true for a name that a site may give its schema. */
export function isSchemaName(given: unknown): boolean {
  return typeof given === 'string' && SCHEMA_NAME.test(given);
}

/** The parts of an address. */
export interface PostgresAddress {
  /** The address for the driver. */
  readonly connectionString: string;
  /** The most connections of the pool. */
  readonly max: number;
  /** The schema of the tables; undefined where the server decides. */
  readonly schema: string | undefined;
}

/**
 * Reads an address. The schema becomes the `search_path` with which each connection begins. It has no other schema, so
 * that a name never means a table of another site.
 *
 * @throws LinkError `option_invalid`
 */
export function readAddress(address: string): PostgresAddress {
  const size = take(address, 'pool_size');
  const { value: schema, rest } = take(size.rest, 'schema');
  const max = size.value === undefined ? CONNECTIONS : poolSize(size.value);
  if (schema === undefined) return { connectionString: rest, max, schema };
  if (!isSchemaName(schema)) throw optionError('database', `schema must be ${SCHEMA_FORM}`);
  return { connectionString: withSearchPath(rest, schema), max, schema };
}

/** Takes a parameter out of an address. The parser of the platform refuses the addresses of sockets. */
function take(address: string, name: keyof typeof PARAMETERS) {
  const [given] = PARAMETERS[name].exec(address) ?? [];
  if (given === undefined) return { value: undefined, rest: address };
  const rest = address
    .replace(given, '')
    .replace(/([?&])&/, '$1')
    .replace(/[?&]$/, '');
  return { value: decoded(name, given.slice(`${name}=`.length)), rest };
}

/** Decodes a value of a query as the driver does, for which a plus sign is a blank. */
function decoded(name: string, value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    throw optionError('database', `${name} is not percent-encoded: write % as %25`);
  }
}

function poolSize(text: string): number {
  const max = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (max >= 1 && max <= MOST_CONNECTIONS) return max;
  throw optionError('database', `pool_size must be a whole number from 1 to ${MOST_CONNECTIONS}`);
}

function withSearchPath(address: string, schema: string): string {
  const { value, rest } = take(address, 'options');
  const path = `-c search_path=${schema}`;
  const options = encodeURIComponent(value === undefined ? path : `${value} ${path}`);
  return `${rest}${rest.includes('?') ? '&' : '?'}options=${options}`;
}
