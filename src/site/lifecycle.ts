import type { Receiver } from '../index.js';
import { addRegular } from './background-jobs.js';
import { noteSettings } from './engine/audit/noted-settings.js';
import type { SiteContext } from './engine/context.js';
import type { EventConsumers } from './engine/events/consumers.js';
import { storePublicUrl } from './engine/identity.js';
import { reclaimAll } from './engine/jobs/claims.js';
import type { JobQueue } from './engine/jobs/job-queue.js';
import { Readiness } from './engine/readiness.js';
import type { SiteSettings } from './engine/site-settings.js';
import type { SiteEventMap } from './site-events.js';
import { StartWrites } from './start-writes.js';
import type { SiteTelemetry } from './telemetry.js';

/** The parts of a site that begin and end with it. */
export interface SiteParts {
  readonly consumers: EventConsumers<SiteEventMap>;
  readonly queue: JobQueue;
  readonly page: { close(): void };
  readonly importing: { close(): Promise<void> };
  readonly receiver: Receiver;
  readonly telemetry: SiteTelemetry;
}

/** Returns the start and the end of a site. */
export function lifecycleOf(
  context: SiteContext,
  settings: SiteSettings,
  { consumers, queue, page, importing, receiver, telemetry }: SiteParts,
) {
  const { database, files, now } = context;
  const { publicUrl, jobs, backgroundLogger: logger } = settings;
  const readiness = new Readiness({ database, files, logger, now });
  const startWrites = new StartWrites({ database, backgroundLogger: logger }, async () => {
    await storePublicUrl(database, publicUrl);
    await noteSettings(context, settings);
    if (jobs === false) return;
    await addRegular(context);
    // One process has the database, so that the process which worked on a job before no longer exists.
    if (!database.capabilities.isShared) await reclaimAll(database);
    queue.start();
  });
  let drained: Promise<unknown> | undefined;
  const drain = async () => {
    page.close();
    // A start that is under way ends first: it uses the database, and its queue does not start any more.
    drained ??= Promise.all([queue.stop(), startWrites.close()]);
    await drained;
  };
  return {
    check: () => readiness.check(),
    async start() {
      readiness.start();
      consumers.start();
      await startWrites.begin();
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
