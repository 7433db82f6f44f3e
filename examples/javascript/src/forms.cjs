'use strict';

const { LinkError } = require('svclink');
const { parseForm } = require('svclink/forms');

/** The version that all forms of the demo have. */
const FORM_VERSION = '1';

/** The forms of this side, by form id. */
class FormBook {
  #forms;

  constructor(definitions) {
    const forms = definitions.map((json) => {
      return { json, form: parseForm(json, { version: FORM_VERSION }) };
    });
    this.#forms = new Map(forms.map((entry) => [entry.form.id, entry]));
  }

  /**
   * Finds a form in one version.
   *
   * @throws LinkError `form_not_found`
   */
  find(formId, version = FORM_VERSION) {
    const found = version === FORM_VERSION ? this.#forms.get(formId) : undefined;
    if (found) return found;
    throw new LinkError('form_not_found', `There is no form ${formId} in version ${version}.`);
  }

  /**
   * Finds a form that belongs to an order.
   *
   * @throws LinkError `form_not_found`
   */
  ofOrder(order, formId) {
    const belongs = order.sheet.pcr_forms?.some((form) => String(form.pcr_form_id) === formId);
    if (belongs) return this.find(formId).form;
    const message = `Form ${formId} does not belong to order ${order.reportId}.`;
    throw new LinkError('form_not_found', message);
  }
}

module.exports = { FORM_VERSION, FormBook };
