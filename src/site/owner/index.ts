import type { SiteContext } from '../engine/context.js';
import { Files } from '../orders/files.js';
import type { FormOffer } from '../orders/form-offer.js';
import { Forms } from '../orders/forms.js';
import { Items } from '../orders/items.js';
import { Notes } from '../orders/notes.js';
import { Users } from '../orders/people/users.js';
import { Properties } from '../orders/properties.js';
import { CallerAccounts } from './accounts.js';
import { Orders } from './orders/orders.js';
import { offerOfOwned } from './received-answers.js';
import { type OrderResults, resultsOf } from './results.js';

/** The side of a site that owns orders, for the operator and for code of the app. */
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

  /**
   * Returns the initial values of a form: the order's own fields, and the answers of earlier orders of its property
   * that the form allows to use again.
   *
   * @throws LinkError `order_not_found`, `form_not_found`
   */
  formOffer(reportId: string, formId: string): Promise<FormOffer> {
    return offerOfOwned(this.#context.database.read, reportId, formId);
  }

  /** Returns the results of an order. @throws LinkError `order_not_found` */
  results(reportId: string): Promise<OrderResults> {
    return resultsOf(this.#context, reportId);
  }
}
