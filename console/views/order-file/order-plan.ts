import { useState } from 'preact/hooks';
import type { PlannedRow, PreviewLine } from '../../../src/site/console/orders/order-files.js';
import type { OrderColumn } from '../../../src/site/owner/order-files/order-rows.js';
import type { DayOrder } from '../../../src/site/owner/order-files/written-day.js';
import { AskError, sendLines, withQuery } from '../../server.js';
import { texts } from '../../texts.js';

/** The choices of a person for a file: the members of columns, the form of dates, the account of rows without one. */
export interface FileChoices {
  readonly columns: Readonly<Record<string, string>>;
  readonly days: DayOrder;
  readonly account: string;
}

/** A checked file, as far as it is checked. */
export interface Plan {
  readonly file: File;
  readonly choices: FileChoices;
  readonly columns: readonly OrderColumn[];
  readonly count: number;
  readonly rows: readonly PlannedRow[];
  /** True when all rows are checked. */
  readonly isWhole: boolean;
}

/** Returns the query of a request with a file of orders. */
export function fileQuery(file: File, { columns, days, account }: FileChoices) {
  const chosen = Object.keys(columns).length === 0 ? '' : JSON.stringify(columns);
  return { name: file.name, columns: chosen, days, account };
}

/** Checks files, and collects what their rows would become. */
export function usePlan() {
  const [plan, setPlan] = useState<Plan>();
  async function check(file: File, choices: FileChoices): Promise<void> {
    const beginning: Plan = { file, choices, columns: [], count: 0, rows: [], isWhole: false };
    const rows: PlannedRow[] = [];
    let known = beginning;
    const path = withQuery('orders/from-file/preview', fileQuery(file, choices));
    await sendLines<PreviewLine>(path, file, (lines) => {
      for (const line of lines) {
        if ('columns' in line) known = { ...known, ...line };
        else if ('position' in line) rows.push(line);
        else known = { ...known, isWhole: true };
      }
      setPlan({ ...known, rows: rows.slice() });
    });
    if (!known.isWhole) throw new AskError('unreachable', texts.unreachable);
  }
  return { plan, check, clear: () => setPlan(undefined) };
}
