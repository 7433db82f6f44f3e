import { useEffect, useRef, useState } from 'preact/hooks';
import type { SiteResult } from '../../../src/site/importer/results/shown-results.js';
import { Badge } from '../../parts/basics.js';
import { readAmount } from '../../parts/tables/amounts.js';
import type {
  EditedColumn,
  RowEdits,
  RowProblems,
  RowTexts,
} from '../../parts/tables/edited-rows.js';
import { asSentence, inWords } from '../../plain-words.js';
import { AskError, may } from '../../server.js';
import { tableTexts } from '../../texts/tables.js';
import { ResultBadge } from './result-state.js';
import { newKey, type WorkProps } from './work-entry.js';

const OPEN: readonly string[] = [
  'Unread',
  'In Field',
  'Follow Up',
  'Accepted',
  'Rejected',
  'Ready for Office',
];

/** Returns true if the user may give results of an order. */
export function isWorkable({ order }: Pick<WorkProps, 'order'>): boolean {
  return may('operator') && OPEN.includes(order.wo_status);
}

/** Returns true if the user may change the row of a result: its outcome is known, and its call is not under way. */
export function isOpenRow(
  props: Pick<WorkProps, 'order'>,
  result: SiteResult | undefined,
): boolean {
  return isWorkable(props) && result?.state !== 'unclear' && !result?.is_under_way;
}

/** An item of an order, or another one with its description. */
interface Item {
  readonly item_id?: string | null;
  readonly item_desc?: string;
}

/** Returns the texts that are suggested for an item. */
export function itemTexts({ order }: Pick<WorkProps, 'order'>): readonly string[] {
  return order.items.map(({ item_desc }) => item_desc).filter((text) => text !== '');
}

/** Returns the text of an item. */
export function itemText(
  { order }: Pick<WorkProps, 'order'>,
  { item_id, item_desc }: Item,
): string {
  const known = order.items.find((one) => one.item_id === item_id);
  return item_desc || known?.item_desc || (item_id ?? '');
}

/** Returns the item of a text: one of the order, or another one where the order takes such; undefined otherwise. */
function itemOf({ order }: Pick<WorkProps, 'order'>, text: string): Item | undefined {
  const plain = text.trim();
  const known = order.items.find(
    ({ item_desc }) => item_desc.toLowerCase() === plain.toLowerCase(),
  );
  if (known && plain !== '') return { item_id: known.item_id };
  return order.is_other_allowed || order.items.length === 0 ? { item_desc: plain } : undefined;
}

/** Returns the item of a row in the form of the site. An unchanged item stays as it was given. */
export function givenItem(
  props: Pick<WorkProps, 'order'>,
  before: Item | undefined,
  text = '',
): Item {
  const isSame = before !== undefined && itemText(props, before) === text;
  const { item_id, item_desc } = isSame ? before : (itemOf(props, text) ?? {});
  return { ...(item_id ? { item_id } : {}), ...(item_desc ? { item_desc } : {}) };
}

/** Returns the problem of an item as it is typed; undefined without one. */
export function itemProblem(given: Pick<WorkProps, 'order'>, text: string): string | undefined {
  if (text.trim() === '') return tableTexts.item;
  return itemOf(given, text) ? undefined : tableTexts.itemUnknown;
}

/** Adds a blank row and moves the focus into it, before the next key is read: preact renders in an earlier microtask. */
export function addRow(change: (key: string, texts: RowTexts) => void, section: string): void {
  change(newKey(), { item: '' });
  queueMicrotask(() => {
    const fields = document.querySelectorAll<HTMLElement>(`#${section} tbody:last-of-type input`);
    fields[0]?.focus();
  });
}

/** Returns true for a row in which nothing is typed. */
export function isBlank(texts: RowTexts): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}

