import type { Page } from 'playwright-core';
import { type AdministratorPage, withAdministratorPage } from './administrator-page.js';

describe('the fields of a console', () => {
  let test: AdministratorPage['test'];
  let page: AdministratorPage['page'];
  let show: AdministratorPage['show'];
  withAdministratorPage({ timeout: 60_000, viewport: { width: 1280, height: 800 } }, (opened) => {
    ({ test, page, show } = opened);
  });

  const dialog = () => page.getByRole('dialog');
  const press = (name: string, within: Pick<Page, 'getByRole'> = page) =>
    within.getByRole('button', { name, exact: true }).first().click();
  /** Returns the problem of the refused field once it has the focus, as a screen reader reads it. */
  async function focusedProblem(): Promise<string> {
    const ids = await page.locator(':focus[aria-invalid=true]').getAttribute('aria-describedby');
    const texts = String(ids)
      .split(' ')
      .map((id) => page.locator(`[id="${id}"]`).textContent());
    return (await Promise.all(texts)).join(' ');
  }
  /** Discards what is typed in the dialog. */
  async function discard() {
    await press('Cancel', dialog());
    await press('Discard', dialog());
    await page.locator('dialog').waitFor({ state: 'detached' });
  }

  it.each([
    ['accounts', 'Accounts', 'New account', 'acme', 'There is already an account acme.'],
    ['users', 'Users', 'New user', 'administrator', 'There is already a user administrator.'],
  ])('of %s say at the name that it is taken', async (path, title, action, name, problem) => {
    await show(path, title);
    await press(action);
    await dialog().getByLabel('User name', { exact: true }).fill(name);
    await press(action, dialog());
    await dialog().getByRole('alert').getByText(problem).waitFor();
    expect(await focusedProblem()).toContain(problem);
    await discard();
  });

  it('of bounds and of options say what is refused in words, at the field', async () => {
    await show('apps', 'Apps');
    await press('New app');
    await dialog().getByLabel('Name', { exact: true }).fill('desk');
    await dialog().getByLabel('Orders: read', { exact: true }).check();
    const files = dialog().getByLabel('Files at most');
    await files.fill('1e9');
    await press('New app', dialog());
    await dialog().getByRole('alert').waitFor();
    expect(await focusedProblem()).toMatch(/^Must be a whole number, 0 or more, or blank\./);
    expect(await files.inputValue()).toBe('1e9');
    await discard();

    await show('fields', 'Fields of properties');
    await press('New field');
    await dialog().getByLabel('Shown as').fill('Pool');
    await dialog().getByLabel('Name in data').fill('pool');
    await dialog()
      .getByLabel('Options')
      .fill(`none\n${'x'.repeat(300)}`);
    await press('New field', dialog());
    await dialog().getByRole('alert').waitFor();
    expect(await focusedProblem()).toMatch(/^Must have at most 255 characters\./);
    await discard();
  });

  it('in rows show a refusal in their row, take amounts with the sign of a currency, and keep what is typed', async () => {
    await show('orders?view=all', 'Orders');
    await press('New order');
    await dialog().getByLabel('Account').selectOption('acme');
    const fields = {
      'Work order number': 'WO-ROWS',
      Address: '1 Elm',
      City: 'Omaha',
      State: 'NE',
      ZIP: '68102',
    };
    for (const [label, text] of Object.entries(fields))
      await dialog().getByLabel(label, { exact: true }).first().fill(text);
    const lines = dialog().getByRole('group', { name: 'Line items' });
    for (let count = 0; count < 3; count += 1) await press('Add line', lines);
    // The second row stays blank: the site counts two.
    await lines.getByLabel('Item').nth(0).fill('Mow');
    await lines.getByLabel('Price').nth(0).fill('$60');
    await lines.getByLabel('Item').nth(2).fill('Trim');
    await lines.getByLabel('Quantity').nth(2).fill('a few');
    await press('Make order', dialog());
    await lines.getByRole('alert').waitFor();
    expect(await focusedProblem()).toBe('Must be a decimal number with at most two decimals.');
    expect(await dialog().getByRole('alert').count()).toBe(1);
    expect(await lines.getByLabel('Quantity').nth(2).getAttribute('aria-invalid')).toBe('true');
    expect(await lines.getByLabel('Price').nth(0).inputValue()).toBe('$60');
    // The refusal goes with its row.
    await press('Take out 3', lines);
    await lines.getByRole('alert').waitFor({ state: 'detached' });

    const items = dialog().getByRole('group', { name: /^Items for bids/ });
    await press('Add item', items);
    await items.getByLabel('Id', { exact: true }).fill('501');
    await press('Make order', dialog());
    await items.getByRole('alert').waitFor();
    expect(await focusedProblem()).toBe('Is required.');
    await items.getByLabel('Item', { exact: true }).fill('Grass');
    await press('Make order', dialog());
    await page.getByRole('heading', { name: 'Order WO-ROWS' }).waitFor();
    const orders = await test.test.owner.orders.list({ limit: 1000 });
    const made = orders.filter(({ wo_number }) => wo_number === 'WO-ROWS');
    expect(made).toHaveLength(1);
    expect((await test.test.owner.orders.get(made[0]?.report_id ?? ''))?.line_items).toMatchObject([
      { desc: 'Mow', price: '60.00' },
    ]);
  });

  it('of a search find by the begin of a text that is too long, and take the next one', async () => {
    const field = page.getByRole('searchbox');
    await show('find', 'Find');
    await field.fill('x'.repeat(30_000));
    await page.getByText(`Nothing contains all of these words: ${'x'.repeat(300)}`).waitFor();
    await field.fill('nowhere');
    await page.getByText('Nothing contains all of these words: nowhere').waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await field.fill('   ');
    await page.getByText('Nothing contains').waitFor({ state: 'detached' });

    // A list says it.
    await show('orders', 'Orders');
    const list = page.getByRole('main').getByRole('searchbox');
    await list.fill('x'.repeat(30_000));
    await page.getByRole('alert').getByText('is too long: shorten it').waitFor();
    await list.fill('');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  it('may hold a text of any length, which leaves the order below its head in sight', async () => {
    const work_type_alias = 'y'.repeat(70_000);
    const address = 'z'.repeat(255);
    const id = await test.test.order({ wo_number: 'WO-LONG', address, work_type_alias });
    await show(`orders/${id}`, 'Order WO-LONG');
    const head = await page.locator('.order-head').boundingBox();
    expect(head?.height).toBeLessThan(200);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog().waitFor();
  });

  it('replaces no line items that another user has changed meanwhile, until the user has read them', async () => {
    const line = { desc: 'Mow', qty: '1.00', price: '20.00' };
    const id = await test.test.order({ wo_number: 'WO-LINES', line_items: [line] });
    await show(`orders/${id}`, 'Order WO-LINES');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const lines = dialog().getByRole('group', { name: 'Line items' });
    await lines.getByLabel('Price').fill('25');
    await test.test.owner.orders.update(id, { line_items: [line, { ...line, desc: 'Trim' }] });
    await press('Save', dialog());
    const refusal = dialog().getByRole('alert');
    await refusal.getByText(/another user .* Mow, 1\.00 × 20\.00; Trim, 1\.00 × 20\.00/).waitFor();
    expect(await lines.getByLabel('Price').inputValue()).toBe('25');
    const stored = async () => (await test.test.owner.orders.get(id))?.line_items;
    expect(await stored()).toHaveLength(2);
    await press('Save', dialog());
    await dialog().waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject([{ desc: 'Mow', price: '25.00' }]);
  });
});
