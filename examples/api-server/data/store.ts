import { demoBids } from './bids.js';
import { demoFiles } from './files.js';
import { type AttachedForm, FORM } from './forms.js';
import { demoInvoices } from './invoices.js';
import { demoNotes } from './notes.js';
import { demoOrders } from './orders.js';
import { demoUsers } from './users.js';

/** The data of the demo, in memory: each start begins anew. */
export class DemoStore {
  readonly orders = demoOrders();
  readonly users = demoUsers();
  readonly bids = demoBids(this.orders.keys());
  readonly files = demoFiles();
  readonly invoices = demoInvoices();
  readonly notes = demoNotes();
  /** Forms by work order: every order has one at the start. */
  readonly forms = new Map<number, AttachedForm[]>();
  /** Values of properties by their id. */
  readonly properties = new Map<number, Record<string, unknown>>();
  /** Names of the files that auto imports got. */
  readonly queued: { autoimportId: number; name: string; size: number }[] = [];
  #lastId = 20_000;

  constructor() {
    for (const { report_id, org_property_id } of this.orders.values()) {
      this.forms.set(report_id, [{ pcr_form_id: FORM.id, answers: new Map([[88, 'yes']]) }]);
      this.properties.set(org_property_id, { occupancy: 'Vacant', lot_size: '0.25' });
    }
  }

  /** Returns an unused id. */
  newId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}
