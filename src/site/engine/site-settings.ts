import { dirname, join } from 'node:path';
import type { Logger } from '../../index.js';
import { adaptLogger, consoleErrors } from '../../protocol/logger.js';
import { type FilledOptions, fillOptions, readOptions } from '../../protocol/option-rows.js';
import { optionError } from '../../protocol/options.js';
import type { EventLogOptions } from './background/sweep-events.js';
import type { ExchangeLogOptions } from './exchanges/exchange-log.js';
import { isS3Address } from './files/s3/s3-address.js';
import type { KeySource } from './identity.js';
import { LIMIT_ROWS, type SiteLimits } from './limits.js';
import { type SessionLimits, sessionLimits } from './log-in/session-options.js';
import { type SignOnSettings, signOnSettings } from './log-in/sign-on-options.js';
import {
  AUDIT_ROWS,
  type AuditOptions,
  EVENT_LOG_ROWS,
  EXCHANGE_LOG_ROWS,
  SITE_ROWS,
  type SiteOptions,
} from './options.js';
import type { SiteQuotas } from './quotas.js';
import { RETENTION_ROWS, type RetentionOptions } from './retention-options.js';
import { type DatabaseLocation, databaseLocation, inSchema } from './store/database-source.js';
import { TROUBLE_ROWS, type TroubleOptions } from './trouble-options.js';

type Nested =
  | 'exchangeLog'
  | 'eventLog'
  | 'audit'
  | 'troubles'
  | 'retention'
  | 'limits'
  | 'quotas'
  | 'sessions'
  | 'signOn';

/** The options of a site with all defaults filled in. */
export interface SiteSettings extends Omit<FilledOptions<SiteOptions, typeof SITE_ROWS>, Nested> {
  /** The location of the tables. */
  readonly location: DatabaseLocation;
  readonly keySource: KeySource;
  /** The public URL without slashes at its end. */
  readonly baseUrl: string;
  /** The logger of work that no request waits for. */
  readonly backgroundLogger: Logger;
  /** False: no exchange is stored. */
  readonly exchangeLog: Required<ExchangeLogOptions> | false;
  readonly eventLog: Required<EventLogOptions>;
  readonly audit: Required<AuditOptions>;
  readonly troubles: FilledOptions<TroubleOptions, typeof TROUBLE_ROWS>;
  readonly retention: RetentionOptions;
  readonly limits: Required<SiteLimits>;
  readonly quotas: SiteQuotas;
  readonly sessions: SessionLimits;
  /** Undefined without single sign-on. */
  readonly signOn: SignOnSettings | undefined;
}

/**
 * Checks the options of a site and fills in all defaults.
 *
 * @throws LinkError `option_invalid`
 */
export function readSiteOptions(options: SiteOptions): SiteSettings {
  const {
    exchangeLog = {},
    eventLog = {},
    audit = {},
    troubles = {},
    retention = {},
    limits = {},
    quotas = {},
    sessions = {},
    signOn,
    ...settings
  } = readOptions('createSite', SITE_ROWS, options);
  if (!settings.passwordLogIn && !signOn) {
    throw optionError('passwordLogIn', 'may be false with signOn alone: nobody could log in');
  }
  const baseUrl = settings.publicUrl.replace(/(?<!\/)\/+$/, '');
  return {
    ...settings,
    keySource: keySource(settings),
    location: databaseLocation(inSchema(settings.database, settings.databaseSchema)),
    baseUrl,
    backgroundLogger: backgroundLogger(settings),
    exchangeLog: exchangeLog && fillOptions(EXCHANGE_LOG_ROWS, exchangeLog),
    eventLog: fillOptions(EVENT_LOG_ROWS, eventLog),
    audit: fillOptions(AUDIT_ROWS, audit),
    troubles: fillOptions(TROUBLE_ROWS, troubles),
    retention: fillOptions(RETENTION_ROWS, retention),
    limits: fillOptions(LIMIT_ROWS, limits),
    quotas,
    sessions: sessionLimits(sessions),
    signOn: signOn && signOnSettings(signOn, baseUrl),
  };
}

/** Returns the source of the key of the site. */
export function keySource({
  secretKey,
  secretKeyFile,
  files,
}: Pick<SiteOptions, 'secretKey' | 'secretKeyFile' | 'files'>): KeySource {
  if (secretKey === undefined && secretKeyFile === undefined && isS3Address(files)) {
    throw optionError('secretKeyFile', 'or secretKey is required where files are in a bucket');
  }
  if (secretKey === undefined) return { file: secretKeyFile ?? join(dirname(files), 'secret.key') };
  if (secretKeyFile !== undefined) {
    throw optionError('secretKeyFile', 'and secretKey are one too many: give one of them');
  }
  return { bytes: Buffer.isBuffer(secretKey) ? secretKey : Buffer.from(secretKey, 'base64url') };
}

const nothing = (): void => undefined;

function backgroundLogger({ logger }: Pick<SiteOptions, 'logger'>): Logger {
  if (logger) return adaptLogger(logger);
  if (logger === false) return { debug: nothing, info: nothing, warn: nothing, error: nothing };
  return { ...consoleErrors, warn: consoleErrors.error };
}
