'use strict';

/**
 * get_pcr_json: the definition of a form in the version that get_order named.
 *
 * - The result has one key, the requested pcr_form_id; its value holds six objects, each keyed by record id.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['get_pcr_json']['data'], import('svclink').EventMap['get_pcr_json']['reply']>}
 */
function getPcrJson({ forms }) {
  return ({ data }) => forms.find(data.pcr_form_id, data.form_ver_id).json;
}

module.exports = { getPcrJson };
