import { isRowId, type SiteContext } from '../../engine/context.js';
import { Input, inputError } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { type ResultState, shownState } from '../../importer/results/result-payloads.js';

/** A result of an imported order in a list. */
export interface ListedResult {
  readonly id: string;
  /** The id of the order at this site. */
  readonly order_id: string;
  readonly link: string;
  readonly report_id: string | null;
  readonly wo_number: string;
  readonly kind: string;
  readonly key: string;
  readonly state: string;
  readonly reason: string | null;
  readonly failures: number;
  /** The id from the owner. */
  readonly remote_id: string | null;
  readonly modified_at: number;
  readonly failed_at: number | null;
  readonly sent_at: number | null;
}

/** One page of results, the newest first. */
export interface ResultPage {
  readonly results: readonly ListedResult[];
  /** The cursor of the next page; null after the last one. */
  readonly next: string | null;
}

/** The states of a filter: those of results that are not accepted. */
export const OPEN_RESULT_STATES = [
  'draft',
  'queued',
  'failed',
  'refused',
  'unclear',
] as const satisfies readonly ResultState[];

/** The filter of a list. All members may be ''. */
export interface ResultQuery {
  readonly state: string;
  /** The id of an order at this site. */
  readonly order: string;
  readonly next: string;
}

/**
 * Returns one page of the results of all orders.
 *
 * @param page the most results
 * @throws LinkError `input_invalid`
 */
export async function listResults(
  { database: { read } }: Pick<SiteContext, 'database'>,
  query: ResultQuery,
  page: number,
): Promise<ResultPage> {
  const found = await rowsOf(read, query)
    .limit(page + 1)
    .execute();
  const last = found.length > page ? found[page - 1] : undefined;
  return {
    results: found.slice(0, page).map(({ link, attempt_count: failures, draft, ...row }) => ({
      ...row,
      state: shownState({ state: row.state, draft }),
      failures,
      link: link ?? '',
    })),
    next: last?.id ?? null,
  };
}

/** The rows that a filter names. @throws LinkError `input_invalid` */
function rowsOf(read: Statements, query: ResultQuery) {
  const input = new Input('results', query, ['state', 'order', 'next']);
  const { order, next } = query;
  if (next !== '' && !isRowId(next)) throw inputError('next', 'is not that of a page');
  if (order !== '' && !isRowId(order)) throw inputError('order', 'must be the id of an order');
  let rows = read
    .selectFrom('outbox')
    .innerJoin('orders', 'orders.id', 'outbox.order_id')
    .leftJoin('links', 'links.id', 'orders.link_id')
    .select(['outbox.id', 'outbox.order_id', 'outbox.kind', 'outbox.item_key as key'])
    .select(['outbox.state', 'outbox.draft', 'outbox.reason', 'outbox.attempt_count'])
    .select(['outbox.remote_key as remote_id', 'outbox.modified_at'])
    .select(['outbox.failed_at', 'outbox.sent_at'])
    .select(['links.name as link', 'orders.remote_report_id as report_id', 'orders.wo_number'])
    .orderBy('outbox.id', 'desc');
  if (query.state !== '') {
    const state = input.choice('state', OPEN_RESULT_STATES, 'failed');
    rows =
      state === 'draft'
        ? rows.where('outbox.draft', 'is not', null).where('outbox.state', '<>', 'unclear')
        : rows
            .where('outbox.state', '=', state)
            .$if(state !== 'unclear', (open) => open.where('outbox.draft', 'is', null));
  }
  if (order !== '') rows = rows.where('outbox.order_id', '=', order);
  return next === '' ? rows : rows.where('outbox.id', '<', next);
}
