// The same action from a map in memory.
import { createServer } from 'node:http';
import { createApi, createKeyRing } from 'svclink/api';
import { serve } from '../servers/order.mjs';
import { bids, STORED_CLIENT as client, key } from './bids.mjs';

const orders = new Map(
  Array.from({ length: 100 }, (_, index) => [index + 1, bids.map((bid) => ({ ...bid }))]),
);
const api = createApi({
  clients: { find: (id) => (id === client.clientId ? client : undefined) },
  keyRing: createKeyRing([key()]),
});
api.on('bid/list', async ({ data: { report_id }, fail }) => {
  const found = orders.get(report_id);
  return found ? { report_id, bids: found } : fail('wo_invalid');
});
serve(createServer(api));
