import type { DeliveryStore } from '../../../deliveries/delivery-store.js';
import { DAY, HOUR } from '../../../protocol/units.js';
import type { JobKind } from '../jobs/job-kinds.js';
import { regularJob } from '../jobs/regular-job.js';

/** The kind of the single regular job that removes old deliveries. */
export const SWEEP = 'sweep';

/** Milliseconds for which deliveries are stored. No peer repeats a delivery after this time. */
const RETENTION = 30 * DAY;

/** Returns the job that removes old deliveries every hour. */
export function sweepDeliveries(deliveries: DeliveryStore): JobKind {
  return regularJob(async () => {
    await deliveries.sweep(new Date(Date.now() - RETENTION));
    return HOUR;
  });
}
