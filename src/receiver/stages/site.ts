import type { RequestEnvelope } from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import { isUuidV4 } from '../../protocol/uuid.js';
import type { AccountView } from '../accounts.js';
import type { Settings } from '../settings.js';

/**
 * Stage 4: whether the caller's site_id is taken.
 *
 * @throws LinkError `site_refused`, also when the option's function fails; a LinkError that it throws goes on as it is
 */
export function checkSite(
  { site_id }: RequestEnvelope,
  account: AccountView,
  { siteIds }: Pick<Settings, 'siteIds'>,
): undefined | Promise<void> {
  if (siteIds === 'any') return undefined;
  if (siteIds === 'v4') {
    if (isUuidV4(site_id)) return undefined;
    throw new LinkError('site_refused', 'site_id: must be a v4 UUID (36 characters)');
  }
  if (typeof siteIds === 'function') return ask(async () => siteIds(site_id, account));
  return refuseUnless(siteIds.includes(site_id));
}

async function ask(isAllowed: () => Promise<boolean>): Promise<void> {
  refuseUnless(
    await isAllowed().catch((cause: unknown) => {
      if (LinkError.is(cause)) throw cause;
      throw new LinkError('site_refused', 'site_id: could not be checked', { cause });
    }),
  );
}

function refuseUnless(allowed: boolean): undefined {
  // A promise or a text that is truthy by accident lets nobody in.
  if (allowed !== true) throw new LinkError('site_refused', 'site_id: is not allowed here');
  return undefined;
}
