import type { SiteContext } from '../../engine/context.js';

/**
 * Returns the day that decides what is due today, due soon and late, `YYYYMMDD`: the one of a request, or the present one
 * in the zone of the site.
 */
export async function dayOf(
  { preferences }: Pick<SiteContext, 'preferences'>,
  query: URLSearchParams,
): Promise<string> {
  return query.get('today') || preferences.today();
}
