import { createReceiver, staticAccounts } from 'svclink';
import { order, PASSWORD_SHA1, SITE_ID, USERNAME } from './order.mjs';

export const receiver = createReceiver({
  siteId: SITE_ID,
  accounts: staticAccounts([{ username: USERNAME, passwordSha1: PASSWORD_SHA1, orgId: 18 }]),
});
receiver.on('get_order', async () => order);
