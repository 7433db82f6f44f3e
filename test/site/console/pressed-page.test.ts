import { Readable } from 'node:stream';
import type { Browser, Page } from 'playwright-core';
import { defineForm } from '../../../src/forms/index.js';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { LocalServer, SitePair, until } from '../importer/pair.js';
import { logIn, PASSWORD } from './open-console.js';

const [engine] = ENGINES;
const LONG = 'How did the person who was there verify that nobody lives in the building?';
const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    occupied: { type: 'radio', text: 'Occupied?', options: ['Yes', 'No'], required: true },
    verified: { type: 'radio', text: LONG, options: ['Meters off', 'Empty'], required: true },
    remarks: { type: 'textarea', text: 'Remarks' },
    visit: { type: 'date', text: 'Day of the visit' },
  },
});
const STREET =
  '21275 Martin Luther King Jr. Memorial Boulevard North-West, Building 14, Apartment 1207-B';

describe('a page that is pressed, typed into and left quickly', () => {
  let pair: SitePair;
  let server: LocalServer;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    if (!engine) return;
    await engine.start();
    pair = await SitePair.open(engine);
    await pair.owner.owner.forms.add(FORM, { form_ver_id: 1 });
    await pair.link();
    await pair.start();
    await pair.importer.site.owner.users.create({
      username: 'cy',
      role: 'operator',
      password: PASSWORD,
    });
    server = await new LocalServer().listen();
    server.listener = (request, response) => pair.importer.site.console(request, response);
    browser = await startBrowser();
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => problems.push(error.message));
    await logIn(page, `${server.url}/`, 'cy');
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await pair?.close();
    await engine?.stop();
  });
  afterEach(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(problems.splice(0)).toEqual([]);
  });

  async function order(wo_number: string): Promise<string> {
    const fields = {
      address: STREET,
      client_company_alias: 'Meridian National Bank & Trust, Loss Mitigation',
      work_type_alias: 'Exterior Inspection',
    };
    const pcr_forms = [{ pcr_form_id: 71 }];
    const { id } = await pair.imported(await pair.owner.order({ wo_number, ...fields, pcr_forms }));
    return id;
  }
  const show = (path: string) => page.goto(`${server.url}/#/${path}`);

  /** Presses the mouse as a person does: the page has time to change before the button is released. */
  async function press(name: string): Promise<void> {
    // Parts whose code comes late would move the button away from the mouse.
    await page.locator('main [data-loading]').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name }).hover({ position: { x: 5, y: 5 } });
    await page.mouse.down();
    await page.waitForTimeout(100);
    await page.mouse.up();
  }

  it('keeps every question at its place while the next one changes in the head', async () => {
    const id = await order('WO-SHIFT');
    for (const width of [1280, 900, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await show('orders');
      await page.getByRole('heading', { level: 1, name: 'Orders', exact: true }).waitFor();
      await show(`imported/${id}/forms/71`);
      const no = page.getByLabel('No', { exact: true });
      const next = page.getByRole('button', { name: /^Next: / });
      await next.waitFor();
      const top = async () => Math.round((await no.boundingBox())?.y ?? 0);
      const before = await top();
      await no.focus();
      await page.getByRole('button', { name: `Next: ${LONG}` }).waitFor();
      expect([width, await top()]).toEqual([width, before]);
    }
  });

  it('is as wide as a telephone with the longest address', async () => {
    const id = await order('WO-LONG');
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of [`imported/${id}`, `imported/${id}/forms/71`]) {
      await show(path);
      await page.getByRole('link', { name: STREET }).waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    }
  });

  it('prints the photos of its work in rows below what they show, and no field to fill', async () => {
    const id = await order('WO-PAPER');
    const photos = ['a', 'b', 'c', 'd'].map((name) => ({
      file_name: `${name}.jpg`,
      content: Readable.from([Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from(name)])]),
    }));
    const bids = [{ key: 'b', item_desc: 'Fence', qty_comp: 1 }];
    await pair.importer.site.importer.results.add(id, { photos, bids }, { draft: true });
    await page.setViewportSize({ width: 800, height: 900 });
    await show(`imported/${id}`);
    const tile = (name: string) => page.getByRole('option', { name });
    await tile('d.jpg').waitFor();
    await page.emulateMedia({ media: 'print' });
    const tops = async () =>
      Promise.all(
        ['a.jpg', 'b.jpg', 'c.jpg'].map(async (name) => (await tile(name).boundingBox())?.y),
      );
    await until(async () => new Set(await tops()).size === 1, 'the row of photos');
    await page.getByRole('heading', { name: 'Not flagged 4 photos' }).waitFor();
    await page.getByLabel('Item, row 1').waitFor();
    expect(await page.getByPlaceholder('Comment of the bid').isVisible()).toBe(false);
    expect(await page.getByText('Comment of the invoice').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });

  it('takes a blank row of a table away only after the press that leaves it', async () => {
    const id = await order('WO-BLANK');
    // Nothing is scrolled: a browser holds a scrolled page by itself.
    await page.setViewportSize({ width: 1280, height: 3000 });
    await show(`imported/${id}`);
    await page.getByRole('button', { name: 'Add item' }).click();
    await page.getByLabel('Item, row 1').waitFor();
    await press('Add line');
    await page.getByLabel('Quantity, row 1').waitFor();
    await page.getByLabel('Bid, row 1').waitFor({ state: 'detached' });
  });

  it('says before it sends which rows stay here because they are not complete', async () => {
    const id = await order('WO-BEGUN');
    const bids = [{ key: 'b', item_desc: 'Fence', qty_comp: 1 }];
    await pair.importer.site.importer.results.add(id, { bids }, { draft: true });
    await show(`imported/${id}`);
    await page.getByRole('button', { name: 'Add item' }).click();
    // Without photos there is nothing to choose or to flag.
    expect(await page.getByText('0 of 0 photos chosen').count()).toBe(0);
    await page.getByLabel('Item, row 2').fill('Roof');
    await page.getByText(/^Saved/).waitFor();
    await page.getByRole('button', { name: 'Send …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Not complete, and therefore not sent: Bids and completions.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  it('keeps the focus of a keyboard where an element that had it is removed or was disabled', async () => {
    const id = await order('WO-FOCUS');
    const bids = [{ key: 'b', item_desc: 'Fence', qty_comp: 1 }];
    await pair.importer.site.importer.results.add(id, { bids }, { draft: true });
    await show(`imported/${id}`);
    const dialog = page.getByRole('dialog');
    const enter = async (name: string, within: Pick<Page, 'getByRole'> = page) => {
      await within.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    const focused = () => page.evaluate('document.activeElement.tagName');

    // The question of a dialog goes, and the focus stays in the dialog.
    await enter('Add a note to send');
    await dialog.getByLabel('Note', { exact: true }).fill('The dog bites');
    await page.keyboard.press('Escape');
    await enter('Go on here', dialog);
    await dialog.getByRole('button', { name: 'Go on here' }).waitFor({ state: 'detached' });
    expect(await page.locator('dialog :focus, dialog:focus').count()).toBe(1);
    expect(await dialog.getByLabel('Note', { exact: true }).inputValue()).toBe('The dog bites');

    // A button is disabled while its command runs, and fails.
    await page.route('**/results**', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await page.waitForTimeout(300);
      return route.abort();
    });
    const main = dialog.locator('button.main');
    await main.focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('The site does not answer.').waitFor();
    await page.waitForTimeout(100);
    await dialog.locator('button.main:focus').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });

    // The last draft goes, and with it the button that has sent it.
    await enter('Send …');
    await dialog.getByRole('button', { name: 'Send', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Send …' }).waitFor({ state: 'detached' });
    expect(await focused()).not.toBe('BODY');
  });

  it('says of a day that does not exist that it is not saved, and stays with it [console.forms.quiet]', async () => {
    const id = await order('WO-DAY');
    await show(`imported/${id}/forms/71`);
    const day = page.getByLabel('Day of the visit');
    await day.focus();
    await page.keyboard.type('02302026');
    const problem = page.getByText('This day is not complete, or does not exist: it is not saved.');
    expect(await problem.count()).toBe(0);
    await page.getByRole('button', { name: 'Done: back to the order' }).press('Enter');
    await problem.waitFor();
    const described = String(await day.getAttribute('aria-describedby'));
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(
      await problem.textContent(),
    );
    await page.locator('[aria-label="Day of the visit"]:focus').waitFor();
    await page.keyboard.type('02282026');
    await page.getByRole('button', { name: 'Done: back to the order' }).press('Enter');
    await page.getByText('Before ready for office').waitFor();
    await show(`imported/${id}/forms/71`);
    await day.waitFor();
    expect(await day.inputValue()).toBe('2026-02-28');
  });

  it('shows a text again that was left while it was being stored', async () => {
    const id = await order('WO-BACK');
    await show(`imported/${id}/forms/71`);
    const remarks = page.getByLabel('Remarks');
    await remarks.waitFor();
    await page.route('**/api/drafts/**', async (route) => {
      if (route.request().method() === 'POST') await page.waitForTimeout(1500);
      await route.continue();
    });
    await remarks.fill('The dog bites');
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await page.getByRole('link', { name: /^Fill: / }).click();
    await remarks.waitFor();
    expect(await remarks.inputValue()).toBe('The dog bites');
    await remarks.fill('The dog bites, the cat too');
    await page.getByText(/^Saved/).waitFor();
    expect(await page.getByText('There are two versions of this text.').count()).toBe(0);
  });

  it('searches for what was typed before its search had come', async () => {
    await show('today');
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    await page.route(/\/find-[^/]*\.js$/, async (route) => {
      await page.waitForTimeout(800);
      await route.continue();
    });
    await page.keyboard.type('/grass jx');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    const field = page.getByRole('searchbox', { name: 'Words of an order' });
    await field.waitFor();
    await page.keyboard.type('cut');
    expect(await field.inputValue()).toBe('grass cut');
    await page.getByText('Nothing contains all of these words: grass cut').waitFor();
    expect(new URL(page.url()).hash).toBe('#/find?q=grass+cut');
  });
});
