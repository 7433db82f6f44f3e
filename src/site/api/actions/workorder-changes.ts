import type { WorkorderCreateRequest } from '../../../api/index.js';
import { isObject } from '../../../protocol/envelope/envelope.js';
import type { ActingUser } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import type { AnyOrder } from '../../orders/order-writing.js';
import { accountRow } from '../../orders/people/account-row.js';
import { accountOfClient } from '../../owner/account-clients.js';
import type { ReadyProblem } from '../../owner/orders/ready-for-office.js';
import { once } from '../once.js';
import { answering } from '../service-refusal.js';
import { type SiteActions, type SiteCall, visibleOrder } from '../site-actions.js';
import { readValues, textOf } from '../work-order-values.js';

/** Values of a new order that are no fields. */
const OF_NEW_ORDER = ['account', 'wo_number', 'org_wo_num'] as const;

/** The actions of the service `workorder` that make and change orders. */
export const WORKORDER_CHANGES: SiteActions = {
  'workorder/create': createOrder,
  'workorder/update': updateOrder,
  'workorder/rfo': async (call) => {
    const { report_id, ready } = call.event.data;
    const order = await visibleOrder(call, report_id, 'invalid_report_id');
    const set = await settingReady(call, order, ready === 1);
    const state = ready === 1 ? 'is ready for office' : 'is not ready for office';
    return once(call, async (acting) => {
      await set(acting);
      return { result: `Order ${order.id} ${state}.` };
    });
  },
};

async function createOrder(call: SiteCall<'workorder/create'>) {
  const { context, app, event, owner } = call;
  const { values: given, work_items = [] } = event.data;
  const { read } = context.database;
  const values = await readValues(read, app.viewer, given, OF_NEW_ORDER);
  const account = await accountOf(call, given, values.client_company_alias ?? '');
  const wo_number = textOf('wo_number', Reflect.get(given, 'wo_number'));
  const org_wo_num = textOf('org_wo_num', Reflect.get(given, 'org_wo_num'));
  const { address, city, state, zip } = given;
  const order = {
    ...values,
    ...{ account, address, city, state, zip },
    ...(org_wo_num === '' ? {} : { org_wo_num }),
    line_items: await lineItems(call, work_items, values.client_company_alias ?? ''),
  };
  return once(call, (acting) =>
    answering({ input_invalid: 'invalid_request', not_found: 'invalid_option' }, async () => {
      const id =
        wo_number === ''
          ? await owner.orders.createNumbered(order, acting)
          : await owner.orders.create({ ...order, wo_number }, acting);
      return { report_id: Number(id), result: `Order ${id} is created.` };
    }),
  );
}

/** Returns the account of a new order: the given one, or the default of its client company. */
async function accountOf(
  { context, app, event }: SiteCall<'workorder/create'>,
  given: WorkorderCreateRequest['values'],
  company: string,
): Promise<string> {
  const { read } = context.database;
  const username = textOf('account', Reflect.get(given, 'account'));
  const account = await (username === ''
    ? accountOfClient(read, company)
    : accountRow(read, username));
  if (account && seesAccount(app.viewer, account.id)) return account.username;
  if (username !== '') return event.fail('invalid_option', 'account names no account.');
  const text = `values.account is required: no account is the default of the client company ${company}.`;
  return event.fail('missing_fields', text);
}

function seesAccount({ accounts }: SiteCall<'workorder/create'>['app']['viewer'], id: string) {
  return accounts === 'all' || accounts.has(id);
}

/** Returns the line items for items of work: those of the client's list by their ids, and others by their names. */
async function lineItems(
  { context, event }: SiteCall<'workorder/create'>,
  items: NonNullable<WorkorderCreateRequest['work_items']>,
  company: string,
) {
  const names = await itemNames(context.database.read, company);
  return items.map(({ id, item_other, qty, price, instructions = '' }, position) => {
    const desc = id === undefined ? item_other : names.get(String(id));
    if (desc === undefined) {
      return event.fail('invalid_option', `work_items[${position}].id is no item of the client.`);
    }
    return {
      desc,
      ...(qty === undefined ? {} : { qty }),
      ...(price === undefined ? {} : { price }),
      add: instructions,
    };
  });
}

