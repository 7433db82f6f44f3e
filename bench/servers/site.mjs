// A site on a database, mounted in Express: `site.mjs DATABASE FOLDER`.
import { join } from 'node:path';
import express from 'express';
import { createSite } from 'svclink/site';
import { serve } from './order.mjs';

const [database, folder] = process.argv.slice(2);
const site = await createSite({
  database,
  files: join(folder, 'files'),
  publicUrl: 'http://localhost',
  thumbnails: false,
});
await site.start();
const app = express();
app.use('/link', site.receiver);
serve(app);
