import { sql } from 'kysely';
import { type PcrForm, parseForm } from '../../../forms/index.js';
import { LinkError } from '../../../index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import { isRowId } from '../../engine/context.js';
import type { Input } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { prepared } from '../../engine/store/prepared.js';
import { formRow, noForm, OWN } from '../forms.js';

/** A form of an order (specification: "Work order", `pcr_forms`). */
export interface OrderForm {
  readonly pcr_form_id: string | number;
  /** The version. Default: the newest. */
  readonly form_ver_id?: string | number;
  /** Default false. */
  readonly form_required?: boolean;
}

/** Reads the forms that an input of an order names. */
export function readOrderForms(input: Input): readonly Required<OrderForm>[] {
  const known = ['pcr_form_id', 'form_ver_id', 'form_required'];
  return input.objects('pcr_forms', known).map((form) => ({
    pcr_form_id: form.required('pcr_form_id', 18),
    form_ver_id: form.text('form_ver_id', 18),
    form_required: form.flag('form_required') ?? false,
  }));
}

/** Returns the version of a form that an order names, without a version its newest. @throws LinkError `form_not_found` */
export async function requireOrderForm(
  read: Statements,
  { pcr_form_id, form_ver_id = '' }: OrderForm,
): Promise<{ readonly form_ver_id: string }> {
  const formId = String(pcr_form_id);
  const newest = read
    .selectFrom('forms')
    .select('form_ver_id')
    .where('origin', '=', OWN)
    .where('pcr_form_id', '=', formId)
    .orderBy('id', 'desc');
  const wanted =
    form_ver_id === '' ? newest : newest.where('form_ver_id', '=', String(form_ver_id));
  const found = await wanted.executeTakeFirst();
  if (found) return found;
  throw noForm(formId, String(form_ver_id));
}

/**
 * Attaches a form to an order, by default in the newest version.
 *
 * @throws LinkError `form_not_found`
 */
export async function attachForm(tx: Statements, orderId: string, form: OrderForm): Promise<void> {
  const { form_required = false } = form;
  const formId = String(form.pcr_form_id);
  const found = await requireOrderForm(tx, form);
  const row = { form_ver_id: found.form_ver_id, is_required: form_required };
  await tx
    .insertInto('order_forms')
    .values({ order_id: orderId, pcr_form_id: formId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'origin', 'pcr_form_id']).doUpdateSet(row),
    )
    .execute();
}

const MISSING_DEFAULTS = prepared<{ readonly orderId: string }, { readonly pcr_form_id: string }>(
  ({ statements, value }) =>
    sql<{ pcr_form_id: string }>`
      SELECT pcr_form_id FROM forms WHERE is_default_required
        AND id IN (SELECT max(id) FROM forms WHERE origin = ${sql.lit(OWN)} GROUP BY pcr_form_id)
        AND NOT EXISTS (SELECT 1 FROM order_forms WHERE order_id = ${value('orderId')}
          AND order_forms.pcr_form_id = forms.pcr_form_id)
      ORDER BY id`.compile(statements),
);

/** Attaches the default forms to a new order, each in its newest version, unless the order has the form. */
export async function attachDefaultForms(tx: Statements, orderId: string): Promise<void> {
  for (const { pcr_form_id } of await MISSING_DEFAULTS(tx, { orderId })) {
    await attachForm(tx, orderId, { pcr_form_id, form_required: true });
  }
}

/** Returns the forms of an order. */
export async function orderFormsOf(
  statements: Statements,
  orderId: string,
): Promise<readonly Required<OrderForm>[]> {
  const rows = await statements
    .selectFrom('order_forms')
    .select(['pcr_form_id', 'form_ver_id', 'is_required'])
    .where('order_id', '=', orderId)
    .orderBy('pcr_form_id')
    .execute();
  return rows.map(({ is_required, ...row }) => ({ ...row, form_required: is_required }));
}

/** Returns the forms of an order in the order's versions. A form that is not stored yet is left out. */
export async function formsOfOrder(
  statements: Statements,
  orderId: string,
): Promise<readonly PcrForm[]> {
  const forms: PcrForm[] = [];
  for (const { pcr_form_id } of await orderFormsOf(statements, orderId)) {
    const form = await findFormOfOrder(statements, orderId, String(pcr_form_id));
    if (form) forms.push(form);
  }
  return forms;
}

/**
 * Returns the form of an order in the order's version.
 *
 * @throws LinkError `form_not_found`
 */
export async function formOfOrder(
  statements: Statements,
  orderId: string,
  formId: string,
): Promise<PcrForm> {
  const { body, form_ver_id: version } = await storedFormOfOrder(statements, orderId, formId);
  return parseForm(JSON.parse(body), { version });
}

/** Returns the form of an order in the order's version; undefined where the order has no form of this id. */
export async function findFormOfOrder(
  statements: Statements,
  orderId: string,
  formId: string,
): Promise<PcrForm | undefined> {
  const row = await findStoredForm(statements, orderId, formId);
  return row && parseForm(JSON.parse(row.body), { version: row.form_ver_id });
}

/**
 * Returns the stored form of an order, whose `body` is the answer of get_pcr_json. @throws LinkError `form_not_found`
 */
export async function storedFormOfOrder(statements: Statements, orderId: string, formId: string) {
  const row = await findStoredForm(statements, orderId, formId);
  if (row) return row;
  const message = `Form ${shortName(formId)} does not belong to order ${shortName(orderId)}.`;
  throw new LinkError('form_not_found', message);
}

async function findStoredForm(statements: Statements, orderId: string, formId: string) {
  if (!isRowId(orderId)) return undefined;
  const attached = await statements
    .selectFrom('order_forms')
    .select(['form_ver_id', 'origin'])
    .where('order_id', '=', orderId)
    .where('pcr_form_id', '=', formId)
    .executeTakeFirst();
  return attached && formRow(statements, formId, attached.form_ver_id, attached.origin);
}
