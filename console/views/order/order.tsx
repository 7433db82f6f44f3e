import { useState } from 'preact/hooks';
import type { OrderDetail } from '../../../src/site/console/orders/order-detail.js';
import { isCode } from '../../../src/site/engine/exchanges/masking/house-codes.js';
import { versions } from '../../live.js';
import { useLoaded } from '../../load.js';
import { Badge, Day, Failure, Missing, Time, useAction, useTitle } from '../../parts/basics.js';
import { Opener } from '../../parts/dialog.js';
import { Fact } from '../../parts/facts.js';
import { formatAmount, formatMoney } from '../../parts/formats.js';
import { Lazy } from '../../parts/lazy.js';
import { type Column, List } from '../../parts/list.js';
import { ask, may, type OrderPath } from '../../server.js';
import { orderTexts } from '../../texts/order.js';
import { texts } from '../../texts.js';
import { offerUndo } from '../../undo.js';
import { Damages } from './damages.js';
import { Deviations } from './deviations.js';
import { MissingList, sectionOfForm } from './missing-list.js';
import { isClosed, NextCommand, OrderCommands } from './order-commands.js';
import { OrderFiles } from './order-files.js';
import { type Change, Notes } from './order-notes.js';
import { Results } from './order-results.js';
import { OrderSheet } from './order-sheet.js';
import { Timeline } from './timeline.js';

const loadDialog = () => import('./order-edit.js');

/** One order with its records. */
export function Order({ id }: { id: string }) {
  const path = `orders/${encodeURIComponent(id)}` as const;
  const loaded = useLoaded(path, `${versions.value.orders} ${versions.value.jobs}`);
  const { answer: order, error, reload } = loaded;
  useTitle(texts.order.title(order?.wo_number ?? id));
  const change: Change = {
    command: (body) =>
      ask('POST', `${path}/commands`, body).then(({ undo }) => {
        offerUndo(undo);
        reload();
      }),
    note: (body) => ask('POST', `${path}/notes`, body).then(reload),
  };
  if (!order)
    return <Missing list="orders" title={texts.order.title(id)} error={error} onRetry={reload} />;
  return (
    <OrderSheet
      {...{ order, error, onRetry: reload }}
      next={may('operator') && <NextCommand order={order} change={change} />}
      panel={
        <MissingList
          parts={order.missing}
          isOpen={!isClosed(order)}
          forms={order.forms}
          wayTo={({ key }) => ({ section: sectionOfForm(key) })}
        />
      }
      actions={
        may('operator') &&
        !isClosed(order) && (
          <>
            <Opens what="edit" label={texts.order.edit} {...{ order, reload }} />
            <Opens what="assign" label={texts.order.assign} {...{ order, reload }} />
          </>
        )
      }
      commands={may('operator') && <OrderCommands order={order} change={change} />}
    >
      <Facts order={order} />
      <Codes order={order} path={path} />
      <Lines lines={order.line_items} />
      <Items order={order} reload={reload} />
      <OrderFiles order={order} path={path} onAdded={reload} />
      <Damages order={order.report_id} files={order.files} />
      <Results order={order} />
      <Notes order={order} change={change} reload={reload} />
      <Deviations order={order} />
      <Timeline order={order} />
    </OrderSheet>
  );
}

/** A button that opens a dialog of the order. */
function Opens(props: {
  what: 'edit' | 'items' | 'assign';
  label: string;
  order: OrderDetail;
  reload: () => void;
}) {
  const { what, label, order, reload } = props;
  return (
    <Opener
      label={label}
      {...(what === 'assign' ? {} : { draftPath: `orders/${order.report_id}/${what}` })}
    >
      {(onClose) => <Lazy load={loadDialog} given={{ what, order, onDone: reload, onClose }} />}
    </Opener>
  );
}

/** The items that may be bid on, completed and invoiced. */
function Items({ order, reload }: { order: OrderDetail; reload: () => void }) {
  const { items, has_own_items, is_other_allowed } = order;
  return (
    <section class="screen">
      <h2>{texts.imported.items}</h2>
      {items.length > 0 && <ItemList items={items} />}
      <p class="faint">
        {has_own_items ? texts.order.hasOwnItems : texts.order.hasClientItems}{' '}
        {is_other_allowed ? texts.imported.otherAllowed : texts.order.noOthers}
      </p>
      {may('operator') && !isClosed(order) && (
        <div class="actions">
          <Opens what="items" label={texts.order.setItems} {...{ order, reload }} />
        </div>
      )}
    </section>
  );
}

