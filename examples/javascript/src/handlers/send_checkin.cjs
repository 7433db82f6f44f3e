'use strict';

const { keyOf } = require('../store/results.cjs');

/**
 * send_checkin: check-ins at the property.
 *
 * - `gps_lat` and `gps_lng` are required; `checkin_ts` is the time of arrival where the caller did not say.
 * - The same sender and time again is the same check-in.
 * - The documents show no response: null.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['send_checkin']['data'], import('svclink').EventMap['send_checkin']['reply']>}
 */
function sendCheckin({ store }) {
  return ({ data, account: { username } }) => {
    const { checkIns } = store.order(data.dst_report_id).results;
    for (const checkIn of data.checkin_data) {
      checkIns.set(keyOf(username, checkIn.checkin_ts), checkIn);
    }
    return null;
  };
}

module.exports = { sendCheckin };
