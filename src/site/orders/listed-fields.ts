import { sql } from 'kysely';
import type { Statements } from '../engine/store/database.js';
import { LONGEST_LISTED } from '../engine/store/schema/listed-texts.js';
import type { StoredRow } from '../engine/store/schema/schema.js';
import { type OrderFields, storedFields } from './order-fields.js';

/** The most characters of the fields of an order that a list reads with its row. */
const SHORT = 32 * 1024;
/** The most characters of each text of longer fields that a list shows. The order itself shows all. */
const SHOWN = 1000;
const CUT = ' […]';

/**
 * Selects the fields of an order for a list, null where they are long, because a list of orders has to fit into memory.
 */
export const shortFields = sql<
  string | null
>`CASE WHEN length(orders.fields) <= ${sql.lit(SHORT)} THEN orders.fields END`;

/** The columns of an order by which lists are sorted and filtered. They follow from its fields. */
export type ListedColumns = Pick<
  StoredRow<'orders'>,
  'due_text' | 'client_text' | 'work_text' | 'city_text'
>;

/** Returns the columns by which lists are sorted and filtered, for storing with the fields. */
export function listedColumns(
  fields: Pick<OrderFields, 'date_due' | 'client_company_alias' | 'work_type_alias' | 'city'>,
): ListedColumns {
  const cut = (text: string) => text.slice(0, LONGEST_LISTED).toWellFormed();
  return {
    due_text: fields.date_due ?? '',
    client_text: cut(fields.client_company_alias),
    work_text: cut(fields.work_type_alias),
    city_text: cut(fields.city),
  };
}

/** Returns the fields of an order for a list. Of long fields it shows the beginning of each text. */
export async function listedFields(
  read: Statements,
  { id, fields }: { readonly id: string; readonly fields: string | null },
): Promise<OrderFields> {
  if (fields !== null) return storedFields(fields);
  const order = await read
    .selectFrom('orders')
    .select('fields')
    .where('id', '=', id)
    .executeTakeFirst();
  const all = storedFields(order?.fields ?? '{}');
  const short = Object.entries(all).map(([name, text]) => [
    name,
    text !== null && text.length > SHOWN ? text.slice(0, SHOWN).toWellFormed() + CUT : text,
  ]);
  return { ...all, ...Object.fromEntries(short) };
}
