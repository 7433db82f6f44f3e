import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { type Draft, DraftState, useDraft } from '../../drafts/use-draft.js';
import { tableTexts } from '../../texts/tables.js';
import { texts } from '../../texts.js';
import { afterPress } from '../after-press.js';
import { formatMoney } from '../formats.js';
import { readAmount } from './amounts.js';

/** The texts of a row by the names of its columns, as they are typed. */
export type RowTexts = Readonly<Record<string, string>>;
/** The problems of a row by the names of its columns. */
export type RowProblems = Readonly<Record<string, string>>;

/** A column of a table that is edited in place. */
export interface EditedColumn {
  readonly name: string;
  readonly label: string;
  /**
   * `amount`: a quantity. `money`: an amount in the currency of the site. `total`: money that is computed from the others.
   * `note`: a longer text, below the row. Default: a short text.
   */
  readonly kind?: 'amount' | 'money' | 'total' | 'note';
  /** Texts that are suggested while the user types. */
  readonly choices?: readonly string[];
}

/** A row of a table that is edited in place. */
export interface EditedRow {
  readonly key: string;
  /** The texts as they are stored. */
  readonly texts: RowTexts;
  readonly state: ComponentChildren;
  /** False for a row that cannot be changed now. */
  readonly isOpen: boolean;
  /** Takes the row out; undefined where that is not possible. */
  readonly onRemove?: (() => void) | undefined;
}

type Rows = Readonly<Record<string, RowTexts>>;

/** Changes of rows that are not stored yet. What is typed is stored as a text of the user meanwhile. */
export interface RowEdits {
  readonly rows: Rows;
  readonly draft: Draft | undefined;
  /** Returns the present changes, also within a function that began earlier. */
  latest(): Rows;
  change(key: string, texts: RowTexts): void;
  drop(keys: readonly string[]): void;
}

/** Stores the changes of rows under a path. @param path '' stores nothing */
export function useRowEdits(path: string): RowEdits {
  const draft = useDraft(path);
  const turn = draft?.turn ?? 0;
  const [own, setOwn] = useState<{ readonly rows: Rows; readonly turn: number }>();
  // Only this page has written it.
  const stored = (draft?.keeper.content as { readonly rows: Rows } | undefined)?.rows ?? {};
  const rows = useRef<Rows>({});
  rows.current = own?.turn === turn ? own.rows : stored;
  const set = (after: Rows) => {
    rows.current = after;
    setOwn({ rows: after, turn });
    if (Object.keys(after).length > 0) draft?.keeper.change({ rows: after });
    else void draft?.finish();
  };
  return {
    rows: rows.current,
    draft,
    latest: () => rows.current,
    change: (key, more) =>
      set({ ...rows.current, [key]: { ...(rows.current[key] ?? {}), ...more } }),
    drop(keys) {
      if (keys.every((key) => rows.current[key] === undefined)) return;
      set(Object.fromEntries(Object.entries(rows.current).filter(([key]) => !keys.includes(key))));
    },
  };
}

/** A table whose rows are edited in place. A row is stored when the user leaves it. */
export function EditedTable(props: {
  readonly caption: string;
  readonly columns: readonly EditedColumn[];
  readonly rows: readonly EditedRow[];
  readonly edits: RowEdits;
  readonly problems: ReadonlyMap<string, RowProblems>;
  /** Returns the total of a row; '' without one. */
  readonly totalOf: (texts: RowTexts) => string;
  readonly total: string;
  readonly onLeave: (key: string) => void;
}) {
  const { caption, columns, rows, edits, problems } = props;
  const cells = columns.filter(({ kind }) => kind !== 'note');
  return (
    <>
      {rows.length > 0 && (
        <table class="list edited">
          <caption class="unseen">{caption}</caption>
          <thead>
            <tr>
              {cells.map(({ name, label, kind }) => (
                <th key={name} scope="col" class={kind ? 'number' : ''}>
                  {label}
                </th>
              ))}
              <th scope="col">{tableTexts.state}</th>
            </tr>
          </thead>
          {rows.map((row, index) => (
            <TableRow
              key={row.key}
              {...{ columns, row, number: index + 1, totalOf: props.totalOf }}
              texts={{ ...row.texts, ...(edits.rows[row.key] ?? {}) }}
              problems={problems.get(row.key) ?? {}}
              onChange={(texts) => edits.change(row.key, texts)}
              onLeave={() => props.onLeave(row.key)}
            />
          ))}
          <tfoot>
            <tr>
              <td colSpan={cells.length + 1} class="number">
                <div>
                  {tableTexts.total} <strong>{formatMoney(props.total)}</strong>
                </div>
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      <DraftState draft={edits.draft} />
    </>
  );
}

interface RowProps {
  readonly columns: readonly EditedColumn[];
  readonly row: EditedRow;
  readonly number: number;
  readonly texts: RowTexts;
  readonly problems: RowProblems;
  readonly totalOf: (texts: RowTexts) => string;
  readonly onChange: (texts: RowTexts) => void;
  readonly onLeave: () => void;
}

function TableRow(props: RowProps) {
  const { columns, row, number } = props;
  const cells = columns.filter(({ kind }) => kind !== 'note');
  const notes = columns.filter(({ kind }) => kind === 'note');
  const hasNotes = row.isOpen || notes.some(({ name }) => props.texts[name]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isWithin = currentTarget instanceof Node && relatedTarget instanceof Node;
    if (!isWithin || !currentTarget.contains(relatedTarget)) afterPress(props.onLeave);
  };
  return (
    <tbody onFocusOut={leave}>
      <tr>
        {cells.map((column) => (
          <td key={column.name} data-label={column.label} class={column.kind ? 'number' : ''}>
            <div>
              <Cell {...props} column={column} />
            </div>
          </td>
        ))}
        <td data-label={tableTexts.state}>
          <div>
            {row.state}{' '}
            {row.onRemove && (
              <button type="button" class="plain" onClick={row.onRemove}>
                {texts.takeOut} <span class="unseen">{number}</span>
              </button>
            )}
          </div>
        </td>
      </tr>
      {notes.length > 0 && hasNotes && (
        <tr class="notes-of-row">
          <td colSpan={cells.length + 1}>
            <div>
              {notes.map((column) => (
                <Cell key={column.name} {...props} column={column} />
              ))}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Cell(props: RowProps & { column: EditedColumn }) {
  const { column, row, number, problems, onChange } = props;
  const { name, label, kind, choices } = column;
  const id = useId();
  const text = props.texts[name] ?? '';
  if (kind === 'total') return <>{formatMoney(props.totalOf(props.texts))}</>;
  if (!row.isOpen) return <>{kind === 'money' ? formatMoney(readAmount(text) ?? text) : text}</>;
  const problem = problems[name];
  return (
    <>
      <input
        aria-label={tableTexts.field(label, number)}
        value={text}
        inputMode={kind === 'amount' || kind === 'money' ? 'decimal' : 'text'}
        {...(kind === 'note' ? { placeholder: label } : {})}
        {...(choices ? { list: `${id}-choices` } : {})}
        {...(problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {})}
        onInput={(event) => onChange({ [name]: event.currentTarget.value })}
      />
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      {problem && (
        <p class="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
