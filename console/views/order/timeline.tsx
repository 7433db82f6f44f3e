import type { ShownChange } from '../../../src/site/console/orders/order-detail.js';
import type { EntryAuthor, ShownEntry } from '../../../src/site/console/orders/order-history.js';
import { Time } from '../../parts/basics.js';
import { formatAmount, formatDay, formatMoney, formatTime } from '../../parts/formats.js';
import { type Column, List } from '../../parts/list.js';
import { historyTexts } from '../../texts/history.js';
import { texts } from '../../texts.js';

const { columns } = texts.order;

/** One line of the timeline. */
interface Line {
  readonly id: string;
  readonly at: number;
  readonly by: EntryAuthor;
  readonly what: string;
  readonly changes: readonly ShownChange[];
}

const LINES: readonly Column<Line>[] = [
  { title: columns.when, show: ({ at }) => <Time at={at} /> },
  { title: columns.who, show: ({ by }) => historyTexts.by[by.kind](by.name) },
  {
    title: columns.what,
    show: ({ what, changes }) => (
      <>
        {what}
        {changes.map((change) => (
          <span key={change.transaction_id} class="line-of-change">
            {changeText(change)}
          </span>
        ))}
      </>
    ),
  },
];

/** The history of an order, newest first: people, calls and jobs, with the values that each has changed. */
export function Timeline(props: {
  order: { readonly changes: readonly ShownChange[]; readonly history: readonly ShownEntry[] };
}) {
  return (
    <section>
      <h2>{texts.order.history}</h2>
      <List
        caption={texts.order.history}
        columns={LINES}
        rows={linesOf(props.order)}
        idOf={({ id }) => id}
      />
    </section>
  );
}

/** The greatest distance of two acts of a user that are shown as one, in milliseconds. */
const TOGETHER = 600_000;

/** Joins acts of one user with results that follow each other: 60 photos that are added are one line. */
function joined(history: readonly ShownEntry[]): readonly ShownEntry[] {
  const all: ShownEntry[] = [];
  for (const entry of history) {
    const before = all.at(-1);
    const isNext =
      before !== undefined &&
      entry.action.startsWith('results ') &&
      before.action === entry.action &&
      before.actor === entry.actor &&
      entry.happened_at - before.happened_at < TOGETHER;
    if (!isNext) all.push(entry);
    else all[all.length - 1] = { ...entry, detail: added(before.detail, entry.detail) };
  }
  return all;
}

type Detail = ShownEntry['detail'];

function added(one: Detail, other: Detail): Detail {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, countOf(one[name], other[name])]));
}

/** Returns the number of results of one kind; a result that was given twice counts once. */
function countOf(one: unknown, other: unknown): unknown {
  const lists = [one, other].filter((list) => list !== undefined);
  if (lists.every(Array.isArray)) return [...new Set(lists.flat())];
  return lists.reduce<number>(
    (sum, list) => sum + Number(Array.isArray(list) ? list.length : list),
    0,
  );
}

/** Returns the lines of a timeline. A change stands with the entry of its time. */
function linesOf({ changes, history }: Parameters<typeof Timeline>[0]['order']): readonly Line[] {
  const left = new Set(changes.filter(({ field }) => field !== ''));
  const entries = joined(history).map((entry, index): Line => {
    const { happened_at: at, by, action, detail } = entry;
    const fields = Array.isArray(detail.fields) ? detail.fields : [];
    const own = [...left].filter(
      ({ changed_at, field }) =>
        changed_at === at && (fields.includes(field) || action.startsWith('cancellation')),
    );
    for (const change of own) left.delete(change);
    const say = historyTexts.actions[action];
    const what = say ? say(detail) : historyTexts.other(action);
    return { id: String(index), at, by, what, changes: own };
  });
  const rest = [...left].map((change): Line => {
    const { transaction_id: id, changed_at: at } = change;
    const by = { kind: 'program' as const, name: '' };
    return { id, at, by, what: historyTexts.actions.updated?.({}) ?? '', changes: [change] };
  });
  return [...entries.toReversed(), ...rest].toSorted((one, other) => other.at - one.at);
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  ...texts.order.fields,
  line_items: texts.order.lines,
};

function changeText({ field, before, after }: ShownChange): string {
  const name = FIELD_NAMES[field] ?? historyTexts.other(field);
  if (before === null || after === null) return historyTexts.hidden(name);
  return historyTexts.changed(name, valueText(field, before), valueText(field, after));
}

/** Returns a value of a field: days, times and amounts in the user's form. */
function valueText(field: string, value: string): string {
  if (field === 'line_items') return linesText(value);
  if (field === 'wo_pending_cancellation_date') {
    return value === '' ? '' : formatTime(Number(value) * 1000);
  }
  return /^(?:date_\w+|start_date)$/.test(field) ? formatDay(value) : value;
}

/** Returns line items as one text, each with its quantity and price. */
function linesText(json: string): string {
  try {
    const lines: readonly { desc: string; qty: string; price: string }[] = JSON.parse(json);
    return lines
      .map(({ desc, qty, price }) => texts.order.line(desc, formatAmount(qty), formatMoney(price)))
      .join(', ');
  } catch {
    return json;
  }
}