/** Items with their ids. */
export function ItemList({ items }: Pick<OrderDetail, 'items'>) {
  return (
    <ul class="inline">
      {items.map(({ item_id, item_desc }) => (
        <li key={item_id}>
          {item_desc} <span class="faint">{item_id}</span>
        </li>
      ))}
    </ul>
  );
}

function Facts({ order }: { order: OrderDetail }) {
  const labels = texts.orders.columns;
  return (
    <dl class="facts">
      <Fact name={labels.account}>
        {order.account} {!order.is_assigned && <Badge tone="wait">{texts.order.unassigned}</Badge>}
      </Fact>
      <Fact name={texts.order.created}>
        <Time at={order.created_at} />
      </Fact>
      <Fact name={texts.order.imported}>
        {order.imported_at === null ? texts.order.notImported : <Time at={order.imported_at} />}
      </Fact>
      <Fact name={orderTexts.head.person}>{order.person ?? orderTexts.head.nobody}</Fact>
      {order.org_wo_num !== null && (
        <Fact name={texts.newOrder.org_wo_num}>{order.org_wo_num}</Fact>
      )}
      <FieldFacts fields={order.fields} />
    </dl>
  );
}

/** The fields of an order besides its instructions, without empty ones. */
export function FieldFacts({ fields }: { fields: OrderDetail['fields'] }) {
  const { date_received, date_due, start_date, address, city, state, zip, ...more } = fields;
  const { wo_pending_cancellation_date: pending, comments: _, cust_text: __, ...rest } = more;
  const others = Object.entries(rest).filter(([, value]) => value !== '' && value !== null);
  const labels = texts.orders.columns;
  const names: Readonly<Record<string, string>> = texts.order.fields;
  return (
    <>
      <Fact name={labels.property}>{`${address}, ${city}, ${state} ${zip}`}</Fact>
      <Fact name={labels.due}>
        <Day day={date_due} />
      </Fact>
      {Object.entries({ start_date, date_received }).map(
        ([name, day]) =>
          day !== null && (
            <Fact key={name} name={names[name] ?? name}>
              <Day day={day} />
            </Fact>
          ),
      )}
      {pending !== '' && (
        <Fact name={names.wo_pending_cancellation_date ?? ''}>
          <Time at={Number(pending) * 1000} />
        </Fact>
      )}
      {others.map(([name, value]) => (
        <Fact key={name} name={names[name] ?? name}>
          {value}
        </Fact>
      ))}
    </>
  );
}

interface HouseCodes {
  readonly lock_code: string;
  readonly key_code: string;
}

interface CodesProps {
  readonly order: Pick<OrderDetail, 'has_codes' | 'changes'>;
  readonly path: OrderPath;
}

/** The codes of a house, which are displayed on request only. A change of them hides those of before. */
export function Codes(props: CodesProps) {
  const { has_codes, changes } = props.order;
  const last = changes.find(({ field }) => isCode(field));
  return has_codes ? <AskedCodes key={last?.transaction_id ?? ''} path={props.path} /> : null;
}

function AskedCodes({ path }: Pick<CodesProps, 'path'>) {
  const [codes, setCodes] = useState<HouseCodes>();
  const { isBusy, error, run } = useAction();
  return (
    <section class={codes ? '' : 'screen'}>
      <h2>{texts.order.codes}</h2>
      {codes ? (
        <dl class="facts">
          <Fact name={texts.order.lock}>{codes.lock_code || texts.order.noCodes}</Fact>
          <Fact name={texts.order.key}>{codes.key_code || texts.order.noCodes}</Fact>
        </dl>
      ) : (
        <p>
          <button
            type="button"
            disabled={isBusy || !may('operator')}
            onClick={() => void run(async () => setCodes(await ask('POST', `${path}/codes`)))}
          >
            {texts.order.showCodes}
          </button>{' '}
          <span class="faint">{texts.order.codesHint}</span>
        </p>
      )}
      {error && <Failure error={error} />}
    </section>
  );
}

type Line = OrderDetail['line_items'][number];

const { columns } = texts.order;

const LINES: readonly Column<Line>[] = [
  {
    title: columns.item,
    show: ({ desc, add }) => (
      <>
        {desc} <span class="faint">{add}</span>
      </>
    ),
  },
  { title: columns.quantity, show: ({ qty }) => formatAmount(qty), isNumber: true },
  { title: columns.price, show: ({ price }) => formatMoney(price ?? ''), isNumber: true },
  { title: columns.total, show: ({ total }) => formatMoney(total ?? ''), isNumber: true },
];

/** The ordered line items. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{texts.order.lines}</h2>
      <List
        caption={texts.order.lines}
        columns={LINES}
        rows={lines}
        idOf={(line) => String(lines.indexOf(line))}
      />
    </section>
  );
}
