import type { EventHandler, Site } from '../site.js';

/**
 * get_pcr_json: the definition of a form in the version that get_order named.
 *
 * - The result has one key, the requested pcr_form_id; its value holds six objects, each keyed by record id.
 */
export function getPcrJson({ forms }: Site): EventHandler<'get_pcr_json'> {
  return ({ data }) => forms.find(data.pcr_form_id, data.form_ver_id).json;
}
