import type { SiteResult } from '../../../src/site/importer/results/shown-results.js';
import { formatAmount } from '../../parts/formats.js';
import { multiply, readAmount, sum } from '../../parts/tables/amounts.js';
import {
  type EditedColumn,
  type EditedRow,
  EditedTable,
  type RowEdits,
  type RowProblems,
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
  itemProblem,
  itemText,
  itemTexts,
  problemsOf,
  Refusal,
  RowState,
  useStoredRows,
} from './table-rows.js';
import { newKey, type WorkProps } from './work-entry.js';

const words = tableTexts.invoice;

type Line = NonNullable<WorkProps['work']['invoice']>['lines'][number];

/** The key of the changes of the comment among those of the lines. */
const COMMENT = '';

/**
 * The invoice of an imported order, edited in place. It is a draft as a whole once the user leaves a line and all lines
 * are complete.
 */
export function InvoiceTable(props: WorkProps) {
  const { order, work, onChange } = props;
  const { table, isOpen, start, changeComment, comment, refusal } = useInvoice(props, onChange);
  const result = work.results.find(({ kind }) => kind === 'invoice');
  const hasCompletions = work.bids.some(({ qty_comp }) => qty_comp !== null);
  return (
    <section id={SECTIONS.invoice} tabIndex={-1}>
      <h2>{words.title}</h2>
      {table.rows.length === 0 && <p class="faint">{words.none}</p>}
      <EditedTable caption={words.title} columns={columnsOf(props)} {...table} />
      {(isOpen || comment !== '') && (
        <label class={comment === '' ? 'field-on-screen' : ''}>
          {words.comment}{' '}
          <input
            value={comment}
            readOnly={!isOpen}
            onInput={(event) => changeComment(event.currentTarget.value)}
            onBlur={() => table.onLeave(COMMENT)}
          />
        </label>
      )}
      <Refusal text={refusal} />
      {result && result.sent_at !== null && (
        <p class="hint">{isOpen ? words.sent : tableTexts.closed(order.wo_status)}</p>
      )}
      {isOpen && (
        <div class="actions">
          <button type="button" onClick={() => addRow(table.edits.change, SECTIONS.invoice)}>
            {words.add}
          </button>
          {hasCompletions && (
            <button type="button" onClick={start}>
              {words.start}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** The present lines of an invoice: the stored ones with the changes of the user. */
class PresentLines {
  readonly keys: readonly string[];

  constructor(
    readonly props: WorkProps,
    readonly changes: ReturnType<RowEdits['latest']>,
  ) {
    const added = Object.keys(changes).filter((key) => key !== COMMENT && !this.stored(key));
    this.keys = [...(props.work.invoice?.lines ?? []).map(({ key }) => key), ...added];
  }

  stored(key: string): Line | undefined {
    return this.props.work.invoice?.lines.find((line) => line.key === key);
  }

  textOf(key: string): RowTexts {
    const line = this.stored(key);
    return { ...(line ? textsOf(this.props, line) : {}), ...(this.changes[key] ?? {}) };
  }

  problemsOf(key: string): RowProblems {
    return lineProblems(this.props, this.textOf(key));
  }

  /** The keys of the changes that an invoice of these lines contains. A blank line that was just added is none. */
  get changedKeys(): readonly string[] {
    return Object.keys(this.changes).filter(
      (key) => key === COMMENT || this.stored(key) !== undefined || !isBlank(this.textOf(key)),
    );
  }

  get comment(): string {
    return this.changes[COMMENT]?.comment ?? this.props.work.invoice?.comment ?? '';
  }

  /**
   * Returns the invoice in the form of the site; undefined before all lines are complete. A stored line whose fields were
   * cleared is not complete: only its button takes it out.
   */
  invoiceOf(keys: readonly string[]) {
    const given = keys.filter((key) => this.stored(key) || !isBlank(this.textOf(key)));
    const isComplete = given.every((key) => Object.keys(this.problemsOf(key)).length === 0);
    if (!isComplete || given.length === 0) return undefined;
    const lines = given.map((key) => lineOf(this.props, key, this.textOf(key)));
    return { comment: this.comment, lines };
  }
}

type Invoice = NonNullable<ReturnType<PresentLines['invoiceOf']>>;

const send = (path: WorkProps['path'], invoice: Invoice) =>
  ask('POST', `${path}/results`, { invoice });

const keysOf = ({ lines }: Invoice) => lines.map(({ key }) => key);

/** The rows of the table, and their way to the site. */
function useInvoice(props: WorkProps, onChange: () => void) {
  const { work, path } = props;
  const edits = useRowEdits(may('operator') ? `${path}/invoice` : '');
  const columns = columnsOf(props);
  const { problems, refusal, check, store } = useStoredRows(edits, columns, work, onChange);
  const result = work.results.find(({ kind }) => kind === 'invoice');
  const isOpen = isOpenRow(props, result);
  const now = () => new PresentLines(props, edits.latest());
  const give = (lines: PresentLines, keys = lines.keys) => {
    const given = lines.invoiceOf(keys);
    if (given) void store(lines.changedKeys, () => send(path, given), keysOf(given));
  };
  const leave = (key: string) => {
    const lines = now();
    if (edits.latest()[key] === undefined) return;
    if (key === COMMENT) give(lines);
    else if (!lines.stored(key) && isBlank(lines.textOf(key))) edits.drop([key]);
    else if (check(key, lines.problemsOf(key))) give(lines);
  };
  const remove = (key: string) => {
    const isStored = now().stored(key) !== undefined;
    edits.drop([key]);
    if (!isStored) return;
    const others = now().keys.filter((one) => one !== key);
    const ids = [result?.id ?? ''];
    if (others.length > 0) give(now(), others);
    else void store([], () => ask('POST', `${path}/results/remove`, { ids }));
  };
  const start = () => {
    for (const [key, texts] of completed(props, now())) edits.change(key, texts);
    give(now());
  };
  const rows = rowsOf(now(), { isOpen, result, remove });
  const total = sum(rows.map(({ texts }) => totalOfLine(texts)).filter(Boolean));
  return {
    isOpen,
    refusal,
    comment: now().comment,
    changeComment: (comment: string) => edits.change(COMMENT, { comment }),
    start,
    table: { rows, edits, problems, totalOf: totalOfLine, total, onLeave: leave },
  };
}

interface RowContext {
  readonly isOpen: boolean;
  readonly result: SiteResult | undefined;
  readonly remove: (key: string) => void;
}

function rowsOf(lines: PresentLines, { isOpen, result, remove }: RowContext): readonly EditedRow[] {
  const { sent_lines } = lines.props.work;
  return lines.keys.map((key) => {
    const line = lines.stored(key);
    const isChanged = lines.changes[key] !== undefined;
    return {
      key,
      texts: lines.textOf(key),
      state: (
        <>
          <RowState result={line && result} isChanged={isChanged} /> {line?.flat_fee && words.flat}
        </>
      ),
      isOpen,
      onRemove: isOpen && !sent_lines.includes(key) ? () => remove(key) : undefined,
    };
  });
}

/** Returns a new line for each completed item that the invoice has not yet. */
function completed(props: WorkProps, lines: PresentLines) {
  const isThere = new Set(lines.keys.map((key) => lines.textOf(key).item ?? ''));
  return props.work.bids.flatMap((bid) => {
    const item = itemText(props, bid);
    if (bid.qty_comp === null || isThere.has(item)) return [];
    const texts = {
      item,
      quantity: formatAmount(bid.qty_comp),
      price: formatAmount(bid.client_price_bid ?? ''),
    };
    return [[newKey(), texts] as const];
  });
}

function columnsOf(props: WorkProps): readonly EditedColumn[] {
  return [
    { name: 'item', label: words.item, choices: itemTexts(props) },
    { name: 'quantity', label: words.quantity, kind: 'amount' },
    { name: 'price', label: words.price, kind: 'money' },
    { name: 'total', label: words.total, kind: 'total' },
  ];
}

function textsOf(props: WorkProps, line: Line): RowTexts {
  const [quantity, price] = [formatAmount(line.quantity), formatAmount(line.price)];
  const flat = line.flat_fee ? FLAT : '';
  return { item: itemText(props, line), quantity, price, flat };
}

function lineProblems(props: WorkProps, texts: RowTexts) {
  return problemsOf({
    item: itemProblem(props, texts.item ?? ''),
    quantity: amountProblem(texts.quantity, true),
    price: amountProblem(texts.price, true),
  });
}

/** Returns a line in the form of the site. */
function lineOf(props: WorkProps, key: string, texts: RowTexts) {
  const before = props.work.invoice?.lines.find((line) => line.key === key);
  return {
    key,
    ...givenItem(props, before, texts.item),
    quantity: readAmount(texts.quantity ?? '') ?? '',
    price: readAmount(texts.price ?? '') ?? '',
    flat_fee: before?.flat_fee ?? false,
  };
}

/** The mark of a line whose price is that of all of it. */
const FLAT = 'yes';

function totalOfLine({ quantity = '', price = '', flat }: RowTexts): string {
  const [amount, each] = [readAmount(flat === FLAT ? '1' : quantity), readAmount(price)];
  return amount === undefined || each === undefined ? '' : multiply(amount, each);
}
