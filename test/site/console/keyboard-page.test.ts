import type { Page } from 'playwright-core';
import { type AdministratorPage, withAdministratorPage } from './administrator-page.js';
import { PASSWORD } from './open-console.js';

describe('a console that is worked by keyboard', () => {
  let test: AdministratorPage['test'];
  let page: AdministratorPage['page'];
  let show: AdministratorPage['show'];
  withAdministratorPage({ timeout: 60_000 }, (opened) => {
    ({ test, page, show } = opened);
  });

  const dialog = () => page.getByRole('dialog');
  const closed = () => page.locator('dialog').waitFor({ state: 'detached' });
  const button = (name: string, within: Pick<Page, 'getByRole'> = page) =>
    within.getByRole('button', { name, exact: true }).first();
  async function enter(name: string, within?: Pick<Page, 'getByRole'>) {
    await button(name, within).focus();
    await page.keyboard.press('Enter');
  }
  /** Runs a command that asks: the button of the question has the focus. */
  async function command(name: string) {
    await enter(name);
    await dialog().waitFor();
    await page.keyboard.press('Enter');
    await closed();
  }
  /** Returns the name of the row that has the focus, or of what has it. */
  const focusedRow = () =>
    page.evaluate(
      'document.activeElement.closest("tbody tr")?.querySelector("strong")?.textContent ?? document.activeElement.tagName',
    );
  const focusedName = () =>
    page.evaluate(
      'document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent',
    );

  it('keeps the focus in the row of a command, and gives it to the next row of a removed one', async () => {
    const { apps } = test.test.site;
    for (const name of ['a', 'b', 'c']) await apps.create({ name, scopes: ['workorder-r'] });
    await show('apps', 'Apps');
    await command('Disable b');
    await button('Enable b').waitFor();
    expect(await focusedRow()).toBe('b');
    await page.keyboard.press('Tab');
    expect(await focusedName()).toBe('Limits b');
    await enter('Enable b');
    await button('Disable b').waitFor();
    expect(await focusedRow()).toBe('b');
    await command('Remove b');
    await button('Limits b').waitFor({ state: 'detached' });
    expect(await focusedRow()).toBe('c');
    await command('Remove c');
    await button('Limits c').waitFor({ state: 'detached' });
    expect(await focusedRow()).toBe('a');
  });

  it('runs no command by an Enter that the keyboard repeats', async () => {
    await show('accounts', 'Accounts');
    await button('Disable bolt').focus();
    await page.keyboard.down('Enter');
    await dialog().waitFor();
    for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await dialog().getByText('bolt').first().waitFor();
    expect(await button('Disable', dialog()).isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await closed();
    await button('Enable bolt').waitFor();
    await test.test.owner.accounts.enable('bolt');
  });

  it('keeps the focus in a filter while it is typed', async () => {
    await show('exchanges', 'Exchanges');
    const since = page.getByLabel('From', { exact: true });
    await since.focus();
    await page.keyboard.type('112320260915PM');
    await page.waitForURL(/since=2026-11-23T21%3A15/);
    expect(await focusedName()).toContain('From');
    await page.keyboard.press('ArrowUp');
    await page.waitForURL(/since=2026-11-23T09%3A15/);
    expect(await focusedName()).toContain('From');
    const order = page.getByLabel('report_id');
    await order.focus();
    await page.keyboard.type('1001');
    await page.keyboard.press('Enter');
    await page.waitForURL(/order=1001/);
    expect(await order.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
      'report_id',
    );
    await enter('Remove all filters');
    await button('Remove all filters').waitFor({ state: 'detached' });
    expect(await order.inputValue()).toBe('');
    expect(await since.inputValue()).toBe('');
    expect(await page.locator('.filters:focus').count()).toBe(1);
  });

  it('has single keys that a user switches off, in all windows of the browser, and on again', async () => {
    await show('accounts', 'Accounts');
    await page.keyboard.press('?');
    await dialog().getByRole('link', { name: 'My account' }).focus();
    await page.keyboard.press('Enter');
    await closed();
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${test.url}/#/accounts`);
    await other.getByRole('heading', { level: 1, name: 'Accounts' }).waitFor();
    await enter('Switch single keys off');
    await page.getByText('Single keys are off.').waitFor();
    expect(await focusedName()).toBe('Switch single keys on');

    for (const one of [other, page]) {
      await one.bringToFront();
      await one.goto(`${test.url}/#/exchanges`);
      await one.reload();
      await one.getByRole('heading', { level: 1, name: 'Exchanges' }).waitFor();
      for (const key of ['/', 'j', 'k', '?', 'g', 'o']) await one.keyboard.press(key);
      expect(one.url()).toMatch(/#\/exchanges$/);
      expect(await one.getByRole('dialog').count()).toBe(0);
      expect(await one.locator('tbody :focus').count()).toBe(0);
    }
    await other.close();
    // The keys of a component that has the focus, and those of the browser, work on.
    await enter('Keys');
    await dialog().getByText('Single keys are off.').waitFor();
    await page.keyboard.press('Escape');
    await closed();

    await show('me', 'My account');
    await enter('Switch single keys on');
    await page.getByText('Single keys are on.').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await page.getByRole('heading', { level: 1, name: 'Accounts' }).waitFor();
  });

  it('takes no year of five digits, so that the month follows the year', async () => {
    await show('orders?view=all&sort=due', 'Orders');
    await page.getByRole('group', { name: 'Due' }).getByLabel('from').focus();
    await page.keyboard.type('1123202612');
    await page.waitForURL(/due_from=\d/);
    expect(page.url()).toMatch(/due_from=\d{4}-/);
  });

  it('keeps the focus on the page where the bar of an undone command is closed, and where a user logs out and in', async () => {
    await test.test.order({ wo_number: 'WO-UNDO' });
    await show('orders?view=all', 'Orders');
    await page.getByLabel('Choose WO-UNDO').focus();
    await page.keyboard.press('Space');
    await enter('Choose none');
    await button('Choose none').waitFor({ state: 'detached' });
    expect(await page.locator(':focus table, table:focus').count()).toBe(1);
    await page.getByLabel('Choose WO-UNDO').focus();
    await page.keyboard.press('Space');
    await enter('Assign to a person');
    await enter('Assign to a person', dialog());
    await closed();
    await enter('Undo');
    await page.getByText('Undone').waitFor();
    await enter('Close', page.locator('.undo'));
    await page.locator('.undo').waitFor({ state: 'detached' });
    expect(await page.locator('main:focus').count()).toBe(1);

    await enter('Log out');
    await page.getByLabel('User name').waitFor();
    expect(await page.locator('main:focus').count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.type('administrator');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    expect(await page.locator('main:focus').count()).toBe(1);
  });

  it('moves the focus into a row that is added, and to the row after one that is taken out', async () => {
    await show('orders?view=all', 'Orders');
    await enter('New order');
    const lines = dialog().getByRole('group', { name: 'Line items' });
    for (const item of ['Mow', 'Trim', 'Haul']) {
      await enter('Add line', lines);
      await page.keyboard.type(item);
    }
    expect(await lines.getByLabel('Item').last().inputValue()).toBe('Haul');
    await enter('Take out 2', lines);
    await button('Take out 3', lines).waitFor({ state: 'detached' });
    const focused = 'document.activeElement.closest(".line")?.querySelector("input").value';
    expect(await page.evaluate(focused)).toBe('Haul');
    await enter('Take out 2', lines);
    await button('Take out 2', lines).waitFor({ state: 'detached' });
    expect(await page.evaluate(focused)).toBe('Mow');
    await page.keyboard.press('Escape');
    await enter('Discard', dialog());
    await closed();
  });
});
