import type { Receiver } from '../index.js';
import { noteSettings } from './engine/audit/noted-settings.js';
import { SWEEP_AUDIT } from './engine/background/sweep-audit.js';
import { SWEEP } from './engine/background/sweep-deliveries.js';
import { SWEEP_EVENTS } from './engine/background/sweep-events.js';
import { SWEEP_FILES } from './engine/background/sweep-files.js';
import { SWEEP_REPLACED } from './engine/background/sweep-replaced.js';
import type { SiteContext } from './engine/context.js';
import type { EventConsumers } from './engine/events/consumers.js';
import { keepPublicUrl } from './engine/identity.js';
import { takeBackAll } from './engine/jobs/claims.js';
import { addJob } from './engine/jobs/job.js';
import { FOLD_COUNTS } from './engine/jobs/job-counts.js';
import type { JobQueue } from './engine/jobs/job-queue.js';
import { backgroundLogger, type SiteSettings } from './engine/options.js';
import { Readiness } from './engine/readiness.js';
import { INDEX_TEXTS } from './engine/search/index-texts.js';
import type { ImportedOrder } from './importer/imported-order.js';
import type { SiteTelemetry } from './telemetry.js';

/** The parts of a site that begin and end with it. */
export interface SiteParts {
  readonly consumers: EventConsumers<ImportedOrder>;
  readonly queue: JobQueue;
  readonly page: { close(): void };
  readonly importing: { close(): Promise<void> };
  readonly receiver: Receiver;
  readonly telemetry: SiteTelemetry;
}

const HOUR = 60 * 60 * 1000;

/**
 * The regular jobs that exist from the first start on, with their delay after it. Listing all files is expensive, so
 * that it does not happen at every start.
 */
const REGULAR = {
  [SWEEP]: 0,
  [SWEEP_EVENTS]: 0,
  [SWEEP_AUDIT]: 0,
  [FOLD_COUNTS]: 0,
  [INDEX_TEXTS]: 0,
  [SWEEP_FILES]: HOUR,
  [SWEEP_REPLACED]: HOUR,
};

/** Returns the start and the end of a site. */
export function lifecycleOf(
  context: SiteContext,
  settings: SiteSettings,
  { consumers, queue, page, importing, receiver, telemetry }: SiteParts,
) {
  const { database, files, now } = context;
  const { publicUrl, jobs } = settings;
  const readiness = new Readiness({ database, files, logger: backgroundLogger(settings), now });
  let drained: Promise<void> | undefined;
  const drain = () => {
    page.close();
    drained ??= queue.stop();
    return drained;
  };
  return {
    check: () => readiness.check(),
    async start() {
      readiness.start();
      consumers.start();
      await keepPublicUrl(database, publicUrl);
      await noteSettings(context, settings);
      if (jobs === false) return;
      await addRegular(context);
      // One process has the database, so that the process which worked on a job before no longer exists.
      if (!database.capabilities.isShared) await takeBackAll(database);
      queue.start();
    },
    drain,
    async stop() {
      await drain();
      readiness.close();
      await importing.close();
      await receiver.close();
      await Promise.all([files.close(), database.close(), telemetry.close()]);
    },
  };
}

async function addRegular({ database, now }: SiteContext): Promise<void> {
  const at = now();
  await database.write(async (tx) => {
    for (const [kind, wait] of Object.entries(REGULAR)) {
      // On PostgreSQL the server itself indexes texts.
      if (kind === INDEX_TEXTS && !database.writeBeside) continue;
      await addJob(tx, { kind, lane: kind, key: kind, runAt: at + wait });
    }
  });
}
