import type { SiteResult } from '../../../src/site/importer/results/shown-results.js';
import { formatAmount } from '../../parts/formats.js';
import { multiply, readAmount, sum } from '../../parts/tables/amounts.js';
import {
  type EditedColumn,
  type EditedRow,
  EditedTable,
  type RowTexts,
  useRowEdits,
} from '../../parts/tables/edited-rows.js';
import { ask, may } from '../../server.js';
import { tableTexts } from '../../texts/tables.js';
import { SECTIONS } from '../order/missing-list.js';
import {
  addRow,
  amountProblem,
  givenItem,
  isBlank,
  isOpenRow,
  isWorkable,
  itemProblem,
  itemText,
  itemTexts,
  problemsOf,
  Refusal,
  RowState,
  useStoredRows,
} from './table-rows.js';
import type { WorkProps } from './work-entry.js';

const words = tableTexts.bids;

/** The bids and completions of an imported order, edited in place. Each row is a draft once the user leaves it. */
export function BidTable(props: WorkProps) {
  const { order, work } = props;
  const { edits, refusal, ...table } = useBids(props);
  const hasSent = work.results.some(({ kind, sent_at }) => kind === 'bid' && sent_at !== null);
  return (
    <section id={SECTIONS.bids} tabIndex={-1}>
      <h2>{words.title}</h2>
      {table.rows.length === 0 && <p class="faint">{words.none}</p>}
      <EditedTable
        caption={words.title}
        columns={columnsOf(props)}
        edits={edits}
        totalOf={totalOf}
        {...table}
      />
      <Refusal text={refusal} />
      {hasSent && (
        <p class="hint">{isWorkable(props) ? words.sent : tableTexts.closed(order.wo_status)}</p>
      )}
      {isWorkable(props) && (
        <div class="actions">
          <button type="button" onClick={() => addRow(edits.change, SECTIONS.bids)}>
            {words.add}
          </button>
        </div>
      )}
    </section>
  );
}

/** The rows of the table: the stored bids, the changes of the user, and their way to the site. */
function useBids(props: WorkProps) {
  const { work, path, onChange } = props;
  const edits = useRowEdits(may('operator') ? `${path}/bids` : '');
  const { problems, refusal, check, store } = useStoredRows(
    edits,
    columnsOf(props),
    work,
    onChange,
  );
  const stored = new Map(work.bids.map((bid) => [bid.key, textsOf(props, bid)]));
  const keys = [...new Set([...stored.keys(), ...Object.keys(edits.rows)])];
  const textOf = (key: string): RowTexts => ({
    ...stored.get(key),
    ...(edits.latest()[key] ?? {}),
  });
  const leave = (key: string) => {
    const texts = textOf(key);
    if (edits.latest()[key] === undefined) return;
    if (!stored.has(key) && isBlank(texts)) edits.drop([key]);
    else if (check(key, bidProblems(props, texts))) {
      const bids = [bidOf(props, key, texts)];
      void store([key], () => ask('POST', `${path}/results`, { bids }));
    }
  };
  const removalOf = (key: string, result: SiteResult | undefined) => {
    if (!isWorkable(props)) return undefined;
    if (!result) return () => edits.drop([key]);
    const isUnsent = result.sent_at === null && ['draft', 'refused'].includes(result.state);
    const ids = [result.id];
    const remove = () => void store([], () => ask('POST', `${path}/results/remove`, { ids }));
    return isUnsent ? remove : undefined;
  };
  const rows = keys.map((key): EditedRow => {
    const result = work.results.find((one) => one.kind === 'bid' && one.key === key);
    return {
      key,
      texts: textOf(key),
      state: <RowState result={result} isChanged={edits.rows[key] !== undefined} />,
      isOpen: isOpenRow(props, result),
      onRemove: removalOf(key, result),
    };
  });
  const total = sum(rows.map(({ texts }) => totalOf(texts)).filter(Boolean));
  return { edits, refusal, problems, rows, total, onLeave: leave };
}

function columnsOf(props: WorkProps): readonly EditedColumn[] {
  return [
    { name: 'item', label: words.item, choices: itemTexts(props) },
    { name: 'qty_bid', label: words.qty_bid, kind: 'amount' },
    { name: 'client_price_bid', label: words.client_price_bid, kind: 'money' },
    { name: 'total', label: words.total, kind: 'total' },
    { name: 'qty_comp', label: words.qty_comp, kind: 'amount' },
    { name: 'bid_note', label: words.bid_note, kind: 'note' },
    { name: 'comp_note', label: words.comp_note, kind: 'note' },
  ];
}

const AMOUNTS = ['qty_bid', 'client_price_bid', 'qty_comp'] as const;

type Bid = WorkProps['work']['bids'][number];

function textsOf(props: WorkProps, bid: Bid): RowTexts {
  const amounts = AMOUNTS.map((name) => [name, formatAmount(bid[name] ?? '')]);
  const { bid_note, comp_note } = bid;
  return { item: itemText(props, bid), ...Object.fromEntries(amounts), bid_note, comp_note };
}

function bidProblems(props: WorkProps, texts: RowTexts) {
  const hasQuantity = [texts.qty_bid, texts.qty_comp].some((text = '') => text.trim() !== '');
  return problemsOf({
    item: itemProblem(props, texts.item ?? ''),
    qty_bid: amountProblem(texts.qty_bid) ?? (hasQuantity ? undefined : tableTexts.bidOrCompletion),
    client_price_bid: amountProblem(texts.client_price_bid),
    qty_comp: amountProblem(texts.qty_comp),
  });
}

/** Returns a bid in the form of the site. */
function bidOf(props: WorkProps, key: string, texts: RowTexts) {
  const before = props.work.bids.find((bid) => bid.key === key);
  const amounts = AMOUNTS.map((name) => [name, readAmount(texts[name] ?? '')]);
  return {
    key,
    ...givenItem(props, before, texts.item),
    ...Object.fromEntries(amounts.filter(([, amount]) => amount !== undefined)),
    bid_note: texts.bid_note ?? '',
    comp_note: texts.comp_note ?? '',
  };
}

function totalOf({ qty_bid = '', client_price_bid = '' }: RowTexts): string {
  const [quantity, price] = [readAmount(qty_bid), readAmount(client_price_bid)];
  return quantity === undefined || price === undefined ? '' : multiply(quantity, price);
}
