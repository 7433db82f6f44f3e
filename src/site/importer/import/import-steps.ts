import type { Storing } from '../../engine/jobs/claims.js';
import type { Database, Statements } from '../../engine/store/database.js';
import { prepared, preparedForOne } from '../../engine/store/prepared.js';

/** What is done for an order, in this order; each step once, unless it failed. What is small comes before what may take long. */
export const SMALL_STEPS = ['mark', 'forms', 'items'] as const;
export const LARGE_STEPS = ['files', 'notes', 'foh'] as const;

export type Step = (typeof SMALL_STEPS | typeof LARGE_STEPS)[number];

/** What is asked for again when news of an order come. */
const AFTER_NEWS: ReadonlySet<string> = new Set<Step>(['files', 'notes']);
/** Behind it stands how often they came. */
const NEWS = 'news ';

/**
 * The steps of an order that are done, as they are stored. Null asks for the order itself, too. News of the order change
 * the text in any case, so that whoever is at work on it notices.
 */
type StoredSteps = string | null;

function namesIn(stored: StoredSteps): string[] {
  return JSON.parse(stored ?? '[]');
}

/** The steps that are stored after news came: files and notes are asked for again. */
export function stepsAfterNews(stored: StoredSteps): StoredSteps {
  if (stored === null) return null;
  const names = namesIn(stored);
  const known = names.find((name) => name.startsWith(NEWS));
  const count = known === undefined ? 1 : Number(known.slice(NEWS.length)) + 1;
  const rest = names.filter((name) => !AFTER_NEWS.has(name) && name !== known);
  return JSON.stringify([...rest, `${NEWS}${count}`]);
}

/** The steps of one order, for as long as one job is at work on it. */
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
   * Stores what steps have brought, and that they are done. Where news have come meanwhile, which have queued the job
   * again, files and notes are not: they were asked for before.
   */
  async save({ write }: Pick<Database, 'write'>, brought: readonly Storing[]): Promise<void> {
    if (this.#added.length === 0) return;
    this.#stored = await write((tx) => this.store(tx, brought));
    this.#added = [];
  }

  /** The same within a transaction, behind which nothing more is done for the order. */
  async store(tx: Statements, brought: readonly Storing[]): Promise<StoredSteps> {
    for (const store of brought) await store(tx);
    const { orderId } = this;
    const locked = await LOCK(tx, { orderId });
    if (!locked) throw new Error('the order is gone');
    const stored = locked.import_steps;
    // Somebody wants the order read again: all steps are to be done again.
    if (stored === null) return null;
    const isFresh = (step: Step) => stored === this.#stored || !AFTER_NEWS.has(step);
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