/** Returns the items of orders of a client company, those without a client among them, by their ids. */
async function itemNames(read: Statements, company: string): Promise<ReadonlyMap<string, string>> {
  const rows = await read
    .selectFrom('invoice_items')
    .select(['item_key', 'description'])
    .where('order_id', 'is', null)
    .where('client_company', '=', company)
    .execute();
  return new Map(rows.map(({ item_key, description }) => [item_key, description]));
}

async function updateOrder(call: SiteCall<'workorder/update'>) {
  const { context, app, event, owner } = call;
  const order = await visibleOrder(call, event.data.report_id, 'not_found');
  if (order.link_id !== null) {
    return event.fail('not_allowed', 'The fields of an imported order belong to its owner.');
  }
  const { values } = event.data;
  const changes = await readValues(
    context.database.read,
    app.viewer,
    isObject(values) ? values : {},
  );
  return once(call, (acting) =>
    answering({ order_not_found: 'not_found' }, async () => {
      const changed = await owner.orders.update(order.id, changes, acting);
      return {
        result: `Order ${order.id} is updated.`,
        org_property_id: Number(changed.property_id),
        wo_reassociated: changed.is_other_property,
      };
    }),
  );
}

type RfoCall = SiteCall<'workorder/rfo'>;

/** Sets an order ready for office, or takes it back. */
type SetReady = (acting: ActingUser) => Promise<void>;

/** Returns the function that makes the change. What it reads besides is read before. @throws ApiError */
async function settingReady(call: RfoCall, order: AnyOrder, isReady: boolean): Promise<SetReady> {
  if (order.link_id === null) return settingOwned(call, order, isReady);
  return isReady ? settingImported(call, order) : withdrawal(call, order);
}

async function settingOwned(call: RfoCall, { id }: AnyOrder, isReady: boolean): Promise<SetReady> {
  const { photo_count } = await call.context.database.read
    .selectFrom('files')
    .select(({ fn }) => fn.countAll().as('photo_count'))
    .where('order_id', '=', id)
    .where('area', '=', 'uploads')
    .where('file_area', '=', 0)
    .executeTakeFirstOrThrow();
  return (acting) =>
    answering({ order_not_found: 'invalid_report_id' }, async () => {
      const problems = await call.owner.orders.setReady(id, isReady, acting);
      refuseProblems(call, problems, Number(photo_count));
    });
}

/** Answers one error type for each kind of problem, the first of the table. */
function refuseProblems(call: RfoCall, problems: readonly ReadyProblem[], photos: number): void {
  const textsOf = (some: readonly ReadyProblem[]) =>
    some
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 2000);
  const missing = problems.filter(({ kind }) => kind === 'photos');
  const tooFew = missing.filter(({ least }) => photos < least);
  if (tooFew.length > 0) call.event.fail('photo_count_error', textsOf(tooFew));
  if (missing.length > 0) call.event.fail('photo_flag_error', textsOf(missing));
  const locked = problems.filter(({ kind }) => kind === 'status');
  if (locked.length > 0) call.event.fail('office_locked', textsOf(locked));
  if (problems.length > 0) call.event.fail('pcr_error', textsOf(problems));
}

async function settingImported(call: RfoCall, { id }: AnyOrder): Promise<SetReady> {
  const { event, importer } = call;
  const types = { order_closed: 'office_locked', order_not_found: 'invalid_report_id' } as const;
  await answering(types, async () => {
    const { drafts, problems, photo_count } = await importer.results.readiness(id);
    if (drafts.length > 0) {
      const text = `The order has drafts of a person, who has to send or remove them: ${drafts.join(', ')}.`;
      event.fail('not_allowed', text.slice(0, 2000));
    }
    refuseProblems(call, problems, photo_count);
  });
  return (acting) =>
    answering(types, async () => {
      await importer.results.add(id, { ready: true }, acting);
    });
}

function withdrawal({ importer }: RfoCall, { id }: AnyOrder): SetReady {
  const types = {
    input_invalid: 'not_allowed',
    order_closed: 'office_locked',
    order_not_found: 'invalid_report_id',
  } as const;
  return (acting) => answering(types, () => importer.results.withdrawReady(id, acting));
}
