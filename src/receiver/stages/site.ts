import { isUuidV4 } from '../../protocol/credentials.js';
import type { RequestEnvelope } from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import type { AccountView } from '../accounts.js';
import type { Settings } from '../settings.js';

/**
 * Stage 4: whether the caller's site_id is taken.
 *
 * @throws LinkError `site_refused`, also when the option's function fails; a LinkError that it throws goes on as it is
 */
export async function checkSite(
  { site_id }: RequestEnvelope,
  account: AccountView,
  { siteIds }: Pick<Settings, 'siteIds'>,
): Promise<void> {
  if (siteIds === 'any') return;
  if (siteIds === 'v4') {
    if (isUuidV4(site_id)) return;
    throw new LinkError('site_refused', 'site_id: must be a v4 UUID (36 characters)');
  }
  const allowed =
    typeof siteIds === 'function'
      ? await ask(async () => siteIds(site_id, account))
      : siteIds.includes(site_id);
  // A promise or a text that is truthy by accident lets nobody in.
  if (allowed !== true) throw new LinkError('site_refused', 'site_id: is not allowed here');
}

async function ask(isAllowed: () => Promise<boolean>): Promise<boolean> {
  try {
    return await isAllowed();
  } catch (cause) {
    if (LinkError.is(cause)) throw cause;
    throw new LinkError('site_refused', 'site_id: could not be checked', { cause });
  }
}
