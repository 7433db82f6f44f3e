import { sql } from 'kysely';
import { LinkError } from '../../../index.js';
import { LoopShare } from '../../../system/event-loop.js';
import type { Statements } from '../../engine/store/database.js';
import { inParts } from '../../engine/store/in-parts.js';
import { prepared } from '../../engine/store/prepared.js';
import type { StoredOrder } from '../../orders/order-writing.js';
import type { Caller } from './event-handler.js';

/** The most ids per statement, because databases limit the number of values. */
const CHUNK = 500;

/**
 * Returns our ids of the photos that a sender names by its own.
 *
 * @throws LinkError `file_not_found` for a photo that was never received, `flag_invalid` for a file that is not a photo
 */
export async function photosOf(
  statements: Statements,
  order: StoredOrder,
  caller: Caller,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(fileIds)];
  const found = new Map<string, string>();
  const share = new LoopShare();
  for (const ids of inParts(wanted, CHUNK)) {
    const rows = await statements
      .selectFrom('files')
      .select(['id', 'sender_file_id', 'file_area'])
      .where('account_id', '=', caller.id)
      .where('order_id', '=', order.id)
      .where('area', '=', 'uploads')
      .where('sender_file_id', 'in', ids)
      .execute();
    for (const { id, sender_file_id, file_area } of rows) {
      if (file_area !== 0) {
        const message = `File ${sender_file_id} is no photo: only photos are flagged.`;
        throw new LinkError('flag_invalid', message);
      }
      found.set(sender_file_id ?? '', id);
    }
    await share.yield();
  }
  const missing = wanted.find((id) => !found.has(id));
  if (missing === undefined) return found;
  const message = `No file ${missing} was received for order ${order.id}: send it first.`;
  throw new LinkError('file_not_found', message);
}

/** One flag: a photo, by our id, and its meaning. */
export interface Flag {
  readonly fileId: string;
  /** `b` bid, `c` completion, `pc` question of a form. */
  readonly workType: 'b' | 'c' | 'pc';
  /** The bid or completion, or form and question. */
  readonly target: string;
  /** `b` before, `i` during, `a` after; '' for a question. */
  readonly stage: string;
}

/** The most flags per transaction, which take some milliseconds. */
const PART = 2000;

/** Divides flags into parts, each for one statement. */
export function flagParts(flags: readonly Flag[]): readonly (readonly Flag[])[] {
  return inParts(flags, PART);
}

interface FlagsToStore {
  readonly orderId: string;
  readonly accountId: string;
  readonly at: number;
  /** JSON: a list of lists of our file id, type of work, target and stage. */
  readonly flags: string;
}

const STORE = prepared<FlagsToStore, unknown>(({ statements, capabilities, value }) => {
  const member = (index: number) => sql`one.value ->> ${sql.lit(index)}`;
  // Without WHERE, SQLite reads ON CONFLICT as the condition of a join.
  return sql`
    INSERT INTO photo_flags (order_id, account_id, file_id, work_type, target, stage, flagged_at)
    SELECT CAST(${value('orderId')} AS bigint), CAST(${value('accountId')} AS bigint),
      CAST(${member(0)} AS bigint), ${member(1)}, ${member(2)}, ${member(3)}, CAST(${value('at')} AS bigint)
    FROM ${capabilities.jsonList(value('flags'))} WHERE true
    ON CONFLICT (file_id, work_type, target, stage) DO NOTHING`.compile(statements);
});

/** Stores a part of the flags of a call by one statement. An existing flag stays. */
export async function storeFlags(
  tx: Statements,
  flags: readonly Flag[],
  {
    order,
    caller,
    at,
  }: { readonly order: StoredOrder; readonly caller: Caller; readonly at: number },
): Promise<void> {
  if (flags.length === 0) return;
  const lists = flags.map(({ fileId, workType, target, stage }) => [
    fileId,
    workType,
    target,
    stage,
  ]);
  await STORE(tx, {
    orderId: order.id,
    accountId: caller.id,
    at,
    flags: JSON.stringify(lists),
  });
}
