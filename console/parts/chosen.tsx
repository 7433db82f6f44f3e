import { useState } from 'preact/hooks';
import type { Column } from './list.js';

/** The chosen rows of a list. They stay chosen while the list changes. */
export interface Chosen<Row> {
  readonly ids: readonly string[];
  /** The column of check boxes. */
  readonly column: Column<Row>;
  clear(): void;
}

/** Lets the user choose rows of a list, one by one or all that are displayed. */
export function useChosen<Row extends { readonly id: string }>(
  rows: readonly Row[],
  words: {
    readonly title: string;
    readonly all: string;
    readonly one: (row: Row) => string;
  },
  /** Returns false for rows that cannot be chosen. */
  isChoice: (row: Row) => boolean = () => true,
): Chosen<Row> {
  const [ids, setIds] = useState<readonly string[]>([]);
  const choose = (some: readonly string[], isChosen: boolean) => {
    const others = ids.filter((id) => !some.includes(id));
    setIds(isChosen ? [...others, ...some] : others);
  };
  const choices = rows.filter(isChoice).map(({ id }) => id);
  const column: Column<Row> = {
    title: words.title,
    head: (
      <input
        type="checkbox"
        aria-label={words.all}
        disabled={choices.length === 0}
        checked={choices.length > 0 && choices.every((id) => ids.includes(id))}
        onChange={({ currentTarget: { checked } }) => choose(choices, checked)}
      />
    ),
    show: (row) =>
      isChoice(row) && (
        <input
          type="checkbox"
          aria-label={words.one(row)}
          checked={ids.includes(row.id)}
          onChange={({ currentTarget: { checked } }) => choose([row.id], checked)}
        />
      ),
  };
  return { ids, column, clear: () => setIds([]) };
}
