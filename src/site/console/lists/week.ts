import type { SiteContext } from '../../engine/context.js';
import { inputError } from '../../engine/input.js';
import { dayAfter, isOpen, type OrderRows } from './order-views.js';
import { requireDay } from './present-day.js';

/** The open orders of a person that are due on a day. */
export interface DueCount {
  /** `YYYYMMDD` */
  readonly day: string;
  readonly owned: number;
  readonly imported: number;
}

/** A person with the counts of the days; days without orders are left out. */
export interface WeekRow {
  /** Null for orders that nobody has. */
  readonly person: { readonly username: string; readonly display_name: string } | null;
  readonly days: readonly DueCount[];
}

/** Seven days, and the persons who have orders that are due in them. */
export interface Week {
  readonly days: readonly string[];
  readonly rows: readonly WeekRow[];
}

const DAYS = 7;

/** Counts the open orders of seven days by person. @param from the first day. @throws LinkError `input_invalid` */
export async function readWeek(
  { database: { background } }: Pick<SiteContext, 'database'>,
  from: string,
): Promise<Week> {
  requireDay('from', from);
  const days = Array.from({ length: DAYS }, (_, index) => dayAfter(from, index));
  // The last week of all begins on 9999-12-25.
  if (new Set(days).size < DAYS) throw inputError('from', 'must be a day with six others after it');
  const all: OrderRows = background.selectFrom('orders');
  const counted = await isOpen(all, from)
    .where('orders.due_text', '>=', from)
    .where('orders.due_text', '<=', days.at(-1) ?? from)
    .select(['orders.due_text', 'orders.assigned_user_id'])
    .select((one) => [
      one.fn.count('orders.account_id').as('owned_count'),
      one.fn.count('orders.link_id').as('imported_count'),
    ])
    .groupBy(['orders.due_text', 'orders.assigned_user_id'])
    .execute();
  const users = await background
    .selectFrom('users')
    .select(['id', 'username', 'display_name'])
    .execute();
  const rows = [...users, null].flatMap((user) => {
    const own = counted.filter(({ assigned_user_id }) => assigned_user_id === (user?.id ?? null));
    const person = user && { username: user.username, display_name: user.display_name };
    const counts = own.map(({ due_text: day, owned_count, imported_count }) => ({
      day,
      owned: Number(owned_count),
      imported: Number(imported_count),
    }));
    return own.length === 0 ? [] : [{ person, days: counts }];
  });
  const name = ({ person }: WeekRow) => person?.display_name ?? '';
  const byName = (one: WeekRow, other: WeekRow) =>
    Number(one.person === null) - Number(other.person === null) ||
    name(one).localeCompare(name(other));
  return { days, rows: rows.toSorted(byName) };
}
