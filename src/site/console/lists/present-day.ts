import { readDay } from '../../../protocol/codec/open-date.js';
import type { SiteContext } from '../../engine/context.js';
import { inputError } from '../../engine/input.js';

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

/** Requires a day that exists, `YYYYMMDD`. @throws LinkError `input_invalid` */
export function requireDay(name: string, text: string): void {
  if (/^\d{8}$/.test(text) && readDay(text) !== undefined) return;
  throw inputError(name, 'must be a day that exists, YYYYMMDD');
}
