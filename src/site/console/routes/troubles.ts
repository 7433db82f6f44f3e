import type { SiteContext } from '../../engine/context.js';
import { inputError } from '../../engine/input.js';
import { keysetPages } from '../../engine/store/pages.js';
import { isTroubleKind, type SiteTrouble, TROUBLE_KINDS } from '../../troubles/trouble-record.js';
import type { TroubleFilter, Troubles } from '../../troubles/troubles.js';
import type { Call } from '../call.js';
import type { ShownTrouble, TroublePage } from '../contract/answers.js';
import { csvRoute, exportRows } from '../csv.js';
import type { Route } from '../route-table.js';

const PAGE = 100;

/** The routes of the conditions that need a person: `kind`, `solved=yes` and `next` filter them. */
export function troubleRoutes(context: SiteContext, troubles: Troubles): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'troubles',
      needs: 'reader',
      isShared: true,
      run: async ({ query }): Promise<TroublePage> => {
        const { rows, next } = await listed(troubles, filterOf(query), PAGE);
        return {
          troubles: await withNumbers(context, rows),
          counts: await troubles.counts(),
          next,
        };
      },
    },
    csvRoute<SiteTrouble>(context, {
      path: 'troubles.csv',
      columns: [
        'id',
        'kind',
        'key',
        'subject',
        'message',
        'reason',
        'order_id',
        'begun_at',
        'solved_at',
      ],
      pages: ({ query }) =>
        keysetPages((before: string | null) => {
          const filter = { ...filterOf(query), ...(before === null ? {} : { before }) };
          return listed(troubles, filter, exportRows(context));
        }),
    }),
  ];
}

/** @throws LinkError `input_invalid` */
function filterOf(query: Call['query']): TroubleFilter {
  const [kind, before] = [query.get('kind') ?? '', query.get('next') ?? ''];
  if (kind !== '' && !isTroubleKind(kind)) {
    throw inputError('kind', `must be one of ${TROUBLE_KINDS.join(', ')}`);
  }
  return {
    solved: query.get('solved') === 'yes',
    ...(kind === '' ? {} : { kind }),
    ...(before === '' ? {} : { before }),
  };
}

/** Adds the numbers of the orders, by which people know them. A trouble itself contains no text of a peer. */
async function withNumbers(
  { database }: SiteContext,
  rows: readonly SiteTrouble[],
): Promise<readonly ShownTrouble[]> {
  const ids = [...new Set(rows.flatMap(({ order_id }) => order_id ?? []))];
  const orders =
    ids.length === 0
      ? []
      : await database.read
          .selectFrom('orders')
          .select(['id', 'wo_number'])
          .where('id', 'in', ids)
          .execute();
  const numbers = new Map(orders.map(({ id, wo_number }) => [id, wo_number]));
  return rows.map((row) => ({ ...row, wo_number: numbers.get(row.order_id ?? '') ?? null }));
}

async function listed(troubles: Troubles, filter: TroubleFilter, page: number) {
  const found = await troubles.list({ ...filter, limit: page + 1 });
  const last = found.length > page ? found[page - 1] : undefined;
  return { rows: found.slice(0, page), next: last?.id ?? null };
}
