import { LinkError } from '../../../protocol/errors/errors.js';
import { parseSafeJson } from '../../../protocol/json/safe-json.js';
import type { SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import {
  type OrderColumn,
  type OrderFileForm,
  orderColumns,
  orderOfRecord,
  requireColumns,
  textColumns,
} from '../../owner/order-files/order-rows.js';
import { PlannedOrders, type SameOrder } from '../../owner/order-files/planned-orders.js';
import { DAY_ORDERS } from '../../owner/order-files/written-day.js';
import type { NewOrder } from '../../owner/orders/new-order.js';
import type { Orders } from '../../owner/orders/orders.js';
import type { Call } from '../call.js';
import { linesReply, recordRoute, type SentFile, sentRecords } from '../record-route.js';
import type { Route } from '../route-table.js';

/** The members of an order by which a person recognises a row. */
export const SHOWN_MEMBERS = [
  'wo_number',
  'account',
  'address',
  'city',
  'state',
  'zip',
  'work_type_alias',
  'date_due',
] as const;

/** A row of a file as it would be made. */
export interface PlannedRow {
  readonly position: string;
  /** The cells as the file has them, by column. */
  readonly cells: Readonly<Record<string, string>>;
  readonly order: Readonly<Partial<Record<(typeof SHOWN_MEMBERS)[number], string>>>;
  /** The order that is there already: its report_id, or the earlier row that has it. */
  readonly there?: SameOrder;
  readonly refused?: string;
}

/** A line of a preview: the columns, the rows one by one, and the end. */
export type PreviewLine =
  | { readonly count: number; readonly columns: readonly OrderColumn[] }
  | PlannedRow
  | { readonly isWhole: true };

/** The routes of files of orders: what they would make, and what they make. */
export function orderFileRoutes(context: SiteContext, orders: Orders): readonly Route[] {
  return [
    {
      method: 'POST',
      path: 'orders/from-file/preview',
      needs: 'operator',
      run: async (call) => {
        const form = formOf(call);
        const file = await sentRecords(call, textColumns(form));
        const columns = orderColumns(file.records, form, file.name);
        return linesReply(plannedLines(context, file, { columns, form }));
      },
    },
    recordRoute<{ readonly report_id: string; readonly wo_number: string }>({
      path: 'orders/from-file',
      needs: 'operator',
      textColumns: (call) => textColumns(formOf(call)),
      prepare: ({ records, name }, call) => {
        const form = formOf(call);
        const columns = orderColumns(records, form, name);
        requireColumns({ records, name }, columns, form);
        const orderOf = orderOfRecord(columns, form);
        return async (values) => {
          const order = orderOf(values);
          const { report_id, is_new } = await orders.createOnce(order, call.acting);
          if (!is_new) return { there: report_id };
          return { made: { report_id, wo_number: String(order.wo_number) } };
        };
      },
    }),
  ];
}

/** Reads the form of a file in the query of a request. @throws LinkError `input_invalid` */
function formOf({ query }: Pick<Call, 'query'>): OrderFileForm {
  const given = new Input('file', Object.fromEntries(query), [...query.keys()]);
  return {
    account: given.text('account', 200),
    days: given.choice('days', DAY_ORDERS, 'mdy'),
    leavesUnknown: given.choice('unknown', ['refuse', 'leave'], 'refuse') === 'leave',
    columns: givenColumns(query.get('columns') ?? ''),
  };
}

function givenColumns(text: string): Readonly<Record<string, string>> {
  if (text === '') return {};
  const given = readColumns(text);
  const input = new Input('columns', given, Object.keys(Object(given)));
  return Object.fromEntries(
    Object.keys(Object(given)).map((name) => [name, input.text(name, 100)]),
  );
}

function readColumns(text: string): unknown {
  try {
    return parseSafeJson(text, 'columns');
  } catch (cause) {
    if (!LinkError.is(cause)) throw cause;
    throw new LinkError('input_invalid', cause.message, { cause });
  }
}

async function* plannedLines(
  context: SiteContext,
  { records }: SentFile,
  { columns, form }: { readonly columns: readonly OrderColumn[]; readonly form: OrderFileForm },
): AsyncGenerator<PreviewLine> {
  yield { count: records.length, columns };
  const plans = new PlannedOrders(context);
  const orderOf = orderOfRecord(columns, form);
  for (const { position, values } of records) {
    const cells = textsOf(values);
    const shown = { position, cells, order: {} };
    let order: NewOrder | undefined;
    try {
      order = orderOf(values);
      const there = await plans.plan(order, position);
      yield { ...shown, order: shownOrder(order), ...(there && { there }) };
    } catch (error) {
      if (!LinkError.is(error) || error.status >= 500) throw error;
      yield { ...shown, order: order ? shownOrder(order) : {}, refused: error.message };
    }
  }
  yield { isWhole: true };
}

function shownOrder(order: NewOrder): PlannedRow['order'] {
  const texts = textsOf(order);
  return Object.fromEntries(
    SHOWN_MEMBERS.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]])),
  );
}

/** Returns the values of a record as texts, lists and objects as JSON. */
function textsOf(values: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''),
    ]),
  );
}
