import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { messageOf } from '../../protocol/errors/base-error.js';
import { didYouMean } from '../../protocol/nearest.js';
import { inSchema } from '../../site/engine/store/database-source.js';
import { UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { parseJson } from '../json-input.js';
import { databaseFlag, refusedFlag } from '../secret-flags.js';
import { readTextFile } from '../text-file.js';
import { SERVE_SETTING_NAMES, type ServeSettings, type Setting, settings } from './settings.js';

/** The source of a value: a flag, a variable, the file, or none. */
export interface SettingSource {
  readonly name: keyof ServeSettings;
  readonly value: unknown;
  /** `--port`, `PORT`, the file of the configuration, or `default`. */
  readonly source: string;
  readonly isSecret: boolean;
}

/** All settings with their sources. */
export interface FoundSettings {
  readonly settings: ServeSettings;
  readonly sources: readonly SettingSource[];
}

/** The prefix of all variables except those that every platform sets. */
const OURS = 'SVCLINK_';

/** The default file of settings, which need not exist. */
const DEFAULT_FILE = 'svclink.config.json';

/** Variables of other commands. Every other variable with the prefix SVCLINK_ is misspelt. */
const OTHER_VARIABLES = [
  'SVCLINK_CONFIG',
  'SVCLINK_URL',
  'SVCLINK_USER',
  'SVCLINK_PASSWORD',
  'SVCLINK_PASSWORD_SHA1',
  'SVCLINK_CREDENTIALS',
  'SVCLINK_PASSPHRASE',
  'SVCLINK_PASSPHRASE_FILE',
  'SVCLINK_MOVE_TO',
] as const;

const entries = Object.entries(settings) as readonly [keyof ServeSettings, Setting][];

/** Returns the member of commander's options for a flag. */
function memberOf(flag: string): string {
  return flag.replace(/^no-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Adds the flags of the settings and of their file to a command. */
export function addSettingFlags(
  command: Command,
  isTaken: (setting: Setting) => boolean = () => true,
): Command {
  command.option(
    '--config <FILE>',
    'JSON with settings; default svclink.config.json here (or SVCLINK_CONFIG)',
  );
  for (const setting of Object.values<Setting>(settings)) {
    if (!isTaken(setting)) continue;
    const { flag, value, variable, description, isNoFlag, passwordInstead } = setting;
    const flags = value === undefined ? `--${flag}` : `--${flag} <${value}>`;
    const help = `${description} (or ${variable})`;
    if (isNoFlag !== undefined) command.addOption(refusedFlag(flag, isNoFlag));
    else if (passwordInstead === undefined) command.option(flags, help);
    else command.option(flags, help, databaseFlag(flag, passwordInstead));
  }
  return command;
}

/**
 * Reads the settings. A flag has precedence over the environment, the environment over the file.
 *
 * @throws UsageError that names the wrong flag, variable or member, and for an unknown one the nearest
 */
export function readServeSettings(
  flags: Readonly<Record<string, unknown>>,
  { env }: Pick<Io, 'env'>,
): FoundSettings {
  refuseUnknownVariables(env);
  const file = readFile(flags, env);
  const values: Record<string, unknown> = {};
  const sources = entries.map(([name, setting]): SettingSource => {
    const { isSecret = false } = setting;
    const given = givenBy(name, setting, { flags, env, file });
    const value = given ? readGiven(setting, given) : setting.fallback(values);
    values[name] = value;
    return { name, value, source: given?.source ?? 'default', isSecret };
  });
  const settings = values as unknown as ServeSettings;
  return { settings: { ...settings, database: locatedDatabase(settings) }, sources };
}

/** Returns the address of the database with its schema, which every command then obeys. @throws UsageError */
function locatedDatabase({ database, databaseSchema }: ServeSettings): string {
  try {
    return inSchema(database, databaseSchema);
  } catch (error) {
    throw new UsageError(`--database-schema: ${messageOf(error)}`);
  }
}

interface Given {
  readonly value: unknown;
  readonly source: string;
}

interface ConfigurationFile {
  readonly path: string;
  readonly members: ReadonlyMap<string, unknown>;
}

interface Sources {
  readonly flags: Readonly<Record<string, unknown>>;
  readonly env: Io['env'];
  readonly file: ConfigurationFile | undefined;
}

function givenBy(
  name: keyof ServeSettings,
  { flag, variable, isSecret, value }: Setting,
  { flags, env, file }: Sources,
): Given | undefined {
  const flagged = flags[memberOf(flag)];
  // A flag without a value is true, unless it is negated.
  const isFlagged =
    value === undefined ? flagged === !flag.startsWith('no-') : flagged !== undefined;
  if (isFlagged) return { value: flagged, source: `--${flag}` };
  if (env[variable]) return { value: env[variable], source: variable };
  const path = isSecret ? env[`${variable}_FILE`] : undefined;
  if (path && variable !== 'SVCLINK_SECRET_KEY') {
    return { value: readTextFile(path, `${variable}_FILE`).trim(), source: `${variable}_FILE` };
  }
  return file?.members.has(name) ? { value: file.members.get(name), source: file.path } : undefined;
}

function readGiven(setting: Setting, { value, source }: Given): unknown {
  try {
    return setting.read(value);
  } catch (error) {
    const problem = messageOf(error);
    throw new UsageError(`${source}: ${problem}`);
  }
}

function readFile(flags: Sources['flags'], env: Sources['env']): ConfigurationFile | undefined {
  const named = flags.config ?? env.SVCLINK_CONFIG;
  const isNamed = typeof named === 'string' && named !== '';
  const path = isNamed ? named : DEFAULT_FILE;
  if (!isNamed && !existsSync(path)) return undefined;
  const text = isNamed ? readTextFile(path, '--config') : readTextFile(path);
  const parsed = parseJson(text, path);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new UsageError(`${path}: must be a JSON object`);
  }
  const members = new Map(Object.entries(parsed));
  const known = new Set<string>(SERVE_SETTING_NAMES);
  for (const name of members.keys()) {
    if (known.has(name)) continue;
    throw new UsageError(`${path}: there is no setting ${name}${didYouMean(name, known)}`);
  }
  return { path, members };
}

/** Variables of the address of a service with the name svclink. `SVCLINK_PORT` is one where it names a protocol. */
const OF_SERVICE =
  /^SVCLINK_(?:SERVICE_(?:HOST|PORT(?:_[A-Z0-9_]{1,63})?)|PORT_\d{1,5}_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)$/;
const SERVICE_ADDRESS = /^(?:tcp|udp|sctp):\/\//;

/** Returns true for a variable that Kubernetes sets in every container beside a service with the name svclink. */
function isOfService(name: string, value: string): boolean {
  return OF_SERVICE.test(name) || (name === 'SVCLINK_PORT' && SERVICE_ADDRESS.test(value));
}

/** Refuses misspelt variables, because such a setting would have no effect. */
function refuseUnknownVariables(env: Io['env']): void {
  const own = entries.flatMap(([, { variable, isSecret }]) =>
    isSecret ? [variable, `${variable}_FILE`] : [variable],
  );
  const known = new Set([...own, ...OTHER_VARIABLES]);
  for (const [name, value = ''] of Object.entries(env)) {
    if (!name.startsWith(OURS) || known.has(name) || isOfService(name, value)) continue;
    // Two settings have the names of variables that every platform sets.
    const bare = name.slice(OURS.length);
    const meant = own.includes(bare) ? ` (did you mean ${bare}?)` : didYouMean(name, known);
    throw new UsageError(`${name}: there is no such variable${meant}`);
  }
}
