import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** One column of a list. */
export interface Column<Row> {
  readonly title: string;
  /** The displayed head of a column whose title is for screen readers only. */
  readonly head?: ComponentChildren;
  readonly show: (row: Row) => ComponentChildren;
  /** Aligns the column to the right, as for numbers. */
  readonly isNumber?: boolean;
}

/**
 * A table; on a narrow screen each row is displayed as a card. `j` and `k` move between rows. A row has at most one
 * link, which Enter opens.
 */
export function List<Row>(props: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
}) {
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  return (
    <table ref={table} class="list">
      <caption class="unseen">{props.caption}</caption>
      <thead>
        <tr>
          {props.columns.map(({ title, head, isNumber }) => (
            <th key={title} scope="col" class={head ? 'tick' : isNumber ? 'number' : ''}>
              {head}
              {head ? <span class="unseen">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={props.idOf(row)}>
            {props.columns.map(({ title, head, show, isNumber }) => (
              <td key={title} data-label={title} class={head ? 'tick' : isNumber ? 'number' : ''}>
                <div>{show(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useRowKeys(table: { readonly current: HTMLTableElement | null }): void {
  useEffect(() => {
    function move(event: KeyboardEvent) {
      if (isTyping(event) || (event.key !== 'j' && event.key !== 'k')) return;
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

/** Returns true for a key that belongs to a field, or to the browser. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
  );
}
