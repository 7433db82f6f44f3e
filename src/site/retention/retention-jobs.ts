import { LinkError } from '../../index.js';
import { DAY, HOUR } from '../../protocol/units.js';
import type { SiteContext } from '../engine/context.js';
import type { JobKind } from '../engine/jobs/job-kinds.js';
import { regularJob } from '../engine/jobs/regular-job.js';
import type { RetentionOptions } from '../engine/retention-options.js';
import { markRemoved } from './mark-removed.js';
import { removeOldImportFiles } from './old-import-files.js';
import { closedBefore, PAGE, unlistedBefore } from './old-orders.js';
import { removeOrderRows } from './order-rows.js';
import { recordPositions, removePositions, requireAll } from './remove-positions.js';

/** The kind of the single regular job that removes records by their age, and what a removal has left. */
export const RETENTION = 'retention';

/** The name of the job in the audit. */
const ACTING = { by: 'retention', from: 'program' } as const;

type RetentionContext = Pick<SiteContext, 'database' | 'files' | 'audit' | 'now'>;

/** Removes orders, files of imports and positions that are older than the settings allow, every hour. */
export function retentionJob(
  context: RetentionContext,
  { orderDays, orderFigures = false, positionDays }: RetentionOptions,
): JobKind {
  return regularJob(async (_job, signal) => {
    const at = context.now();
    await removeMarked(context, signal);
    if (orderDays !== undefined) {
      const before = at - orderDays * DAY;
      await removeOld(context, { before, isAnonymous: orderFigures }, signal);
      await removeOldImportFiles(context, before, signal);
    }
    if (positionDays !== undefined) {
      const removed = await removePositions(context, at - positionDays * DAY, signal);
      if (removed.count > 0) await recordPositions(context.audit, ACTING, removed.count);
      // Another process goes on with the rest.
      signal.throwIfAborted();
      requireAll(removed);
    }
    return HOUR;
  });
}

/** Completes the removal of orders that are in no list any more. */
async function removeMarked({ database }: RetentionContext, signal: AbortSignal): Promise<void> {
  for (;;) {
    const orders = await database.read
      .selectFrom('orders')
      .select('id')
      .where('account_id', 'is', null)
      .where('link_id', 'is', null)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (orders.length === 0) return;
    for (const { id } of orders) await removeOrderRows(database, id, signal);
  }
}

async function removeOld(
  context: RetentionContext,
  { before, isAnonymous }: { readonly before: number; readonly isAnonymous: boolean },
  signal: AbortSignal,
): Promise<void> {
  for (const list of [closedBefore, unlistedBefore]) {
    // An order that cannot be removed yet does not stop those after it.
    for (let after = { at: 0, id: '0' }; ; ) {
      const orders = await list(context, before, after);
      for (const { id } of orders) await removeOne(context, { id, isAnonymous }, signal);
      const last = orders.at(-1);
      if (!last || orders.length < PAGE) break;
      after = last;
    }
  }
}

async function removeOne(
  { database, audit }: RetentionContext,
  { id, isAnonymous }: { readonly id: string; readonly isAnonymous: boolean },
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  try {
    await database.write((tx) => markRemoved(tx, id, { audit, acting: ACTING }, isAnonymous));
  } catch (error) {
    const isRefused = LinkError.is(error) && REFUSALS.has(error.code);
    if (!isRefused) throw error;
    return;
  }
  await removeOrderRows(database, id, signal);
}

const REFUSALS: ReadonlySet<string> = new Set([
  'order_not_found',
  'input_invalid',
  'result_locked',
]);
