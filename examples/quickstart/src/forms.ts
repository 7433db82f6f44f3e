import { LinkError } from 'svclink';
import { type PcrForm, type PcrJson, parseForm } from 'svclink/forms';
import type { Order } from './store/order.js';

/** The version of all forms of the demo. */
export const FORM_VERSION = '1';

/** One form: the answer of get_pcr_json, and the form read from it. */
export interface BookForm {
  readonly json: PcrJson;
  readonly form: PcrForm;
}

/** The forms of this side, by form id. */
export class FormBook {
  readonly #forms: ReadonlyMap<string, BookForm>;

  constructor(definitions: readonly PcrJson[]) {
    const forms = definitions.map((json): BookForm => {
      return { json, form: parseForm(json, { version: FORM_VERSION }) };
    });
    this.#forms = new Map(forms.map((entry) => [entry.form.id, entry]));
  }

  /**
   * Returns a form in one version.
   *
   * @throws LinkError `form_not_found`
   */
  find(formId: string, version: string = FORM_VERSION): BookForm {
    const found = version === FORM_VERSION ? this.#forms.get(formId) : undefined;
    if (found) return found;
    throw new LinkError('form_not_found', `There is no form ${formId} in version ${version}.`);
  }

  /**
   * Returns a form of an order.
   *
   * @throws LinkError `form_not_found`
   */
  ofOrder(order: Order, formId: string): PcrForm {
    const belongs = order.sheet.pcr_forms?.some((form) => String(form.pcr_form_id) === formId);
    if (belongs) return this.find(formId).form;
    const message = `Form ${formId} does not belong to order ${order.reportId}.`;
    throw new LinkError('form_not_found', message);
  }
}
