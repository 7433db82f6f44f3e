// The JSON API of a site on SQLite, with five bids of each work order: `site.mjs FOLDER [unlogged]`. It writes
// credentials.json. `unlogged`: without the exchange log, which the same action from a map does not have either.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createSite } from 'svclink/site';
import { serve } from '../servers/order.mjs';
import { bids } from './bids.mjs';

const [folder, log] = process.argv.slice(2);
const site = await createSite({
  database: `sqlite:${join(folder, 'site.db')}`,
  files: join(folder, 'files'),
  publicUrl: 'http://localhost',
  thumbnails: false,
  apiCallsPerMinute: 1_000_000,
  ...(log === 'unlogged' ? { exchangeLog: false } : {}),
});
await site.owner.accounts.create({ username: 'acme' });
await site.owner.units.create('Each');
const property = { address: '1 Elm St', city: 'Dayton', state: 'OH', zip: '45402' };
for (let order = 0; order < 100; order += 1) {
  const id = await site.owner.orders.create({
    account: 'acme',
    wo_number: `WO-${order}`,
    ...property,
  });
  for (const { description, qty, contractor_price, client_price, comment } of bids) {
    await site.owner.bids.create(id, {
      item_desc: description,
      qty_bid: qty,
      contractor_price,
      client_price,
      unit_id: '1',
      bid_note: comment,
    });
  }
}
const credentials = await site.apps.create({ name: 'bench', scopes: ['bid-rw'] });
writeFileSync(join(folder, 'credentials.json'), JSON.stringify(credentials));
await site.start();
serve(createServer(site.api));
