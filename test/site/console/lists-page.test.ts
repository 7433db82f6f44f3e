import type { Browser, Page } from 'playwright-core';
import { startBrowser } from '../../conformance/browser.js';
import { awayFromMidnight } from '../../support/midnight.js';
import { ENGINES } from '../databases.js';
import { StubOwner, until } from '../importer/pair.js';
import { change, putDeadJob } from '../troubles/put-conditions.js';
import { logIn, TestConsole } from './open-console.js';

const [engine] = ENGINES;
const day = (offset: number) => {
  const at = new Date(Date.now() + offset * 86_400_000);
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('');
};

/** The pages on which a day begins: Today, the lists of orders, the search, the week. */
describe('the lists of a console', () => {
  let test: TestConsole;
  let stub: StubOwner;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];
  /** Requests that change something. */
  const changes: string[] = [];

  beforeAll(async () => {
    // All of them speak of orders that are due today.
    await awayFromMidnight(180_000);
    await engine?.start();
    stub = await StubOwner.open();
    if (engine) test = await TestConsole.open(engine, { allowedHosts: [stub.server.host] });
    await test.as('administrator');
    await test.as('operator');
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 700 } });
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      if (request.method() !== 'GET') changes.push(request.url());
    });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await test?.close();
    await stub?.server.close();
    await engine?.stop();
  });
  afterEach(() => expect(problems.splice(0)).toEqual([]));

  const show = (path: string) => page.goto(`${test.url}/#/${path}`);
  const numbers = () => page.locator('.list tbody a').allTextContents();
  const status = (text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
  const scrollY = () => page.evaluate('Math.round(scrollY)');

  it('begin with the first steps of an empty site, with the address to copy [console.first-run]', async () => {
    const { accounts } = test.test.owner;
    await change(test.test, async (tx) => {
      await tx.deleteFrom('account_secrets').execute();
      await tx.deleteFrom('accounts').execute();
    });
    await logIn(page, `${test.url}/`, 'administrator');
    await show('today');
    await page.getByRole('heading', { name: 'From nothing to a first exchange' }).waitFor();
    for (const [way, steps] of [
      ['I give out work orders', 3],
      ['I take work orders in', 3],
    ] as const) {
      const section = page.locator('section', { hasText: way });
      expect(await section.getByRole('listitem').count()).toBe(steps);
    }
    // Contractors call it; an importing site tells owners its own address itself.
    expect(await page.locator('.secret code').allTextContents()).toEqual([
      expect.stringMatching(/^http.*\/link$/),
    ]);
    await page.getByRole('button', { name: 'Copy' }).waitFor();
    // An owner's list, an importer's results: nothing is listed that the site does not do.
    for (const name of ['Orders', 'Imported', 'Results', 'Week']) {
      await page
        .getByRole('navigation')
        .getByRole('link', { name, exact: true })
        .waitFor({ state: 'detached' });
    }
    // A site that only takes orders in lists no orders of its own.
    const { links } = test.test.site.importer;
    await links.add({ name: 'first', url: stub.url, username: 'us', password: 'open sesame' });
    await page.reload();
    const entry = (name: string) =>
      page.getByRole('navigation').getByRole('link', { name, exact: true });
    await entry('Imported').waitFor();
    // Until the site has answered, all entries are there.
    await entry('Orders').waitFor({ state: 'detached' });
    await links.remove('first');
    await page.reload();
    await page.getByRole('link', { name: 'Add its link' }).click();
    await page.getByRole('heading', { name: 'Links', level: 1 }).waitFor();
    await accounts.create({ username: 'first', display_name: 'First Contractor' });
    for (let count = 0; count < 60; count += 1) await addOrder(count);
  });

  const addOrder = (count: number) =>
    test.test.order({
      account: 'first',
      wo_number: `W-${String(count).padStart(2, '0')}`,
      city: count === 7 ? 'Cedar Rapids' : 'Omaha',
      address: count === 7 ? '1211 Cedar Ln' : `${count} Elm St`,
      zip: count === 7 ? '52402' : '68104',
      loan_number: count === 7 ? '990017' : '',
      work_type_alias: count % 2 === 0 ? 'Grass Cut' : 'Roof',
      client_company_alias: count < 10 ? 'First Bank' : 'Oak Trust',
      comments: count === 7 ? 'Mind the llama behind the fence' : '',
      date_due: day(count < 3 ? -2 : count < 5 ? 0 : 5),
    });

  it('are sorted, filtered and counted, and Back brings back rows, place and filters [console.list]', async () => {
    await show('orders?view=all');
    await status('60 orders');
    await page.getByRole('button', { name: 'Place' }).click();
    await page.locator('th[aria-sort=ascending]').waitFor();
    await until(async () => (await numbers())[0]?.startsWith('W-07') === true, 'the sorted list');
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.locator('.list tbody tr').nth(55).waitFor();
    const target = page.locator('.list tbody a').nth(54);
    const name = (await target.textContent()) ?? '';
    await target.scrollIntoViewIfNeeded();
    const at = await scrollY();
    expect(Number(at)).toBeGreaterThan(500);
    await target.click();
    await page.getByRole('heading', { level: 1 }).getByText('Order W-').waitFor();
    await page.goBack();
    await page.locator('.list tbody tr').nth(55).waitFor();
    await until(
      async () => Math.abs(Number(await scrollY()) - Number(at)) < 60,
      'the place of before',
    );
    await until(
      async () => (await page.locator(':focus').textContent()) === name,
      'the focus on the row of before',
    );
    // The same once more, and after another view of the list.
    await page.goForward();
    await page.getByRole('heading', { level: 1 }).getByText('Order W-').waitFor();
    await page.goBack();
    await page.locator('.list tbody tr').nth(55).waitFor();
    await page.evaluate('scrollTo(0, 0)');
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.locator('.list tbody tr').nth(55).waitFor();
    await page.locator('.list tbody a').nth(54).click();
    await page.getByRole('heading', { level: 1 }).getByText('Order W-').waitFor();
    await page.goBack();
    await page.locator('.list tbody tr').nth(55).waitFor();
    await until(async () => Number(await scrollY()) > 500, 'the place in the other view');
    expect(page.url()).toContain('view=open');
    await page.goBack();
    await page.locator('.list tbody tr').nth(55).waitFor();
    expect(page.url()).toContain('view=all');
    expect(page.url()).toContain('sort=city');

    changes.splice(0);
    const client = page.getByLabel('Client', { exact: true });
    await client.focus();
    // Arrow keys and letters on a select show other orders, and change nothing.
    await page.keyboard.press('ArrowDown');
    await status('10 orders');
    await page.getByRole('combobox', { name: 'Work', exact: true }).selectOption('Roof');
    await status('5 orders');
    await page
      .getByLabel('from')
      .first()
      .fill(`${day(0).slice(0, 4)}-${day(0).slice(4, 6)}-${day(0).slice(6)}`);
    await status('4 orders');
    await page.getByRole('button', { name: 'Remove all filters' }).click();
    await status('60 orders');
    expect(changes).toEqual([]);
  });

  it('never keep a text that is not applied [console.list]', async () => {
    await show('orders?view=all');
    await page.getByRole('searchbox').fill('cedar');
    await status('1 order');
    await page.getByRole('link', { name: 'Complete', exact: true }).click();
    expect(await page.getByRole('searchbox').inputValue()).toBe('cedar');
    await status('0 orders');
    await show('orders?view=all');
    await status('60 orders');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    // What is typed and left at once is applied.
    await page.getByRole('searchbox').fill('990017');
    await page.getByRole('searchbox').blur();
    await page.waitForURL(/text=990017/);
    await status('1 order');
  });

  it('command many orders, with an outcome each, and save a view [console.assign] [console.list]', async () => {
    await show('orders?view=all&sort=number');
    await page.getByLabel('Choose W-01').check();
    await page.getByLabel('Choose W-02').check();
    // A command never runs unseen for what another search had chosen.
    await page.getByRole('searchbox', { name: 'Words of these orders' }).fill('W-02');
    await status('1 order');
    await page.getByText('(One of them is not in this list.)').waitFor();
    await page.getByRole('searchbox', { name: 'Words of these orders' }).fill('');
    await status('60 orders');
    await page.getByText('(One of them is not in this list.)').waitFor({ state: 'detached' });
    changes.splice(0);
    await page.getByRole('button', { name: 'Assign to a person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Person').selectOption('administrator');
    expect(changes).toEqual([]);
    await dialog.getByRole('button', { name: 'Assign to a person' }).click();
    await status('2 done');
    await page.getByRole('link', { name: 'Mine' }).click();
    await status('2 orders');
    await page.getByRole('button', { name: 'Save view' }).click();
    await dialog.getByLabel('Name of the view').fill('My own');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Remove view My own' }).waitFor();

    const [row] = await test.test.owner.orders.list({ limit: 1 });
    await test.test.owner.orders.complete(row?.report_id ?? '');
    await show('orders?view=all&sort=number');
    await page.getByLabel('Choose W-00').check();
    await page.getByLabel('Choose W-01').check();
    await page.getByRole('button', { name: 'Accept' }).click();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await status('1 done, 1 refused');
    await status('Complete');
    await page.getByRole('link', { name: 'My own' }).click();
    await status('2 orders');
  });

  it('say that further rows, or a log-out, did not come through', async () => {
    await show('orders?view=all');
    await status('60 orders');
    const refusal = page.getByText('The site does not answer.');
    await page.route(/\/api\/(?:orders\?.*next=|logout)/, (route) => route.abort());
    await page.getByRole('button', { name: 'Show more' }).click();
    await refusal.waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page
      .getByRole('navigation')
      .locator('..')
      .getByText('The site does not answer.')
      .waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Show more' }).click();
    await refusal.nth(1).waitFor({ state: 'detached' });
    await page.locator('.list tbody tr').nth(59).waitFor();
    expect(await page.locator('.list tbody tr').count()).toBe(60);
  });

  it('show the columns that the user has chosen, by keyboard, and keep them [console.list]', async () => {
    const heads = async () =>
      (await page.locator('.list thead th').allInnerTexts()).map((text) =>
        text.replace(/[↑↓]/, '').trim(),
      );
    await show('orders?view=all&sort=number');
    await page.locator('.list tbody tr').first().waitFor();
    expect(await heads()).toHaveLength(10);
    await page.getByRole('button', { name: 'Columns …' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const shown = dialog.getByRole('group', { name: 'Shown beside the number of the order' });
    await shown.getByRole('checkbox').nth(8).waitFor();
    expect(await shown.getByRole('checkbox').count()).toBe(9);
    for (const name of ['Account', 'Client', 'Work', 'Place', 'Received']) {
      await shown.getByLabel(name).focus();
      await page.keyboard.press('Space');
    }
    await shown.getByLabel('Last changed').check();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const few = ['Order', 'Due', 'State', 'Person', 'Last changed'];
    await until(async () => (await heads()).length === 6, 'the chosen columns');
    expect((await heads()).slice(1)).toEqual(few);
    await page.reload();
    await page.locator('.list tbody tr').first().waitFor();
    expect((await heads()).slice(1)).toEqual(few);
    // A tablet shows all columns, and its page does not scroll sideways.
    await page.setViewportSize({ width: 905, height: 700 });
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    // A narrow page has cards of the same columns.
    await page.setViewportSize({ width: 360, height: 700 });
    expect(await page.locator('.list tbody tr').first().locator('td').count()).toBe(6);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.setViewportSize({ width: 1280, height: 700 });
    const user = await test.as('administrator');
    await user.post('/api/columns').send({ list: 'orders' }).expect(200);
    await page.reload();
  });

  it('undo a command from another view, also after a reload, and say which order stays [console.list]', async () => {
    const statusOf = async (number: string) =>
      (await test.test.owner.orders.list({ limit: 100 })).find((one) => one.wo_number === number)
        ?.wo_status;
    await show('orders?view=all&sort=number');
    for (const number of ['W-10', 'W-11']) await page.getByLabel(`Choose ${number}`).check();
    await page.getByRole('button', { name: 'Cancel orders' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel orders' }).click();
    await status('Cancelled: 2. You can undo this for a minute.');
    expect(await statusOf('W-10')).toBe('Cancelled');
    await show('week');
    await page.getByRole('heading', { name: 'Week', level: 1 }).waitFor();
    await page.reload();
    await status('Cancelled: 2.');
    const changed = (await test.test.owner.orders.list({ limit: 100 })).find(
      (one) => one.wo_number === 'W-11',
    );
    await test.test.owner.orders.reopen(changed?.report_id ?? '');
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await status('Undone: 1. Not undone: 1.');
    await status('The order was changed since');
    expect(await statusOf('W-10')).toBe('Unread');
    expect(await statusOf('W-11')).toBe('In Field');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Undone: 1.').waitFor({ state: 'detached' });
  });

  it('show seven days by person, with the way to each list [console.week]', async () => {
    await show('week');
    await page.getByRole('row', { name: /^administrator/ }).waitFor({ state: 'detached' });
    const nobody = page.getByRole('row', { name: /^nobody/ });
    await nobody.getByRole('link', { name: '2 given out' }).click();
    await status('2 orders');
    // The count and the rows are two answers.
    await until(async () => (await numbers()).length === 2, 'the rows');
    expect((await numbers()).map((text) => text.slice(0, 4)).toSorted()).toEqual(['W-03', 'W-04']);
  });

  it('find orders by any words, and what else there is, and announce it [console.find]', async () => {
    await show('orders');
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('heading', { name: 'Find' }).waitFor();
    const box = page.getByRole('searchbox');
    await page.locator('input[type=search]:focus').waitFor();
    const owned = await test.test.owner.orders.list({ limit: 100 });
    const cedar = owned.find(({ wo_number }) => wo_number === 'W-07');
    for (const words of [
      '1211 Cedar Ln, Cedar Rapids',
      `#${cedar?.report_id}, "Cedar"`,
      'rapids cedar 1211',
      '990017',
      '52402',
      'W-07 roof',
      'llama first contr',
    ]) {
      // The words before have found as many: their answer has to be gone.
      await box.fill('');
      await page.getByText('Number, address, city, ZIP').waitFor();
      await box.fill(words);
      await status(/^2 found$/);
      expect((await numbers()).map((text) => text.slice(0, 4))).toEqual(['W-07']);
    }
    await box.fill('68104 Grass');
    await status(/The first|found/);
    await box.fill('contractor');
    await page.getByRole('link', { name: 'first', exact: true }).waitFor();
    await box.fill('no such thing');
    await status('Nothing contains all of these words: no such thing');
    expect(page.url()).toContain('q=no+such+thing');
    await test.test.send(
      'get_order',
      { report_id: '999' },
      { username: 'first', password: 'wrong' },
    );
    await test.test.site.exchanges.flush();
    const [call] = await test.test.site.exchanges.list({ limit: 1 });
    await box.fill(call?.reference ?? '');
    await page.locator('section', { hasText: 'Exchanges' }).getByRole('link').first().waitFor();
  });

  it('say of a text that is longer than any search that nothing has it', async () => {
    await show(`find?q=${'x'.repeat(400)}`);
    await status(/^Nothing/);
  });

  it('show the present week for an address that names no day [console.week]', async () => {
    await show('week?from=soon');
    await page.getByRole('row', { name: /^nobody/ }).waitFor();
  });

  it('name an order that refuses a command by its number, also where the list has left it out', async () => {
    const orders = await test.test.owner.orders.list();
    const closed = orders.find(({ wo_number }) => wo_number === 'W-40');
    await test.test.owner.orders.complete(closed?.report_id ?? '');
    await show('orders?view=all&sort=number');
    const box = page.getByRole('searchbox', { name: 'Words of these orders' });
    await page.getByLabel('Choose W-40').check();
    await box.fill('llama');
    await status('1 order');
    await page.getByText('(One of them is not in this list.)').first().waitFor();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await status('0 done, 1 refused');
    await page.getByRole('status').getByRole('link', { name: 'W-40' }).waitFor();
    await box.fill('');
  });

  it('count the day and show all trouble with what helps, live [console.today] [console.badges]', async () => {
    const { links } = test.test.site.importer;
    await links.add({ name: 'stub', url: stub.url, username: 'us', password: 'open sesame' });
    await links.pause('stub', 'their holidays');
    await show('today');
    await page.getByRole('link', { name: '2 Late' }).waitFor();
    await page.getByRole('navigation').getByLabel('2 late').waitFor();
    await page.getByText('Nothing is in trouble.').waitFor();
    const [known] = await test.test.owner.orders.list({ limit: 1 });
    const order = known?.report_id ?? '';
    await change(test.test, async (tx) => {
      await putDeadJob(tx, 'push', 'x');
      const job = await tx
        .selectFrom('jobs')
        .select('id')
        .where('state', '=', 'dead')
        .executeTakeFirstOrThrow();
      for (const [kind, subject_key, subject, order_id] of [
        ['link.paused', '1', 'stub', null],
        ['link.unreachable', '1', 'stub', null],
        ['job.failed', job.id, 'push', null],
        ['result.refused', '9', 'first-bank/4711', order],
        ['attachments.missing', '9', `note of ${order}`, order],
        ['disk.low', 'site', 'site', null],
      ] as const) {
        const told = { subject, message: `${kind} is so.`, reason: null, order_id, begun_at: 1 };
        await tx
          .insertInto('troubles')
          .values({ kind, subject_key, ...told })
          .execute();
      }
    });
    await page.getByRole('navigation').getByLabel('6 in trouble').waitFor();
    await page.locator('.troubles > li').nth(5).waitFor();
    expect(await page.locator('.troubles > li').count()).toBe(6);
    // An order is named by its number, also where its trouble names it by its id.
    const refused = page.locator('.troubles > li', { hasText: 'The owner has refused a result.' });
    await refused.getByText(`Order ${known?.wo_number}`).first().waitFor();
    await refused.getByRole('link', { name: `Open the order ${known?.wo_number}` }).waitFor();
    expect(await page.locator('.troubles').innerText()).not.toContain('first-bank/4711');
    await page.getByText('This is done on the machine of the site.').waitFor();
    await page.getByRole('button', { name: 'Resume the link stub' }).click();
    await until(async () => (await links.get('stub'))?.paused_at === null, 'the resumed link');
    const tested = stub.called('validate_user').length;
    await page.getByRole('button', { name: 'Test the link stub' }).click();
    await until(() => stub.called('validate_user').length > tested, 'the test of the link');
    await page.getByRole('button', { name: 'Try again push' }).click();
    await until(
      async () => !(await test.test.site.jobs.list()).some(({ state }) => state === 'dead'),
      'the job that is tried again',
    );
    await page.getByRole('link', { name: /Late/ }).click();
    await status('2 orders');
  });

  it('have one form each of days, times and amounts, in the language and zone of the user', async () => {
    const { orders, notes } = test.test.owner;
    const report_id = await test.test.order({
      account: 'first',
      wo_number: 'W-FORM',
      date_due: '20261224',
      line_items: [{ desc: 'Mow', qty: '2', price: '1234.5' }],
    });
    await orders.update(report_id, {
      date_due: '20261231',
      line_items: [{ desc: 'Mow', qty: '3', price: '1234.5' }],
    });
    await orders.requestCancellation(report_id, Date.parse('2026-12-24T20:00:00Z'));
    await notes.create({ report_id, note_text: 'Call first', insert_by: 'ann' });
    const account = { username: 'first' };
    const sent = {
      note_id: '7',
      note_type: 'wo',
      note_text: 'Seen',
      insert_date: '2026-12-20 20:30:00',
      has_attachments: false,
    };
    await test.test.owner.accounts.rotate('first', { password: 'open sesame' });
    await test.test.result(
      'send_notes',
      { dst_report_id: report_id, note: [sent] } as never,
      account,
    );
    const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Asia/Tokyo' });
    const own = await context.newPage();
    own.setDefaultTimeout(60_000);
    await logIn(own, `${test.url}/`, 'operator');
    await own.goto(`${test.url}/#/orders/${report_id}`);
    await own.getByText('24.12.2026 → 31.12.2026').waitFor();
    for (const shown of [
      '31.12.2026',
      '25.12.2026, 05:00:00',
      '1.234,50',
      '3.703,50',
      '21.12.2026, 05:30:00',
    ]) {
      await own.locator('main').getByText(shown).first().waitFor();
    }
    const text = await own.locator('main').innerText();
    const titles = await own
      .locator('main time')
      .evaluateAll((all) => all.map((one) => Object(one).title));
    await own.goto(`${test.url}/#/orders?view=all`);
    await own.locator('.list tbody tr').first().waitFor();
    const list = await own.locator('main').innerText();
    await own.goto(`${test.url}/#/exchanges`);
    await own.locator('.list tbody tr').first().waitFor();
    const others = await own.locator('main').innerText();
    // No day or time as programs write it, on the page or in a hint.
    for (const one of [text, ...titles, list, others]) {
      expect(one).not.toMatch(/\d{4}-\d\d-\d\d|\b20\d{6}\b|\d\d:\d\d(?::\d\d)?Z|\bUTC\b/);
    }
    await context.close();
  });

  it('have one row of navigation at 360 pixels, and all of it in a menu', async () => {
    await page.setViewportSize({ width: 360, height: 700 });
    await show('orders');
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    expect(await page.evaluate('document.querySelector("header").offsetHeight')).toBeLessThan(60);
    const links = page
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: 'Jobs' });
    expect(await links.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await links.click();
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    await links.waitFor({ state: 'hidden' });
  });

  it('show each order once, and as it is now, when others come before the further rows [console.list]', async () => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await show('orders?view=all');
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('link', { name: 'W-00' }).waitFor();
    const { length } = await numbers();
    await addOrder(60);
    await page.getByRole('link', { name: 'W-60' }).waitFor();
    await until(async () => new Set(await numbers()).size === length + 1, 'each order');
    expect(await numbers()).toHaveLength(length + 1);
    // A row that was loaded later changes as the others do.
    const orders = await test.test.owner.orders.list({ account: 'first' });
    const early = orders.find(({ wo_number }) => wo_number === 'W-05');
    await test.test.owner.orders.followUp(early?.report_id ?? '', 'The gate is open');
    await page.getByRole('row', { name: /W-05/ }).getByText('The gate is open').waitFor();
    await show('orders?view=open');
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('link', { name: 'W-05' }).waitFor();
    const open = await numbers();
    const late = orders.find(({ wo_number }) => wo_number === 'W-59');
    await test.test.owner.orders.complete(late?.report_id ?? '');
    await page.getByRole('link', { name: 'W-59' }).waitFor({ state: 'detached' });
    await until(async () => (await numbers()).length === open.length - 1, 'the others');
    const left = await numbers();
    expect(new Set(left).size).toBe(left.length);
  });
});
