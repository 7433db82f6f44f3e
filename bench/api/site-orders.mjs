// The JSON API of a site beside its receiver: `site-orders.mjs DATABASE FOLDER [MEBIBYTES]`. Its last hundred orders match
// each search of bench/api-search.ts. Order 1 has a file of MEBIBYTES. The program writes credentials.json.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createSite } from 'svclink/site';
import { serve, USERNAME } from '../servers/order.mjs';

const MIB = 1024 * 1024;
const HITS = 100;

const [database, folder, megabytes = '0'] = process.argv.slice(2);
const site = await createSite({
  database,
  files: join(folder, 'files'),
  publicUrl: 'http://localhost',
  thumbnails: false,
  apiCallsPerMinute: 1_000_000,
});
const { owner } = site;
for (let order = 0; order < HITS; order += 1) {
  const property = { address: `${order} Quartzite Way`, city: 'Omaha', state: 'NE', zip: '99901' };
  const members = { wo_number: `HIT-${order}`, loan_number: 'LN-100', ...property };
  await owner.orders.create({ account: USERNAME, ...members });
}
if (Number(megabytes) > 0) {
  await owner.files.add({ report_id: '1', file_name: 'a.mpg', content: Readable.from(video()) });
}
const credentials = await site.apps.create({
  name: 'bench',
  scopes: ['workorder-r', 'bid-rw', 'file-r'],
});
writeFileSync(join(folder, 'credentials.json'), JSON.stringify(credentials));
await site.start();
serve(
  createServer((request, response) => {
    if (request.url === '/link') site.receiver(request, response);
    else site.api(request, response);
  }),
);

function* video() {
  const chunk = Buffer.alloc(MIB, 'not compressible by anybody on the way: ');
  const first = Buffer.from(chunk);
  first.set([0, 0, 1, 0xba]);
  for (let sent = 0; sent < Number(megabytes); sent += 1) yield sent === 0 ? first : chunk;
}
