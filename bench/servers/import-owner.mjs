// A site that owns orders, on SQLite: `import-owner.mjs FOLDER`. The message `fill USERNAME COUNT` makes an account with
// COUNT orders, each with a form, an item and two photos.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createSite } from 'svclink/site';
import { CLIENT, FORM, PASSWORD, photo } from './import-orders.mjs';

const AT_ONCE = 32;
const [folder] = process.argv.slice(2);
let site;
const server = createServer((request, response) => {
  if (request.url.startsWith('/files')) site.files(request, response);
  else site.receiver(request, response);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address();
site = await createSite({
  database: `sqlite:${join(folder, 'owner.db')}`,
  files: join(folder, 'owner'),
  publicUrl: `http://127.0.0.1:${port}`,
  thumbnails: false,
  logger: false,
});
const { owner } = site;
await owner.forms.add(FORM, { form_ver_id: 1 });
await owner.items.setForClient(CLIENT, [{ id: 501, description: 'Grass' }]);
process.on('message', async (message) => {
  const [, username, count] = message.split(' ');
  await fill(username, Number(count));
  process.send(Number(count));
});
process.send(port);

async function fill(username, count) {
  await owner.accounts.create({ username, password: PASSWORD });
  let next = 0;
  const work = async () => {
    while (next < count) await makeOrder(username, next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function makeOrder(account, index) {
  const report_id = await owner.orders.create({
    account,
    client_company_alias: CLIENT,
    wo_number: `W-${index}`,
    ...{ address: `${index} Elm St`, city: 'Omaha', state: 'NE', zip: '68102' },
    line_items: [{ desc: 'Grass', qty: 1, price: '45.00' }],
    pcr_forms: [{ pcr_form_id: 71, form_required: true }],
  });
  for (const name of ['one.jpg', 'two.jpg']) {
    const content = Readable.from([photo(`${account} ${index} ${name}`)]);
    await owner.files.add({ report_id, file_name: name, content });
  }
}
