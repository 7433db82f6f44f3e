import type { RetentionPage } from '../../../src/site/console/contract/set-up-answers.js';
import { addressOf } from '../../address.js';
import { useLoaded } from '../../load.js';
import { Missing, Time } from '../../parts/basics.js';
import { Facts } from '../../parts/facts.js';
import { DAY } from '../../parts/formats.js';
import type { Column } from '../../parts/list.js';
import { ListHead } from '../../parts/list-page.js';
import { ask } from '../../server.js';
import { partnersTexts } from '../../texts/partners.js';
import { setUpTexts } from '../../texts/set-up.js';
import { texts } from '../../texts.js';
import { RecordSection } from './record-page.js';

const words = setUpTexts.retention;

type Removal = RetentionPage['next'][number];
type FormerUser = RetentionPage['former_users'][number];

interface Reloaded {
  readonly page: RetentionPage;
  readonly reload: () => void;
}

/** The records that need not be stored any longer: the settings, the next removals, and removals by hand. */
export function Retention() {
  const loaded = useLoaded('retention');
  const { answer, error, reload } = loaded;
  if (!answer) return <Missing title={words.title} error={error} onRetry={reload} />;
  return (
    <>
      <ListHead title={words.title} lead={words.lead} />
      <Settings page={answer} />
      <RecordSection
        title={words.orders}
        lead={words.ordersLead}
        empty={words.noOrders}
        loaded={loaded}
        rows={answer.next}
        columns={orderColumns(answer)}
        nameOf={({ wo_number, id }) => wo_number || id}
        idOf={({ id }) => id}
        actionsOf={({ id }) => [
          {
            label: words.anonymize,
            ask: words.anonymizeAsk,
            confirm: words.sure,
            send: () => ask('POST', `orders/${id}/anonymous`),
          },
          {
            label: words.remove,
            ask: words.removeAsk,
            confirm: words.sure,
            send: () => ask('DELETE', `orders/${id}`),
          },
        ]}
      />
      <FormerUsers page={answer} reload={reload} />
      <Positions page={answer} reload={reload} />
    </>
  );
}

function Settings({ page }: { readonly page: RetentionPage }) {
  const days = (count: number | null) => (count === null ? words.never : words.after(count));
  const facts = [
    [words.orderDays, days(page.order_days)],
    ...(page.order_days === null
      ? []
      : [[words.orderFigures, page.order_figures ? words.anonymous : words.removed] as const]),
    [words.positionDays, days(page.position_days)],
  ] as const;
  return (
    <section>
      <h2>{words.settings}</h2>
      <Facts facts={facts} />
    </section>
  );
}

const orderColumns = ({ order_days }: RetentionPage): readonly Column<Removal>[] => [
  {
    title: words.columns.order,
    show: ({ id, side, wo_number }) => (
      <a href={addressOf([side === 'owned' ? 'orders' : 'imported', id])}>{wo_number || id}</a>
    ),
  },
  { title: words.columns.side, show: ({ side }) => words.sides[side] },
  { title: partnersTexts.accounts.columns.state, show: ({ status }) => status },
  { title: words.columns.closed, show: ({ aged_at }) => <Time at={aged_at} /> },
  {
    title: words.columns.removed,
    show: ({ aged_at }) =>
      order_days === null ? words.never : <Time at={aged_at + order_days * DAY} />,
  },
];

const USER_COLUMNS: readonly Column<FormerUser>[] = [
  { title: words.columns.user, show: ({ username }) => username },
  { title: words.columns.name, show: ({ display_name }) => display_name || texts.none },
  { title: words.columns.email, show: ({ email }) => email || texts.none },
];

/** The disabled users who still have their names. */
function FormerUsers({ page, reload }: Reloaded) {
  return (
    <RecordSection
      title={words.users}
      lead={words.usersLead}
      empty={words.noUsers}
      loaded={{ error: undefined, reload }}
      rows={page.former_users}
      columns={USER_COLUMNS}
      nameOf={({ username }) => username}
      actionsOf={({ username }) => [
        {
          label: words.anonymize,
          ask: words.userAsk,
          confirm: words.sure,
          send: async () => {
            const path = `users/${encodeURIComponent(username)}/anonymous` as const;
            return <p>{words.renamed((await ask('POST', path)).username)}</p>;
          },
        },
      ]}
    />
  );
}

/** The positions that cameras have written into photos. */
function Positions({ page, reload }: Reloaded) {
  return (
    <RecordSection
      title={words.positions}
      empty={words.positionsLead(page.positions)}
      loaded={{ error: undefined, reload }}
      rows={[]}
      columns={[]}
      nameOf={() => ''}
      actions={[
        {
          label: words.removePositions,
          ask: words.positionsAsk,
          fields: [
            {
              name: 'days',
              label: words.days,
              hint: words.daysHint,
              value: '30',
              isRequired: true,
            },
          ],
          confirm: words.sure,
          send: async ({ days = '' }) => {
            const { count } = await ask('POST', 'retention/positions', { days });
            return <p>{words.positionsRemoved(count)}</p>;
          },
        },
      ]}
    />
  );
}
