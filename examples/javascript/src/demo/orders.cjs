'use strict';

const { unixTime } = require('svclink');

const { noResults } = require('../store/results.cjs');
const { changesOf } = require('./changes.cjs');
const { CLIENTS, invoiceItems } = require('./clients.cjs');
const { DAY, orderSheet } = require('./order-sheet.cjs');
const { pick } = require('./places.cjs');
const { WORK_TYPES } = require('./work-types.cjs');

/** How many orders have which status: 31 of the 40 are open. */
const STATUSES = [
  ['Unread', 8],
  ['In Field', 10],
  ['Follow Up', 4],
  ['Accepted', 5],
  ['Rejected', 4],
  ['Cancelled', 4],
  ['Ready for Office', 2],
  ['Invoiced', 1],
  ['Complete', 2],
];

/** From here on orders are second ones for a property that has one already. */
const PROPERTIES = 36;
const PENDING = new Set([8, 14, 22]);
const HOUR = DAY / 24;

const demoStatuses = STATUSES.flatMap(([status, count]) =>
  Array.from({ length: count }, () => status),
);

/** A second order of a property repeats its number, and so does one more: wo_number is not unique. */
function numberOf(index) {
  const numbered = index === 12 ? 11 : index % PROPERTIES;
  return `WO-${20_417 + numbered}`;
}

function demoOrder(status, index, start) {
  const hoursAgo = (hours) => unixTime(start - hours * HOUR);
  const reportId = String(1001 + index);
  const woNumber = numberOf(index);
  const property = index % PROPERTIES;
  const client = pick(CLIENTS, property);
  const modifiedAt = hoursAgo(1 + index * 3);
  const pendingCancellationAt = PENDING.has(index) ? hoursAgo(2 + index) : undefined;
  const sheet = orderSheet({
    index,
    reportId,
    woNumber,
    property,
    workType: pick(WORK_TYPES, index),
    client,
    hasFoh: index === 0,
    pendingCancellationAt,
    start,
  });
  return {
    reportId,
    woNumber,
    orgWoNum: 550_310 + index,
    propertyId: String(property),
    sheet,
    changes: changesOf({ index, status, sheet }, modifiedAt),
    invoiceItems: invoiceItems(client),
    status,
    modifiedAt,
    cancelledAt: status === 'Cancelled' ? hoursAgo(5 + (index % 4) * 30) : undefined,
    pendingCancellationAt,
    accessHistory: [],
    results: noResults(),
  };
}

/**
 * The orders of the demo.
 *
 * @param start milliseconds since 1970; all their times are relative to it
 */
function demoOrders(start) {
  return demoStatuses.map((status, index) => demoOrder(status, index, start));
}

module.exports = { demoOrders };
