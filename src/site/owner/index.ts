import type { SiteContext } from '../context.js';
import { CallerAccounts } from './accounts.js';
import { Files } from './files.js';
import { Forms } from './forms.js';
import { Items } from './items.js';
import { Notes } from './notes.js';
import { Orders } from './orders.js';
import { Properties } from './properties.js';
import { type OrderResults, resultsOf } from './results.js';
import { Users } from './users.js';

/** The side of a site that owns orders: what its operator and its own code do with them. */
export class Owner {
  readonly accounts: CallerAccounts;
  readonly orders: Orders;
  readonly properties: Properties;
  readonly forms: Forms;
  readonly items: Items;
  readonly users: Users;
  readonly notes: Notes;
  readonly files: Files;

  readonly #context: SiteContext;

  /** @internal */
  constructor(context: SiteContext) {
    this.#context = context;
    this.accounts = new CallerAccounts(context);
    this.orders = new Orders(context);
    this.properties = new Properties(context);
    this.forms = new Forms(context);
    this.items = new Items(context);
    this.users = new Users(context);
    this.notes = new Notes(context);
    this.files = new Files(context);
  }

  /** What came back for an order. @throws LinkError `order_not_found` */
  results(reportId: string): Promise<OrderResults> {
    return resultsOf(this.#context, reportId);
  }
}
