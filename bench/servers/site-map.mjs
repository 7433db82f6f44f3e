// The same receiver without a store: orders are in a map, notes are not stored.
import express from 'express';
import { createReceiver, staticAccounts } from 'svclink';
import { order, PASSWORD_SHA1, SITE_ID, serve, USERNAME } from './order.mjs';

const receiver = createReceiver({
  siteId: SITE_ID,
  accounts: staticAccounts([{ username: USERNAME, passwordSha1: PASSWORD_SHA1, orgId: 18 }]),
});
const orders = new Map(
  Array.from({ length: 1000 }, (_, index) => [
    String(index + 1),
    { ...order, svc_report_id: String(index + 1) },
  ]),
);
receiver.on('get_order', async ({ data }) => orders.get(data.report_id));
receiver.on('send_notes', async () => ({ remote_note_id: '1' }));
const app = express();
app.use('/link', receiver);
serve(app);
