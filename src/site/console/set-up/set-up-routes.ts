import type { Apps } from '../../api/apps/apps.js';
import type { SiteContext } from '../../engine/context.js';
import type { SiteSettings } from '../../engine/site-settings.js';
import type { Hooks } from '../../hooks/hooks.js';
import type { Importer } from '../../importer/index.js';
import type { Owner } from '../../owner/index.js';
import type { Route } from '../route-table.js';
import { appRoutes } from './app-routes.js';
import { damageRoutes } from './damage-routes.js';
import { definitionRoutes } from './definition-routes.js';
import { hookRoutes } from './hook-routes.js';
import { priceRoutes } from './price-routes.js';
import { profileRoutes } from './profile-routes.js';
import { retentionRoutes } from './retention-routes.js';
import { siteRoutes } from './site-routes.js';

/** The services that the pages of set-up show and change. */
export interface SetUpServices {
  readonly owner: Owner;
  readonly importer: Importer;
  readonly apps: Apps;
  readonly hooks: Hooks;
}

/** The routes of the pages of set-up. */
export function setUpRoutes(
  context: SiteContext,
  services: SetUpServices,
  settings: SiteSettings,
): readonly Route[] {
  const { owner, apps, hooks } = services;
  return [
    ...appRoutes(apps, settings),
    ...priceRoutes(owner),
    ...definitionRoutes(owner),
    ...hookRoutes(hooks),
    ...profileRoutes(owner.profiles),
    ...damageRoutes(owner.damages),
    ...siteRoutes(context, services, settings),
    ...retentionRoutes(context, settings),
  ];
}
