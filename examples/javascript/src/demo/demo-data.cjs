'use strict';

const { demoFiles } = require('./files.cjs');
const { demoNotes, demoSuppliedNotes } = require('./notes.cjs');
const { demoOrders } = require('./orders.cjs');

/**
 * What the demo owns at its start: 40 orders of every status with notes and files.
 *
 * @param start milliseconds since 1970; all dates are relative to it, so that no list is ever empty
 */
function demoData(start) {
  const orders = demoOrders(start);
  const notes = demoNotes(orders, start);
  return {
    orders,
    notes,
    suppliedNotes: demoSuppliedNotes(orders, start),
    files: demoFiles(orders, notes),
  };
}

module.exports = { demoData };
