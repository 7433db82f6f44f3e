import type { Deviation, LinkResponse } from '../../../client/index.js';
import type { Statements } from '../../engine/store/database.js';
import { textToStore } from '../../engine/store/text-to-store.js';
import type { AnyOrder } from '../order-writing.js';

/** A difference from the document in an answer about an order. */
export interface OrderDeviation extends Deviation {
  /** The event of the answer; for get_file of the attachments of notes `get_file job_notes`. */
  readonly event: string;
}

/** The event whose deviations are stored without its name. */
const ORDER_EVENT = 'get_order';
/** The name of the path in rows that an older version stored. */
const FORMER_PATH = 'place';
/** The most deviations of one event that are stored with an order. */
const MOST = 100;
/** The most characters of a problem that are stored. */
const LONGEST = 500;

/** A row of an older version has no event, or the path under its former name. */
type StoredDeviation = Omit<Deviation, 'path'> & {
  readonly event?: string;
  readonly path?: string;
};

/** Returns the stored deviations of an order. */
export function storedDeviations(stored: string | null): readonly OrderDeviation[] {
  const list: readonly StoredDeviation[] = JSON.parse(stored ?? '[]');
  return list.map(({ event = ORDER_EVENT, problem, value, ...one }) => ({
    event,
    path: one.path ?? String(Reflect.get(one, FORMER_PATH)),
    problem,
    value,
  }));
}

/** Returns the deviations of records that are left out, because their identifying members cannot be read. */
export function leftOut({ unreadable }: Pick<LinkResponse, 'unreadable'>): readonly Deviation[] {
  return unreadable.map(({ path, problem, value }) => ({
    path,
    problem: `the record is left out: ${problem}`,
    value,
  }));
}

/**
 * Replaces the deviations of one event with an order.
 *
 * @param order as it was when its import began. An order without deviations of the event causes no write
 */
export async function storeDeviations(
  tx: Statements,
  order: Pick<AnyOrder, 'id' | 'deviations'>,
  event: string,
  found: readonly Deviation[],
): Promise<void> {
  const isThere = storedDeviations(order.deviations).some((one) => one.event === event);
  if (found.length === 0 && !isThere) return;
  const row = await tx
    .selectFrom('orders')
    .select('deviations')
    .where('id', '=', order.id)
    .executeTakeFirst();
  const others = storedDeviations(row?.deviations ?? null).filter((one) => one.event !== event);
  const own = found.slice(0, MOST).map(({ problem, ...one }) => ({
    event,
    ...one,
    problem: textToStore(problem, LONGEST),
  }));
  const deviations = JSON.stringify([...others, ...own]);
  await tx.updateTable('orders').set({ deviations }).where('id', '=', order.id).execute();
}
