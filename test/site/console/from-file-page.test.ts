import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { readCsv } from '../../../src/site/engine/records/csv.js';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { until } from '../importer/pair.js';
import { logIn, TestConsole } from './open-console.js';

const [engine] = ENGINES;
/** Would run, or show as markup, wherever text of a file were taken for more than text. */
const SCRIPT = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('a file that a person gives the console', () => {
  let test: TestConsole;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];
  beforeAll(async () => {
    if (!engine) return;
    await engine.start();
    test = await TestConsole.open(engine);
    await test.as('administrator');
    await test.as('reader');
    browser = await startBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await test?.close();
    await engine?.stop();
  });
  beforeEach(async () => {
    page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      const isRefusal = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) problems.push(message.text());
    });
  });
  afterEach(async () => {
    await page.close();
    expect(problems.splice(0)).toEqual([]);
  });

  const dialog = () => page.getByRole('dialog');
  async function open(list: string, username = 'administrator') {
    await logIn(page, `${test.url}/`, username);
    await page.goto(`${test.url}/#/${list}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  async function send(content: string | Buffer, action = 'Make them') {
    const file = { name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
    await dialog().getByLabel('File').setInputFiles(file);
    await dialog().getByRole('button', { name: action }).click();
  }
  const cell = (text: string | RegExp) => dialog().getByRole('cell', { name: text, exact: true });

  const check = (content: string | Buffer) => send(content, 'Check the file');
  const press = (name: string) => dialog().getByRole('button', { name }).click();

  it('makes orders as their rows were shown before, and takes refused ones corrected without doubling one [console.csv.import]', async () => {
    await open('orders');
    await page.getByRole('button', { name: 'From a file …' }).focus();
    await page.keyboard.press('Enter');
    const template = page.waitForEvent('download');
    await dialog().getByRole('link', { name: 'Save a template' }).click();
    const names = await readFile(await (await template).path(), 'utf8');
    await check(Buffer.from('account\nM\u00fcnster\n', 'latin1'));
    await dialog().getByRole('alert').getByText('is not UTF-8 text').waitFor();
    const hostile = `${quoted(SCRIPT)},1 Elm,Omaha,NE,1,11/23/2026,=1+1`;
    const rows = (city: string, due: string) =>
      [
        'Work order #,Street,Town,State,Zip-Code,Due date,Comentss',
        hostile,
        `P-2,2 Elm,${city},NE,1,,=1+1`,
        `P-3,3 Elm,B,NE,1,${due},`,
      ].join('\n');
    await check(rows('', '2/30/2026'));
    await dialog().getByText('0 new, 0 there already, 3 with a problem.').waitFor();
    expect(await dialog().getByRole('button', { name: /^Make/ }).isDisabled()).toBe(true);
    // A choice changes nothing before the file is checked again.
    await dialog().getByLabel('Account of all rows').selectOption('acme');
    await press('Did you mean Comments?');
    await dialog().getByText('The columns have changed.').waitFor();
    await press('Check again');
    await dialog().getByText('1 new, 0 there already, 2 with a problem.').waitFor();
    // The problem stands in the row of the file that has it.
    await dialog()
      .getByRole('row', { name: /^row 3 problem City: is required P-2 / })
      .waitFor();
    await cell('Nov 23, 2026').waitFor();
    expect(await test.test.owner.orders.list()).toHaveLength(0);
    await press('Make 1 order');
    await dialog().getByText('1 made, 2 refused.').waitFor();
    await cell('City: is required').waitFor();
    await cell('Due: must be a date that exists, such as 2026-11-23').waitFor();
    const saved = page.waitForEvent('download');
    await dialog().getByRole('link', { name: 'Save the refused rows' }).click();
    const refused = await readFile(await (await saved).path(), 'utf8');
    expect([...readCsv(refused, 'refused')].map(({ cells }) => Object.values(cells))).toEqual([
      ['P-2', '2 Elm', 'NE', '1', "'=1+1", 'City: is required'],
      ['P-3', '3 Elm', 'B', 'NE', '1', '2/30/2026', expect.stringContaining('Due: must be')],
    ]);
    expect(await page.locator('img[src=x]').count()).toBe(0);
    await check(rows('Omaha', '2/28/2026'));
    await dialog().getByText('2 new, 1 there already, 0 with a problem.').waitFor();
    await press('Make 2 orders');
    await dialog().getByText('2 made, 1 there already.').waitFor();
    await dialog().getByRole('link', { name: 'P-3' }).waitFor();
    const filled = `${names}acme,P-4,,Client,,,,4 Elm,Omaha,NE,68102\r\n`;
    await check(filled);
    await dialog().getByText('1 new, 0 there already, 0 with a problem.').waitFor();
    expect(await page.title()).not.toContain('run');
    await press('Close');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /P-3/ }).waitFor();
    const orders = await test.test.owner.orders.list();
    expect(orders.map(({ fields }) => [fields.date_due, fields.comments])).toEqual([
      ['20261123', '=1+1'],
      [null, '=1+1'],
      ['20260228', ''],
    ]);
  });

  it('says why orders of a checked file were not made, and which were before the connection was lost', async () => {
    await open('orders');
    await page.getByRole('button', { name: 'From a file …' }).click();
    const line = (values: object) => `${JSON.stringify(values)}\n`;
    const made = { report_id: '1', wo_number: 'L-1' };
    await page.route('**/orders/from-file?*', (route) => route.abort());
    const rows =
      'account,number,street,city,state,zip\nacme,L-1,1 Elm,B,NE,1\nacme,L-2,2 Elm,B,NE,1\n';
    await check(rows);
    await press('Make 2 orders');
    await dialog().getByRole('alert').getByText('The site does not answer.').waitFor();
    await page.unrouteAll();
    await page.route('**/orders/from-file?*', (route) =>
      route.fulfill({ body: line({ count: 2 }) + line({ position: 'row 2', made }) }),
    );
    await press('Try again');
    await dialog().getByText('1 of 2').waitFor();
    await dialog().getByRole('alert').getByText('The connection was lost').waitFor();
    // The outcome of a file is not shown as that of the next one.
    await page.unrouteAll();
    await page.route('**/orders/from-file?*', (route) => route.abort());
    await check(rows);
    await press('Make 2 orders');
    await dialog().getByRole('alert').getByText('The site does not answer.').waitFor();
    expect(await dialog().getByText('1 of 2').count()).toBe(0);
  });

  it('makes accounts, and gives their passwords in a table and a file of the page alone', async () => {
    await open('accounts');
    await page.getByRole('button', { name: 'From a file …' }).click();
    await send(`username\nnorth\n${quoted(SCRIPT)}\nacme\n`);
    await dialog().getByText('2 made, 1 there already.').waitFor();
    await dialog().getByText('shown now and never again').waitFor();
    const password = (await dialog().locator('code').first().textContent()) ?? '';
    const started = page.waitForEvent('download');
    await dialog().getByRole('link', { name: 'Save as CSV' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^passwords-\d{8}\.csv$/);
    const rows = [...readCsv(await readFile(await download.path(), 'utf8'), 'passwords')];
    expect(rows.map(({ cells }) => cells)).toEqual([
      { username: 'north', password },
      { username: SCRIPT, password: expect.stringMatching(/^\w[\w-]{31}$/) },
    ]);
    // Nothing shows them again: neither a slip of a key nor a step back closes it.
    await page.keyboard.press('Escape');
    await dialog().getByText('It is not shown again.').waitFor();
    await press('Go on here');
    await page.goBack();
    await dialog().getByText('It is not shown again.').waitFor();
    await press('Go on here');
    expect(await dialog().locator('code').first().textContent()).toBe(password);
    const called = { username: 'north', password };
    expect(await test.test.send('get_all_orders', {}, called)).toMatchObject({ success: true });
    await dialog().getByRole('button', { name: 'Close' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(password);
    await page.getByRole('row', { name: /^north/ }).waitFor();
  });

  it('keeps the passwords that came before the connection was lost, or the store was away', async () => {
    await open('accounts');
    const line = (values: object) => `${JSON.stringify(values)}\n`;
    const first =
      line({ count: 3 }) + line({ position: 'row 2', made: { username: 'a', password: 'once-a' } });
    const answers = [
      first,
      first + line({ position: 'row 3', stopped: 'The store is away.' }) + line({ isWhole: true }),
    ];
    await page.route('**/accounts/from-file*', (route) =>
      route.fulfill({ status: 200, body: answers.shift() ?? '' }),
    );
    await page.getByRole('button', { name: 'From a file …' }).click();
    await send('username\na\nb\nc\n');
    await dialog().getByRole('alert').getByText('The connection was lost').waitFor();
    await dialog().getByText('1 of 3').waitFor();
    await cell('once-a').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'From a file …' }).click();
    await send('username\na\nb\nc\n');
    await dialog().getByText('It stopped at row 3: The store is away.').waitFor();
    await cell('once-a').waitFor();
  });

  it('may stay unchosen: the dialog stays open where the choice of the browser is cancelled', async () => {
    await open('accounts');
    await page.getByRole('button', { name: 'From a file …' }).click();
    await dialog().getByLabel('File').dispatchEvent('cancel', { bubbles: true });
    await send('username\nacme\n');
    await dialog().getByText('1 there already.').waitFor();
  });

  it('is named where it was changed after it was chosen', async () => {
    await open('orders');
    const folder = await mkdtemp(join(tmpdir(), 'svclink-'));
    await page.goto(`${test.url}/#/orders/${await test.test.order()}`);
    const paths = ['a', 'b', 'c', 'd'].map((name) => join(folder, `${name}.pdf`));
    for (const one of paths) await writeFile(one, '%PDF-1.4 a plan');
    const held: (() => Promise<void>)[] = [];
    let isHeld = true;
    await page.route('**/files?*', async (route) => {
      if (isHeld) held.push(() => route.continue());
      else await route.continue();
    });
    await page.getByLabel('Add photos and files').setInputFiles(paths);
    await until(async () => held.length === 3, 'the first uploads');
    // The fourth file waits for its turn.
    await writeFile(paths[3] ?? '', '%PDF-1.4 another plan');
    await utimes(paths[3] ?? '', 1, 1);
    isHeld = false;
    for (const go of held) await go();
    await page.getByRole('alert').getByText('d.pdf: The file was changed or removed').waitFor();
    await rm(folder, { recursive: true });
  });

  it('fills the rows of items, to be edited before they are kept', async () => {
    await open('forms');
    await page.getByRole('button', { name: 'Set items' }).click();
    const give = (content: string) =>
      dialog()
        .getByLabel('Rows from a file')
        .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await give('number,text\n1,x\n');
    await dialog().getByText('none of the columns id, description').waitFor();
    // A text stays a text, whatever it begins with.
    await give('id,description\n7,[Winter] heat\n8,TRUE\n');
    await dialog().getByLabel('Item', { exact: true }).nth(1).waitFor();
    const description = (at: number) =>
      dialog().getByLabel('Item', { exact: true }).nth(at).inputValue();
    expect([await description(0), await description(1)]).toEqual(['[Winter] heat', 'TRUE']);
    await give(`id,description\n501,Grass\n502,${quoted(SCRIPT)}\n`);
    await dialog().getByLabel('Item', { exact: true }).nth(1).waitFor();
    expect(await dialog().getByLabel('Id', { exact: true }).first().inputValue()).toBe('501');
    await dialog().getByLabel('Item', { exact: true }).first().fill('Grass, cut');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByText('Grass, cut').waitFor();
    await page.getByText(SCRIPT).waitFor();
    expect(await page.locator('img[src=x]').count()).toBe(0);
  });

  it('edits items after the present ones are known, and replaces none that another user has set meanwhile', async () => {
    const { items } = test.test.owner;
    const grass = { id: '1', description: 'Grass' };
    await items.setForClient('Oak', [grass]);
    await page.route('**/api/items', (route) => route.abort());
    await open('forms');
    await page.getByRole('alert').getByText('The site does not answer.').waitFor();
    expect(await page.getByRole('button', { name: 'Set items' }).isDisabled()).toBe(true);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Edit Oak' }).click();
    await items.setForClient('Oak', [grass, { id: '2', description: 'Snow' }]);
    await dialog().getByLabel('Item', { exact: true }).fill('Grass, cut');
    await press('Save');
    await dialog()
      .getByRole('alert')
      .getByText(/Another user .*Grass; Snow/i)
      .waitFor();
    const stored = async () => {
      const answer = await (await page.request.get(`${test.url}/api/items`)).json();
      return answer.items.map(({ item_desc }: { item_desc: string }) => item_desc);
    };
    expect(await stored()).toEqual(expect.arrayContaining(['Grass', 'Snow']));
    await press('Save');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await stored()).not.toContain('Snow');
    expect(await stored()).toContain('Grass, cut');
  });

  it('is asked for of nobody who may make nothing', async () => {
    for (const list of ['orders', 'accounts']) {
      await open(list, 'reader');
      await page.getByText('Export CSV').waitFor();
      expect(await page.getByRole('button', { name: 'From a file …' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('button', { name: 'Log in' }).waitFor();
    }
  });
});
