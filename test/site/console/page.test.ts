import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { defineForm } from '../../../src/forms/index.js';
import { startBrowser } from '../../conformance/browser.js';
import { eventually as until } from '../../support/eventually.js';
import { ENGINES } from '../databases.js';
import { PLACE } from '../open-site.js';
import { logIn, PASSWORD, TestConsole } from './open-console.js';

const [engine] = ENGINES;
/** Would run, or show as markup, wherever text of a peer were taken for more than text. */
const SCRIPT = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

describe('the page of a console', () => {
  let test: TestConsole;
  let browser: Browser;
  /** What no page may do: fail, or break the policy. */
  const problems: string[] = [];

  beforeAll(async () => {
    await engine?.start();
    if (engine) test = await TestConsole.open(engine);
    browser = await startBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await test?.close();
    await engine?.stop();
  });
  afterEach(() => {
    expect(problems.splice(0)).toEqual([]);
  });

  async function open(
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<{ page: Page; context: BrowserContext }> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    // What breaks the policy is told here, and every answer that is a refusal.
    page.on('console', (message) => {
      const isRefusal = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) problems.push(message.text());
    });
    return { page, context };
  }

  it('leads from the set-up link to a first order [console.setup]', async () => {
    const { page, context } = await open();
    await page.goto(`${test.url}/`);
    await page.getByText('There is no administrator yet').waitFor();
    await page.goto(`${test.url}/#/setup/${await test.test.site.setupToken()}`);
    await page.getByLabel('User name').fill('ada');
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Make administrator' }).click();
    await page.getByRole('alert').getByText('at least 12 characters').waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Make administrator' }).click();
    await page.getByText('From nothing to a first exchange').waitFor();
    expect(page.url()).not.toContain('setup');

    await page.getByRole('link', { name: 'Make an account' }).click();
    await page.getByRole('button', { name: 'New account' }).click();
    await page.getByLabel('User name', { exact: true }).fill('first');
    await page.getByRole('button', { name: 'New account' }).last().click();
    // All that the contractor needs is shown together.
    const issued = page.locator('.secret code');
    expect(await issued.first().textContent()).toMatch(/\/link$/);
    expect(await issued.nth(1).textContent()).toBe('first');
    const password = await issued.nth(2).textContent();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(password);

    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByRole('button', { name: 'New order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Account').selectOption('first');
    const fields = {
      'Work order number': 'WO-FIRST',
      Address: '1 Elm',
      City: 'Omaha',
      State: 'NE',
      ZIP: '68102',
    };
    for (const [label, text] of Object.entries(fields))
      await dialog.getByLabel(label, { exact: true }).fill(text);
    await dialog.getByRole('button', { name: 'Make order' }).click();
    await page.getByRole('heading', { name: 'Order WO-FIRST' }).waitFor();
    const answer = await test.test.send(
      'get_all_orders',
      {},
      { username: 'first', password: password ?? '' },
    );
    expect(answer).toMatchObject({ success: true, result_data: [{ wo_number: 'WO-FIRST' }] });
    await context.close();
  });

  it('shows the day of an owner: returned, noted, photographed, done', async () => {
    await test.as('operator');
    const id = await test.test.order({ wo_number: 'WO-DAY', lock_code: '4711-lock' });
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'operator');
    await page.getByRole('link', { name: 'WO-DAY' }).click();
    expect(await page.content()).not.toContain('4711-lock');
    await page.getByRole('button', { name: 'Show codes' }).click();
    await page.getByText('4711-lock').waitFor();
    await page.getByRole('button', { name: 'Return to vendor' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The front is missing');
    await dialog.getByRole('button', { name: 'Return to vendor' }).click();
    await page.getByRole('heading', { name: 'Follow Up' }).waitFor();
    await page.getByLabel('Note').fill('Call first');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.locator('.notes p:first-child', { hasText: 'Call first' }).waitFor();
    await page.getByLabel('Add photos and files').setInputFiles([
      { name: 'front.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') },
      { name: 'back.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a00', 'hex') },
      { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await page.getByRole('alert').getByText('run.exe').waitFor();
    await page.getByRole('link', { name: 'front.png' }).waitFor();
    await page.getByRole('link', { name: 'back.png' }).waitFor();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    // Comments have several lines.
    await dialog.locator('textarea[name=comments]').waitFor();
    await dialog.getByLabel('City').fill('Lincoln');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Omaha → Lincoln').waitFor();
    await page.getByRole('button', { name: 'Revise Call first' }).click();
    await dialog.getByLabel('Note').fill('Call twice');
    await dialog.getByRole('button', { name: 'Revise' }).click();
    await page.locator('.notes p:first-child', { hasText: 'Call twice' }).waitFor();
    await page.getByText('revised', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Assign' }).click();
    await dialog.getByLabel('Account').selectOption('bolt');
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('bolt', { exact: true }).waitFor();
    // One click on a command does nothing: it is confirmed.
    await page.getByRole('button', { name: 'Complete' }).click();
    await dialog.getByRole('button', { name: 'Complete' }).click();
    await page.getByRole('button', { name: 'Reopen' }).waitFor();
    expect(await test.test.owner.orders.get(id)).toMatchObject({ wo_status: 'Complete' });
    expect(await test.test.owner.files.list(id)).toHaveLength(2);
    await context.close();
  });

  it('makes an order with its forms, items and line items, and asks for its cancellation on a day', async () => {
    await test.as('operator');
    const { owner } = test.test;
    const form = (id: number, name: string) =>
      defineForm({ id, name, questions: { address: { type: 'svcfield', text: 'Address' } } });
    await owner.forms.add(form(81, 'Roof'), { form_ver_id: 2 });
    await owner.forms.add(form(82, 'Yard'), { form_ver_id: 1 });
    const { page, context } = await open({ timezoneId: 'America/Chicago' });
    await logIn(page, `${test.url}/`, 'operator');
    await page.getByRole('button', { name: 'New order' }).click();
    const dialog = page.getByRole('dialog');
    const fill = (label: string, text: string) =>
      dialog.getByLabel(label, { exact: true }).last().fill(text);
    await dialog.getByLabel('Account').selectOption('acme');
    await fill('Work order number', 'WO-WHOLE');
    await fill('Address', '9 Oak');
    await fill('City', 'Omaha');
    await fill('State', 'NE');
    await fill('ZIP', '68102');
    await dialog.getByText('More fields').click();
    await fill('Own number', '4711');
    await fill('Loan number', 'L-9');
    for (const label of ['81 Roof (2)', '82 Yard (1)']) {
      await dialog.getByLabel('Form to attach …').selectOption({ label });
      await dialog.getByRole('button', { name: 'Attach form' }).click();
    }
    await dialog.getByLabel('required').last().uncheck();
    const lines = dialog.getByRole('group', { name: 'Line items' });
    await lines.getByRole('button', { name: 'Add line' }).click();
    await lines.getByLabel('Item').fill('Mow');
    await lines.getByLabel('Quantity').fill('2');
    await lines.getByLabel('Price').fill('twenty');
    const items = dialog.getByRole('group', { name: /^Items for bids/ });
    await items.getByRole('button', { name: 'Add item' }).click();
    await items.getByLabel('Id', { exact: true }).fill('501');
    // A text that is no amount is refused in words; amounts are taken as people type them.
    const refusal = dialog.getByRole('alert');
    await dialog.getByRole('button', { name: 'Make order' }).click();
    // At the field, which has the name of the price.
    await refusal.getByText('Must be a decimal number').waitFor();
    expect(await lines.getByLabel('Price').getAttribute('aria-invalid')).toBe('true');
    expect(await refusal.textContent()).not.toMatch(/line_items|orders\.|\[/);
    await lines.getByLabel('Price').fill('$20.50');
    await dialog.getByRole('button', { name: 'Make order' }).click();
    await items.getByRole('alert').getByText('Is required').waitFor();
    expect(await owner.orders.list({ limit: 1000 })).not.toContainEqual(
      expect.objectContaining({ wo_number: 'WO-WHOLE' }),
    );
    await items.getByLabel('Item', { exact: true }).fill('Grass');
    await dialog.getByRole('button', { name: 'Make order' }).click();
    await page.getByRole('heading', { name: 'Order WO-WHOLE' }).waitFor();
    await page.getByText('This order has items of its own.').waitFor();
    const [made, ...more] = (await owner.orders.list({ limit: 1000 })).filter(
      ({ wo_number }) => wo_number === 'WO-WHOLE',
    );
    expect(more).toEqual([]);
    expect(await owner.orders.get(made?.report_id ?? '')).toMatchObject({
      org_wo_num: '4711',
      fields: { loan_number: 'L-9' },
      line_items: [{ desc: 'Mow', qty: '2.00', total: '41.00' }],
      pcr_forms: [
        { pcr_form_id: '81', form_ver_id: '2', form_required: true },
        { pcr_form_id: '82', form_ver_id: '1', form_required: false },
      ],
    });
    const answered = await test.test.result('get_invoice_items_order', {
      report_id: made?.report_id ?? '',
    });
    expect(JSON.stringify(answered)).toContain('Grass');

    await page.getByText('What the form begins with').first().click();
    await page.locator('.answers', { hasText: '9 Oak' }).waitFor();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByLabel('Quantity').fill('3');
    await dialog.getByLabel('Price').fill('$20.50');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('cell', { name: '61.50' }).waitFor();
    await page.getByText('Mow 2.00 × 20.50 → Mow 3.00 × 20.50').waitFor();
    await page.getByRole('button', { name: 'Set items' }).click();
    await dialog.getByRole('button', { name: 'Take out' }).click();
    await dialog.getByLabel('Other items are allowed').selectOption('false');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Other items are not allowed.').waitFor();

    await page.getByRole('button', { name: 'Ask for cancellation' }).click();
    await dialog.getByLabel('To be cancelled on').fill('2026-12-24');
    await dialog.getByRole('button', { name: 'Ask for cancellation' }).click();
    await page.getByRole('button', { name: 'Withdraw cancellation' }).waitFor();
    expect((await owner.orders.get(made?.report_id ?? ''))?.fields).toMatchObject({
      wo_pending_cancellation_date: String(Date.parse('2026-12-24T00:00:00-06:00') / 1000),
    });
    await context.close();
  });

  it('keeps what another user has changed while an order is being edited', async () => {
    await test.as('operator');
    const { orders } = test.test.owner;
    const id = await test.test.order({ wo_number: 'WO-BOTH', line_items: [{ desc: 'Mow' }] });
    const change = (desc: string, date_due: string) =>
      orders.update(id, { line_items: [{ desc }], date_due });
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'operator');
    await page.getByRole('link', { name: 'WO-BOTH' }).click();
    const dialog = page.getByRole('dialog');
    const edit = page.getByRole('button', { name: /^Edit/ });
    await edit.click();
    await dialog.getByLabel('Comments', { exact: true }).fill('Call first');
    await change('Rake', '20261223');
    await page.locator('article').getByText('Mow 0.00 × 0.00 → Rake 0.00 × 0.00').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await orders.get(id)).toMatchObject({
      fields: { comments: 'Call first', date_due: '20261223' },
      line_items: [{ desc: 'Rake' }],
    });

    // What the field of a text shows of a line break is no change.
    await orders.update(id, { cust_text: 'One\r\ntwo', loan_number: 'L\n1' });
    await page.getByText('L\n1', { exact: true }).waitFor();
    // The same with a text that was left for later.
    await edit.click();
    await dialog.getByLabel('Comments', { exact: true }).fill('Call twice');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Finish later' }).click();
    await dialog.waitFor({ state: 'detached' });
    await change('Trim', '20261224');
    await page.getByText('Rake 0.00 × 0.00 → Trim 0.00 × 0.00').waitFor();
    await edit.click();
    expect(await dialog.getByLabel('Comments', { exact: true }).inputValue()).toBe('Call twice');
    expect(await dialog.getByLabel('Due', { exact: true }).inputValue()).toBe('2026-12-24');
    expect(await dialog.getByLabel('Item').inputValue()).toBe('Trim');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await orders.get(id)).toMatchObject({
      fields: { comments: 'Call twice', date_due: '20261224', cust_text: 'One\r\ntwo' },
      line_items: [{ desc: 'Trim' }],
    });
    expect((await orders.history(id)).at(-1)?.detail).toEqual({ fields: ['comments'] });
    await context.close();
  });

  it('turns no open dialog of a command into that of the next one', async () => {
    await test.as('operator');
    const { orders } = test.test.owner;
    const id = await test.test.order({ wo_number: 'WO-NEXT' });
    await test.test.result('mark_order_imported', { report_id: id });
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'operator');
    await page.getByRole('link', { name: 'WO-NEXT' }).click();
    await page.locator('.next').getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).waitFor();
    await orders.accept(id);
    await page.locator('h1').getByText('Accepted').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  it('gives no order to a disabled account', async () => {
    await test.as('operator');
    await test.test.order({ wo_number: 'WO-GIVEN' });
    await test.test.owner.accounts.create({ username: 'gone' });
    await test.test.owner.accounts.disable('gone');
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'operator');
    await page.getByRole('link', { name: 'WO-GIVEN' }).click();
    await page.getByRole('button', { name: 'Assign' }).click();
    const account = page.getByRole('dialog').getByLabel('Account');
    await account.waitFor();
    expect(await account.getByRole('option').allTextContents()).not.toContain('gone');
    await context.close();
  });

  it('makes no order whose items are refused, and makes it as it is then typed after it was left for later', async () => {
    await test.as('operator');
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'operator');
    const dialog = page.getByRole('dialog');
    const isNew = page.getByRole('button', { name: /^New order/ });
    await isNew.click();
    await dialog.getByLabel('Account').selectOption('acme');
    for (const name of ['Work order number', 'Address', 'City', 'State', 'ZIP']) {
      await dialog.getByLabel(name, { exact: true }).fill('WO-ONCE');
    }
    const items = dialog.getByRole('group', { name: /^Items for bids/ });
    await items.getByRole('button', { name: 'Add item' }).click();
    await items.getByLabel('Id', { exact: true }).fill('501');
    const make = dialog.getByRole('button', { name: 'Make order' });
    await make.click();
    await items.getByRole('alert').getByText('Is required').waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Finish later' }).click();
    await isNew.click();
    await items.getByLabel('Item', { exact: true }).fill('Grass');
    await dialog.getByLabel('City', { exact: true }).fill('Lincoln');
    await make.click();
    await page.getByRole('heading', { name: 'Order WO-ONCE' }).waitFor();
    const orders = await test.test.owner.orders.list({ limit: 1000 });
    const made = orders.filter(({ wo_number }) => wo_number === 'WO-ONCE');
    expect(made).toMatchObject([{ fields: { city: 'Lincoln' } }]);
    await page.goto(`${test.url}/#/orders`);
    await page.reload();
    await page.getByRole('button', { name: 'New order', exact: true }).click();
    expect(await dialog.getByLabel('City').inputValue()).toBe('');
    await context.close();
  });

  it('hides the codes of a house that were shown before they were changed', async () => {
    await test.as('operator');
    const id = await test.test.order({ wo_number: 'WO-CODES', lock_code: '4711-old' });
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'operator');
    await page.getByRole('link', { name: 'WO-CODES' }).click();
    await page.getByRole('button', { name: 'Show codes' }).click();
    await page.getByText('4711-old').waitFor();
    await test.test.owner.orders.update(id, { comments: 'Ring' });
    await page.locator('.instructions').getByText('Ring').waitFor();
    await page.getByText('4711-old').waitFor();
    await test.test.owner.orders.update(id, { lock_code: '4712-new' });
    await page.getByRole('button', { name: 'Show codes' }).click();
    await page.getByText('4712-new').waitFor();
    await context.close();
  });

  it('adds forms and items, and sets the photo of a property', async () => {
    await test.as('operator');
    await test.test.order({ address: '12 Photo Way' });
    const { owner } = test.test;
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'operator');
    await page.getByRole('link', { name: 'Forms', exact: true }).click();
    await page.getByRole('button', { name: 'Add form' }).click();
    const dialog = page.getByRole('dialog');
    const file = (text: string) => ({
      name: 'form.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await dialog.getByLabel('File of the form').setInputFiles(file('no json'));
    await dialog.getByRole('button', { name: 'Add form' }).click();
    await dialog.getByRole('alert').getByText('The file is no JSON').waitFor();
    expect(await dialog.getByLabel('File of the form').getAttribute('aria-invalid')).toBe('true');
    const gate = defineForm({
      id: 91,
      name: 'Gate',
      questions: { q: { type: 'textbox', text: 'Is it shut?' } },
    });
    await dialog.getByLabel('File of the form').setInputFiles(file(JSON.stringify(gate)));
    await dialog.getByLabel('Version').fill('7');
    await dialog.getByRole('button', { name: 'Add form' }).click();
    await page.getByRole('row', { name: /Gate 91 7/ }).waitFor();
    await page.getByRole('button', { name: 'Set items' }).click();
    await dialog.getByLabel('Client company').fill('First Bank');
    await dialog.getByRole('button', { name: 'Add item' }).click();
    await dialog.getByLabel('Id', { exact: true }).fill('601');
    await dialog.getByLabel('Item', { exact: true }).fill('Lock change');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'First Bank' }).waitFor();
    await page.getByText('Lock change').waitFor();

    await page.getByRole('link', { name: 'Properties', exact: true }).click();
    const row = page.getByRole('row', { name: /12 Photo Way/ });
    const [id = ''] = await idsOfProperties('12 Photo Way');
    await row.getByLabel('Add photo').setInputFiles({
      name: 'front.png',
      mimeType: 'image/png',
      buffer: PIXEL,
    });
    await row.getByRole('img', { name: /Front of 12 Photo Way/ }).waitFor();
    expect(await owner.properties.get(id)).toMatchObject({ has_foh: true });
    await row.getByRole('button', { name: 'Take out' }).click();
    await row.getByRole('img').waitFor({ state: 'detached' });
    await row.getByRole('link', { name: /^1 / }).click();
    await page.getByRole('row', { name: /12 Photo Way/ }).waitFor();
    await context.close();

    async function idsOfProperties(address: string): Promise<readonly string[]> {
      const orders = await owner.orders.list({ limit: 1000 });
      return orders
        .filter(({ fields }) => fields.address === address)
        .map(({ property_id }) => property_id);
    }
  });

  it('saves a list under its name and day, with the filters that it shows', async () => {
    await test.as('reader');
    await test.test.order({ wo_number: 'WO-SHEET' });
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'reader');
    await page.goto(`${test.url}/#/orders?text=WO-SHEET`);
    await page.getByRole('link', { name: 'WO-SHEET' }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const text = String(await buffer(await download.createReadStream()));
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('WO-SHEET');
    await context.close();
  });

  it('goes on with uploads when the connection is back, and adds no file twice [console.photos]', async () => {
    await test.as('operator');
    const id = await test.test.order({ wo_number: 'WO-UPLOADS' });
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'operator');
    await page.goto(`${test.url}/#/orders/${id}`);
    await page.getByText('No photos yet').waitFor();
    // The first try of each arrives, and its answer is lost; meanwhile nothing else is answered.
    let lost = 0;
    const lose = (request: IncomingMessage, response: ServerResponse) => {
      if (!request.url?.includes('/files?')) return request.socket.destroy();
      response.writeHead = () => {
        lost += 1;
        request.socket.destroy();
        return response;
      };
    };
    test.server.prependListener('request', lose);
    const photos = ['one', 'two', 'three', 'four'].map((name, index) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: Buffer.from(`89504e470d0a1a0a0${index}`, 'hex'),
    }));
    await page.getByLabel('Add photos and files').setInputFiles(photos);
    await page.getByText('one.png: waits for the connection').waitFor();
    test.server.removeListener('request', lose);
    for (const { name } of photos) await page.getByRole('link', { name }).waitFor();
    expect(lost).toBeGreaterThan(0);
    const files = await test.test.owner.files.list(id);
    expect(files.map(({ file_name }) => file_name).sort()).toEqual([
      'four.png',
      'one.png',
      'three.png',
      'two.png',
    ]);
    await context.close();
  });

  it('gives note groups to users, and shows notes to their members', async () => {
    await test.as('administrator');
    await test.as('operator');
    const id = await test.test.order({ wo_number: 'WO-GROUPS' });
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'administrator');
    await page.goto(`${test.url}/#/users`);
    await page.getByLabel('Name of the group').fill('office');
    await page.getByRole('button', { name: 'New group' }).click();
    await page.getByText('office', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Note groups administrator' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('office').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.goto(`${test.url}/#/orders/${id}`);
    await page.getByLabel('Note', { exact: true }).fill('for the office');
    await page.getByLabel('office').check();
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.locator('.notes p:first-child', { hasText: 'for the office' }).waitFor();
    const notes = (username: string) => test.test.owner.notes.list(id, username);
    expect(await notes('administrator')).toHaveLength(1);
    expect(await notes('operator')).toHaveLength(0);
    await context.close();
  });

  it('changes accounts, and leaves what is not shown as it is [console.accounts]', async () => {
    await test.as('administrator');
    const { owner } = test.test;
    await owner.accounts.update('bolt', { push_url: 'https://push.example/bolt', org_id: 7 });
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'administrator');
    await page.goto(`${test.url}/#/accounts`);
    await page.getByRole('button', { name: 'Edit bolt' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Shown as').fill('Bolt and sons');
    await dialog.getByLabel('Organisation id').fill('x');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').getByText('whole number').waitFor();
    await dialog.getByLabel('Organisation id').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Bolt and sons').waitFor();
    expect(await owner.accounts.get('bolt')).toMatchObject({
      display_name: 'Bolt and sons',
      org_id: null,
      has_push_url: true,
    });
    await context.close();
  });

  it('shows orders that arrive, in every window, without losing where one is [console.live]', async () => {
    await test.as('reader');
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'reader');
    const other = await context.newPage();
    await other.goto(`${test.url}/#/orders`);
    await other.getByRole('heading', { name: 'Orders' }).waitFor();
    await page.getByRole('searchbox').fill('LIVE');
    await page.getByText('No orders here').waitFor();
    await page.getByRole('searchbox').focus();
    const id = await test.test.order({ wo_number: 'WO-LIVE' });
    await page.getByRole('link', { name: 'WO-LIVE' }).waitFor();
    await other.getByRole('link', { name: 'WO-LIVE' }).waitFor();
    expect(await page.locator(':focus').getAttribute('type')).toBe('search');
    await page.getByRole('link', { name: 'WO-LIVE' }).focus();
    await test.test.owner.orders.followUp(id, 'photos');
    await page.locator('.list').getByText('Follow Up').waitFor();
    expect(await page.locator(':focus').textContent()).toContain('WO-LIVE');
    await context.close();
  });

  it('says that the connection is lost, and catches up by itself [console.live]', async () => {
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'reader');
    await page.getByRole('searchbox').fill('GAP');
    await page.getByText('No orders here').waitFor();
    // The page tries again after a second: until it was seen that it says so, nothing is answered.
    const lose = (request: IncomingMessage) => request.socket.destroy();
    test.server.prependListener('request', lose);
    test.server.closeAllConnections();
    await page.getByText('Connection lost').waitFor();
    test.server.removeListener('request', lose);
    await test.test.order({ wo_number: 'WO-GAP' });
    await page.getByRole('link', { name: 'WO-GAP' }).waitFor();
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
    await context.close();
  });

  it('is worked by keyboard alone [console.access]', async () => {
    for (const number of ['KEY-1', 'KEY-2']) await test.test.order({ wo_number: number });
    const { page, context } = await open();
    await page.goto(`${test.url}/`);
    await page.getByLabel('User name').focus();
    await page.keyboard.type('reader');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    await page.keyboard.press('/');
    await page.locator('input[type=search]:focus').waitFor();
    await page.keyboard.type('KEY-');
    // Whoever types slowly is shown what the first letters find, too.
    await page.waitForURL(/q=KEY-$/);
    const numbers = () => page.locator('.list tbody a').allTextContents();
    await until(
      async () => (await numbers()).map((text) => text.slice(0, 5)).join() === 'KEY-2,KEY-1',
      'both orders',
    );
    for (const key of ['Enter', 'j', 'k', 'j', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('heading', { name: 'Order KEY-1' }).waitFor();
    await page.locator('#content:focus').waitFor();
    for (const [key, title] of [
      ['e', 'Exchanges'],
      ['c', 'Charts'],
      ['o', 'Orders'],
    ] as const) {
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  it('shows what peers send as text, and runs none of it [console.policy]', async () => {
    const { owner } = test.test;
    await owner.accounts.create({
      username: SCRIPT,
      password: 'open sesame',
      display_name: SCRIPT,
    });
    const fields = { comments: SCRIPT, work_type_alias: SCRIPT, cust_text: SCRIPT };
    const place = { address: SCRIPT, city: SCRIPT, state: SCRIPT, zip: SCRIPT };
    const line_items = [{ desc: SCRIPT, add: SCRIPT }];
    const report_id = await test.test.order({
      account: SCRIPT,
      wo_number: SCRIPT,
      ...PLACE,
      ...place,
      ...fields,
      line_items,
    });
    const by = { username: SCRIPT };
    const note = { note_id: '1', note_type: 'wo', note_text: SCRIPT, insert_by: SCRIPT };
    const sent = { ...note, insert_date: '2026-11-22 10:10:10', has_attachments: false };
    await test.test.result('send_notes', { dst_report_id: report_id, note: [sent] } as never, by);
    const other = {
      dst_invoice_item_id: '***other***',
      invoice_item_desc: SCRIPT,
      bid_note: SCRIPT,
    };
    const bid = { report_id, ...other, qty_bid: '1.00', client_price_bid: '2.00' };
    await test.test.result('send_bid_comp', bid as never, by);
    await owner.notes.create({ report_id, note_text: SCRIPT, insert_by: SCRIPT });
    await owner.orders.followUp(report_id, SCRIPT);
    await test.as('administrator');
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'administrator');
    await page.getByRole('link', { name: '<img' }).waitFor();
    for (const path of [`orders/${report_id}`, 'accounts', 'users', 'sessions']) {
      await page.goto(`${test.url}/#/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.goto(`${test.url}/#/orders/${report_id}`);
    await page.locator('.notes li').first().waitFor();
    expect(await page.locator('img[src=x]').count()).toBe(0);
    expect(await page.title()).not.toBe('run');
    await context.close();
  });

  it('shows what refused requests have sent and got, and Back brings back the filters of the list', async () => {
    await test.as('reader');
    await test.test.refusal('get_order', { report_id: '424242' });
    const wrong = { username: 'bolt', password: 'a wrong one' };
    await test.test.send('get_all_orders', {}, wrong);
    await test.test.site.exchanges.flush();
    const { page, context } = await open();
    await logIn(page, `${test.url}/`, 'reader');
    await page.goto(`${test.url}/#/exchanges?username=nobody`);
    await page.getByText('No exchange matches the filters.').waitFor();
    await page.goto(`${test.url}/#/exchanges`);
    await page.getByRole('combobox', { name: 'Code' }).selectOption('order_not_found');
    await page.getByRole('link', { name: 'get_order' }).first().click();
    const body = (title: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    await body('What was sent').locator('.tree').getByText('424242').waitFor();
    await body('What was answered').locator('.tree').getByText('success').waitFor();
    await page.getByRole('link', { name: 'Back to the exchanges' }).click();
    await page.getByRole('heading', { name: 'Exchanges' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Code' }).inputValue()).toBe('order_not_found');

    // A filter offers what came after the page was opened.
    await test.test.refusal('brand_new' as never, {} as never);
    await test.test.site.exchanges.flush();
    await page.getByRole('combobox', { name: 'Code' }).selectOption('');
    await page.getByRole('link', { name: 'brand_new' }).waitFor();
    await page.getByRole('combobox', { name: 'Event' }).selectOption('brand_new');
    await page.waitForURL(/event=brand_new/);
    await page.getByLabel('From', { exact: true }).fill('2026-01-02T10:00');
    await page.getByLabel('to', { exact: true }).fill('2026-01-01T10:00');
    await page.getByText('The time under “From” is later than the other one.').waitFor();
    await page.getByRole('button', { name: 'Remove all filters' }).click();

    // The caller is not known: what it asked for shows, and its password does not.
    await page.getByRole('combobox', { name: 'Code' }).selectOption('');
    await page.getByRole('combobox', { name: 'Stage' }).selectOption('credentials');
    await page.getByRole('row', { name: /bolt/ }).getByRole('link').click();
    await body('What was sent').locator('.tree').getByText('get_all_orders').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/a wrong one|[0-9a-f]{40}/);
    await context.close();
  });

  it('loads forms, charts and the work on orders when they are needed, and not before', async () => {
    await test.as('reader');
    const { page, context } = await open();
    const parts = new Set<string>();
    page.on('request', (request) => {
      const [, part = ''] = /\/(form|charts|work|components)-\w+\.js$/.exec(request.url()) ?? [];
      if (part !== '') parts.add(part);
    });
    await logIn(page, `${test.url}/`, 'reader');
    for (const path of ['exchanges', 'jobs', 'links', 'accounts', 'sessions']) {
      await page.goto(`${test.url}/#/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect([...parts]).toEqual([]);
    await page.goto(`${test.url}/#/charts`);
    await page.getByRole('heading', { name: 'Charts' }).waitFor();
    expect([...parts]).toEqual(['charts']);
    await context.close();
  });

  it('is small, and is kept by the browser for good once it has it', async () => {
    const page = await test.stranger.get('/').expect(200);
    expect(page.headers['cache-control']).toBe('no-cache');
    const [, script = ''] = /src="\.\/([^"]+)"/.exec(page.text) ?? [];
    const answer = await test.stranger.get(`/${script}`).set('Accept-Encoding', 'gzip').expect(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': expect.stringContaining('immutable'),
    });
    // All that comes before the first view: the style, the script, and the parts that it begins with.
    const [, style = ''] = /href="\.\/([^"]+\.css)"/.exec(page.text) ?? [];
    const parts = new Set([style, script]);
    let bytes = page.text.length;
    for (const part of parts) {
      const { headers, text } = await test.stranger.get(`/${part}`).expect(200);
      bytes += Number(headers['content-length']);
      for (const [, name = ''] of text.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)) {
        parts.add(name);
      }
    }
    expect(parts.size).toBeGreaterThan(2);
    expect(bytes).toBeLessThan(61_000);
    await test.stranger.get('/../package.json').expect(404);
    await test.stranger.get('/index.html.gz').expect(404);
    await test.stranger.post('/').send({}).expect(405);
  });
});
