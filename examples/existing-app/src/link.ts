import { createReceiver, type Receiver, staticAccounts } from 'svclink';
import { createSite, type OwnedSite } from '../../quickstart/src/create-site.js';
import { registerHandlers } from '../../quickstart/src/handlers/index.js';
import type { Settings } from './settings.js';

/** The link part of the app: the receiver, and the site whose orders it answers with. */
export interface Link extends OwnedSite {
  readonly receiver: Receiver;
}

/** Makes the receiver and gives every event its handler. */
export function createLink({ username, password, siteId, publicUrl }: Settings): Link {
  const receiver = createReceiver({
    siteId,
    accounts: staticAccounts([{ username, password, orgId: 18 }]),
  });
  const owned = createSite(() => publicUrl);
  registerHandlers(receiver, owned.site);
  return { ...owned, receiver };
}
