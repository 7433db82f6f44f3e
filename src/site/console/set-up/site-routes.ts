import type { Apps } from '../../api/apps/apps.js';
import { BACKED_UP_AT } from '../../engine/archive/record-archive.js';
import type { SiteContext } from '../../engine/context.js';
import { Preferences } from '../../engine/preferences/preferences.js';
import type { SiteSettings } from '../../engine/site-settings.js';
import type { Importer } from '../../importer/index.js';
import type { Owner } from '../../owner/index.js';
import type { ShownSettings } from '../contract/set-up-answers.js';
import type { Route } from '../route-table.js';

/** The services that know the storage of callers. */
interface StorageServices {
  readonly owner: Owner;
  readonly importer: Importer;
  readonly apps: Apps;
}

/** The routes of the settings of the site, and of the storage of accounts and links with their quotas. */
export function siteRoutes(
  context: SiteContext,
  { owner, importer, apps }: StorageServices,
  settings: SiteSettings,
): readonly Route[] {
  const needs = 'administrator';
  return [
    { method: 'GET', path: 'settings', needs, run: () => shownSettings(context, settings) },
    {
      method: 'PATCH',
      path: 'settings',
      needs,
      run: async (call) => {
        await new Preferences(context).change(await call.body(), call.acting);
      },
    },
    {
      method: 'GET',
      path: 'storage',
      needs,
      run: async () => ({
        accounts: await owner.accounts.storage(),
        links: await importer.links.storage(),
        apps: await apps.storage(),
      }),
    },
  ];
}

async function shownSettings(
  { database, preferences }: SiteContext,
  settings: SiteSettings,
): Promise<ShownSettings> {
  const { exchangeLog, eventLog, audit, troubles, limits } = settings;
  const backup = await database.read
    .selectFrom('settings')
    .select('value')
    .where('name', '=', BACKED_UP_AT)
    .executeTakeFirst();
  return {
    ...(await preferences.get()),
    currencies: Intl.supportedValuesOf('currency'),
    zones: [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])],
    public_url: settings.publicUrl,
    database: database.engine,
    exchange_days: exchangeLog ? exchangeLog.days : null,
    exchange_bytes: exchangeLog ? exchangeLog.maxBytes : null,
    event_days: eventLog.days,
    audit_days: audit.days,
    backed_up_at: backup ? Number(backup.value) : null,
    backup_hours: troubles.backupHours ?? null,
    certificate_days: troubles.certificateDays,
    serves_api: settings.api,
    api_calls_per_minute: settings.apiCallsPerMinute,
    notes_per_call: limits.notes,
    lines_per_call: limits.invoiceLines,
    runs_jobs: settings.jobs,
  };
}
