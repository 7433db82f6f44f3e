import type { StoreFunction } from '../../engine/jobs/claims.js';
import type { Database, Statements } from '../../engine/store/database.js';
import { prepared, preparedForOne } from '../../engine/store/prepared.js';

/** The steps of an import in their order, each once unless it failed. Fast ones precede slow ones. */
export const SMALL_STEPS = ['mark', 'forms', 'items'] as const;
export const LARGE_STEPS = ['files', 'notes', 'foh'] as const;

export type Step = (typeof SMALL_STEPS | typeof LARGE_STEPS)[number];

/** The steps that are repeated after a change of the order. */
const AFTER_CHANGE: ReadonlySet<string> = new Set<Step>(['files', 'notes']);
/** The prefix of the number of changes. */
const CHANGES = 'news ';

/**
 * The stored steps of an order that are done. Null repeats the order itself, too. A change of the order always changes
 * the text, so that a running import notices it.
 */
type StoredSteps = string | null;

function namesIn(stored: StoredSteps): string[] {
  return JSON.parse(stored ?? '[]');
}

/** Returns the stored steps after a change: files and notes are fetched again. */
export function stepsAfterChange(stored: StoredSteps): StoredSteps {
  if (stored === null) return null;
  const names = namesIn(stored);
  const known = names.find((name) => name.startsWith(CHANGES));
  const count = known === undefined ? 1 : Number(known.slice(CHANGES.length)) + 1;
  const rest = names.filter((name) => !AFTER_CHANGE.has(name) && name !== known);
  return JSON.stringify([...rest, `${CHANGES}${count}`]);
}

/** The steps of one order, for the duration of one job. */
export class StepsOfOrder {
  #stored: StoredSteps;
  #added: Step[] = [];

  constructor(
    readonly orderId: string,
    stored: StoredSteps,
  ) {
    this.#stored = stored;
  }

  isDone(step: Step): boolean {
    return namesIn(this.#stored).includes(step);
  }

  add(step: Step): void {
    this.#added.push(step);
  }

  /**
   * Stores the results of steps, and marks the steps as done. After a concurrent change, which has queued the job
   * again, files and notes stay due.
   */
  async save({ write }: Pick<Database, 'write'>, stores: readonly StoreFunction[]): Promise<void> {
    if (this.#added.length === 0) return;
    this.#stored = await write((tx) => this.store(tx, stores));
    this.#added = [];
  }

  /** Does the same within a transaction that completes the order. */
  async store(tx: Statements, stores: readonly StoreFunction[]): Promise<StoredSteps> {
    for (const store of stores) await store(tx);
    const { orderId } = this;
    const locked = await LOCK(tx, { orderId });
    if (!locked) throw new Error('the order is gone');
    const stored = locked.import_steps;
    // Null requests the whole order again: all steps are due.
    if (stored === null) return null;
    const isFresh = (step: Step) => stored === this.#stored || !AFTER_CHANGE.has(step);
    const text = JSON.stringify([...namesIn(stored), ...this.#added.filter(isFresh)]);
    await SET(tx, { orderId, text });
    return text;
  }
}

const LOCK = preparedForOne<{ readonly orderId: string }, { readonly import_steps: StoredSteps }>(
  ({ statements, capabilities, value }) =>
    statements
      .selectFrom('orders')
      .select('import_steps')
      .where('id', '=', value('orderId'))
      .modifyEnd(capabilities.lockRows)
      .compile(),
);

const SET = prepared<{ readonly orderId: string; readonly text: string }, unknown>(
  ({ statements, value }) =>
    statements
      .updateTable('orders')
      .set({ import_steps: value('text') })
      .where('id', '=', value('orderId'))
      .compile(),
);
