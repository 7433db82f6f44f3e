import type { OrderSummary } from '../../src/site/console/orders/order-list.js';
import { addressOf, filter, route } from '../address.js';
import { versionOfLists } from '../day.js';
import { useLoaded } from '../load.js';
import { Empty, Failure } from '../parts/basics.js';
import { useChosen } from '../parts/chosen.js';
import { Opener } from '../parts/dialog.js';
import { Lazy } from '../parts/lazy.js';
import { List } from '../parts/list.js';
import { ListHead } from '../parts/list-page.js';
import { SearchBox } from '../parts/search-box.js';
import { may, session, withQuery } from '../server.js';
import { texts } from '../texts.js';
import { ColumnChoice } from './lists/column-choice.js';
import { useFurther } from './lists/further-orders.js';
import { CommandMany } from './lists/many-orders.js';
import { chosenColumns, columnsOf, type Kind } from './lists/order-columns.js';
import { askedOf, type OrderAsked, OrderFilters } from './lists/order-filters.js';
import { SavedViews } from './lists/saved-views.js';

const words = texts.orders;

const OWNED: Kind = { path: 'orders', ...texts.orders };
const IMPORTED: Kind = { path: 'imported', ...texts.imported };

/** The orders of the site: by state, due date and account, with a text search, page by page, and live. */
export function Orders() {
  return <OrderList kind={OWNED} />;
}

/** The orders that the site imported, in the same form. */
export function Imported() {
  return <OrderList kind={IMPORTED} />;
}

const CHOICE = {
  title: words.many.column,
  all: words.many.chooseAll,
  one: ({ wo_number }: OrderSummary) => words.many.choose(wo_number),
};

function OrderList({ kind }: { kind: Kind }) {
  const asked = askedOf(route.value.query);
  const path = withQuery(kind.path, asked);
  const first = useLoaded(path, versionOfLists());
  const further = useFurther(kind.path, asked, first.answer);
  const rows = [...(first.answer?.orders ?? []), ...further.rows];
  const chosen = useChosen(rows, CHOICE);
  const all = columnsOf(kind, chosenColumns(kind.path));
  return (
    <>
      <ListHead title={kind.title} path={kind.path} query={asked}>
        {kind === OWNED && may('operator') && <AddOrder />}
      </ListHead>
      <Narrowing kind={kind} asked={asked} />
      {first.error && <Failure error={first.error} onRetry={first.reload} />}
      {may('operator') && <CommandMany {...{ kind, chosen, rows }} onDone={first.reload} />}
      {rows.length > 0 && (
        <List
          caption={kind.title}
          columns={may('operator') ? [chosen.column, ...all] : all}
          rows={rows}
          idOf={({ id }) => id}
          sorting={{ sort: asked.sort, onSort: (sort) => filter({ sort }) }}
        />
      )}
      {rows.length === 0 && first.answer && (
        <Empty>
          <p>{words.empty}</p>
        </Empty>
      )}
      {further.next !== null && (
        <button type="button" disabled={further.isBusy} onClick={() => void further.load()}>
          {texts.more}
        </button>
      )}
      {further.error && <Failure error={further.error} />}
    </>
  );
}

const loadNewOrder = () => import('./order/new-order.js');
const loadFromFile = () => import('./order-file/orders-from-file.js');

function AddOrder() {
  return (
    <>
      <Opener label={words.add} draftPath="orders/new" isMain>
        {(onClose) => <Lazy load={loadNewOrder} given={{ onClose }} />}
      </Opener>
      <Opener label={texts.fromFile.action}>
        {(onClose) => <Lazy load={loadFromFile} given={{ onClose }} />}
      </Opener>
    </>
  );
}

/** The views, the search, the filters and the number of orders that they leave. */
function Narrowing({ kind, asked }: { kind: Kind; asked: OrderAsked }) {
  const { view, person } = asked;
  const me = session.value?.user?.username ?? '';
  const isMine = person !== '' && person === me;
  const link = (name: string, label: string, query: Readonly<Record<string, string>>) => (
    <a
      key={name}
      href={addressOf([kind.path], query)}
      {...((name === 'mine' ? isMine : view === name && !isMine)
        ? { 'aria-current': 'page' as const }
        : {})}
    >
      {label}
    </a>
  );
  const { person: _, ...others } = route.value.query;
  return (
    <>
      <div class="filters">
        <nav aria-label={words.columns.state} class="views">
          {Object.entries(kind.views).map(([name, label]) =>
            link(name, label, { ...(isMine ? others : route.value.query), view: name }),
          )}
          {link('mine', words.mine, { view: 'open', person: me })}
        </nav>
        <SavedViews list={kind.path} />
        <ColumnChoice kind={kind} />
        <SearchBox label={words.search} value={asked.text} onSearch={(text) => filter({ text })} />
        <OrderFilters kind={kind} asked={asked} />
      </div>
      <Total list={kind.path} asked={asked} />
    </>
  );
}

/** The number of orders of the list, which is announced when it changes. */
function Total({ list, asked }: { list: Kind['path']; asked: OrderAsked }) {
  const { answer } = useLoaded(withQuery(`${list}/total`, asked), versionOfLists());
  return (
    <p role="status" class="faint">
      {answer && words.total(answer.total, answer.is_more)}
    </p>
  );
}
