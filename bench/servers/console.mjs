// A site with its console, mounted in Express: `console.mjs DATABASE FOLDER EXCHANGES PHOTOS PASSWORD USERNAMES…`.
// Its log, on SQLite, has EXCHANGES exchanges. The first order has PHOTOS photos. The administrators USERNAMES log in with
// PASSWORD.
import { join } from 'node:path';
import { Readable } from 'node:stream';
import express from 'express';
import Database from 'libsql';
import { createSite } from 'svclink/site';
import { serve } from './order.mjs';

const [database, folder, count, photoCount, password, ...usernames] = process.argv.slice(2);
const site = await createSite({
  database,
  files: join(folder, 'files'),
  publicUrl: 'http://localhost',
  thumbnails: async (photo) => photo,
});
for (const username of usernames) {
  await site.owner.users.create({ username, password, role: 'administrator' });
}
// One pixel; each photo has bytes of its own behind it.
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
for (let number = 0; number < Number(photoCount); number += 1) {
  await site.owner.files.add({
    report_id: '1',
    file_name: `photo-${number}.gif`,
    file_area: 0,
    content: Readable.from([PIXEL, Buffer.from(String(number))]),
  });
}
await site.exchanges.list();
if (Number(count) > 0) addExchanges();
await site.start();
const app = express();
app.use('/link', site.receiver).use('/console', site.console);
serve(app);

function addExchanges() {
  const log = new Database(database.slice('sqlite:'.length).replace(/\.db$/, '-log.db'));
  log.exec(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${Number(count)})
    INSERT INTO exchanges (happened_at, direction, event_name, peer, reference, code, duration_ms, is_repetition, body_size)
    SELECT ${Date.now()} - (${Number(count)} - n) * 100, 'in', 'get_order', 'peer', 'r' || n,
      CASE n % 1000 WHEN 0 THEN 'order_not_found' END, 1, 0, 0 FROM numbers`);
  log.close();
}
