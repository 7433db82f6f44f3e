'use strict';

const { LinkError } = require('svclink');

/** Ids of ours begin here, well above those of the demo data. */
const FIRST_ID = 900_000;

/** Everything this side owns, in memory: put your database here. */
class Store {
  orders;
  /** By our id. */
  notes;
  suppliedNotes;
  /** By our id. */
  files;
  /** Our ids of what others sent, by what makes it theirs: sender, order and their own id. */
  sentNotes = new Map();
  sentFiles = new Map();
  /** The addresses that validate_user left, by user name. */
  pushAddresses = new Map();
  #nextId = FIRST_ID;

  constructor({ orders, notes, suppliedNotes, files }) {
    this.orders = new Map(orders.map((order) => [order.reportId, order]));
    this.notes = new Map(notes.map((note) => [note.id, note]));
    this.suppliedNotes = suppliedNotes;
    this.files = new Map(files.map((file) => [file.id, file]));
  }

  /** An id that nothing has yet. */
  newId() {
    this.#nextId += 1;
    return this.#nextId;
  }

  /**
   * Finds an order.
   *
   * @throws LinkError `order_not_found`, whose message the caller reads
   */
  order(reportId) {
    const order = this.orders.get(reportId);
    if (order) return order;
    throw new LinkError('order_not_found', `There is no order ${reportId}.`);
  }

  /** The orders that changed after `since`; all of them without it. */
  ordersSince(since = -1) {
    return [...this.orders.values()].filter(({ modifiedAt }) => modifiedAt > since);
  }

  /** The notes that show on an order: its own, and those of its property. */
  notesOf({ reportId, propertyId }) {
    return [...this.notes.values()].filter((note) =>
      note.type === 'prop' ? note.propertyId === propertyId : note.reportId === reportId,
    );
  }

  /** The files of one area of an order. */
  filesOf({ reportId, propertyId }, module) {
    return [...this.files.values()].filter(
      (file) =>
        file.module === module && (file.reportId === reportId || file.propertyId === propertyId),
    );
  }
}

module.exports = { Store };
