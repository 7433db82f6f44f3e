import type { EventHandler, Site } from '../site.js';

/**
 * validate_user: the receiver has verified the credentials before this runs.
 *
 * - `svclink_push` is an address of the caller. A plain request to it makes the caller request get_all_orders soon
 *   after.
 * - The result is null.
 */
export function validateUser({ store }: Site): EventHandler<'validate_user'> {
  return ({ data, account }) => {
    if (data.svclink_push !== undefined) {
      store.pushAddresses.set(account.username, data.svclink_push);
    }
    return null;
  };
}
