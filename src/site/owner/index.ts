import type { SiteContext } from '../engine/context.js';
import { Damages } from '../orders/attachments/damages.js';
import { DocumentTypes } from '../orders/attachments/document-types.js';
import { Choices } from '../orders/choices.js';
import { Files } from '../orders/files.js';
import type { FormOffer } from '../orders/filling/form-offer.js';
import { Forms } from '../orders/forms.js';
import { Items } from '../orders/items.js';
import { Notes } from '../orders/notes.js';
import { Users } from '../orders/people/users.js';
import { Prices } from '../orders/prices/prices.js';
import { Units } from '../orders/prices/units.js';
import { Properties } from '../orders/properties.js';
import { CallerAccounts } from './accounts.js';
import { OwnedBids } from './bids.js';
import { OwnedInvoices } from './invoices.js';
import { OrderForms } from './orders/order-forms.js';
import { Orders } from './orders/orders.js';
import { PhotoFlags } from './photo-flags.js';
import { Profiles } from './profiles/profiles.js';
import { offerOfOwned } from './received-answers.js';
import { type OrderResults, resultsOf } from './results.js';

/** The side of a site that owns orders, for the operator and for code of the app. */
export class Owner {
  readonly accounts: CallerAccounts;
  readonly orders: Orders;
  readonly properties: Properties;
  readonly forms: Forms;
  /** The forms of orders: their answers, and their removal. */
  readonly orderForms: OrderForms;
  readonly items: Items;
  readonly bids: OwnedBids;
  readonly invoices: OwnedInvoices;
  readonly profiles: Profiles;
  readonly prices: Prices;
  readonly units: Units;
  readonly users: Users;
  readonly notes: Notes;
  readonly files: Files;
  /** The client companies and work types from which the JSON API chooses. */
  readonly choices: Choices;
  readonly documentTypes: DocumentTypes;
  readonly damages: Damages;
  readonly photoFlags: PhotoFlags;

  readonly #context: SiteContext;

  /** @internal */
  constructor(context: SiteContext) {
    this.#context = context;
    this.accounts = new CallerAccounts(context);
    this.orders = new Orders(context);
    this.properties = new Properties(context);
    this.forms = new Forms(context);
    this.orderForms = new OrderForms(context);
    this.items = new Items(context);
    this.bids = new OwnedBids(context);
    this.invoices = new OwnedInvoices(context);
    this.profiles = new Profiles(context);
    this.prices = new Prices(context);
    this.units = new Units(context);
    this.users = new Users(context);
    this.notes = new Notes(context);
    this.files = new Files(context);
    this.choices = new Choices(context);
    this.documentTypes = new DocumentTypes(context);
    this.damages = new Damages(context);
    this.photoFlags = new PhotoFlags(context);
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
