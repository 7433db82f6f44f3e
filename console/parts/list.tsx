import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isSingleKey } from '../single-keys.js';

/** One column of a list. */
export interface Column<Row> {
  readonly title: string;
  /** The displayed head of a column whose title is for screen readers only. */
  readonly head?: ComponentChildren;
  readonly show: (row: Row) => ComponentChildren;
  /** The name by which the list is sorted by this column. */
  readonly sort?: string;
  /** Aligns the column to the right, as for numbers. */
  readonly isNumber?: boolean;
  /** `broad`: long texts. `slim`: a long word, or a time that wraps before its clock. `short`: a name. */
  readonly width?: 'broad' | 'slim' | 'short';
}

/**
 * A table; on a narrow screen each row is displayed as a card. `j` and `k` move between rows. A row has at most one
 * link, which Enter opens. A table that is broader than the page scrolls alone.
 */
export function List<Row>(props: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** The order of the list, `due` or `-due`, and how it changes; undefined where it cannot be changed. */
  readonly sorting?: SortState;
  /** The sum below the rows. */
  readonly total?: ComponentChildren;
}) {
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  return (
    <div class="scrolling">
      <table ref={table} class="list">
        <caption class="unseen">{props.caption}</caption>
        <thead>
          <tr>
            {props.columns.map((column) => (
              <Head key={column.title} column={column} sorting={props.sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((row) => (
            <tr key={props.idOf(row)}>
              {props.columns.map(({ title, head, show, isNumber, width = '' }) => (
                <td
                  key={title}
                  data-label={title}
                  class={head ? 'tick' : isNumber ? 'number' : width}
                >
                  <div>{show(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {props.total && (
          <tfoot>
            <tr>
              <td colSpan={props.columns.length} class="number">
                <div>{props.total}</div>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** The order of a list. */
export interface SortState {
  /** The name of a column, with `-` for the reverse order; '' for the order of the view. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** The head of a column. A button sorts the list by it, and by its reverse. */
function Head<Row>({
  column,
  sorting,
}: {
  readonly column: Column<Row>;
  readonly sorting: SortState | undefined;
}) {
  const { title, head, isNumber, sort } = column;
  const kind = head ? 'tick' : isNumber ? 'number' : '';
  if (!sorting || sort === undefined) {
    return (
      <th scope="col" class={kind}>
        {head}
        {head ? <span class="unseen">{title}</span> : title}
      </th>
    );
  }
  const isUp = sorting.sort === sort;
  const isDown = sorting.sort === `-${sort}`;
  const order = isUp ? 'ascending' : isDown ? 'descending' : 'none';
  return (
    <th scope="col" class={kind} aria-sort={order}>
      <button type="button" class="plain" onClick={() => sorting.onSort(isUp ? `-${sort}` : sort)}>
        {title}
        <span aria-hidden="true">{isUp ? ' ↑' : isDown ? ' ↓' : ''}</span>
      </button>
    </th>
  );
}

function useRowKeys(table: { readonly current: HTMLTableElement | null }): void {
  useLayoutEffect(() => {
    function move(event: KeyboardEvent) {
      if (!isSingleKey(event) || (event.key !== 'j' && event.key !== 'k')) return;
      const links = [...(table.current?.querySelectorAll<HTMLElement>('tbody tr a') ?? [])];
      const { activeElement } = document;
      const at = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1;
      const next = links[event.key === 'j' ? at + 1 : at - 1];
      if (!next) return;
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
      event.preventDefault();
    }
    addEventListener('keydown', move);
    return () => removeEventListener('keydown', move);
  }, [table]);
}
