'use strict';

const { keyOf } = require('../store/results.cjs');

/**
 * send_checkin: check-ins at the property.
 *
 * - `gps_lat` and `gps_lng` are required. The same sender and time again is the same check-in.
 * - The documents show no response: null.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['send_checkin']['data'], import('svclink').EventMap['send_checkin']['reply']>}
 */
function sendCheckin({ store }) {
  return ({ data, account: { username } }) => {
    const { checkIns } = store.order(data.dst_report_id).results;
    for (const checkIn of data.checkin_data) {
      const { checkin_ts, bg_check_id, gps_lat, gps_lng } = checkIn;
      const moment = checkin_ts ?? bg_check_id ?? `${gps_lat} ${gps_lng}`;
      checkIns.set(keyOf(username, moment), checkIn);
    }
    return null;
  };
}

module.exports = { sendCheckin };
