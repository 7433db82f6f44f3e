/** What is attacked: the demo receiver and the demo of the JSON API, in a process of their own. */
import { createReceiver, listen, staticAccounts } from 'svclink';
import { createDemo } from '../../examples/api-server/service.js';
import { createQuickstart } from '../../examples/quickstart/src/quickstart.js';

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
  const server = await listen(
    (request, response) => {
      if (request.url === '/lists') lists(request, response);
      else if (request.url?.startsWith('/link')) demo.handler(request, response);
      else api(request, response);
    },
    { port: 0 },
  );
  const token = await tokenOf(server.port, credentials);
  process.send?.({ port: server.port, token });
}

async function tokenOf(port: number, credentials: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, grant_type: 'client_credentials' }),
  });
  const body: unknown = await response.json();
  return String(Object(body).access_token);
}

// Nothing of it may outlive whoever started it.
process.on('disconnect', () => process.exit());
void main();
