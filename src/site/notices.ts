import type { SiteSettings } from './engine/site-settings.js';
import { dispatchHooks } from './hooks/dispatch-hooks.js';
import { Hooks } from './hooks/hooks.js';
import type { SiteCore } from './site-core.js';
import { Troubles } from './troubles/troubles.js';

/** Makes the services by which a site reports what happens, and the messages to hooks before each poll for jobs. */
export function openNotices(
  { context, registry }: Pick<SiteCore, 'context' | 'registry'>,
  { allowedHosts }: Pick<SiteSettings, 'allowedHosts'>,
  siteId: string,
): { readonly troubles: Troubles; readonly hooks: Hooks } {
  registry.beforePoll(() => dispatchHooks(context, siteId));
  return { troubles: new Troubles(context), hooks: new Hooks(context, allowedHosts) };
}