/** Returns the problem of an amount; undefined for one that can be read, and for a blank one that may be left out. */
export function amountProblem(text = '', isRequired = false): string | undefined {
  if (text.trim() === '' && !isRequired) return undefined;
  return readAmount(text) === undefined ? tableTexts.amount : undefined;
}

/** Returns the problems that there are. */
export function problemsOf(all: Readonly<Record<string, string | undefined>>): RowProblems {
  const found = Object.entries(all).flatMap(([name, problem]) =>
    problem === undefined ? [] : [[name, problem] as const],
  );
  return Object.fromEntries(found);
}

/** The state of a row: that of its result, and whether it has changes that are not stored. */
export function RowState(props: { result: SiteResult | undefined; isChanged: boolean }) {
  const { result, isChanged } = props;
  return (
    <>
      {result && <ResultBadge state={result.state} />}{' '}
      {isChanged && <Badge tone="wait">{result ? tableTexts.changed : tableTexts.notStored}</Badge>}{' '}
      {result?.reason && inWords(result.reason)}
    </>
  );
}

/** Displays the refusal of a whole row. */
export function Refusal({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}

/** The columns of members that have another name in the tables. */
const COLUMNS: Readonly<Record<string, string>> = { item_id: 'item', item_desc: 'item' };

/** Returns the row and the column that a refusal is about, with the reason; undefined for another error. */
function refusedCell(
  error: unknown,
  { keys, columns }: { readonly keys: readonly string[]; readonly columns: readonly string[] },
): { readonly key: string; readonly problems: RowProblems } | undefined {
  if (!(error instanceof AskError) || error.refused === undefined) return undefined;
  const { names, row, problem } = error.refused;
  const [member = ''] = names;
  const key = row === undefined ? undefined : keys[row - 1];
  const column = COLUMNS[member] ?? member;
  if (key === undefined || !columns.includes(column)) return undefined;
  return { key, problems: { [column]: asSentence(problem) } };
}

/** Returns a refusal of the site. */
function reasonOf(error: unknown): string {
  return tableTexts.refused(error instanceof AskError ? error.message : String(error));
}

/**
 * Stores rows. Changes stay on the page until the next answer of the site contains them, so that nothing flickers. A
 * refusal is displayed in its cell.
 *
 * @param columns the names of the columns
 * @param shown the answer of the site: it changes when the rows are read again
 */
export function useStoredRows(
  edits: RowEdits,
  columns: readonly EditedColumn[],
  shown: unknown,
  onStored: () => void,
) {
  const [problems, setProblems] = useState<ReadonlyMap<string, RowProblems>>(new Map());
  const [refusal, setRefusal] = useState('');
  const stored = useRef(new Map<string, string>());
  const settle = useRef<() => void>(() => undefined);
  settle.current = () => {
    const keys = [...stored.current]
      .filter(([key, texts]) => JSON.stringify(edits.latest()[key]) === texts)
      .map(([key]) => key);
    stored.current.clear();
    if (keys.length > 0) edits.drop(keys);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are settled when the site has answered again
  useEffect(() => settle.current(), [shown]);
  /** @param sent the keys of the rows of the request, in its order */
  async function store(
    keys: readonly string[],
    send: () => Promise<unknown>,
    sent: readonly string[] = keys,
  ): Promise<void> {
    const given = keys.map((key) => [key, JSON.stringify(edits.latest()[key])] as const);
    setRefusal('');
    try {
      await send();
      for (const [key, texts] of given) stored.current.set(key, texts);
      onStored();
    } catch (error) {
      const cell = refusedCell(error, { keys: sent, columns: columns.map(({ name }) => name) });
      if (cell) setProblems((before) => new Map([...before, [cell.key, cell.problems]]));
      else setRefusal(reasonOf(error));
    }
  }
  return {
    problems,
    refusal,
    store,
    /** Shows the problems of a row. @returns true without any */
    check(key: string, found: RowProblems): boolean {
      setProblems((before) => new Map([...before, [key, found]]));
      return Object.keys(found).length === 0;
    },
  };
}
