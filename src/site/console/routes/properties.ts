import type { SiteContext } from '../../engine/context.js';
import { keysetPages } from '../../engine/store/pages.js';
import type { Owner } from '../../owner/index.js';
import { idOf } from '../call.js';
import { csvRoute, exportRows } from '../csv.js';
import { type ListedProperty, listProperties } from '../orders/property-list.js';
import type { Route } from '../route-table.js';

const PAGE = 50;

/** The routes of properties and their front-of-house photos. */
export function propertyRoutes(
  context: SiteContext,
  properties: Owner['properties'],
): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'properties',
      needs: 'reader',
      run: ({ query }) => listProperties(context, query.get('after') ?? '', PAGE),
    },
    csvRoute<ListedProperty>(context, {
      path: 'properties.csv',
      columns: ['id', 'address', 'city', 'state', 'zip', 'owned_count', 'imported_count'],
      pages: () =>
        keysetPages(async (after: string | null) => {
          const page = await listProperties(context, after ?? '', exportRows(context));
          return { rows: page.properties, next: page.next };
        }),
    }),
    {
      method: 'POST',
      path: 'properties/:id/front-of-house',
      needs: 'operator',
      run: async (call) =>
        properties.setFrontOfHouse(idOf(call), {
          file_name: call.query.get('name') ?? '',
          content: await call.photo(),
        }),
    },
    {
      method: 'DELETE',
      path: 'properties/:id/front-of-house',
      needs: 'operator',
      run: (call) => properties.removeFrontOfHouse(idOf(call)),
    },
  ];
}
