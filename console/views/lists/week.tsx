import type { Week, WeekRow } from '../../../src/site/console/lists/week.js';
import { addressOf, route } from '../../address.js';
import { versions } from '../../live.js';
import { useLoaded } from '../../load.js';
import { Empty, Failure, useTitle } from '../../parts/basics.js';
import { formatWeekDay } from '../../parts/formats.js';
import { type Column, List } from '../../parts/list.js';
import { withQuery } from '../../server.js';
import { today } from '../../site-facts.js';
import { texts } from '../../texts.js';

const words = texts.week;
const DAYS = 7;

/** Returns the day a number of days from another one, `YYYYMMDD`. */
function shifted(day: string, days: number): string {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(day) ?? [];
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date) + days));
  return at.toISOString().slice(0, 10).replaceAll('-', '');
}

/** Seven days of due dates by person. */
export default function WeekPage() {
  useTitle(words.title);
  const { from: given = '' } = route.value.query;
  const from = /^\d{8}$/.test(given) ? given : today();
  const { answer, error, reload } = useLoaded(withQuery('week', { from }), versions.value.orders);
  return (
    <>
      <div class="head">
        <h1>{words.title}</h1>
        <div class="actions">
          <a class="button" href={addressOf(['week'], { from: shifted(from, -DAYS) })}>
            {words.before}
          </a>
          <a class="button" href={addressOf(['week'], { from: shifted(from, DAYS) })}>
            {words.after}
          </a>
        </div>
      </div>
      <p>{words.lead}</p>
      {error && <Failure error={error} onRetry={reload} />}
      {answer?.rows.length === 0 && <Empty>{words.empty}</Empty>}
      {answer && answer.rows.length > 0 && (
        <List
          caption={words.title}
          columns={columnsOf(answer)}
          rows={answer.rows}
          idOf={({ person }) => person?.username ?? ''}
        />
      )}
    </>
  );
}

function columnsOf({ days }: Week): readonly Column<WeekRow>[] {
  return [
    { title: words.person, show: ({ person }) => person?.display_name ?? words.nobody },
    ...days.map(
      (day): Column<WeekRow> => ({
        title: formatWeekDay(day),
        show: (row) => <Cell row={row} day={day} />,
      }),
    ),
  ];
}

/** The orders of a person on a day, each list with a link. */
function Cell({ row: { person, days }, day }: { row: WeekRow; day: string }) {
  const count = days.find((one) => one.day === day);
  if (!count) return null;
  const due = day.replace(/(\d{4})(\d{2})/, '$1-$2-');
  const query = { view: 'open', person: person?.username ?? '-', due_from: due, due_to: due };
  return (
    <>
      {count.owned > 0 && <a href={addressOf(['orders'], query)}>{words.cell(count.owned, 0)}</a>}{' '}
      {count.imported > 0 && (
        <a href={addressOf(['imported'], query)}>{words.cell(0, count.imported)}</a>
      )}
    </>
  );
}
