import type { SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { keysetPages } from '../../engine/store/pages.js';
import type { Importer } from '../../importer/index.js';
import { type Call, idOf } from '../call.js';
import { csvRoute, exportRows } from '../csv.js';
import { type ListedResult, listResults, type ResultQuery } from '../orders/result-list.js';
import type { Route } from '../route-table.js';

const PAGE = 50;

const COLUMNS = [
  'id',
  'order_id',
  'link',
  'report_id',
  'wo_number',
  'kind',
  'key',
  'state',
  'reason',
  'failures',
  'remote_id',
  'modified_at',
  'failed_at',
  'sent_at',
] as const satisfies readonly (keyof ListedResult)[];

function queryOf({ query }: Call): ResultQuery {
  const get = (name: string) => query.get(name) ?? '';
  return { state: get('state'), order: get('order'), next: get('next') };
}

/** The routes of the results of all imported orders: failures with their reasons, sent again together. */
export function resultRoutes(context: SiteContext, { results }: Importer): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'results',
      needs: 'reader',
      isShared: true,
      run: (call) => listResults(context, queryOf(call), PAGE),
    },
    csvRoute<ListedResult>(context, {
      path: 'results.csv',
      columns: COLUMNS,
      pages: (call) =>
        keysetPages(async (next: string | null) => {
          const query = { ...queryOf(call), next: next ?? '' };
          const page = await listResults(context, query, exportRows(context));
          return { rows: page.results, next: page.next };
        }),
    }),
    {
      method: 'POST',
      path: 'results/send-again',
      needs: 'operator',
      run: async (call) => {
        const input = new Input('send-again', await call.body(), ['since', 'refused']);
        const since = input.time('since') ?? 0;
        const filter = { since, refused: input.flag('refused') ?? false };
        return { count: await results.sendAgain(filter, call.acting) };
      },
    },
    {
      method: 'POST',
      path: 'results/:id/decide',
      needs: 'operator',
      run: async (call) => {
        const input = new Input('decide', await call.body(), ['decision', 'remote_id']);
        input.required('decision');
        const decision = input.choice('decision', ['sent', 'send'], 'sent');
        const remoteId = input.text('remote_id', 200);
        await results.decide(idOf(call), decision, remoteId || undefined, call.acting);
      },
    },
  ];
}
