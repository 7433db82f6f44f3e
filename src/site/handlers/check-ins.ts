import { createHash } from 'node:crypto';
import type { SiteContext } from '../context.js';
import type { Statements } from '../store/database.js';
import { callerOf, callersOrder, type EventHandler } from './event-handler.js';

type CheckIn = Parameters<EventHandler<'send_checkin'>>[0]['data']['checkin_data'][number];

/** send_checkin: keeps check-ins with their time and position; the same one again is kept once. */
export function sendCheckin({ now }: SiteContext): EventHandler<'send_checkin'> {
  return async (event) => {
    const { data, delivery } = event;
    const caller = callerOf(event);
    await delivery.commit(async (tx: Statements) => {
      const order = await callersOrder(tx, data.dst_report_id, caller);
      for (const checkIn of data.checkin_data) {
        await tx
          .insertInto('check_ins')
          .values({
            order_id: order.id,
            account_id: caller.id,
            content_hash: hashOf(checkIn),
            checked_in_text: checkIn.checkin_ts,
            gps_lat: decimalText(checkIn.gps_lat),
            gps_lng: decimalText(checkIn.gps_lng),
            raw: JSON.stringify(checkIn),
            created_at: now(),
          })
          .onConflict((conflict) =>
            conflict.columns(['order_id', 'account_id', 'content_hash']).doNothing(),
          )
          .execute();
      }
      return null;
    });
    return null;
  };
}

/** Positions are written out: a column of decimals keeps the digits that it is given. */
function decimalText(degrees: number): string {
  const text = String(degrees);
  return text.includes('e') ? degrees.toFixed(12) : text;
}

function hashOf(checkIn: CheckIn): string {
  const members = Object.entries(checkIn).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(members)).digest('hex');
}
