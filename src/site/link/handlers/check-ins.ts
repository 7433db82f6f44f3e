import { createHash } from 'node:crypto';
import type { SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { inParts, storeAllButLast } from '../../engine/store/in-parts.js';
import { addReceived } from '../../orders/received/received-records.js';
import { callerOf, callersOrder, type EventHandler } from './event-handler.js';

type CheckIn = Parameters<EventHandler<'send_checkin'>>[0]['data']['checkin_data'][number];

/** The most check-ins per transaction. More would block other writers for too long. */
const CHUNK = 500;

/**
 * send_checkin: stores check-ins with their time and position. A repeated check-in is stored once. Many are stored in
 * several transactions.
 */
export function sendCheckin({ database, now }: SiteContext): EventHandler<'send_checkin'> {
  return async (event) => {
    const { data, delivery } = event;
    const caller = callerOf(event);
    // A call of one transaction checks its order there.
    if (data.checkin_data.length > CHUNK) {
      await callersOrder(database.read, data.dst_report_id, caller);
    }
    const store = async (tx: Statements, part: readonly CheckIn[]) => {
      const order = await callersOrder(tx, data.dst_report_id, caller);
      const at = now();
      const position = { order_id: order.id, account_id: caller.id, created_at: at };
      if (part.length === 0) return null;
      const added = await tx
        .insertInto('check_ins')
        .values(part.map((checkIn) => ({ ...prepare(checkIn), ...position })))
        .onConflict((conflict) =>
          conflict.columns(['order_id', 'account_id', 'content_hash']).doNothing(),
        )
        .returning('id')
        .execute();
      const keys = added.map(({ id }) => id);
      await addReceived(tx, { kind: 'check-in', keys, orderId: order.id, at });
      return null;
    };
    const last = await storeAllButLast(database, inParts(data.checkin_data, CHUNK), store);
    await delivery.commit((tx: Statements) => store(tx, last ?? []));
    return null;
  };
}

function prepare(checkIn: CheckIn) {
  return {
    content_hash: hashOf(checkIn),
    checked_in_text: checkIn.checkin_ts,
    gps_lat: decimalText(checkIn.gps_lat),
    gps_lng: decimalText(checkIn.gps_lng),
    raw: JSON.stringify(checkIn),
  };
}

/** Returns a position as decimal text, because a decimal column preserves its digits. */
function decimalText(degrees: number): string {
  const text = String(degrees);
  return text.includes('e') ? degrees.toFixed(12) : text;
}

function hashOf(checkIn: CheckIn): string {
  const members = Object.entries(checkIn).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(members)).digest('hex');
}
