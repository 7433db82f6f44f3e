import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { housePicture } from '../../../examples/quickstart/src/demo/house-picture.js';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { logIn, TestConsole } from './open-console.js';
import { pdfPages } from './pdf-pages.js';

const [engine] = ENGINES;
const PHOTOS = 14;
const LINES = 90;

/** The addresses of the pictures of the page that cannot be drawn. */
function undrawn(page: Page): Promise<unknown> {
  return page.evaluate(
    `[...document.querySelectorAll('main img')]
      .filter((picture) => !picture.complete || picture.naturalWidth === 0)
      .map(({ src, loading }) => src + ' ' + loading)`,
  );
}

describe('an order on paper', () => {
  let test: TestConsole;
  let browser: Browser;
  let page: Page;
  let id = '';
  beforeAll(async () => {
    await engine?.start();
    if (engine) test = await TestConsole.open(engine, { thumbnails: async (photo) => photo });
    await test.as('administrator');
    const { owner } = test.test;
    id = await test.test.order({
      wo_number: 'WO-PAPER',
      address: '77 Paper Street',
      lock_code: '4711',
      line_items: Array.from({ length: LINES }, (_, index) => ({
        desc: `Piece-${index}-of-work`,
        qty: 1,
        price: 10,
      })),
    });
    for (let number = 0; number < PHOTOS; number += 1) {
      await owner.files.add({
        report_id: id,
        file_name: `photo-${number}.jpg`,
        content: Readable.from([housePicture(number, 320, 240)]),
      });
    }
    await owner.notes.create({ report_id: id, note_text: 'Mind the dog', insert_by: 'ada' });
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(60_000);
    // The dialog of the browser has nobody to answer it here; what the page does before it opens counts.
    await page.addInitScript(
      'window.print = () => { document.documentElement.dataset.printed = "yes"; }',
    );
    await logIn(page, `${test.url}/`, 'administrator');
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await test?.close();
    await engine?.stop();
  });

  async function printed(visit: string): Promise<void> {
    await page.goto(`${test.url}/?${visit}#/orders/${id}`);
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('html[data-printed]').waitFor();
  }

  it('waits for pictures that come late, and for none that never comes', async () => {
    let number = 0;
    await page.route('**/thumbnail', async (route) => {
      number += 1;
      if (number === 3) return route.abort();
      await delay(number * 60);
      return route.continue();
    });
    await printed('late');
    await page.unroute('**/thumbnail');
    expect(await undrawn(page)).toHaveLength(1);
  });

  it('waits for the photos where their code comes late', async () => {
    await page.route('**/order-photos-*.js', async (route) => {
      await delay(700);
      return route.continue();
    });
    await page.goto(`${test.url}/?code#/orders/${id}`);
    await page.evaluate(
      'window.print = () => { document.documentElement.dataset.printed = document.images.length; }',
    );
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('html[data-printed]').waitFor();
    await page.unroute('**/order-photos-*.js');
    expect(await page.locator('html').getAttribute('data-printed')).toBe(String(PHOTOS));
  });

  it.each(['A4', 'Letter'])(
    'has its head on every page, every photo whole and once, and nothing to press, on %s',
    async (format) => {
      await printed(format);
      expect(await undrawn(page)).toEqual([]);
      const pages = pdfPages(await page.pdf({ format }));
      expect(pages.length).toBeGreaterThanOrEqual(4);
      expect(pages.length).toBeLessThanOrEqual(9);
      for (const [index, { text }] of pages.entries()) {
        expect([index, text]).toEqual([index, expect.stringContaining('WO-PAPER')]);
        expect([index, text]).toEqual([index, expect.stringContaining('77PaperStreet')]);
      }
      const whole = pages.map(({ text }) => text).join('');
      for (let line = 0; line < LINES; line += 1) {
        expect(whole.split(`Piece-${line}-of-work`)).toHaveLength(2);
      }
      for (let number = 0; number < PHOTOS; number += 1) {
        expect(whole).toContain(`photo-${number}.jpg`);
      }
      expect(pages.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(PHOTOS);
      expect(whole).toContain('Mindthedog');
      // What photos show stands above them.
      expect(whole).toContain(`${PHOTOS}photos`);
      expect(whole).not.toMatch(
        /Addnote|Addphotos|Showcodes|4711|Logout|Accept|Setitems|Print|Keys/,
      );
    },
  );
});
