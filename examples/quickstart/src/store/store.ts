import { LinkError } from 'svclink';
import type { Note, SuppliedNote } from './note.js';
import type { Order } from './order.js';
import type { StoredFile } from './stored-file.js';

/** The initial data of the demo. */
export interface InitialData {
  readonly orders: readonly Order[];
  readonly notes: readonly Note[];
  readonly suppliedNotes: readonly SuppliedNote[];
  readonly files: readonly StoredFile[];
}

/** The first generated id, well above those of the demo data. */
const FIRST_ID = 900_000;

/** The data of this side, in memory: use your database here. */
export class Store {
  readonly orders: ReadonlyMap<string, Order>;
  /** Notes by their id at this side. */
  readonly notes: Map<number, Note>;
  readonly suppliedNotes: readonly SuppliedNote[];
  /** Files by their id at this side. */
  readonly files: Map<number, StoredFile>;
  /** The ids of received records at this side, by sender, order and the sender's own id. */
  readonly sentNotes = new Map<string, number>();
  readonly sentFiles = new Map<string, number>();
  /** The push addresses of validate_user, by user name. */
  readonly pushAddresses = new Map<string, string>();
  #nextId = FIRST_ID;

  constructor({ orders, notes, suppliedNotes, files }: InitialData) {
    this.orders = new Map(orders.map((order) => [order.reportId, order]));
    this.notes = new Map(notes.map((note) => [note.id, note]));
    this.suppliedNotes = suppliedNotes;
    this.files = new Map(files.map((file) => [file.id, file]));
  }

  /** Returns an unused id. */
  newId(): number {
    this.#nextId += 1;
    return this.#nextId;
  }

  /**
   * Returns an order.
   *
   * @throws LinkError `order_not_found`, whose message the caller reads
   */
  order(reportId: string): Order {
    const order = this.orders.get(reportId);
    if (order) return order;
    throw new LinkError('order_not_found', `There is no order ${reportId}.`);
  }

  /** Returns the orders that changed after `since`; all of them without it. */
  ordersSince(since = -1): Order[] {
    return [...this.orders.values()].filter(({ modifiedAt }) => modifiedAt > since);
  }

  /** Returns the notes of an order, and those of its property. */
  notesOf({ reportId, propertyId }: Order): Note[] {
    return [...this.notes.values()].filter((note) =>
      note.type === 'prop' ? note.propertyId === propertyId : note.reportId === reportId,
    );
  }

  /** Returns the files of one area of an order. */
  filesOf({ reportId, propertyId }: Order, module: StoredFile['module']): StoredFile[] {
    return [...this.files.values()].filter(
      (file) =>
        file.module === module && (file.reportId === reportId || file.propertyId === propertyId),
    );
  }
}
