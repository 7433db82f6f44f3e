import type { Browser, Page } from 'playwright-core';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { StubOwner, until } from '../importer/pair.js';
import { logIn, TestConsole } from './open-console.js';

const [engine] = ENGINES;

/** The commands that ask for a reason. */
const NEEDS_REASON: ReadonlySet<string> = new Set(['Reject', 'Return to vendor']);

/** Buttons that other tests of the page do not press: each is seen by what the site has done, and by what it has not. */
describe('the buttons of a console', () => {
  let stub: StubOwner;
  let test: TestConsole;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    await engine?.start();
    stub = await StubOwner.open();
    if (engine) test = await TestConsole.open(engine, { allowedHosts: [stub.server.host] });
    await test.as('administrator');
    await test.as('reader');
    browser = await startBrowser();
    page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => problems.push(error.message));
    await logIn(page, `${test.url}/`, 'administrator');
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await test?.close();
    await stub?.server.close();
    await engine?.stop();
  });
  afterEach(() => expect(problems.splice(0)).toEqual([]));

  const show = (path: string) => page.goto(`${test.url}/#/${path}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  /** Answers the question of a dialog, and waits until it is closed. */
  const confirm = async (name: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name, exact: true }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
  };

  it('skip a job and take it up again', async () => {
    // Nothing runs before the start of the site.
    await test.test.owner.accounts.update('acme', { push_url: 'http://push.invalid/x' });
    await test.test.order();
    const states = async () => (await test.test.site.jobs.list()).map(({ state }) => state);
    expect(await states()).toEqual(['waiting']);
    await show('jobs');
    await page.getByRole('button', { name: /^Skip \d/ }).click();
    await until(async () => (await states())[0] === 'skipped', 'the skipped job');
    await page.getByRole('button', { name: /^Skip \d/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Try now / }).click();
    await until(async () => (await states())[0] === 'waiting', 'the job that is taken up');
    await page.getByRole('button', { name: /^Skip \d/ }).click();
    await until(async () => (await states())[0] === 'skipped', 'the job skipped again');
  });

  it('test, read, pause, resume, change and remove the link that they stand beside [console.accounts]', async () => {
    const { links } = test.test.site.importer;
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    const settings = { job_notes: true, invoicing: false, poll_seconds: 77 };
    await links.add({ name: 'stub', ...access, ...settings });
    await links.add({ name: 'other', ...access });
    const given = await links.get('stub');
    const other = await links.get('other');
    const calls = () => stub.called('validate_user').length;
    await show('links');

    const before = calls();
    await press('Test stub');
    await until(() => calls() > before, 'the test');
    await until(
      async () => (await links.get('stub'))?.validated_at !== null,
      'what came of the test',
    );

    const reported = (text: string) => page.getByRole('status').getByText(text).waitFor();
    await reported('Tested: the owner accepts the user name and the password.');
    await press('Check for changes stub');
    await reported('The site checks now.');

    await press('Pause stub');
    await page.getByRole('dialog').getByLabel('Why').fill('their holidays');
    await confirm('Pause');
    expect(await links.get('stub')).toMatchObject({
      pause_reason: 'their holidays',
      paused_at: expect.any(Number),
    });
    await press('Check for changes stub');
    await reported('Nothing is checked while the link is paused.');
    await press('Resume stub');
    await until(async () => (await links.get('stub'))?.paused_at === null, 'the end of the pause');

    await press('Change password stub');
    await page.getByRole('dialog').getByLabel('Password').fill('a word that is new');
    await confirm('Change password');
    expect(await links.get('stub')).toMatchObject({ name: 'stub', paused_at: null });
    expect(await test.test.site.audit.list({ action: 'link.password' })).toMatchObject([
      { who: 'administrator', subject: 'stub' },
    ]);

    await press('Edit stub');
    // A text that is no JSON is refused at its field, among the rare ones, and stays there.
    await page.getByText('More fields').click();
    const names = page.getByLabel('Its own names in the protocol');
    await names.fill('{ "events":');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('The names must be a JSON object.').waitFor();
    expect(await names.getAttribute('aria-invalid')).toBe('true');
    await page.locator('[name=dialect]:focus').waitFor();
    expect(await names.inputValue()).toBe('{ "events":');
    await names.fill('');
    await page
      .getByRole('dialog')
      .getByLabel(/seconds$/)
      .fill('120');
    await confirm('Save');
    expect((await links.get('stub'))?.settings).toEqual({ ...given?.settings, poll_seconds: 120 });

    // Where there are note groups, a link has a choice of them.
    await test.test.owner.users.createGroup('yard');
    await page.reload();
    await press('Edit stub');
    await page.getByText('More fields').click();
    await page.getByRole('dialog').getByLabel('yard').check();
    await confirm('Save');
    expect(await links.get('stub')).toMatchObject({ note_groups: ['yard'] });
    // What others have set meanwhile stays.
    await page.reload();
    await press('Edit stub');
    await page.getByText('More fields').click();
    await page.getByRole('dialog').getByLabel('yard').waitFor();
    await links.update('stub', { note_groups: [] });
    await page
      .getByRole('dialog')
      .getByLabel(/seconds$/)
      .fill('130');
    await confirm('Save');
    expect(await links.get('stub')).toMatchObject({
      note_groups: [],
      settings: { poll_seconds: 130 },
    });

    expect(stub.called('get_all_orders')).toEqual([]);
    await test.test.site.start();
    await until(() => stub.called('get_all_orders').length === 2, 'the first look of both links');
    await press('Check for changes stub');
    await until(() => stub.called('get_all_orders').length === 3, 'the look that was asked for');

    await press('Remove stub');
    await confirm('Remove');
    expect((await links.list()).map(({ name }) => name)).toEqual(['other']);
    expect((await links.get('other'))?.settings).toEqual(other?.settings);
  });

  it('disable and enable an account and a user, and end a session [console.accounts]', async () => {
    const { accounts, users } = test.test.owner;
    const account = async () => (await accounts.list()).find(({ username }) => username === 'bolt');
    const user = async () => (await users.list()).find(({ username }) => username === 'reader');
    await show('accounts');
    await press('Disable bolt');
    await page.getByText('refuses all calls of bolt').waitFor();
    expect((await account())?.disabled_at).toBeNull();
    await confirm('Disable');
    await until(async () => (await account())?.disabled_at !== null, 'the end of the account');
    await press('Enable bolt');
    await until(async () => (await account())?.disabled_at === null, 'its return');

    // Days that are none are refused at their field, in days, and the old password stays as it is.
    await press('New password bolt');
    const days = page.getByLabel('Days that the old one still works');
    for (const wrong of ['abc', '-1', '1.5', '99999', ' ']) {
      await days.fill(wrong);
      await page.getByRole('dialog').getByRole('button', { name: 'New password' }).click();
      await page.getByText('Must be a whole number of days from 0 to 3650.').waitFor();
      expect(await days.inputValue()).toBe(wrong);
      await days.fill('7');
      await page.getByText('Must be a whole number of days').waitFor();
    }
    expect(await test.test.site.audit.list({ action: 'account.password' })).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });

    const reader = await test.as('reader');
    await show('users');
    await press('Disable reader');
    await page.getByText('reader is logged out everywhere').waitFor();
    await reader.get('/api/orders').expect(200);
    await confirm('Disable');
    await until(async () => (await user())?.is_active === false, 'the end of the user');
    await reader.get('/api/orders').expect(401);
    await press('Enable reader');
    await until(async () => (await user())?.is_active === true, 'the return of the user');

    const again = await test.as('reader');
    await show('sessions');
    const row = page.getByRole('row').filter({ hasText: 'reader' });
    await row
      .getByRole('button', { name: /^End reader/ })
      .first()
      .click();
    await again.get('/api/orders').expect(200);
    await confirm('End');
    await row.first().waitFor({ state: 'detached' });
    await again.get('/api/orders').expect(401);
    await show('orders');
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
  });

  it('skip to the content, show the keys, and make a user and a link', async () => {
    await show('users');
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    // Shown to who comes by keyboard alone.
    await page.getByRole('button', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').getAttribute('id')).toBe('content');
    await press('Keys');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await dialog.waitFor();
    const keys = await dialog.locator('kbd').allTextContents();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    // Each key that the dialog names leads to a view of its own, and none is left out.
    const views: string[] = [];
    for (const [, key = ''] of keys
      .map((one) => one.split(' '))
      .filter(([first]) => first === 'g')) {
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      const loading = page.getByText('Loading …').first();
      await loading.waitFor({ state: 'detached' });
      views.push(`${key} ${String(await page.evaluate('location.hash')).slice(2)}`);
    }
    expect(views.sort().join()).toBe(
      'a accounts,c charts,e exchanges,f forms,i imported,j jobs,l links,o orders,p properties,r results,t today,w week',
    );
    await show('users');

    await press('New user');
    const asked = page.getByRole('dialog');
    await asked.getByLabel('User name').fill('fay');
    await asked.getByLabel('Shown as').fill('Fay of the office');
    await asked.getByLabel('Role').selectOption('reader');
    await confirm('New user');
    await page.getByRole('row', { name: /Fay of the office/ }).waitFor();
    expect(await test.test.owner.users.list()).toContainEqual(
      expect.objectContaining({
        username: 'fay',
        display_name: 'Fay of the office',
        role: 'reader',
        groups: [],
        is_active: true,
      }),
    );

    await show('links');
    await press('New link');
    await asked.getByLabel('Name of the link').fill('third');
    await asked.getByLabel('Address of the receiver').fill(stub.url);
    await asked.getByLabel('User name').fill('us there');
    await asked.getByLabel('Password').fill('open sesame');
    await confirm('New link');
    await page.getByRole('row', { name: /third/ }).waitFor();
    expect(await test.test.site.importer.links.get('third')).toMatchObject({
      name: 'third',
      url: stub.url,
      username: 'us there',
    });
  });

  it('hold the exchanges, follow them again, copy a call, and show more of orders and exchanges [console.exchanges]', async () => {
    const call = () => test.test.result('validate_user', {});
    const rows = () => page.locator('tbody tr').count();
    for (let count = 0; count < 55; count += 1) await call();
    await test.test.site.exchanges.flush();
    await show('exchanges?event=validate_user&username=acme');
    await page.getByRole('heading', { name: 'Exchanges' }).waitFor();
    await until(async () => (await rows()) === 50, 'the first page');
    const newest = () => page.locator('tbody a').first().getAttribute('href');
    // An answer that was asked for before the pause and comes after it moves nothing.
    const held = await newest();
    let pause = () => {};
    const isPaused = new Promise<void>((resolve) => {
      pause = resolve;
    });
    await page.route(/api\/exchanges\?/, async (route) => {
      await isPaused;
      await route.continue();
    });
    const asked = page.waitForRequest(/api\/exchanges\?/);
    await call();
    await asked;
    const came = page.waitForResponse(/api\/exchanges\?/);
    await press('Pause');
    pause();
    await came;
    await page.unrouteAll({ behavior: 'wait' });
    await page.waitForTimeout(100);
    expect(await newest()).toBe(held);
    await call();
    await page.getByRole('button', { name: /^Follow \(\d+ new\)$/ }).waitFor();
    expect(await newest()).toBe(held);
    await page.getByRole('button', { name: /^Follow/ }).click();
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    // Both that were held back, of which one was not even asked for.
    await test.test.site.exchanges.flush();
    const last = `/${await test.test.site.exchanges.newest()}`;
    await until(async () => (await newest())?.endsWith(last) === true, 'the newest exchange');

    await page.getByRole('link', { name: 'Show more' }).click();
    await until(async () => (await rows()) === 7, 'the second page');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('tbody a').first().click();
    await page.getByRole('button', { name: 'Copy' }).click();
    const copied = () => page.evaluate('navigator.clipboard.readText()');
    await until(async () => (await copied()) !== '', 'the copy');
    expect(await copied()).toMatch(
      /^npx svclink send validate_user --url URL --user acme --data '/,
    );

    for (let count = 0; count < 52; count += 1) await test.test.order({ wo_number: `P-${count}` });
    await show('orders');
    await page.getByRole('link', { name: 'P-51' }).waitFor();
    const listed = () => page.locator('tbody a').allTextContents();
    expect(await rows()).toBe(50);
    await press('Show more');
    await page.getByRole('link', { name: /^P-0\b/ }).waitFor();
    const shown = await listed();
    expect(shown.length).toBeGreaterThanOrEqual(52);
    expect(new Set(shown).size).toBe(shown.length);
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });

  it('offer the commands that the state of an order allows, and do each of them', async () => {
    const { orders } = test.test.owner;
    const id = await test.test.order({ wo_number: 'COMMANDS' });
    await show(`orders/${id}`);
    await page.getByRole('heading', { name: 'Order COMMANDS' }).waitFor();
    // The usual next command is the filled button of the head; the others follow.
    const offered = () => page.locator('.next button, .commands button').allTextContents();
    const become = async (status: string, names: readonly string[]) => {
      const isSo = async () => (await orders.get(id))?.wo_status === status;
      await until(isSo, `the order is ${status}`);
      await until(async () => (await offered()).join() === names.join(), `${status}: ${names}`);
    };
    const ask = (next: string, pending = 'Ask for cancellation') => {
      const all = ['Accept', 'Reject', 'Return to vendor', 'Ready for office', 'Complete'];
      const others = [...all, pending, 'Cancel order'].filter((name) => name !== next);
      return next === '' ? others : [next, ...others];
    };
    const command = async (name: string, reason = '') => {
      const before = (await orders.get(id))?.wo_status;
      await press(name);
      if (NEEDS_REASON.has(name)) {
        await page.getByRole('dialog').locator('[name=reason][required]').waitFor();
      }
      if (reason !== '') await page.getByRole('dialog').getByLabel('Reason').fill(reason);
      expect((await orders.get(id))?.wo_status).toBe(before);
      await confirm(name);
    };
    await become('Unread', ask(''));
    await command('Accept');
    await become('Accepted', ask('Ready for office'));
    await command('Reject', 'wrong house');
    await become('Rejected', ask('Return to vendor'));
    await command('Return to vendor', 'because of the roof');
    await become('Follow Up', ask(''));
    expect((await orders.get(id))?.status_reason).toBe('because of the roof');
    await page.locator('.notice', { hasText: 'Follow Up: because of the roof' }).waitFor();
    await command('Ask for cancellation');
    await become('Follow Up', ask('', 'Withdraw cancellation'));
    expect((await orders.get(id))?.pending_cancellation_at).toEqual(expect.any(Number));
    await command('Withdraw cancellation');
    await become('Follow Up', ask(''));
    expect((await orders.get(id))?.pending_cancellation_at).toBeNull();
    await command('Ready for office');
    await become('Ready for Office', ['Invoiced', 'Complete', 'Return to vendor', 'Reopen']);
    await command('Invoiced');
    await become('Invoiced', ['Complete', 'Reopen']);
    await command('Complete');
    await become('Complete', ['Reopen']);
    await command('Reopen');
    await become('In Field', ask('Accept'));
    await press('Cancel order');
    await confirm('Keep the order');
    expect((await orders.get(id))?.wo_status).toBe('In Field');
    await command('Cancel order', 'sold');
    await become('Cancelled', ['Reopen']);
    await command('Reopen');
    await become('In Field', ask('Accept'));

    await press('Assign');
    await page.getByRole('dialog').getByLabel('Account').selectOption({ label: 'nobody' });
    await confirm('Assign');
    await page.getByText('not assigned').first().waitFor();
    expect(await orders.get(id)).toMatchObject({ is_assigned: false });
  });

  it('give a note to a group, and show the calls of the last hour', async () => {
    const { users, notes } = test.test.owner;
    await users.createGroup('crew');
    await users.create({ username: 'gus', groups: ['crew'] });
    const id = await test.test.order({ wo_number: 'NOTED' });
    await test.test.result('validate_user', {});
    await show(`orders/${id}`);
    await page.getByRole('heading', { name: 'Order NOTED' }).waitFor();
    await page.getByLabel('Note', { exact: true }).fill('the key is under the mat');
    await page.getByLabel('crew').check();
    await press('Add note');
    await until(async () => (await notes.list(id)).length === 1, 'the note');
    const seenBy = async (username: string) => (await notes.list(id, username)).length;
    expect([await seenBy('gus'), await seenBy('reader')]).toEqual([1, 0]);

    await test.test.site.exchanges.flush();
    await show('charts');
    const chart = page.locator('figure.chart').first();
    await chart.getByRole('img', { name: /: [1-9]\d*$/ }).waitFor();
    expect(await chart.locator('.legend span').allTextContents()).toEqual(['succeeded', 'failed']);
  });
});
