import { Input } from '../../engine/input.js';
import type { PriceScope } from '../../orders/prices/prices.js';
import type { Owner } from '../../owner/index.js';
import { named } from '../call.js';
import type { Route } from '../route-table.js';

/** The routes of price lists and units of measure. */
export function priceRoutes({ prices, units }: Pick<Owner, 'prices' | 'units'>): readonly Route[] {
  const needs = 'administrator';
  return [
    ...unitRoutes(units),
    {
      method: 'GET',
      path: 'prices',
      needs: 'reader',
      run: async ({ query }) => ({ prices: await prices.list(scopeOf(query)) }),
    },
    {
      method: 'GET',
      path: 'prices/lists',
      needs: 'reader',
      run: async () => ({ lists: await prices.lists() }),
    },
    {
      method: 'POST',
      path: 'prices',
      needs,
      run: async (call) => prices.set(await call.body(), call.acting),
    },
    {
      method: 'POST',
      path: 'prices/remove',
      needs,
      run: async (call) => prices.remove(await call.body(), call.acting),
    },
  ];
}

/** Returns the scope in a query, in which an empty client company is left out. */
function scopeOf(query: URLSearchParams): PriceScope {
  const report_id = query.get('report_id');
  if (report_id !== null) return { report_id };
  return { client_company: query.get('client_company') ?? '' };
}

function unitRoutes(units: Owner['units']): readonly Route[] {
  const needs = 'administrator';
  return [
    {
      method: 'GET',
      path: 'units',
      needs: 'reader',
      run: async () => ({ units: await units.list() }),
    },
    {
      method: 'POST',
      path: 'units',
      needs,
      run: async (call) => {
        const input = new Input('units', await call.body(), ['name']);
        await units.create(input.text('name'), call.acting);
      },
    },
    {
      method: 'POST',
      path: 'units/:name/disable',
      needs,
      run: (call) => units.disable(named(call), call.acting),
    },
    {
      method: 'POST',
      path: 'units/:name/enable',
      needs,
      run: (call) => units.enable(named(call), call.acting),
    },
  ];
}
