// A site that imports orders, and a client that makes the same calls without one: `importer.mjs OWNER_PORT DATABASE FOLDER`.
// Every message is answered with a number: `bare USER`, `import USER COUNT`, `bare-results USER`, `results USER COUNT` with
// milliseconds, `unresponsive PORT` and `help` (run jobs of another process) with 0, `observe` and `growth` with bytes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createLinkClient } from 'svclink/client';
import { createSite } from 'svclink/site';
import { PASSWORD, resultsOf, sendResults } from './import-orders.mjs';

/** The number of orders that a link imports at a time. */
const AT_ONCE = 8;
const INTERVAL = 50;
const [ownerPort, database, folder] = process.argv.slice(2);
const owner = `127.0.0.1:${ownerPort}`;
mkdirSync(folder, { recursive: true });
const site = await createSite({
  database,
  files: join(folder, 'files'),
  secretKeyFile: join(folder, 'secret.key'),
  publicUrl: 'http://127.0.0.1:1',
  allowedHosts: [owner],
  thumbnails: false,
  logger: false,
});
const { importer, jobs } = site;
let [resting, most] = [0, 0];

const tasks = {
  bare: (user) => withClient(user, importBare),
  'bare-results': (user) => withClient(user, sendResults),
  async import(user, count) {
    await importer.links.add(linkTo(user, owner));
    return measured(async () => {
      await site.start();
      await until(async () => (await isDone('import')) && (await ordersOf(user)).length === count);
    });
  },
  async results(user, count) {
    const orders = await ordersOf(user);
    return measured(async () => {
      await each(orders.slice(0, count), ({ id }) =>
        importer.results.add(
          id,
          resultsOf(id, (bytes) => Readable.from([bytes])),
        ),
      );
      await until(() => isDone('results'));
      const sent = (await ordersOf(user)).filter(
        ({ wo_status }) => wo_status === 'Ready for Office',
      );
      if (sent.length !== count) throw new Error(`${sent.length} of ${count} were sent`);
    });
  },
  async unresponsive(port) {
    await importer.links.add(linkTo('unresponsive', `127.0.0.1:${port}`));
    return 0;
  },
  async help() {
    await site.start();
    return 0;
  },
  observe() {
    globalThis.gc?.();
    resting = process.memoryUsage.rss();
    setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20).unref();
    return resting;
  },
  growth: () => Math.max(0, most - resting),
};

process.on('message', async (message) => {
  const [task, user, count] = message.split(' ');
  process.send(await tasks[task](user, Number(count)));
});
process.send(0);

function linkTo(username, host) {
  return { name: username, url: `http://${host}/link`, username, password: PASSWORD };
}

async function measured(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function until(isSo) {
  while (!(await isSo())) await delay(INTERVAL);
}

async function isDone(kind) {
  return (await jobs.list({ kind, limit: 1 })).length === 0;
}

async function ordersOf(link) {
  const orders = [];
  for (let page; page === undefined || page.length === 1000; ) {
    page = await importer.orders.list({ link, limit: 1000, after: orders.at(-1)?.id });
    orders.push(...page);
  }
  return orders;
}

async function each(all, work) {
  const waiting = [...all];
  const one = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Calls a function for each order of an account, and stores nothing. */
async function withClient(username, work) {
  const { name: _, ...access } = linkTo(username, owner);
  const siteId = '9b2f0c1e-4d7a-4a63-8f15-2c6e0d9b7a84';
  const client = createLinkClient({ ...access, siteId, allowedHosts: [owner], retry: false });
  const took = await measured(async () => {
    const orders = await client.call('get_all_orders');
    if (work === importBare) await client.call('get_pcr_json', { pcr_form_id: 71, form_ver_id: 1 });
    await each(orders, ({ report_id }) => work(client, report_id));
  });
  await client.close();
  return took;
}

/** Makes the calls that import an order. */
async function importBare(client, report_id) {
  await client.call('get_order', { report_id });
  await client.call('mark_order_imported', { report_id });
  await client.call('get_invoice_items_order', { report_id });
  const files = await client.call('get_file', { report_id, module_type: 'uploads' });
  for (const file of files) await buffer((await client.download(file)).stream);
}
