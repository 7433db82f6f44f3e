import type { EventHandler, Site } from '../site.js';
import { keyOf } from '../store/results.js';

/**
 * send_checkin: check-ins at the property.
 *
 * - `gps_lat` and `gps_lng` are required; `checkin_ts` is the time of arrival if the caller has sent none.
 * - The same sender and time again is the same check-in.
 * - The documents show no response: null.
 */
export function sendCheckin({ store }: Site): EventHandler<'send_checkin'> {
  return ({ data, account: { username } }) => {
    const { checkIns } = store.order(data.dst_report_id).results;
    for (const checkIn of data.checkin_data) {
      checkIns.set(keyOf(username, checkIn.checkin_ts), checkIn);
    }
    return null;
  };
}
