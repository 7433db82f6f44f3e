import { createReceiver, type Receiver, staticAccounts } from 'svclink';
import { createSite, type OwnedSite } from '../../quickstart/src/create-site.js';
import { registerHandlers } from '../../quickstart/src/handlers/index.js';
import type { Settings } from '../../quickstart/src/settings.js';

/** The link part of the app: the receiver, and the site with the orders of its answers. */
export interface Link extends OwnedSite {
  readonly receiver: Receiver;
}

/** Returns the public address of this app, with which the addresses of files begin. */
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
