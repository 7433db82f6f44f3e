'use strict';

/** The statuses that get_all_orders reports (specification: "States and transitions"). */
const OPEN_STATUSES = ['Unread', 'In Field', 'Follow Up', 'Accepted', 'Rejected'];

const open = new Set(OPEN_STATUSES);

/** Whether an order is open: it is listed, updated, and takes bids and completions. */
function isOpen({ status }) {
  return open.has(status);
}

module.exports = { OPEN_STATUSES, isOpen };
