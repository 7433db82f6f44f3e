import { LinkCallError, type ResultOf } from '../../../../client/index.js';
import { parseForm } from '../../../../forms/index.js';
import { LinkError } from '../../../../index.js';
import { shortName } from '../../../../protocol/errors/short-name.js';
import type { StoreFunction } from '../../../engine/jobs/claims.js';
import type { Statements } from '../../../engine/store/database.js';
import { prepared, preparedForOne } from '../../../engine/store/prepared.js';
import type { StoredRow } from '../../../engine/store/schema/schema.js';
import { OWN } from '../../../orders/forms.js';
import type { AnyOrder } from '../../../orders/order-writing.js';
import type { ImporterContext } from '../../context.js';
import type { OpenLink } from '../../links/link-clients.js';
import type { ReceivedOrder } from '../received-order.js';

type WantedForm = NonNullable<ReceivedOrder['result']['pcr_forms']>[number];

/** A form that is attached to an order. */
/** `origin` is the id of a link, or {@link OWN}. */
type AttachedForm = Omit<StoredRow<'order_forms'>, 'order_id'>;

/** The versions of forms that are being fetched: orders that arrive together often name the same ones. */
export type FetchingForms = Map<string, Promise<void>>;

/** The forms of an order, and the context of their requests. */
interface FormsOfOrder {
  readonly received: Pick<ReceivedOrder['result'], 'pcr_forms'>;
  readonly fetching: FetchingForms;
  readonly signal: AbortSignal;
}

/**
 * Attaches the forms that an order names. Each version is fetched once. An entry with a friendly form_id names a form
 * of this site (specification: "Work order", pcr_forms).
 */
export async function fetchForms(
  context: ImporterContext,
  open: OpenLink,
  order: AnyOrder,
  { received, fetching, signal }: FormsOfOrder,
): Promise<StoreFunction> {
  const attached: AttachedForm[] = [];
  for (const wanted of received.pcr_forms ?? []) {
    const form = await formOf(context, open, wanted, { fetching, signal });
    if (form) attached.push({ ...form, is_required: wanted.form_required === true });
  }
  return async (tx) => {
    await REMOVE(tx, { orderId: order.id });
    for (const form of attached) await ATTACH(tx, { orderId: order.id, ...form });
  };
}

const REMOVE = prepared<{ readonly orderId: string }, unknown>(({ statements, value }) =>
  statements.deleteFrom('order_forms').where('order_id', '=', value('orderId')).compile(),
);

const ATTACH = prepared<AttachedForm & { readonly orderId: string }, unknown>(
  ({ statements, value }) =>
    statements
      .insertInto('order_forms')
      .values({
        order_id: value('orderId'),
        origin: value('origin'),
        pcr_form_id: value('pcr_form_id'),
        form_ver_id: value('form_ver_id'),
        is_required: value('is_required'),
      })
      .onConflict((conflict) =>
        conflict.columns(['order_id', 'origin', 'pcr_form_id']).doUpdateSet((row) => ({
          form_ver_id: row.ref('excluded.form_ver_id'),
          is_required: row.ref('excluded.is_required'),
        })),
      )
      .compile(),
);

/** Finds a version of a form without its body, which may be long. */
const FIND = preparedForOne<Omit<AttachedForm, 'is_required'>, { readonly id: string }>(
  ({ statements, value }) =>
    statements
      .selectFrom('forms')
      .select('id')
      .where('origin', '=', value('origin'))
      .where('pcr_form_id', '=', value('pcr_form_id'))
      .where('form_ver_id', '=', value('form_ver_id'))
      .compile(),
);

async function formOf(
  context: ImporterContext,
  open: OpenLink,
  { pcr_form_id, form_id = '', form_ver_id = '' }: WantedForm,
  { fetching, signal }: Pick<FormsOfOrder, 'fetching' | 'signal'>,
): Promise<Omit<AttachedForm, 'is_required'> | undefined> {
  if (form_id !== '') return ownForm(context.database.read, form_id);
  // An entry without a form is a deviation of the order.
  if (pcr_form_id === undefined || pcr_form_id === '') return undefined;
  const form = { origin: open.link.id, pcr_form_id, form_ver_id };
  if (await FIND(context.database.read, form)) return form;
  const key = JSON.stringify(form);
  const underWay = fetching.get(key) ?? fetchForm(context, open, form, signal);
  fetching.set(key, underWay);
  await underWay.finally(() => fetching.delete(key));
  return form;
}

/** Fetches a version of a form and stores it. */
async function fetchForm(
  { database, now }: ImporterContext,
  { client }: OpenLink,
  form: Omit<AttachedForm, 'is_required'>,
  signal: AbortSignal,
): Promise<void> {
  const { pcr_form_id, form_ver_id } = form;
  const answer = await client.call('get_pcr_json', { pcr_form_id, form_ver_id }, { signal });
  const body = { [pcr_form_id]: formIn(answer, pcr_form_id) };
  const parsed = parseForm(body, { version: form_ver_id });
  const row = {
    ...form,
    name: parsed.name,
    share_name: parsed.shareName,
    is_default_required: parsed.defaultRequired,
    body: JSON.stringify(body),
    created_at: now(),
  };
  await database.write((tx) =>
    tx
      .insertInto('forms')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['origin', 'pcr_form_id', 'form_ver_id']).doNothing(),
      )
      .execute(),
  );
}

/** Returns the requested form. Some owners answer with a key that is no id. @throws LinkCallError */
function formIn(answer: ResultOf<'get_pcr_json'>, formId: string): unknown {
  const [[key, only] = ['', undefined]] = Object.entries(answer);
  const named = answer[formId];
  if (named !== undefined || !/^[1-9]\d*$/.test(key)) return named ?? only;
  const text = `the answer is form ${shortName(key)}, not ${formId}`;
  throw new LinkCallError('result_invalid', 'get_pcr_json', text);
}

/** Returns the newest version of this site's form with a friendly id. @throws LinkError `form_not_found` */
async function ownForm(statements: Statements, friendlyId: string) {
  const form = await statements
    .selectFrom('forms')
    .select(['origin', 'pcr_form_id', 'form_ver_id'])
    .where('origin', '=', OWN)
    .where('share_name', '=', friendlyId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (form) return form;
  const message = `The order asks for our own form ${shortName(friendlyId)}, and there is none.`;
  throw new LinkError('form_not_found', message);
}
