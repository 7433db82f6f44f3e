import type { DeliveryStore } from '../deliveries/delivery-store.js';
import { HOUR } from '../protocol/units.js';
import { agedRemovals } from './engine/background/aged-rows.js';
import { SWEEP, sweepDeliveries } from './engine/background/sweep-deliveries.js';
import { SWEEP_EVENTS, sweepEvents } from './engine/background/sweep-events.js';
import { SWEEP_FILES, sweepFiles } from './engine/background/sweep-files.js';
import { SWEEP_REPLACED, sweepReplaced } from './engine/background/sweep-replaced.js';
import type { SiteContext } from './engine/context.js';
import { addJob } from './engine/jobs/job.js';
import { countFolding, FOLD_COUNTS } from './engine/jobs/job-counts.js';
import type { JobKind } from './engine/jobs/job-kinds.js';
import { INDEX_TEXTS, textIndexing } from './engine/search/index-texts.js';
import { REFILL_WORDS, wordRefilling } from './engine/search/refill-words.js';
import type { SiteSettings } from './engine/site-settings.js';
import { hookDeliveries } from './hooks/deliver.js';
import { HOOK_JOBS } from './hooks/dispatch-hooks.js';
import { troubleMessages } from './hooks/report-trouble.js';
import { NOTE_REMINDER, noteReminders } from './orders/attachments/note-reminders.js';
import { PUSH, pushPings } from './orders/push-pings.js';
import { ATTACHMENTS, noteAttachments } from './owner/note-attachments.js';
import { Orders } from './owner/orders/orders.js';
import { fileImports, IMPORT_FILE } from './owner/profiles/import-files.js';
import { RETENTION, retentionJob } from './retention/retention-jobs.js';
import { certificateReading, READ_CERTIFICATES } from './troubles/certificates.js';
import { FIND_TROUBLES, troubleFinding } from './troubles/find-troubles.js';

/** Returns the background jobs of the owning side and the regular jobs, by their kinds. */
export function backgroundJobs(
  context: SiteContext,
  settings: SiteSettings,
  { siteId, deliveries }: { readonly siteId: string; readonly deliveries: DeliveryStore },
): Readonly<Record<string, JobKind>> {
  const { allowedHosts, pushWait: wait, backgroundLogger: logger } = settings;
  const dialect = settings.receiver?.dialect;
  return {
    [PUSH]: pushPings(context, { allowedHosts, wait }),
    [NOTE_REMINDER]: noteReminders(context),
    [IMPORT_FILE]: fileImports(context, new Orders(context)),
    [ATTACHMENTS]: noteAttachments(context, { siteId, allowedHosts, dialect }),
    [SWEEP]: sweepDeliveries(deliveries),
    [SWEEP_EVENTS]: sweepEvents(context, settings.eventLog),
    ...agedRemovals(context, settings),
    [RETENTION]: retentionJob(context, settings.retention),
    [FOLD_COUNTS]: countFolding(context),
    [INDEX_TEXTS]: textIndexing(context.database),
    [REFILL_WORDS]: wordRefilling(context.database),
    [SWEEP_FILES]: sweepFiles(context, { siteId, logger }),
    [SWEEP_REPLACED]: sweepReplaced(context, { siteId, logger }),
    [FIND_TROUBLES]: troubleFinding(
      { ...context, publicUrl: settings.publicUrl, options: settings.troubles },
      settings.eventLog,
      [troubleMessages(context, siteId)],
    ),
    [HOOK_JOBS]: hookDeliveries(context, allowedHosts),
    [READ_CERTIFICATES]: certificateReading(context, settings.publicUrl),
  };
}

/**
 * The regular jobs that exist from the first start on, with their delay after it. Listing all files is expensive, so
 * that it does not happen at every start.
 */
export const REGULAR_JOBS = {
  [SWEEP]: 0,
  [SWEEP_EVENTS]: 0,
  'sweep-audit': 0,
  'sweep-calls': HOUR,
  [RETENTION]: 0,
  [FOLD_COUNTS]: 0,
  [INDEX_TEXTS]: 0,
  [REFILL_WORDS]: 0,
  [FIND_TROUBLES]: 0,
  [READ_CERTIFICATES]: 0,
  'sweep-hooks': 0,
  'sweep-undo': HOUR,
  [SWEEP_FILES]: HOUR,
  [SWEEP_REPLACED]: HOUR,
};

/** Adds the regular jobs, unless they exist. */
export async function addRegular({ database, now }: SiteContext): Promise<void> {
  const at = now();
  await database.write(async (tx) => {
    for (const [kind, wait] of Object.entries(REGULAR_JOBS)) {
      // On PostgreSQL the server itself indexes texts.
      if (kind === INDEX_TEXTS && !database.writeBeside) continue;
      await addJob(tx, { kind, lane: kind, key: kind, runAt: at + wait });
    }
  });
}
