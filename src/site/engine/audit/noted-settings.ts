import type { SiteContext } from '../context.js';
import type { SiteSettings } from '../site-settings.js';

/** The name in `settings` under which the settings of the last start are stored. */
const NOTED = 'noted_settings';

/**
 * Returns the settings that determine the access to the site and its stored data, as texts. None of them is a secret.
 */
function notable(options: SiteSettings): Readonly<Record<string, string>> {
  const { publicUrl, allowedHosts, exchangeLog, eventLog, audit, retention } = options;
  const values = {
    publicUrl,
    allowedHosts: [...allowedHosts].sort(),
    exchangeLog,
    eventLog,
    audit,
    retention,
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}

/** Records in the audit the settings that have changed since the last start. */
export async function noteSettings(
  { audit, database }: Pick<SiteContext, 'audit' | 'database'>,
  options: SiteSettings,
): Promise<void> {
  const settings = notable(options);
  const value = JSON.stringify(settings);
  await database.write(async (tx) => {
    const last = await tx
      .selectFrom('settings')
      .select('value')
      .where('name', '=', NOTED)
      .executeTakeFirst();
    if (last?.value === value) return;
    await tx
      .insertInto('settings')
      .values({ name: NOTED, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    if (!last) return;
    const before: Readonly<Record<string, string>> = JSON.parse(last.value);
    for (const [subject, after] of Object.entries(settings)) {
      if (before[subject] === after) continue;
      const detail = { before: before[subject] ?? '', after };
      const entry = { who: 'owner', from: 'program', action: 'setting.change', subject } as const;
      await audit.record({ ...entry, detail }, tx);
    }
  });
}
