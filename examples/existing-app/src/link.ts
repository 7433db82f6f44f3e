import { createReceiver, type Receiver, staticAccounts } from 'svclink';
import { createSite, type OwnedSite } from '../../quickstart/src/create-site.js';
import { registerHandlers } from '../../quickstart/src/handlers/index.js';
import type { Settings } from '../../quickstart/src/settings.js';

/** The link part of the app: the receiver, and the site whose orders it answers with. */
export interface Link extends OwnedSite {
  readonly receiver: Receiver;
}

/** Where others reach this app: the addresses of files begin with it. */
export function publicUrlOf({ publicUrl, port }: Settings): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/** Makes the receiver and gives every event its handler. */
export function createLink(settings: Settings): Link {
  const { username, password, siteId, allowedHosts } = settings;
  const receiver = createReceiver({
    siteId,
    accounts: staticAccounts([{ username, password, orgId: 18 }]),
    allowedHosts,
  });
  const owned = createSite(() => publicUrlOf(settings));
  registerHandlers(receiver, owned.site);
  return { ...owned, receiver };
}
