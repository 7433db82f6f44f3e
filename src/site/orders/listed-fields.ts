import { sql } from 'kysely';
import type { Statements } from '../engine/store/database.js';
import { type OrderFields, storedFields } from './order-fields.js';

/** Characters of the fields of an order that a list reads with its row. */
const SHORT = 32 * 1024;
/** Characters of a text of longer fields that a list shows; the order itself shows all. */
const SHOWN = 1000;
const CUT = ' […]';

/** The fields of an order in the row of a list, null where they are long: a list of orders has to fit into memory. */
export const shortFields = sql<
  string | null
>`CASE WHEN length(orders.fields) <= ${sql.lit(SHORT)} THEN orders.fields END`;

/** The fields of an order as a list shows them: of long ones the beginning of each text. */
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
