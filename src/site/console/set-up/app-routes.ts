import { apiCatalogue } from '../../../api/catalogue/index.js';
import type { Apps } from '../../api/apps/apps.js';
import { Input } from '../../engine/input.js';
import type { SiteSettings } from '../../engine/site-settings.js';
import { type Call, named } from '../call.js';
import type { Route } from '../route-table.js';

const SERVICES = [...new Set(apiCatalogue.map(({ service }) => service))].sort();

/** The routes of the apps of the JSON API. Only the answers of creation and rotation contain a secret. */
export function appRoutes(
  apps: Apps,
  { api: is_served, apiCallsPerMinute: calls_per_minute }: SiteSettings,
): readonly Route[] {
  const needs = 'administrator';
  return [
    {
      method: 'GET',
      path: 'apps',
      needs,
      run: async () => ({
        apps: await apps.list(),
        services: SERVICES,
        calls_per_minute,
        is_served,
      }),
    },
    {
      method: 'POST',
      path: 'apps',
      needs,
      run: async (call) => apps.create(await call.body(), call.acting),
    },
    { method: 'PATCH', path: 'apps/:name', needs, run: (call) => change(apps, call) },
    {
      method: 'POST',
      path: 'apps/keys',
      needs,
      run: async (call) => apps.rotateKeys(await call.body(), call.acting),
    },
    {
      method: 'POST',
      path: 'apps/:name/rotate',
      needs,
      run: (call) => apps.rotate(named(call), call.acting),
    },
    {
      method: 'POST',
      path: 'apps/:name/disable',
      needs,
      run: (call) => apps.disable(named(call), call.acting),
    },
    {
      method: 'POST',
      path: 'apps/:name/enable',
      needs,
      run: (call) => apps.enable(named(call), call.acting),
    },
    {
      method: 'DELETE',
      path: 'apps/:name',
      needs,
      run: (call) => apps.remove(named(call), call.acting),
    },
  ];
}

/** Changes the limits and the bounds of an app. Null lifts the limits. */
async function change(apps: Apps, call: Call): Promise<void> {
  const input = new Input('apps', await call.body(), ['limits', 'bounds']);
  // The apps validate both.
  const changes = { limits: input.get('limits'), bounds: input.get('bounds') };
  await apps.change(named(call), changes as never, call.acting);
}
