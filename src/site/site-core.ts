import { Audit } from './engine/audit/audit.js';
import type { SiteContext } from './engine/context.js';
import { FileAddresses } from './engine/files/file-addresses.js';
import { openFileStore } from './engine/files/open-file-store.js';
import { sharpThumbnail } from './engine/files/thumbnails.js';
import { JobRegistry } from './engine/jobs/job-kinds.js';
import { JobQueue } from './engine/jobs/job-queue.js';
import { latestChange, monotonicClock } from './engine/monotonic-clock.js';
import { Preferences } from './engine/preferences/preferences.js';
import { Quotas } from './engine/quotas.js';
import type { SecretKey } from './engine/secrets/secret-key.js';
import type { SiteSettings } from './engine/site-settings.js';
import type { Database } from './engine/store/database.js';
import { SiteTelemetry } from './telemetry.js';

/** Returns the clock of a site, which logs when the clock of the system was set back. */
async function siteClock(
  database: Database,
  { now = Date.now, backgroundLogger: logger }: SiteSettings,
): Promise<() => number> {
  return monotonicClock(now, await latestChange(database), (difference) => {
    const seconds = Math.round(difference / 1000);
    logger.error({ difference }, `the clock was set back by ${seconds} s: check it`);
  });
}

/** The parts of a site that all others stand on. */
export interface SiteCore {
  readonly context: SiteContext;
  readonly telemetry: SiteTelemetry;
  /** The kinds of jobs that the queue runs. */
  readonly registry: JobRegistry;
  readonly queue: JobQueue;
}

/** The parts that the core of a site is made of. */
export interface CoreParts {
  readonly database: Database;
  readonly settings: SiteSettings;
  readonly key: SecretKey;
  /** `later` asks the object store for nothing at the opening. */
  readonly bucket: 'write' | 'later';
}

/** Opens the file store and makes the core of a site. */
export async function openCore({
  database,
  settings,
  key,
  bucket: use,
}: CoreParts): Promise<SiteCore> {
  const { thumbnails = sharpThumbnail, network = {}, backgroundLogger: logger } = settings;
  const now = await siteClock(database, settings);
  const telemetry = new SiteTelemetry(settings, database.read);
  const registry = new JobRegistry();
  const { kinds } = registry;
  const beforePoll = () => registry.prepare();
  const queue = new JobQueue(database, {
    kinds,
    beforePoll,
    now,
    logger,
    lease: settings.jobLease,
  });
  const audit = new Audit({ database, now });
  const wake = () => queue.wake();
  const expedite = () => queue.expedite();
  const context: SiteContext = {
    database,
    key,
    now,
    audit,
    preferences: new Preferences({ database, now, audit, wake, expedite }),
    files: await openFileStore(settings.files, settings.s3Credentials, { use, network }),
    addresses: new FileAddresses(`${settings.baseUrl}/files`, key, now),
    makeThumbnail: thumbnails || undefined,
    network,
    contentCheck: settings.receiver?.contentCheck,
    limits: settings.limits,
    quotas: new Quotas(settings.quotas, database.capabilities),
    onExchange: (direction, exchange, origin) => telemetry.add(direction, exchange, origin),
    wake,
    expedite,
  };
  return { context, telemetry, registry, queue };
}
