import type { DeliveryStore } from '../../../deliveries/delivery-store.js';
import type { JobKind } from '../jobs/job-queue.js';
import { regularJob } from '../jobs/regular-job.js';

/** The kind of the regular job that forgets old deliveries; there is one of it. */
export const SWEEP = 'sweep';

/** Deliveries are kept so long, in milliseconds: longer than anybody repeats one. */
const KEPT = 30 * 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** Forgets deliveries that are older than anybody repeats, every hour. */
export function sweepDeliveries(deliveries: DeliveryStore): JobKind {
  return regularJob(async () => {
    await deliveries.sweep(new Date(Date.now() - KEPT));
    return HOUR;
  });
}
