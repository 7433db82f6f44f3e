import { type RawBuilder, sql } from 'kysely';
import { isRowId, type SiteContext } from '../../engine/context.js';
import { cachedReader } from '../../engine/store/cached-reader.js';
import type { Engine } from '../../engine/store/database.js';
import { preparedForOne } from '../../engine/store/prepared.js';
import { type StoredLineItem, shownLineItem } from '../../orders/line-items.js';
import { storedFields } from '../../orders/order-fields.js';
import { noOrder } from '../../orders/order-writing.js';
import { FRONT_OF_HOUSE } from '../../orders/properties.js';
import { callerOf, type EventHandler, requireCallers } from './event-handler.js';

interface OrderWithParts {
  readonly id: string;
  readonly account_id: string;
  readonly is_assigned: boolean;
  readonly wo_number: string;
  readonly fields: string;
  /** JSON of the line items, each a list of description, qty, price, total and addition. */
  readonly lines: string;
  /** JSON of the forms, each a list of id, version and whether it is required. */
  readonly forms: string;
  readonly has_foh: boolean;
}

/** Reads all records of get_order in one statement, because every further one would double the cost. */
const FIND = preparedForOne<{ readonly id: string }, OrderWithParts>(
  ({ statements, engine, value }) => {
    const { list, row } = JSON_OF[engine];
    return sql<OrderWithParts>`
    SELECT id, account_id, is_assigned, wo_number, fields,
      (SELECT ${list(row('description, CAST(qty AS text), CAST(price AS text), CAST(total AS text), additional'), 'position')}
        FROM line_items WHERE order_id = o.id) AS lines,
      (SELECT ${list(row('pcr_form_id, form_ver_id, is_required'), 'pcr_form_id')}
        FROM order_forms WHERE order_id = o.id) AS forms,
      EXISTS (SELECT 1 FROM files WHERE property_id = o.property_id AND area = ${sql.lit(FRONT_OF_HOUSE)}) AS has_foh
    FROM orders AS o WHERE id = ${value('id')} AND account_id IS NOT NULL`.compile(statements);
  },
);

/** The functions of each engine that write JSON: of the columns of a row, and of rows in their order. */
const JSON_OF: Readonly<
  Record<
    Engine,
    {
      readonly row: (columns: string) => string;
      readonly list: (row: string, order: string) => RawBuilder<unknown>;
    }
  >
> = {
  sqlite: {
    row: (columns) => `json_array(${columns})`,
    list: (row, order) => sql.raw(`json_group_array(${row} ORDER BY ${order})`),
  },
  postgres: {
    row: (columns) => `json_build_array(${columns})`,
    list: (row, order) =>
      sql.raw(`CAST(coalesce(json_agg(${row} ORDER BY ${order}), '[]') AS text)`),
  },
};

/** A form in the JSON of an order. Flags are 0 and 1 on SQLite, true and false on PostgreSQL. */
type FormParts = readonly [pcr_form_id: string, form_ver_id: string, isRequired: boolean | number];

/** An order with its account. */
interface ReadOrder {
  readonly id: string;
  readonly account_id: string;
  readonly is_assigned: boolean;
  /** The approximate number of characters. */
  readonly length: number;
  /** The answer of get_order. */
  readonly answer: Answer;
}

type Answer = Awaited<ReturnType<EventHandler<'get_order'>>>;

/** get_order: sends the order with its line items and forms. */
export function getOrder({ database }: SiteContext): EventHandler<'get_order'> {
  const { read } = database;
  const find = cachedReader(
    database,
    async (id) => {
      const order = await FIND(read, { id });
      return order && readOrder(order);
    },
    ({ length }) => length,
  );
  return async (event) => {
    const { report_id: id } = event.data;
    const order = isRowId(id) ? await find(id) : undefined;
    if (!order) throw noOrder(id);
    requireCallers(order, callerOf(event));
    return order.answer;
  };
}

function readOrder(order: OrderWithParts): ReadOrder {
  const { id, account_id, is_assigned } = order;
  const length = order.fields.length + order.lines.length + order.forms.length;
  return { id, account_id, is_assigned, length, answer: answerOf(order) };
}

function answerOf(order: OrderWithParts): Answer {
  const lines: readonly StoredLineItem[] = JSON.parse(order.lines);
  const forms: readonly FormParts[] = JSON.parse(order.forms);
  const { bg_checkin_provider, wo_pending_cancellation_date, ...fields } = storedFields(
    order.fields,
  );
  return {
    wo_number: order.wo_number,
    ...fields,
    line_items: lines.map(shownLineItem),
    pcr_forms: forms.map(([pcr_form_id, form_ver_id, isRequired]) => ({
      pcr_form_id,
      form_ver_id,
      form_required: Boolean(isRequired),
    })),
    svc_report_id: order.id,
    import_user_id: fields.import_user_id || null,
    key_values: {
      bg_checkin_provider: bg_checkin_provider === 'ags' ? 'ags' : '',
      ...(wo_pending_cancellation_date === '' ? {} : { wo_pending_cancellation_date }),
    },
    broker_name: fields.broker_name || null,
    broker_company: fields.broker_company || null,
    broker_phone: fields.broker_phone || null,
    broker_email: fields.broker_email || null,
    vendor_id: fields.vendor_id || null,
    has_foh: order.has_foh,
  };
}
