import type { PlannedRow } from '../../../src/site/console/orders/order-files.js';
import { addressOf } from '../../address.js';
import { Badge, Day } from '../../parts/basics.js';
import { Some } from '../../parts/from-file.js';
import type { Column } from '../../parts/list.js';
import { orderFileTexts as words } from '../../texts/order-file.js';
import { texts } from '../../texts.js';
import { inWords, memberName } from './member-name.js';
import type { Plan } from './order-plan.js';

/** Returns the numbers of new, existing and refused rows. */
export function countsOf({ rows }: Plan) {
  const refused = rows.filter((row) => row.refused !== undefined).length;
  const there = rows.filter((row) => row.there !== undefined).length;
  return { made: rows.length - refused - there, there, refused };
}

/** The rows of a file as they would be made: those with a problem first. */
export function PlannedRows({ plan }: { readonly plan: Plan }) {
  const { rows, count, isWhole } = plan;
  const { made, there, refused } = countsOf(plan);
  const progress = words.checking(rows.length, count);
  const wrong = rows.filter((row) => row.refused !== undefined);
  return (
    <>
      <p role="status">
        {isWhole ? words.planned(made, there, refused) : progress}{' '}
        {!isWhole && count > 0 && (
          <progress value={rows.length} max={count} aria-label={progress} />
        )}
      </p>
      {wrong.length > 0 && <Some caption={words.problems} rows={wrong} columns={COLUMNS} />}
      <Some
        caption={words.rows}
        rows={rows.filter((row) => row.refused === undefined)}
        columns={COLUMNS}
      />
    </>
  );
}

const COLUMNS: readonly Column<PlannedRow>[] = [
  { title: words.row.position, show: ({ position }) => position },
  { title: words.row.outcome, show: (row) => <Outcome row={row} /> },
  { title: memberName('wo_number'), show: ({ order }) => order.wo_number ?? texts.none },
  {
    title: words.row.address,
    show: ({ order: { address, city, state, zip } }) =>
      [address, city, `${state ?? ''} ${zip ?? ''}`.trim()].filter(Boolean).join(', '),
  },
  { title: memberName('account'), show: ({ order }) => order.account ?? texts.none },
  {
    title: memberName('work_type_alias'),
    show: ({ order }) => order.work_type_alias ?? texts.none,
  },
  { title: memberName('date_due'), show: ({ order }) => <Day day={order.date_due ?? null} /> },
];

function Outcome({ row: { there, refused } }: { readonly row: PlannedRow }) {
  if (refused !== undefined) {
    return (
      <>
        <Badge tone="bad">{words.row.refused}</Badge> {inWords(refused)}
      </>
    );
  }
  if (!there) return <Badge tone="good">{words.row.fresh}</Badge>;
  return (
    <>
      <Badge tone="plain">{words.row.there}</Badge>{' '}
      {'report_id' in there ? (
        <a href={addressOf(['orders', there.report_id])}>#{there.report_id}</a>
      ) : (
        words.row.sameAs(there.position)
      )}
    </>
  );
}
