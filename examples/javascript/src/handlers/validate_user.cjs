'use strict';

/**
 * validate_user: the credentials have been checked before this runs.
 *
 * - `svclink_push` is an address that the caller exposes. A plain request to it makes the caller ask for
 *   get_all_orders soon after.
 * - The result is null.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['validate_user']['data'], import('svclink').EventMap['validate_user']['reply']>}
 */
function validateUser({ store }) {
  return ({ data, account }) => {
    if (data.svclink_push !== undefined) {
      store.pushAddresses.set(account.username, data.svclink_push);
    }
    return null;
  };
}

module.exports = { validateUser };
