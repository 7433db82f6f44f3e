import { sql } from 'kysely';
import type { Statements } from '../engine/store/database.js';
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
