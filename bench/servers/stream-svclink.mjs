import { createServer } from 'node:http';
import { serve } from './order.mjs';
import { receiver } from './receiver.mjs';

const MILLION = 1_000_000;

receiver.on('get_all_orders', async function* () {
  for (let id = 1; id <= MILLION; id++) {
    yield { report_id: String(id), wo_number: `WO-${id}`, org_wo_num: id, wo_status: 'Unread' };
  }
});
serve(createServer(receiver));
