import { isObject } from '../../../protocol/envelope.js';
import type { AuditContext } from '../../context.js';
import { expectSuccess } from '../../judge/envelope.js';
import { resultOf } from '../../judge/event.js';
import type { Item } from '../../judge/read.js';
import { prerequisite } from '../../shared.js';
import { skip } from '../../verdict.js';
import { wireData } from '../wire-data.js';
import { type FormReference, formsOf, orderWhere, target } from './orders.js';

/** A form that some order carries: that of the checked order, else the first that is found. */
export const someForm = prerequisite(async (context): Promise<FormReference> => {
  const own = context.settings.order === undefined ? undefined : (await target(context)).form;
  const found = own ?? (await firstForm(context));
  return found ?? skip('no order that was looked at carries a form');
});

async function firstForm(context: AuditContext): Promise<FormReference | undefined> {
  const found = await orderWhere(context, (order) => formsOf(order).length > 0);
  return found && formsOf(found.order)[0];
}

/** The six objects of a form, in canonical spelling. */
export const formObjects = prerequisite(async (context, key): Promise<Item> => {
  const form = key === '' ? await someForm(context) : keyed(key);
  const answer = await context.call('get_pcr_json', wireData(context, 'get_pcr_json', { ...form }));
  expectSuccess(answer, 'get_pcr_json', 'Answer every form that an order carries.');
  const { result } = resultOf(context, 'get_pcr_json', answer);
  const objects = isObject(result) ? result[form.pcr_form_id] : undefined;
  return isObject(objects) ? objects : skip('get_pcr_json gave no form');
});

function keyed(key: string): FormReference {
  const [pcr_form_id = '', form_ver_id = ''] = key.split('/');
  return { pcr_form_id, form_ver_id };
}
