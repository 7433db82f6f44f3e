import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { until } from '../importer/pair.js';
import type { TestSite } from '../open-site.js';
import { change } from '../troubles/put-conditions.js';
import { type AdministratorPage, withAdministratorPage } from './administrator-page.js';
import { PASSWORD } from './open-console.js';

interface Delivery {
  readonly hook_id: string;
  readonly message_key: string;
  readonly event: string;
  readonly body: string;
  readonly state: string;
  readonly attempt_count: number;
  readonly happened_at: number;
  readonly reason: string | null;
  readonly next_at?: number;
}

/** Puts a delivery into a database, as its attempts would leave it. */
const putDelivery = (test: TestSite, delivery: Delivery) =>
  change(test, (tx) => tx.insertInto('hook_deliveries').values(delivery).execute());

/** Every button of the pages of set-up, each seen by its effect in the site. */
describe('the pages of set-up', () => {
  let test: AdministratorPage['test'];
  let page: AdministratorPage['page'];
  let show: AdministratorPage['show'];
  withAdministratorPage({ timeout: 60_000 }, (opened) => {
    ({ test, page, show } = opened);
  });

  const dialog = () => page.getByRole('dialog');
  const closed = () => page.locator('dialog').waitFor({ state: 'detached' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
  /** Answers the question of a dialog, and waits until it is closed. */
  async function confirm(name: string) {
    await inDialog(name);
    await closed();
  }
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });

  it('make, limit, renew, disable, enable and remove an app, and show each refusal at its field', async () => {
    const { apps } = test.test.site;
    const app = () => apps.get('desk');
    await show('apps', 'Apps');
    await page.getByText('No apps yet.').waitFor();
    await press('New app');
    await dialog().getByLabel('Name', { exact: true }).fill('–––');
    await dialog().getByLabel('Calls a minute').fill('many');
    await inDialog('New app');
    const name = dialog().getByLabel('Name', { exact: true });
    const problem = dialog().getByRole('alert');
    await problem.getByText('Must contain a letter a to z or a digit.').waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await page.locator('[name=name]:focus').waitFor();
    await name.fill('desk');
    await inDialog('New app');
    const scopes = dialog().getByRole('group', { name: 'May use' });
    await scopes.getByRole('alert').getByText('Is required').waitFor();
    await scopes.getByLabel('Orders: read and change').check();
    await inDialog('New app');
    await problem.getByText('Must be a whole number, 1 to ').waitFor();
    await dialog().getByLabel('Calls a minute').fill('60');
    await dialog().getByLabel('Sees').selectOption('some');
    await dialog().getByLabel('acme').check();
    await inDialog('New app');

    await dialog().getByText('Copy this secret now').waitFor();
    // Nothing shows it again: a slip of a key does not close it.
    await page.keyboard.press('Escape');
    await dialog().getByText('It is not shown again.').waitFor();
    await inDialog('Go on here');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog().getByRole('link', { name: 'Save credentials.json' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('credentials.json');
    const saved = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(saved).toMatchObject({ grant_type: 'client_credentials', scope: 'workorder-rw' });
    await dialog().getByText(saved.client_secret).waitFor();
    await confirm('Close');
    expect(await page.content()).not.toContain(saved.client_secret);
    expect(await app()).toMatchObject({ accounts: ['acme'], calls_per_minute: 60 });
    await row('desk').getByText('Orders: read and change').waitFor();

    await press('New app');
    await name.fill('desk');
    await dialog().getByLabel('Notes: read', { exact: true }).check();
    await inDialog('New app');
    await problem.getByText('There is already an app desk.').waitFor();
    await inDialog('Cancel');
    await dialog().getByRole('button', { name: 'Discard' }).click();
    await closed();

    await press('Limits desk');
    await dialog().getByLabel('Sees').selectOption('all');
    await dialog().getByLabel('Calls a minute').fill('');
    await confirm('Limits');
    expect(await app()).toMatchObject({ is_limited: false, calls_per_minute: null });
    await press('New secret desk');
    await inDialog('New secret');
    await dialog().getByText('Copy this secret now').waitFor();
    await confirm('Close');
    await press('Disable desk');
    await confirm('Disable');
    expect((await app())?.disabled_at).toEqual(expect.any(Number));
    await press('Enable desk');
    await until(async () => (await app())?.disabled_at === null, 'the enabled app');
    await press('New key for tokens');
    await dialog().getByLabel('Tokens that were issued before').selectOption('true');
    await confirm('New key for tokens');
    expect(await test.test.site.audit.list({ action: 'app.keys' })).toMatchObject([
      { detail: { ends_tokens: true } },
    ]);
    await press('Remove desk');
    await confirm('Remove');
    expect(await app()).toBeUndefined();
  });

  it('open a price list, set, change and remove a price, and offer units or not', async () => {
    const { prices, units, items } = test.test.owner;
    const list = () => prices.list({ client_company: 'First Bank' });
    await items.setForClient('First Bank', [{ id: '501', description: 'Grass cut' }]);
    await show('prices', 'Prices and units');
    await press('New unit');
    await dialog().getByLabel('Name').fill('Yard');
    await confirm('New unit');
    await press('Stop offering Yard');
    await page.getByRole('button', { name: 'Offer again Yard' }).waitFor();
    expect(await units.list()).toMatchObject([{ name: 'Yard', is_active: false }]);
    await press('Offer again Yard');
    await page.getByRole('button', { name: 'Stop offering Yard' }).waitFor();

    await page.getByLabel('Client company').fill('First Bank');
    await press('Open a price list');
    await page.getByRole('heading', { level: 1, name: 'First Bank' }).waitFor();
    await row('Grass cut').waitFor();
    await press('Edit 501');
    await dialog().getByLabel('Client pays').fill('fifty');
    await inDialog('Edit');
    await dialog().getByRole('alert').getByText('Must be a decimal number').waitFor();
    await dialog().getByLabel('Client pays').fill('$57.5');
    await dialog().getByLabel('Unit').selectOption('Yard');
    await confirm('Edit');
    await row('57.50').waitFor();
    expect(await list()).toMatchObject([{ item_id: '501', client_price: '57.50', unit: 'Yard' }]);
    await press('Set price');
    await dialog().getByLabel('Id of the item').fill('502');
    await dialog().getByLabel('Contractor gets').fill('40');
    await confirm('Set price');
    expect(await list()).toHaveLength(2);
    await press('Remove price 502');
    await confirm('Remove price');
    expect(await list()).toHaveLength(1);
    await page.getByRole('link', { name: 'To all price lists' }).click();
    await page.getByRole('link', { name: 'First Bank' }).waitFor();
  });

  it('change of a price and of the settings what was typed alone, and keep what others have set meanwhile', async () => {
    const { owner, preferences } = test.test.site;
    const price = { client_company: 'Two Editors', item_id: '7' };
    await owner.prices.set({ ...price, client_price: '10', contractor_price: '5' });
    await show('prices?list=client&client=Two+Editors', 'Two Editors');
    await press('Edit 7');
    await owner.prices.set({ ...price, contractor_price: '6' });
    await dialog().getByLabel('Client pays').fill('11');
    await confirm('Edit');
    await row('11.00').waitFor();
    expect(await owner.prices.list({ client_company: 'Two Editors' })).toMatchObject([
      { client_price: '11.00', contractor_price: '6.00' },
    ]);

    await show('site', 'This site');
    await page.getByText('none: amounts have no sign').waitFor();
    await preferences.change({ zone: 'America/Chicago' });
    await press('Change');
    await dialog().getByLabel('Currency of amounts').selectOption('USD');
    await confirm('Save');
    await page.getByText('US Dollar (USD)').waitFor();
    expect(await preferences.get()).toMatchObject({ currency: 'USD', zone: 'America/Chicago' });
    await preferences.change({ currency: null, zone: null });
    await page.getByText('none: amounts have no sign').waitFor();
  });

  it('change of an app what was typed alone, and keep what others have set meanwhile', async () => {
    const { apps } = test.test.site;
    await apps.create({ name: 'tight', scopes: ['workorder-r'] });
    await page.route('**/api/accounts', (route) => route.abort());
    await show('fields', 'Fields of properties');
    await show('apps', 'Apps');
    await press('Limits tight');
    await apps.limit('tight', { accounts: ['acme'] });
    await dialog().getByLabel('Calls a minute').fill('30');
    await confirm('Limits');
    const app = () => apps.get('tight');
    expect(await app()).toMatchObject({ accounts: ['acme'], calls_per_minute: 30 });
    // An account of the app stays, too, where the accounts to choose from cannot be read.
    await row('tight').getByText('acme').waitFor();
    await press('Limits tight');
    expect(await dialog().getByLabel('acme').isChecked()).toBe(true);
    await apps.setBounds('tight', { callsPerMinute: 90, quota: { files: 7 } });
    await dialog().getByLabel('Notes at most').fill('5');
    await confirm('Limits');
    expect(await app()).toMatchObject({
      is_limited: true,
      accounts: ['acme'],
      calls_per_minute: 90,
      quota_files: 7,
      quota_notes: 5,
    });
    await page.unroute('**/api/accounts');
    await row('tight').getByText('90').waitFor();
    await press('Limits tight');
    await dialog().getByLabel('Sees').selectOption('all');
    await confirm('Limits');
    expect(await app()).toMatchObject({ is_limited: false, calls_per_minute: 90 });
    await row('tight').getByText('all orders').waitFor();
    const acts = await test.test.site.audit.list({ action: 'app.limit' });
    await press('Limits tight');
    // Nothing changed: nothing is sent.
    await confirm('Limits');
    expect(await test.test.site.audit.list({ action: 'app.limit' })).toEqual(acts);
    await apps.remove('tight');
  });

  it('add and remove fields of properties, document types and choices', async () => {
    const { properties, documentTypes, choices } = test.test.owner;
    await show('fields', 'Fields of properties');
    await press('New field');
    await dialog().getByLabel('Shown as').fill('Pool');
    await dialog().getByLabel('Name in data').fill('Pool');
    await dialog().getByLabel('Kind').selectOption('dropdown');
    await inDialog('New field');
    await dialog().getByRole('alert').getByText('Must be at most 64 letters').waitFor();
    await dialog().getByLabel('Name in data').fill('pool');
    await inDialog('New field');
    await dialog().getByRole('alert').getByText('Is required for dropdown').waitFor();
    await dialog().getByLabel('Options').fill('none\n drained \n\n');
    await confirm('New field');
    expect(await properties.fields.list()).toEqual([
      { name: 'pool', label: 'Pool', type: 'dropdown', options: ['none', 'drained'] },
    ]);
    await press('Remove pool');
    await confirm('Remove');
    expect(await properties.fields.list()).toEqual([]);

    await show('definitions', 'Document types and choices');
    await press('New document type');
    await dialog().getByLabel('Name').fill('Permit');
    await confirm('New document type');
    expect(await documentTypes.list()).toMatchObject([{ name: 'Permit' }]);
    await press('New choice');
    await dialog().getByLabel('Field').selectOption('work_type');
    await dialog().getByLabel('Name').fill('Grass Cut');
    await confirm('New choice');
    expect(await choices.list()).toMatchObject([{ field: 'work_type', name: 'Grass Cut' }]);
    await press('Remove Permit');
    await confirm('Remove');
    await press('Remove Grass Cut');
    await confirm('Remove');
    expect([await documentTypes.list(), await choices.list()]).toEqual([[], []]);
  });

  it('open no dialog before the site has told what it offers', async () => {
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/hooks', async (route) => {
      await isAsked;
      await route.continue();
    });
    await show('hooks', 'Hooks');
    const add = page.getByRole('button', { name: 'New hook', exact: true });
    expect(await add.isDisabled()).toBe(true);
    answer();
    await add.click();
    await dialog().getByLabel('Troubles, and their ends').waitFor();
    await page.keyboard.press('Escape');
    await closed();
    await page.unroute('**/api/hooks');
  });

  it('add, renew, pause, resume and remove a hook, and send its messages again', async () => {
    const { hooks } = test.test.site;
    await show('hooks', 'Hooks');
    await press('New hook');
    await dialog().getByLabel('Address').fill('http://hooks.example/in');
    await dialog().getByLabel('Troubles, and their ends').check();
    await inDialog('New hook');
    await dialog().getByRole('alert').getByText('Must be https').waitFor();
    await dialog().getByLabel('Address').fill('https://hooks.example/in');
    await inDialog('New hook');
    await dialog()
      .getByText(/^whsec_/)
      .waitFor();
    await confirm('Close');
    const [hook] = await hooks.list();
    const id = hook?.id ?? '';
    const name = 'https://hooks.example/in';
    await press(`New secret ${name}`);
    await inDialog('New secret');
    await dialog()
      .getByText(/^whsec_/)
      .waitFor();
    await confirm('Close');
    expect(await test.test.site.audit.list({ action: 'hook.secret' })).toHaveLength(1);
    const message = { hook_id: id, message_key: 'msg_1', event: 'trouble', body: '{"a":1}' };
    await press(`Disable ${name}`);
    await confirm('Disable');
    expect((await hooks.get(id)).disabled_at).toEqual(expect.any(Number));
    const next_at = Date.now() + 86_400_000;
    const late = { state: 'waiting', attempt_count: 1, happened_at: 1, reason: 'late', next_at };
    await putDelivery(test.test, { ...message, message_key: 'msg_0', ...late });
    await page.getByRole('link', { name }).click();
    await page.getByText('This hook is disabled.').waitFor();
    expect(await page.getByText('Next attempt').count()).toBe(0);
    await page.goBack();
    await press(`Enable ${name}`);
    await until(async () => (await hooks.get(id)).disabled_at === null, 'the hook that goes on');
    await page.getByRole('link', { name }).click();
    await page.getByText('Next attempt').waitFor();
    await change(test.test, (tx) => tx.deleteFrom('hook_deliveries').execute());
    await page.goBack();

    const failed = { state: 'failed', attempt_count: 9, happened_at: 1, reason: 'no answer' };
    await putDelivery(test.test, { ...message, ...failed });
    await page.reload();
    await row(name).getByText('fails no answer').waitFor();
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name: 'Deliveries' }).waitFor();
    const states = async () => (await hooks.deliveries(id)).map(({ state }) => state);
    await page.getByText('no answer').waitFor();
    await press('Send failed ones again');
    await inDialog('Send failed ones again');
    await dialog().getByText('1 message is sent again.').waitFor();
    expect(await states()).toEqual(['waiting']);
    await confirm('Close');
    await page.getByLabel('State').selectOption('failed');
    await page.getByText('Nothing was sent there yet.').waitFor();
    await page.getByLabel('State').selectOption('');
    await putDelivery(test.test, { ...message, ...failed, message_key: 'msg_2' });
    await page.reload();
    await row('msg_2').getByText('failed', { exact: true }).waitFor();
    // The list follows what happens to its messages elsewhere.
    await hooks.replay((await hooks.deliveries(id))[0]?.id ?? '');
    await row('msg_2').getByText('waiting', { exact: true }).waitFor();
    await press('Send again msg_2');
    await until(async () => (await states()).join() === 'waiting,waiting', 'the second one');
    await page.getByRole('link', { name: 'To all hooks' }).click();
    await press(`Remove ${name}`);
    await confirm('Remove');
    expect(await hooks.list()).toEqual([]);
  });

  it('make a profile with the columns of an example, preview it, send a file, and pause and remove it', async () => {
    const { profiles } = test.test.owner;
    await test.test.site.start();
    await show('profiles', 'Import profiles');
    await press('New profile');
    await dialog().getByLabel('Name', { exact: true }).fill('daily');
    await dialog().getByLabel('Account of its orders').selectOption('acme');
    const rows = 'Order Number,Street,City,State,ZIP\nP-1,5 Elm,Omaha,NE,68102\nP-2,6 Elm,,NE,1\n';
    const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await dialog().getByLabel('Example file …').setInputFiles(file);
    expect(await dialog().getByLabel('Order Number', { exact: true }).inputValue()).toBe(
      'wo_number',
    );
    expect(await dialog().getByLabel('Street', { exact: true }).inputValue()).toBe('address');
    await inDialog('Preview');
    await dialog().getByText('2 rows, of which 1 would be refused.').waitFor();
    expect(await profiles.list()).toEqual([]);
    await confirm('New profile');
    expect(await profiles.get('daily')).toMatchObject({
      account: 'acme',
      mapping: { 'Order Number': 'wo_number', Street: 'address', City: 'city' },
    });

    await page.getByRole('link', { name: 'daily' }).click();
    await page.getByRole('heading', { level: 1, name: 'daily' }).waitFor();
    await press('Send a file');
    await dialog().getByLabel('File').setInputFiles(file);
    await confirm('Send a file');
    await row('a.csv').getByText('done').waitFor();
    await page.getByRole('link', { name: 'a.csv' }).click();
    await row('row 2').getByText('made', { exact: true }).waitFor();
    await row('row 3').getByText('refused').waitFor();
    await page.getByRole('link', { name: 'To daily' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^results-.*\.csv$/);
    await page.getByLabel('Results of').fill('');
    await page.getByRole('status').getByText('Choose a day that exists.').waitFor();
    expect(await page.getByRole('link', { name: 'Export', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'To all import profiles' }).click();
    await press('Disable daily');
    await page.getByRole('button', { name: 'Enable daily' }).waitFor();
    expect(await profiles.get('daily')).toMatchObject({ is_active: false });
    await press('Enable daily');
    await page.getByRole('button', { name: 'Disable daily' }).waitFor();
    await press('Remove daily');
    await confirm('Remove');
    expect(await profiles.list()).toEqual([]);
  });

  it('record a damage at an order, choose its photos, and remove it', async () => {
    const { damages, files } = test.test.owner;
    const id = await test.test.order({ wo_number: 'DAMAGED' });
    const content = Readable.from([Buffer.from('ffd8ffe0', 'hex')]);
    const photo = await files.add({ report_id: id, file_name: 'roof.jpg', content });
    await show(`orders/${id}`, 'Order DAMAGED');
    await press('Record damage or violation');
    await dialog().getByLabel('What').fill('Roof leaks');
    await dialog().getByLabel('Kind').selectOption('violation');
    await confirm('Record damage or violation');
    expect(await damages.list(id)).toMatchObject([{ title: 'Roof leaks', kind: 'violation' }]);
    await press('Photos Roof leaks');
    await dialog().getByLabel('roof.jpg').check();
    await confirm('Photos');
    await row('Roof leaks').getByRole('link', { name: 'roof.jpg' }).waitFor();
    expect(await damages.list(id)).toMatchObject([{ file_ids: [photo] }]);
    await press('Remove Roof leaks');
    await confirm('Remove');
    expect(await damages.list(id)).toEqual([]);
  });

  it('choose the currency of all amounts and the zone of due dates, which open pages take over [console.times]', async () => {
    const { owner, preferences } = test.test.site;
    await owner.prices.set({ client_company: 'Oak Trust', item_id: '9', client_price: '1234.5' });
    const other = await page.context().newPage();
    await other.goto(`${test.url}/#/prices?list=client&client=Oak+Trust`);
    await other.getByText('1,234.50', { exact: true }).waitFor();

    await show('site', 'This site');
    await page.getByText('none: amounts have no sign').waitFor();
    await press('Change');
    await dialog().getByLabel('Currency of amounts').selectOption('USD');
    await dialog().getByLabel('Time zone of due dates').selectOption('Pacific/Kiritimati');
    // A choice changes nothing before it is saved.
    expect(await preferences.get()).toMatchObject({ currency: null, is_zone_set: false });
    await confirm('Save');
    await page.getByText('US Dollar (USD), such as $1,234.50').waitFor();
    await page.getByText('Pacific/Kiritimati: today is').waitFor();
    expect(await preferences.get()).toMatchObject({ currency: 'USD', zone: 'Pacific/Kiritimati' });
    await other.getByText('$1,234.50', { exact: true }).waitFor();
    await other.close();

    // Amounts with a sign are taken as they were before.
    await show('prices?list=client&client=Oak+Trust', 'Oak Trust');
    await row('$1,234.50').getByRole('button', { name: 'Edit' }).click();
    await dialog().getByLabel('Contractor gets').fill('$1,000.50');
    await confirm('Edit');
    await row('$1,000.50').waitFor();
    await preferences.change({ currency: null, zone: null });
    await row('1,000.50').waitFor();
  });

  it('show the present role of a user, also where another administrator has changed it', async () => {
    const { users } = test.test.owner;
    await users.create({ username: 'rolf', role: 'operator' });
    await show('me', 'My account');
    await show('users', 'Users');
    await row('rolf').waitFor();
    await users.setRole('rolf', 'reader');
    await page.getByLabel('Name of the group').fill('roof');
    await press('New group');
    await page.getByText('roof').first().waitFor();
    const role = page.getByLabel('Role rolf');
    await until(async () => (await role.inputValue()) === 'reader', 'the present role');
    expect(await page.getByRole('button', { name: 'Change role rolf' }).count()).toBe(0);
    await role.selectOption('operator');
    await press('Change role rolf');
    await confirm('Change role');
    await page.getByRole('button', { name: 'Change role rolf' }).waitFor({ state: 'detached' });
    expect(await role.inputValue()).toBe('operator');
  });

  it('say what is not there, or cannot be read, and how to go on', async () => {
    await show('profiles/gone', 'gone');
    await page.getByRole('alert').getByText('There is no import profile gone.').waitFor();
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await show('charts?minutes=60', 'Charts');
    await page.getByRole('heading', { name: 'Failures by code' }).waitFor();
    await page.route('**/api/charts?*', (route) => route.abort());
    await page.getByRole('link', { name: 'Last day' }).click();
    await again.waitFor();
    await page.unroute('**/api/charts?*');
    await again.click();
    await again.waitFor({ state: 'detached' });

    await page.route('**/api/factor', (route) => route.abort());
    await show('me', 'My account');
    await again.waitFor();
    await page.unroute('**/api/factor');
    await again.click();
    await page.getByRole('heading', { name: 'Second factor' }).waitFor();

    const id = await test.test.order({ wo_number: 'UNREAD' });
    await page.route('**/api/accounts', (route) => route.abort());
    await show(`orders/${id}`, 'Order UNREAD');
    await press('Assign');
    await again.click();
    await page.unroute('**/api/accounts');
    await again.click();
    await dialog().getByLabel('Account').waitFor();
    await inDialog('Cancel');
    await closed();

    await page.route('**/api/accounts', (route) => route.abort());
    await show('orders', 'Orders');
    await press('New order');
    await again.waitFor();
    await page.unroute('**/api/accounts');
    await again.click();
    await dialog().getByRole('option', { name: 'acme' }).waitFor({ state: 'attached' });
    await again.waitFor({ state: 'detached' });
    await inDialog('Cancel');
    await closed();
  });

  it('offer no disabled account for a profile, and read a corrected example again', async () => {
    const { accounts } = test.test.owner;
    await accounts.create({ username: 'left', password: 'a long one' });
    await accounts.disable('left');
    await show('profiles', 'Import profiles');
    await press('New profile');
    await dialog().getByRole('option', { name: 'acme' }).waitFor({ state: 'attached' });
    expect(await dialog().getByRole('option', { name: 'left' }).count()).toBe(0);
    const example = dialog().getByLabel('Example file');
    const buffer = Buffer.from('Street\n1 Elm\n');
    await example.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
    await dialog().getByLabel('Street', { exact: true }).waitFor();
    // A browser tells nothing of a file that is chosen already.
    expect(await example.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await closed();
  });

  it('filter the audit, tell the settings, and change the own password after a confirmation', async () => {
    await test.test.owner.units.create('bag');
    await show('audit', 'Audit');
    await page.getByText('Filters').click();
    await row('Unit made').first().waitFor();
    await page.getByLabel('What').selectOption('Log-in');
    await press('Show');
    await row('Log-in').first().waitFor();
    await row('Unit made').first().waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#/audit?action=login');
    await test.test.owner.accounts.create({ username: 'told', password: 'a long one' });
    await test.test.owner.accounts.rotate('told', { overlap: 7_200_000 });
    await page.getByLabel('What').selectOption('Password of an account changed');
    await press('Show');
    await row('told').getByText('Old one works for: 2 hours').waitFor();

    await show('site', 'This site');
    await page.getByText('http://files.example/').waitFor();
    await row('acme').getByText('0 B').waitFor();

    const other = await test.as('administrator');
    await page.getByRole('link', { name: 'administrator', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
    const fill = async (current: string, next: string, again = next) => {
      await page.getByLabel('Present password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('New password again').fill(again);
      await press('Change password');
      await press('Confirm: Change password');
    };
    const problem = (text: string) => page.getByRole('alert').getByText(text).waitFor();
    const next = 'another long enough one';
    await fill(PASSWORD, next, 'one with a slip');
    await problem('Differs from the new password.');
    await fill('not the present one', next);
    await problem('wrong');
    await fill(PASSWORD, 'short');
    await problem('at least 12 characters');
    await other.get('/api/users').expect(200);
    await fill(PASSWORD, next);
    await page.getByText('The password is changed.').waitFor();
    await other.get('/api/users').expect(401);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
    expect(await test.test.site.audit.list({ action: 'user.password' })).toMatchObject([
      { who: 'administrator', subject: 'administrator', from: 'console' },
    ]);
  });

  it('edit the description of a user, and show a refusal at its field', async () => {
    await test.as('reader', 'dana');
    await show('users', 'Users');
    await press('Edit dana');
    const email = dialog().getByLabel('E-mail');
    await dialog().getByLabel('Shown as').fill('Dana Fox');
    await email.fill('dana example.com');
    await inDialog('Save');
    await dialog().getByText('Must be one e-mail address').waitFor();
    await page.locator('[name=email]:focus').waitFor();
    await email.fill('dana@example.com');
    await inDialog('Save');
    await closed();
    await row('Dana Fox').first().waitFor();
    // The focus is where it was before the dialog.
    await page.locator(':focus', { hasText: /^Edit dana$/ }).waitFor();
    await press('Edit dana');
    expect(await email.inputValue()).toBe('dana@example.com');
    // Nothing changed: nothing is sent.
    await inDialog('Save');
    await closed();
    const { users } = test.test.owner;
    await users.createGroup('crew');
    await page.reload();
    await press('Note groups dana');
    await dialog().getByLabel('crew').waitFor();
    await users.setGroups('dana', ['crew']);
    await inDialog('Save');
    await closed();
    expect(await users.list()).toContainEqual(
      expect.objectContaining({ username: 'dana', groups: ['crew'] }),
    );
    const acts = await test.test.site.audit.list({ action: 'user.change' });
    expect(acts).toMatchObject([
      { who: 'administrator', subject: 'dana', detail: { members: ['display_name', 'email'] } },
    ]);
  });
});
