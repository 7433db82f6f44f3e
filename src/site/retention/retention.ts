import { recordAct } from '../engine/audit/record-act.js';
import { type ActingUser, isRowId, type SiteContext } from '../engine/context.js';
import { inputError } from '../engine/input.js';
import { addJob } from '../engine/jobs/job.js';
import { ownerWrite } from '../engine/owner-write.js';
import { makeAnonymous } from './anonymous-user.js';
import { markRemoved } from './mark-removed.js';
import { nextRemovals, type Removal } from './next-removals.js';
import type { AnonymousOrder } from './order-figures.js';
import { removeOrderRows } from './order-rows.js';
import { recordPositions, removePositions, requireAll } from './remove-positions.js';
import { RETENTION } from './retention-jobs.js';

/** The figures of a page. */
const PAGE = 1000;

/**
 * Removes what a site need not store any longer. What it has reported to the other side of a link stays there unchanged.
 * The audit records each removal.
 */
export class Retention {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Removes a closed order of either side with all its records. Contents of its files are removed by the sweep, a week
   * later. Notes of its property stay where the same partner has another order there, and so does the property.
   *
   * @param id the report_id of an order of one's own, the id of an imported one
   * @throws LinkError `order_not_found`, `input_invalid` for an open order, `result_locked` for results under way and
   * for drafts that can still be sent
   */
  async removeOrder(id: string, acting?: ActingUser): Promise<void> {
    await this.#remove(id, acting, false);
  }

  /**
   * Makes a closed order of either side anonymous: removes it with all its records, as {@link removeOrder} does, and
   * stores its figures, which name no person and lead to no order. Names of client and work are among them only where at
   * least five orders have them.
   *
   * @param id the report_id of an order of one's own, the id of an imported one
   * @throws LinkError `order_not_found`, `input_invalid` for an open order, `result_locked` for results under way and
   * for drafts that can still be sent
   */
  async anonymizeOrder(id: string, acting?: ActingUser): Promise<void> {
    await this.#remove(id, acting, true);
  }

  /**
   * Returns figures of orders that were made anonymous, at most 1,000.
   *
   * @param after the id of the last one of the page before; default the first page
   * @throws LinkError `input_invalid`
   */
  async anonymousOrders(after?: string): Promise<readonly AnonymousOrder[]> {
    if (after !== undefined && !isRowId(after))
      throw inputError('after', 'must be the id of a row');
    return this.context.database.read
      .selectFrom('anonymous_orders')
      .selectAll()
      .$if(after !== undefined, (rows) => rows.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(PAGE)
      .execute();
  }

  /** Returns the closed orders whose removal is next by their age, the oldest first, at most 50. */
  async next(): Promise<readonly Removal[]> {
    return nextRemovals(this.context);
  }

  async #remove(id: string, acting: ActingUser | undefined, isAnonymous: boolean): Promise<void> {
    const { context } = this;
    const { audit, database, now } = context;
    await ownerWrite(context, acting, async (tx) => {
      await markRemoved(tx, id, { audit, acting }, isAnonymous);
      await addJob(tx, { kind: RETENTION, lane: RETENTION, key: RETENTION, runAt: now() });
    });
    // Within the transaction of an app the job removes the rows once it is committed.
    if (acting?.db === undefined) await removeOrderRows(database, id);
  }

  /**
   * Makes a disabled user of the console anonymous. The history of orders and the audit keep the name until they are
   * removed themselves.
   *
   * @returns the name that the user has from now on
   * @throws LinkError `not_found`, `input_invalid` for a user who may log in
   */
  async anonymizeUser(username: string, acting?: ActingUser): Promise<string> {
    return ownerWrite(this.context, acting, async (tx) => {
      const name = await makeAnonymous(tx, username);
      const act = { action: 'user.anonymize', subject: name } as const;
      await recordAct(this.context, tx, acting, act);
      return name;
    });
  }

  /**
   * Removes the positions that cameras wrote into photos, from the records and from the photos themselves.
   *
   * @param before milliseconds since 1970: photos that were stored earlier
   * @returns the number of photos
   * @throws LinkError `input_invalid`; `store_unavailable` where the content of some cannot be read or stored: the
   * others have no position any more
   */
  async removePositions(before: number, acting?: ActingUser): Promise<number> {
    if (!Number.isFinite(before)) throw inputError('before', 'must be a time');
    if (acting?.db !== undefined) {
      throw inputError('acting.db', 'has no use here: contents of files are changed');
    }
    const removed = await removePositions(this.context, before);
    await recordPositions(this.context.audit, acting, removed.count);
    requireAll(removed);
    return removed.count;
  }
}
