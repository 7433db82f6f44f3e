import type { Browser, Page } from 'playwright-core';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { StubOwner, until } from '../importer/pair.js';
import { logIn, TestConsole } from './open-console.js';

const [engine] = ENGINES;

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
    page.setDefaultTimeout(10_000);
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

  it('test, read, pause, resume, change and remove the link that they stand beside', async () => {
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

    await press('Pause stub');
    await page.getByRole('dialog').getByLabel('Why').fill('their holidays');
    await confirm('Pause');
    expect(await links.get('stub')).toMatchObject({
      pause_reason: 'their holidays',
      paused_at: expect.any(Number),
    });
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
    await page
      .getByRole('dialog')
      .getByLabel(/seconds$/)
      .fill('120');
    await confirm('Save');
    expect((await links.get('stub'))?.settings).toEqual({ ...given?.settings, poll_seconds: 120 });

    expect(stub.called('get_all_orders')).toEqual([]);
    await test.test.site.start();
    await until(() => stub.called('get_all_orders').length === 2, 'the first look of both links');
    await press('Look for news stub');
    await until(() => stub.called('get_all_orders').length === 3, 'the look that was asked for');

    await press('Remove stub');
    await confirm('Remove');
    expect((await links.list()).map(({ name }) => name)).toEqual(['other']);
    expect((await links.get('other'))?.settings).toEqual(other?.settings);
  });

  it('disable and enable an account and a user, and end a session', async () => {
    const { accounts, users } = test.test.owner;
    const account = async () => (await accounts.list()).find(({ username }) => username === 'bolt');
    const user = async () => (await users.list()).find(({ username }) => username === 'reader');
    await show('accounts');
    await press('Disable bolt');
    await until(async () => (await account())?.disabled_at !== null, 'the end of the account');
    await press('Enable bolt');
    await until(async () => (await account())?.disabled_at === null, 'its return');

    const reader = await test.as('reader');
    await show('users');
    await press('Disable reader');
    await until(async () => (await user())?.is_active === false, 'the end of the user');
    await reader.get('/api/orders').expect(401);
    await press('Enable reader');
    await until(async () => (await user())?.is_active === true, 'the return of the user');

    const again = await test.as('reader');
    await show('sessions');
    const row = page.getByRole('row').filter({ hasText: 'reader' });
    await row.getByRole('button', { name: 'End' }).first().click();
    await row.first().waitFor({ state: 'detached' });
    await again.get('/api/orders').expect(401);
    await show('orders');
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
  });
});
