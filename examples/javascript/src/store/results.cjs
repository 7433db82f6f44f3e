'use strict';

/** An order that nothing came back for yet. */
function noResults() {
  return {
    bidComps: new Map(),
    noBidComps: new Set(),
    invoices: new Map(),
    answers: new Map(),
    photoFlags: new Map(),
    checkIns: new Map(),
  };
}

/** A key of several parts, none of which can be mistaken for another. */
function keyOf(...parts) {
  return JSON.stringify(parts);
}

module.exports = { noResults, keyOf };
