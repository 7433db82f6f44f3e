import { Readable } from 'node:stream';
import type { Browser, Page } from 'playwright-core';
import { defineForm } from '../../../src/forms/index.js';
import { startBrowser } from '../../conformance/browser.js';
import { awayFromMidnight } from '../../support/midnight.js';
import { ENGINES } from '../databases.js';
import { LocalServer, SitePair, until } from '../importer/pair.js';
import { logIn, PASSWORD } from './open-console.js';

const [engine] = ENGINES;
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a photo')]);
const FORM = defineForm({
  id: 71,
  name: 'Exterior Inspection',
  questions: {
    occupied: { type: 'radio', text: 'Occupied?', options: ['Yes', 'No'], required: true },
    stories: { type: 'textbox', text: 'Stories', required: true },
    roof: { type: 'textbox', text: 'Roof', required: true },
    front: { type: 'photos', text: 'Front', photos: { min: 2, max: 3 } },
  },
});
const INSTRUCTIONS = `${'Cut all grass to three inches and rake what is left of it. '.repeat(12)}\nCall first.`;

/** Returns the day after some days, `YYYYMMDD`. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
}

describe('the page of an order', () => {
  let pair: SitePair;
  let servers: { readonly owner: LocalServer; readonly importer: LocalServer };
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    if (!engine) return;
    await engine.start();
    pair = await SitePair.open(engine);
    await pair.owner.owner.forms.add(FORM, { form_ver_id: 3 });
    await pair.owner.owner.items.setForClient('First Bank', [
      { id: 501, description: 'Grass cut' },
      { id: 502, description: 'Debris removal' },
    ]);
    await pair.importer.owner.users.createGroup('crew');
    await pair.importer.owner.accounts.create({ username: 'the owner', password: 'back again' });
    await pair.link({ account: 'the owner', job_notes: true, note_groups: ['crew'] });
    await pair.start();
    for (const { owner } of [pair.owner, pair.importer]) {
      const cy = { username: 'cy', display_name: 'Cy Young', role: 'operator' as const };
      await owner.users.create({ ...cy, password: PASSWORD });
    }
    await pair.importer.owner.users.setGroups('cy', ['crew']);
    servers = {
      owner: await served(pair.owner),
      importer: await served(pair.importer),
    };
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, timezoneId: 'UTC' });
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => problems.push(error.message));
    for (const { url } of Object.values(servers)) await logIn(page, `${url}/`, 'cy');
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    for (const server of Object.values(servers ?? {})) await server.close();
    await pair?.close();
    await engine?.stop();
  });
  afterEach(() => expect(problems.splice(0)).toEqual([]));

  async function served({ site }: { site: SitePair['owner']['site'] }): Promise<LocalServer> {
    const server = await new LocalServer().listen();
    server.listener = (request, response) => site.console(request, response);
    return server;
  }
  async function order(wo_number: string, more: object = {}) {
    const reportId = await pair.owner.order({
      wo_number,
      client_company_alias: 'First Bank',
      work_type_alias: 'Grass and debris',
      ...more,
    });
    const { id } = await pair.imported(reportId);
    return { id, reportId };
  }
  const open = (id: string) => page.goto(`${servers.importer.url}/#/imported/${id}`);
  const dialog = () => page.getByRole('dialog');
  const results = () => pair.importer.site.importer.results;
  const photo = (file_name: string) => ({ file_name, content: Readable.from([JPEG]) });

  it('has a head that stays in sight, and instructions first, in lines that can be read [console.order.head]', async () => {
    await awayFromMidnight();
    const { id } = await order('WO-HEAD', { date_due: dayIn(2), comments: INSTRUCTIONS });
    await results().add(id, { notes: [{ key: 'n', note_text: 'seen\n'.repeat(80) }] });
    await open(id);
    const head = page.locator('.order-head');
    const isInSight = async () => {
      await page.getByRole('heading', { name: 'Timeline' }).waitFor();
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      expect(await page.evaluate('scrollY')).toBeGreaterThan(400);
      for (const text of ['Order WO-HEAD', 'In Field', /Omaha/, /in 2 days/]) {
        const box = await head.getByText(text).first().boundingBox();
        expect([text, box?.y]).toEqual([text, expect.any(Number)]);
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeLessThan(140);
      }
      // It comes with the work on the order.
      await page.locator('button.main, a.main').first().waitFor();
      const [next, ...others] = await page.locator('button.main, a.main').all();
      expect(others).toEqual([]);
      expect((await next?.boundingBox())?.y).toBeLessThan(140);
    };
    await isInSight();
    for (const text of ['First Bank', 'Grass and debris', 'nobody']) {
      await head.getByText(text).waitFor();
    }
    const place = head.getByRole('link', { name: /Omaha, NE/ });
    expect(await place.getAttribute('href')).toMatch(/^(?:https|geo):.*Omaha/);

    // Instructions come before every other record, in lines of 70 characters at most.
    const first = page.locator('.order-records h2').first();
    expect(await first.textContent()).toBe('Instructions');
    const lines: { count: number; width: number } = await page.evaluate(`(() => {
      const element = document.querySelector('.instructions p');
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return { count: tops.size, width: element.getBoundingClientRect().width };
    })()`);
    expect(lines.width).toBeGreaterThan(400);
    expect(INSTRUCTIONS.length / lines.count).toBeLessThan(85);

    await page.setViewportSize({ width: 360, height: 640 });
    await isInSight();
    const height = (await head.boundingBox())?.height ?? 0;
    expect(height).toBeLessThan(150);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 900 });
  }, 60_000);

  it('lists what is missing with the way to each, and sends from there [console.order.missing]', async () => {
    const { id, reportId } = await order('WO-MISSING', {
      pcr_forms: [{ pcr_form_id: 71, form_required: true }],
    });
    const bid = { key: 'b', item_id: '501', qty_comp: 1 };
    await results().add(id, { bids: [bid], photos: [photo('grass.jpg')] }, { draft: true });
    await open(id);
    const panel = page.getByRole('complementary');
    const entries = () => panel.locator('ul').first().locator('li').allTextContents();
    await panel.getByText('Grass cut: 1 photo after').waitFor();
    expect(await entries()).toEqual([
      'Exterior Inspection: 3 answers',
      'Exterior Inspection, Front: 2 photos',
      'Grass cut: 1 photo after',
      'Invoice: none',
    ]);
    // The panel is at the right of the records, and on a narrow page above them.
    const left = async () => (await panel.boundingBox())?.x ?? 0;
    expect(await left()).toBeGreaterThan(700);
    await page.setViewportSize({ width: 1000, height: 800 });
    expect(await left()).toBeLessThan(300);
    const [above, below] = [panel, page.locator('.order-records')];
    expect((await above.boundingBox())?.y).toBeLessThan((await below.boundingBox())?.y ?? 0);
    await page.setViewportSize({ width: 1280, height: 900 });

    await panel.getByRole('button', { name: 'Invoice: none' }).click();
    expect(await page.locator(':focus').getAttribute('id')).toBe('part-invoice');
    await panel.getByRole('link', { name: 'Exterior Inspection: 3 answers' }).click();
    await page.getByLabel('Stories').waitFor();
    await page.goBack();
    await panel.getByText('2 drafts are not sent').or(panel.getByText('drafts are not')).waitFor();
    await panel.getByRole('button', { name: 'Send …' }).click();
    await dialog().getByRole('button', { name: /^Send/ }).click();
    await panel.getByText('Sent (2)').click();
    await panel.locator('details li', { hasText: 'grass.jpg' }).waitFor();

    // The owner sees what its own check finds.
    await page.goto(`${servers.owner.url}/#/orders/${reportId}`);
    await panel.getByRole('button', { name: 'Exterior Inspection: 3 answers' }).click();
    expect(await page.locator(':focus').getAttribute('id')).toBe('part-form-71');
  }, 60_000);

  it('takes bids, completions and the invoice in tables, refuses no amount but at its field, and corrects what was sent [console.bids.table]', async () => {
    const { id, reportId } = await order('WO-BIDS');
    await open(id);
    const [bids, invoice] = [page.locator('#part-bids'), page.locator('#part-invoice')];
    const bid = (label: string, row: number) =>
      bids.getByLabel(`${label}, row ${row}`, { exact: true });
    const line = (label: string, row: number) =>
      invoice.getByLabel(`${label}, row ${row}`, { exact: true });
    const work = async () =>
      (await page.request.get(`${servers.importer.url}/api/imported/${id}/work`)).json();
    const leave = (table: typeof bids) => table.getByRole('heading').click();
    const sendAll = async () => {
      await page.getByRole('complementary').getByRole('button', { name: 'Send …' }).click();
      await dialog().getByRole('button', { name: /^Send/ }).click();
      await page.locator('dialog').waitFor({ state: 'detached' });
    };

    // Several rows in one go; a text that is no amount is refused in words at its field, and nothing is lost.
    await bids.getByRole('button', { name: 'Add item' }).click();
    await page.keyboard.type('grass cut');
    await bid('Bid', 1).fill('two');
    await bid('Price', 1).fill('$60');
    await leave(bids);
    await bids.getByText('Type an amount such as 60 or 1,200.50').waitFor();
    expect(await bid('Bid', 1).getAttribute('aria-invalid')).toBe('true');
    expect(await bid('Price', 1).getAttribute('aria-invalid')).toBeNull();
    expect(await bids.textContent()).not.toMatch(/results\.add|bids\[|_price|must be/);
    await page.getByText(/^Saved/).waitFor();
    await page.reload();
    expect(await bid('Bid', 1).inputValue()).toBe('two');
    await bid('Bid', 1).fill('2');
    await bids.getByRole('button', { name: 'Add item' }).click();
    await page.keyboard.type('Mend the fence');
    await bid('Completed', 2).fill('3');
    // What only the site refuses is told in the cell too.
    await bid('Price', 2).fill('9'.repeat(20));
    await leave(bids);
    await bids.getByText('Must be a decimal number').waitFor();
    expect(await bid('Price', 2).getAttribute('aria-invalid')).toBe('true');
    expect(await bids.textContent()).not.toContain('row 1) must');
    await bid('Price', 2).fill('1,200.50');
    await leave(bids);
    await until(async () => (await work()).bids.length === 2, 'both rows');
    expect((await work()).bids).toMatchObject([
      { item_id: '501', qty_bid: '2.00', client_price_bid: '60.00', qty_comp: null },
      { item_id: null, item_desc: 'Mend the fence', client_price_bid: '1200.50', qty_comp: '3.00' },
    ]);
    await bids.getByText('Total 120.00').waitFor();

    // The invoice begins with what was completed.
    await invoice.getByRole('button', { name: 'Start from completed items' }).click();
    await invoice.getByText('Total 3,601.50').waitFor();
    await line('Price of one', 1).fill('9'.repeat(20));
    await leave(invoice);
    await invoice.getByText('Must be a decimal number').waitFor();
    expect(await line('Price of one', 1).getAttribute('aria-invalid')).toBe('true');
    await line('Price of one', 1).fill('1100');
    await leave(invoice);
    await invoice.getByText('Total 3,300.00').waitFor();
    await until(async () => (await work()).invoice?.lines[0].price === '1100.00', 'the price');
    // A line that was added meanwhile stays, blank too.
    await line('Price of one', 1).fill('1200');
    await invoice.getByRole('button', { name: 'Add line' }).click();
    await until(
      async () => (await work()).invoice?.lines[0].price === '1200.00',
      'the other price',
    );
    await invoice.getByText('changed', { exact: true }).waitFor({ state: 'detached' });
    expect(await line('Item', 2).evaluate((field) => field.matches(':focus'))).toBe(true);
    await line('Price of one', 1).fill('1100');
    await leave(invoice);
    await until(
      async () => (await work()).invoice?.lines[0].price === '1100.00',
      'the price again',
    );
    // A stored line stays where all its fields are cleared and another line is stored.
    const lines = async () => (await work()).invoice?.lines ?? [];
    const fill = async (texts: readonly [item: string, quantity: string, price: string]) => {
      const [item, quantity, price] = texts;
      await line('Item', 2).fill(item);
      await line('Quantity', 2).fill(quantity);
      await line('Price of one', 2).fill(price);
      await leave(invoice);
    };
    if ((await line('Item', 2).count()) === 0) {
      await invoice.getByRole('button', { name: 'Add line' }).click();
    }
    await fill(['Debris removal', '1', '5']);
    await until(async () => (await lines()).length === 2, 'the second line');
    await invoice.getByText('not complete', { exact: true }).waitFor({ state: 'detached' });
    await fill(['', '', '']);
    await invoice.getByText('Type the item.').waitFor();
    await line('Price of one', 1).fill('1300');
    await leave(invoice);
    await fill(['Debris removal', '2', '5']);
    await until(async () => (await lines())[1]?.quantity === '2.00', 'the line again');
    expect(await lines()).toMatchObject([{ price: '1300.00' }, { item_id: '502' }]);
    await line('Price of one', 1).fill('1100');
    await leave(invoice);
    await until(async () => (await lines())[0]?.price === '1100.00', 'the first price');
    await invoice
      .getByRole('button', { name: /Take out/ })
      .last()
      .click();
    await until(async () => (await lines()).length === 1, 'the line that was taken out');
    await sendAll();
    const owned = async () => pair.owner.owner.results(reportId);
    await until(async () => (await owned()).invoices.length === 1, 'the invoice at its owner');
    expect(await owned()).toMatchObject({
      bids: [{ qty_bid: '2.00' }, { qty_comp: '3.00' }],
      invoices: [{ lines: [{ quantity: '3.00', price: '1100.00' }] }],
    });

    // The owner sees both with their totals.
    await page.goto(`${servers.owner.url}/#/orders/${reportId}`);
    await page
      .getByRole('table', { name: 'Bids and completions' })
      .getByText('Total 120.00')
      .waitFor();
    await page.getByRole('table', { name: 'Invoice' }).getByText('Total 3,300.00').waitFor();
    await page.goBack();

    // What was sent stays, with its state, and is corrected; it cannot be taken back, which the page says.
    await bids.getByRole('row', { name: /sent/ }).nth(1).waitFor();
    await bids.getByText('None can be taken back').waitFor();
    expect(await bids.getByRole('button', { name: /Take out/ }).count()).toBe(0);
    await bid('Bid', 1).fill('4');
    await leave(bids);
    await bids.getByText('draft', { exact: true }).waitFor();
    await sendAll();
    await until(async () => (await owned()).bids[0]?.qty_bid === '4.00', 'the correction');
    expect((await owned()).bids).toHaveLength(2);
    await pair.owner.owner.orders.cancel(reportId);
    await bids.getByText('The order is Cancelled').waitFor();
    expect(await bids.getByRole('textbox').count()).toBe(0);
  }, 90_000);

  it('shows notes as a conversation, and at both sides why attachments are missing, with “Try again” [console.notes.attachments]', async () => {
    const { id, reportId } = await order('WO-NOTES');
    const given = { key: 'n', note_text: 'See the plan', attachments: [photo('plan.jpg')] };
    await results().add(id, { notes: [given] }, { by: 'cy' });
    const owned = () => page.goto(`${servers.owner.url}/#/orders/${reportId}`);
    await until(async () => (await pair.owner.owner.notes.list(reportId)).length === 1, 'the note');
    await owned();
    const note = page.locator('.notes li', { hasText: 'See the plan' });
    await note.getByText('attachments not fetched').waitFor();
    await note.getByText('The account names no address of its own receiver').waitFor();
    await note.getByRole('button', { name: 'Try again' }).click();
    await note.getByRole('alert').getByText('under Accounts').waitFor();
    await pair.owner.owner.accounts.update('acme', {
      receiver_url: `${pair.importerServer.url}/link`,
      receiver_username: 'the owner',
      receiver_password: 'back again',
    });
    await note.getByRole('button', { name: 'Try again' }).click();
    await note.getByRole('link', { name: 'plan.jpg' }).waitFor();
    await note.getByText('attachments not').waitFor({ state: 'detached' });
    await note.getByText('acme').first().waitFor();

    // The owner answers; its file does not come through at first.
    const { listener } = pair.ownerServer;
    pair.ownerServer.listener = (request, response) => {
      if (request.url?.startsWith('/files')) response.writeHead(503).end();
      else listener(request, response);
    };
    const text = { report_id: reportId, note_text: 'Here is the permit', insert_by: 'Ona Owner' };
    const note_id = await pair.owner.owner.notes.create(text);
    await pair.owner.owner.files.add({ report_id: reportId, note_id, ...photo('permit.jpg') });
    await open(id);
    await page.getByRole('button', { name: 'Read again' }).click();
    const answer = page.locator('.notes li', { hasText: 'Here is the permit' });
    await answer.getByText('attachments not here yet').waitFor();
    await answer.locator('.notice p', { hasText: /503/ }).waitFor();
    expect(await answer.locator('strong').textContent()).toBe('Ona Owner · owner');
    await answer.getByText('→ crew').waitFor();
    expect(await page.locator('.notes li.own strong').textContent()).toBe('Cy Young');
    pair.ownerServer.listener = listener;
    await answer.getByRole('button', { name: 'Try again' }).click();
    // The protocol does not say which note of an order a file belongs to: it stands among the files of the order.
    await page.getByRole('button', { name: 'permit.jpg' }).waitFor();
    await answer.locator('.notice').waitFor({ state: 'detached' });
  }, 90_000);

  it('has one timeline of people, calls and jobs, with what was sent from here, in words [console.history]', async () => {
    const { id, reportId } = await order('WO-TIME', { date_due: dayIn(3) });
    await open(id);
    await page.getByRole('button', { name: 'Add check-in' }).click();
    await dialog().getByLabel('Latitude').fill('41.2565');
    await dialog().getByLabel('Longitude').fill('-195');
    await dialog().getByRole('button', { name: 'Add check-in' }).click();
    const problem = dialog().locator('.field', { hasText: 'Longitude' }).getByRole('alert');
    expect(await problem.textContent()).toMatch(/degrees/);
    expect(await dialog().textContent()).not.toMatch(/results\.add|gps/);
    await dialog().getByLabel('Longitude').fill('-95.9345');
    await dialog().getByRole('button', { name: 'Add check-in' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.getByRole('complementary').getByRole('button', { name: 'Send …' }).click();
    await dialog().getByRole('button', { name: /^Send/ }).click();
    await pair.owner.owner.orders.update(reportId, { comments: 'Ring twice', date_due: dayIn(9) });
    const timeline = page.getByRole('table', { name: 'Timeline' });
    const entry = (name: RegExp) => timeline.getByRole('row', { name }).first().waitFor();
    await entry(/Cy Young Drafted: 1 check-in/);
    await entry(/Cy Young Sent: 1 check-in/);
    await entry(/owner \(owner\) Imported/);
    await entry(/owner \(owner\) Changed.*Comments: \(nothing\) → Ring twice/);
    expect(await timeline.textContent()).not.toMatch(/_|report|\blink\b/);

    await page.goto(`${servers.owner.url}/#/orders/${reportId}`);
    await page.getByRole('button', { name: 'Reject' }).click();
    await dialog().getByLabel('Reason').fill('wrong house');
    await dialog().getByRole('button', { name: 'Reject' }).click();
    await entry(/Cy Young Rejected \(In Field → Rejected\): wrong house/);
    await entry(/acme \(contractor\) Imported/);
    await entry(/this site Order made, for: acme/);
  }, 60_000);
});
