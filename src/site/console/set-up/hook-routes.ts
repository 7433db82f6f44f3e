import { Input } from '../../engine/input.js';
import { DELIVERY_STATES, HOOK_EVENTS } from '../../hooks/hook-record.js';
import type { DeliveryFilter, Hooks } from '../../hooks/hooks.js';
import { idOf } from '../call.js';
import type { Route } from '../route-table.js';

/** The deliveries of a page. */
const PAGE = 50;

/** The routes of hooks. Only the answers of creation and rotation contain a secret. */
export function hookRoutes(hooks: Hooks): readonly Route[] {
  const needs = 'administrator';
  return [
    {
      method: 'GET',
      path: 'hooks',
      needs,
      run: async () => ({ hooks: await hooks.list(), events: HOOK_EVENTS }),
    },
    {
      method: 'POST',
      path: 'hooks',
      needs,
      run: async (call) => hooks.add(await call.body(), call.acting),
    },
    {
      method: 'POST',
      path: 'hooks/:id/rotate',
      needs,
      run: (call) => hooks.rotate(idOf(call), call.acting),
    },
    {
      method: 'POST',
      path: 'hooks/:id/disable',
      needs,
      run: (call) => hooks.disable(idOf(call), call.acting),
    },
    {
      method: 'POST',
      path: 'hooks/:id/enable',
      needs,
      run: (call) => hooks.enable(idOf(call), call.acting),
    },
    ...deliveryRoutes(hooks),
    {
      method: 'DELETE',
      path: 'hooks/:id',
      needs,
      run: (call) => hooks.remove(idOf(call), call.acting),
    },
  ];
}

function deliveryRoutes(hooks: Hooks): readonly Route[] {
  const needs = 'administrator';
  return [
    {
      method: 'GET',
      path: 'hooks/:id/deliveries',
      needs,
      run: async (call) => {
        const filter = filterOf(call.query);
        const found = await hooks.deliveries(idOf(call), { ...filter, limit: PAGE + 1 });
        const deliveries = found.slice(0, PAGE);
        const next = found.length > PAGE ? (deliveries.at(-1)?.id ?? null) : null;
        return { hook: await hooks.get(idOf(call)), deliveries, next };
      },
    },
    {
      method: 'POST',
      path: 'hooks/:id/replay-failed',
      needs,
      run: async (call) => ({ count: await hooks.replayFailed(idOf(call), call.acting) }),
    },
    {
      method: 'POST',
      path: 'hook-deliveries/:id/replay',
      needs,
      run: (call) => hooks.replay(idOf(call), call.acting),
    },
  ];
}

/** @throws LinkError `input_invalid` */
function filterOf(query: URLSearchParams): DeliveryFilter {
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''));
  const input = new Input('hooks', given, ['state', 'before']);
  return {
    ...(input.has('state') && { state: input.choice('state', DELIVERY_STATES, 'waiting') }),
    ...(input.has('before') && { before: input.text('before') }),
  };
}
