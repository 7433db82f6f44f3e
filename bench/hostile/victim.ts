/** The process that is attacked: the demo receiver, the demo of the JSON API, and a site with one order. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReceiver, listen, staticAccounts } from 'svclink';
import { createSite } from 'svclink/site';
import { createDemo } from '../../examples/api-server/service.js';
import { createQuickstart } from '../../examples/quickstart/src/quickstart.js';

// tsx lets every error read source maps; an application in production has none.
process.setSourceMapsEnabled(false);

const SITE_ID = '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0';
const ORDERS = Array.from({ length: 3000 }, (_, at) => ({
  report_id: String(at),
  wo_number: `WO-${at}`,
  wo_status: 'Unread' as const,
}));

async function main(): Promise<void> {
  const accounts = staticAccounts([{ username: 'demo', password: 'demo' }]);
  const lists = createReceiver({ siteId: SITE_ID, accounts, logger: false });
  lists.on('get_all_orders', () => ORDERS);
  const demo = createQuickstart({ receiver: { logger: false } });
  const { api, credentials } = await createDemo({ apiUrl: 'http://127.0.0.1' });
  const { site, app } = await openSite();
  const server = await listen(
    (request, response) => {
      if (request.url === '/lists') lists(request, response);
      else if (request.url === '/site') site.receiver(request, response);
      else if (request.url?.startsWith('/api/')) {
        request.url = request.url.slice('/api'.length);
        site.api(request, response);
      } else if (request.url?.startsWith('/link')) demo.handler(request, response);
      else api(request, response);
    },
    { port: 0 },
  );
  const token = await tokenOf(server.port, '/auth/token', credentials);
  const siteToken = await tokenOf(server.port, '/api/auth/token', app);
  process.send?.({ port: server.port, token, siteToken });
}

/** A site in a folder of its own, whose first order has notes of 200 kB, with an app for each service. */
async function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const site = await createSite({
    database: `sqlite:${join(folder, 'site.db')}`,
    files: join(folder, 'files'),
    publicUrl: 'http://127.0.0.1',
    thumbnails: false,
    logger: false,
  });
  await site.owner.accounts.create({ username: 'demo', password: 'demo' });
  const house = { address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };
  const report_id = await site.owner.orders.create({ account: 'demo', wo_number: 'A', ...house });
  for (let count = 0; count < 2; count += 1) {
    const note_text = 'x'.repeat(100_000);
    await site.owner.notes.create({ report_id, note_type: 'wo', note_text });
  }
  await site.start();
  const scopes = ['workorder-rw', 'bid-rw', 'file-rw', 'jobnote-rw'] as const;
  const { client_id, client_secret } = await site.apps.create({ name: 'desk', scopes });
  return { site, app: { client_id, client_secret, scope: scopes.join(' ') } };
}

async function tokenOf(port: number, path: string, credentials: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, grant_type: 'client_credentials' }),
  });
  const body: unknown = await response.json();
  const { access_token } = Object(body);
  if (typeof access_token !== 'string') throw new Error(`${path}: ${JSON.stringify(body)}`);
  return access_token;
}

// This process ends with the one that started it.
process.on('disconnect', () => process.exit());
void main();
