import type { NotNull } from 'kysely';
import { fromRows } from '../../forms/index.js';
import { isRowId } from '../engine/context.js';
import type { Statements } from '../engine/store/database.js';
import {
  type EarlierForm,
  type FormOffer,
  MOST_EARLIER,
  offerOf,
} from '../orders/filling/form-offer.js';
import { findFormOfOrder, formOfOrder } from '../orders/filling/order-forms.js';
import { storedFields } from '../orders/order-fields.js';
import { noOrder } from '../orders/order-writing.js';

/** The answers of one account to one form of an order. */
export interface AnswersKey {
  readonly order_id: string;
  readonly account_id: string;
  readonly pcr_form_id: string;
}

/** Returns the received rows of a form, the last of each question. */
export async function storedRows(
  statements: Statements,
  { order_id, account_id, pcr_form_id }: AnswersKey,
): Promise<readonly unknown[]> {
  const answers = await statements
    .selectFrom('answers')
    .select('answer_rows')
    .where('order_id', '=', order_id)
    .where('account_id', '=', account_id)
    .where('pcr_form_id', '=', pcr_form_id)
    .execute();
  return answers.flatMap(({ answer_rows }): unknown[] => JSON.parse(answer_rows));
}

/** Returns the initial values of a form of an owned order. @throws LinkError `order_not_found`, `form_not_found` */
export async function offerOfOwned(
  read: Statements,
  reportId: string,
  formId: string,
): Promise<FormOffer> {
  const order =
    isRowId(reportId) &&
    (await read
      .selectFrom('orders')
      .select(['id', 'account_id', 'property_id', 'wo_number', 'fields'])
      .where('id', '=', reportId)
      .where('account_id', 'is not', null)
      .$narrowType<{ account_id: NotNull }>()
      .executeTakeFirst());
  if (!order) throw noOrder(reportId);
  const form = await formOfOrder(read, order.id, formId);
  const { wo_number, fields } = order;
  const own = { wo_number, fields: storedFields(fields) };
  return offerOf(form, own, await earlierReceived(read, order));
}

/** Returns the forms that an account has answered for other orders of an order's property, newest first. */
async function earlierReceived(
  read: Statements,
  order: { readonly id: string; readonly account_id: string; readonly property_id: string },
): Promise<readonly EarlierForm[]> {
  const rows = await read
    .selectFrom('answers')
    .innerJoin('orders', 'orders.id', 'answers.order_id')
    .select(['answers.order_id', 'answers.pcr_form_id', 'orders.wo_number'])
    .select((answer) => answer.fn.max('answered_at').as('last_at'))
    .where('orders.property_id', '=', order.property_id)
    .where('orders.account_id', '=', order.account_id)
    .where('answers.account_id', '=', order.account_id)
    .where('orders.id', '<>', order.id)
    .groupBy(['answers.order_id', 'answers.pcr_form_id', 'orders.wo_number'])
    .orderBy('last_at', 'desc')
    .limit(MOST_EARLIER)
    .execute();
  const earlier: EarlierForm[] = [];
  for (const { order_id, pcr_form_id, wo_number, last_at: answered_at } of rows) {
    const form = await findFormOfOrder(read, order_id, pcr_form_id);
    if (!form) continue;
    const key = { order_id, account_id: order.account_id, pcr_form_id };
    const answers = fromRows(form, await storedRows(read, key));
    earlier.push({ form, answers, order_id, wo_number, answered_at });
  }
  return earlier;
}
