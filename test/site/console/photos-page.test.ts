import { Readable } from 'node:stream';
import type { Browser, Page } from 'playwright-core';
import { housePicture } from '../../../examples/quickstart/src/demo/house-picture.js';
import { defineForm } from '../../../src/forms/index.js';
import type { Database } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { startBrowser } from '../../conformance/browser.js';
import {
  EXIF_TAGS,
  exifFractions,
  exifText,
  jpegSegment,
  tiffOf,
} from '../../support/exif-photo.js';
import { ENGINES } from '../databases.js';
import { LocalServer, SitePair, until } from '../importer/pair.js';
import { logIn, PASSWORD } from './open-console.js';

const [engine] = ENGINES;
const COUNT = 1000;
const FORM = defineForm({
  id: 71,
  name: 'Exterior',
  questions: {
    kind: { type: 'radio', text: 'Kind', options: ['House', 'Flat'], required: true },
    damage: {
      type: 'checkbox',
      text: 'Damage',
      options: ['Roof', 'Siding', 'None'],
      rules: [{ operator: 'doesnt_contain_all', value: ['None', 'Roof'] }],
      required: true,
    },
    stories: {
      type: 'numeric',
      text: 'Stories',
      rules: [{ operator: '>', value: 0 }],
      required: true,
    },
    remarks: { type: 'textbox', text: 'Remarks' },
    access: { type: 'dropdown', text: 'Access', options: ['Free', 'Locked'], required: true },
    front: { type: 'photos', text: 'Front', photos: { min: 1, max: 3 } },
  },
});
/** A picture that browsers show, with the time and the place of taking. */
const TAKEN = (() => {
  const picture = housePicture(1, 1280, 960);
  const exif = tiffOf({
    image: [exifText(EXIF_TAGS.make, 'Canon'), exifText(EXIF_TAGS.model, 'EOS 80D')],
    camera: [exifText(EXIF_TAGS.taken, '2026:11:20 14:00:05')],
    position: [
      exifText(1, 'N'),
      exifFractions(2, 41, 1, 15, 1, 3030, 100),
      exifText(3, 'W'),
      exifFractions(4, 95, 1, 56, 1, 0, 1),
    ],
  });
  const segment = jpegSegment(0xffe1, Buffer.concat([Buffer.from('Exif\0\0'), exif]));
  return Buffer.concat([picture.subarray(0, 2), segment, picture.subarray(2)]);
})();

describe('the photos of an order in a browser', () => {
  let pair: SitePair;
  let database: Database;
  let server: LocalServer;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];
  /** The files that the page has asked for: whole photos, and thumbnails. */
  const asked = { photos: 0, thumbnails: 0 };

  beforeAll(async () => {
    if (!engine) return;
    await engine.start();
    pair = await SitePair.open(engine);
    await pair.owner.owner.forms.add(FORM, { form_ver_id: 3 });
    await pair.link();
    database = await openDatabase(pair.importer.database);
    await pair.start();
    const { users } = pair.importer.site.owner;
    const people = [
      { username: 'cy', role: 'operator' },
      { username: 'ada', role: 'administrator' },
    ] as const;
    for (const one of people) await users.create({ ...one, password: PASSWORD });
    server = await new LocalServer().listen();
    server.listener = (request, response) => pair.importer.site.console(request, response);
    browser = await startBrowser();
    page = await enter('cy');
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await database?.close();
    await pair?.close();
    await engine?.stop();
  });
  beforeEach(() => Object.assign(asked, { photos: 0, thumbnails: 0 }));
  afterEach(() => expect(problems.splice(0)).toEqual([]));

  async function enter(username: string): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'de-DE',
      timezoneId: 'Asia/Tokyo',
    });
    const opened = await context.newPage();
    opened.setDefaultTimeout(60_000);
    opened.on('pageerror', (error) => problems.push(error.message));
    opened.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    opened.on('request', (request) => {
      if (/\/files\/\d+$/.test(request.url())) asked.photos += 1;
      if (/\/files\/\d+\/thumbnail$/.test(request.url())) asked.thumbnails += 1;
    });
    await logIn(opened, `${server.url}/`, username);
    return opened;
  }

  /** An imported order with a completion, and so many photos, of which each is the same picture. */
  async function order(wo_number: string, count = 0): Promise<string> {
    const pcr_forms = [{ pcr_form_id: 71 }];
    const { id } = await pair.imported(await pair.owner.order({ wo_number, pcr_forms }));
    const { results } = pair.importer.site.importer;
    await results.add(
      id,
      { bids: [{ key: 'b', item_desc: 'Fence', qty_comp: 1 }] },
      { draft: true },
    );
    if (count > 0) await copyPhotos(id, count);
    return id;
  }

  async function copyPhotos(id: string, count: number): Promise<void> {
    const file = { file_name: 'p0000.jpg', content: Readable.from([TAKEN]) };
    const { results } = pair.importer.site.importer;
    await results.add(id, { photos: [file] }, { draft: true });
    await database.write(async (tx) => {
      const first = tx.selectFrom('files').selectAll().where('order_id', '=', id);
      const { id: fileId, ...row } = await first.executeTakeFirstOrThrow();
      const content = { thumbnail_sha256: row.sha256, thumbnail_type: 'image/jpeg' };
      await tx.updateTable('files').set(content).where('id', '=', fileId).execute();
      const given = tx.selectFrom('outbox').selectAll().where('order_id', '=', id);
      const { id: _, ...item } = await given.where('kind', '=', 'file').executeTakeFirstOrThrow();
      for (let number = 1; number < count; number += 1) {
        const name = `p${String(number).padStart(4, '0')}.jpg`;
        const copy = { ...row, ...content, file_name: name };
        const made = await tx
          .insertInto('files')
          .values(copy)
          .returning('id')
          .executeTakeFirstOrThrow();
        const text = JSON.stringify({ ...JSON.parse(item.payload), file_id: made.id });
        const result = { ...item, item_key: name, payload: text, draft: text };
        await tx.insertInto('outbox').values(result).execute();
      }
    });
  }

  const tile = (name: string) => page.getByRole('option', { name: new RegExp(name) });
  const target = (name: string) => page.getByRole('group', { name, exact: true });
  const flagged = async (id: string) => {
    const rows = database.read.selectFrom('outbox').select('draft').where('order_id', '=', id);
    const [row] = await rows.where('kind', '=', 'bid_flags').execute();
    return row?.draft ? JSON.parse(row.draft).flags.length : 0;
  };

  it('are chosen many at once, enlarged and flagged by one action, with the targets in sight, a thousand of them [console.photos.grid] [console.photos.exif]', async () => {
    const id = await order('WO-MANY', COUNT);
    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') changes.push(request.url());
    });
    await page.goto(`${server.url}/#/imported/${id}`);
    await page.getByText(`0 of ${COUNT} photos chosen`).waitFor();
    await tile('p0000.jpg').locator('img').waitFor();
    // Only thumbnails, and of those only what is within sight.
    await tile('p0003.jpg').scrollIntoViewIfNeeded();
    expect(asked.photos).toBe(0);
    expect(asked.thumbnails).toBeGreaterThan(0);
    expect(asked.thumbnails).toBeLessThan(COUNT / 4);

    // By mouse: one, a range, and back; the targets stand beside the last photo as beside the first.
    await tile('p0900.jpg').click();
    await page.getByText(`1 of ${COUNT} photos chosen`).waitFor();
    await tile('p0909.jpg').click({ modifiers: ['Shift'] });
    await page.getByText(`10 of ${COUNT} photos chosen`).waitFor();
    await tile('p0905.jpg').click();
    await page.getByText(`9 of ${COUNT} photos chosen`).waitFor();
    const box = await target('Fence, after').boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
    // Below each other on a telephone, they stay above the photos.
    await page.setViewportSize({ width: 360, height: 800 });
    await tile('p0905.jpg').scrollIntoViewIfNeeded();
    const narrow = await page.getByText(`9 of ${COUNT} photos chosen`).boundingBox();
    expect(narrow?.y).toBeGreaterThan(0);
    expect(narrow?.y).toBeLessThan(400);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(changes).toEqual([]);
    await page.getByRole('button', { name: 'Flag 9 to Fence, after' }).focus();
    await page.keyboard.press('Enter');
    await target('Fence, after').getByText('9 photos', { exact: true }).waitFor();
    // The button cannot flag any more: its target has the focus.
    const hasFocus = 'document.activeElement.textContent.startsWith("Fence, after")';
    await until(async () => (await page.evaluate(hasFocus)) === true);
    expect(changes.filter((url) => url.endsWith('/results'))).toHaveLength(1);
    expect(await flagged(id)).toBe(9);

    // By keyboard: from one to the next, a range, all, and none.
    await page.getByRole('option').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText(/^[4-9] of/).waitFor();
    await page.keyboard.press('Control+a');
    await page.getByText(`${COUNT} of ${COUNT} photos chosen`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(`0 of ${COUNT} photos chosen`).waitFor();

    // What has a flag stands in its group, from where it is taken off again.
    const after = page.getByRole('listbox', { name: 'Fence, after' });
    await after.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Take off 1 from Fence, after' }).click();
    await target('Fence, after').getByText('8 photos', { exact: true }).waitFor();

    // Enlarged: time and place of taking, neighbours and zoom.
    await page.getByRole('option').first().focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    await viewer.getByText('20.11.2026, 14:00:05').waitFor();
    await viewer.getByRole('link', { name: '41,25842, -95,93333' }).waitFor();
    await viewer.getByText('Canon EOS 80D').waitFor();
    await viewer.getByText('not flagged').waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer.getByRole('heading', { name: /p0001.jpg \(2 of 1000\)/ }).waitFor();
    const picture = viewer.getByRole('img');
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    await until(async () => (await width()) > 100);
    const whole = await width();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await viewer.getByText('100 %').waitFor();
    // The page knows the size of a picture once it is loaded.
    await until(async () => (await width()) === 1280, 'the whole picture');
    expect(whole).toBeLessThan(1280);
    const sent = changes.length;
    await viewer.getByLabel('Flag p0001.jpg to').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(changes).toHaveLength(sent);
    await viewer.getByLabel('Flag p0001.jpg to').selectOption({ label: 'Fence, before' });
    await viewer.getByRole('button', { name: 'Flag p0001.jpg' }).click();
    await viewer.getByRole('button', { name: 'Take off p0001.jpg from Fence, before' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }, 600_000);

  it('are requested once a second while many are added, and not for each of them', async () => {
    const id = await order('WO-ADDED');
    await page.goto(`${server.url}/#/imported/${id}`);
    const add = page.getByLabel('Add photos and files');
    await add.waitFor({ state: 'attached' });
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(`/imported/${id}/work`)) requests += 1;
    });
    // The last one waits until it was seen that the page says what it does.
    let see = () => {};
    const isSeen = new Promise<void>((resolve) => {
      see = resolve;
    });
    await page.route(/\/results\/files\?.*many-49/, async (route) => {
      await isSeen;
      await route.continue();
    });
    const began = performance.now();
    const names = Array.from({ length: 40 }, (_, index) => `many-${index + 10}.jpg`);
    await add.setInputFiles(
      names.map((name) => ({
        name,
        mimeType: 'image/jpeg',
        buffer: Buffer.concat([TAKEN, Buffer.from(name)]),
      })),
    );
    await page.getByText('files are being added.').waitFor();
    expect(await page.getByText(/^many-.*: \d+ %/).count()).toBeLessThanOrEqual(4);
    see();
    await page.getByText('being added').waitFor({ state: 'detached' });
    await page.getByRole('option').nth(39).waitFor();
    // One at once for the last, and those that follow the changes of the site.
    expect(requests).toBeLessThanOrEqual(2 + (performance.now() - began) / 1000);
  }, 60_000);

  it('have thumbnails that the browser makes, and no list, grid or print loads a whole photo [console.photos.thumbnails]', async () => {
    const id = await order('WO-SMALL');
    await page.goto(`${server.url}/#/imported/${id}`);
    const add = page.getByLabel('Add photos and files');
    // A phone converts what it stores in other types, where the field names the allowed ones alone.
    const accept = (await add.getAttribute('accept')) ?? '';
    expect(accept.split(',')).toEqual(expect.arrayContaining(['.jpg', 'image/jpeg', '.pdf']));
    expect(accept).not.toMatch(/heic|\*/);
    const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
    await add.setInputFiles([
      photo('real.jpg', TAKEN),
      photo('broken.jpg', Buffer.from('ffd8ffe000104a464946', 'hex')),
      photo('IMG_2.webp', TAKEN),
    ]);
    await page
      .getByText('IMG_2.webp: .webp files are not allowed')
      .getByText('as JPEG first')
      .waitFor();
    const thumbnail = tile('real.jpg').locator('img');
    await thumbnail.waitFor();
    await until(
      async () => (await thumbnail.evaluate((image) => Object(image).naturalWidth)) === 320,
    );
    await tile('broken.jpg').getByText('No preview').waitFor();
    const [file] = await database.read
      .selectFrom('files')
      .select(['sha256', 'thumbnail_sha256', 'taken_text'])
      .where('file_name', '=', 'real.jpg')
      .execute();
    expect(file?.taken_text).toBe('2026-11-20 14:00:05');
    expect(file?.thumbnail_sha256).not.toBe(file?.sha256);

    // Photos of others have no preview where the site makes none: an administrator reads why, and makes them here.
    const { results } = pair.importer.site.importer;
    const given = { file_name: 'other.jpg', content: Readable.from([housePicture(2, 800, 600)]) };
    await results.add(id, { photos: [given] }, { draft: true });
    await page.getByText('2 photos without a preview').waitFor();
    expect(await page.getByText('npm install sharp').count()).toBe(0);
    await page.addInitScript(
      'window.print = () => { document.documentElement.dataset.printed = "yes"; }',
    );
    await page.reload();
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('html[data-printed]').waitFor();
    await page.goto(`${server.url}/#/properties`);
    await page.getByLabel('Add photo').first().setInputFiles(photo('house.jpg', TAKEN));
    const house = page.getByRole('img', { name: /^Front of / });
    await house.waitFor();
    await until(async () => (await house.evaluate((image) => Object(image).naturalWidth)) > 0);
    expect(asked.photos).toBe(0);

    const operator = page;
    page = await enter('ada');
    await page.goto(`${server.url}/#/imported/${id}`);
    await page.getByText('npm install sharp').waitFor();
    await page.getByRole('button', { name: 'Make previews' }).click();
    await page.getByText('Of 1 photo this browser can make none.').waitFor();
    await tile('other.jpg').locator('img').waitFor();
    await page.getByText('1 photo without a preview').waitFor();
    await page.context().close();
    page = operator;
  }, 60_000);

  it('are taken within a form, below the head of the order, which is quiet until a question is left or checked [console.forms.photos] [console.forms.quiet]', async () => {
    const id = await order('WO-FORM', 3);
    const question = (name: string) => page.getByRole('group', { name, exact: true });
    const required = (name: string) => page.getByRole('group', { name: `${name} required` });
    const problem = page.locator('.problem');
    await page.goto(`${server.url}/#/imported/${id}/forms/71`);
    await page.getByRole('heading', { name: 'Order WO-FORM' }).waitFor();
    await page.getByText('0 of 5 done').waitFor();
    expect(await problem.count()).toBe(0);

    // A problem shows at the question that was left, in words that say what to do.
    await page.getByLabel('Stories').focus();
    await page.getByLabel('Remarks').focus();
    await required('Stories').getByText('An answer is required.').waitFor();
    expect(await problem.count()).toBe(1);
    await page.getByLabel('Stories').fill('0');
    await required('Stories').getByText('Has to be more than 0.', { exact: true }).waitFor();
    await page.getByLabel('Stories').fill('2');
    await problem.waitFor({ state: 'detached' });
    await page.getByText('1 of 5 done').waitFor();

    // The form says that “None” goes without “Roof”.
    await page.getByLabel('None').check();
    await page.getByLabel('Roof').check();
    await page.getByLabel('Remarks').focus();
    await required('Damage')
      .getByText(/“.+” and “.+” cannot be chosen together\./)
      .waitFor();
    await page.getByText('Saved').waitFor();
    const sending = `${server.url}/api/imported/${id}/results/send`;
    expect((await page.request.post(sending, { data: {} })).status()).toBe(422);
    expect(pair.named).not.toContain('send_pcr_answers');
    await page.getByLabel('Roof').uncheck();
    await problem.waitFor({ state: 'detached' });

    // What is longer than the form allows is counted, and stays as it was typed.
    await page.getByLabel('Remarks').fill('x'.repeat(300));
    await required('Damage').getByLabel('None').focus();
    await question('Remarks')
      .getByText('At most 255 characters are allowed. These are 300.')
      .waitFor();
    expect(await page.getByLabel('Remarks').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Remarks').fill('A dog');
    await problem.waitFor({ state: 'detached' });

    // The button names the next open question after the one that had the focus, and leads to it: round the end too.
    const next = (name: string) => page.getByRole('button', { name: `Next: ${name}` });
    const focused = () => page.evaluate('document.activeElement.closest(".question").innerText');
    await next('Access').press('Enter');
    expect(await focused()).toMatch(/^Access/);
    await next('Front').press('Enter');
    expect(await focused()).toMatch(/^Front/);
    await next('Kind').press('Enter');
    expect(await page.locator(':focus').getAttribute('type')).toBe('radio');
    await next('Access').waitFor();

    // Photos of the order, and new ones.
    await required('Front')
      .getByRole('button', { name: /^Choose from the photos of the order \(3\)/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('option', { name: 'p0001.jpg' }).click();
    await dialog.getByRole('button', { name: 'Use 1' }).click();
    await required('Front').getByText('1 of 1 to 3').waitFor();
    const added = { name: 'new.jpg', mimeType: 'image/jpeg', buffer: TAKEN };
    await required('Front').getByLabel('Add photos').setInputFiles(added);
    await required('Front').getByText('2 of 1 to 3').waitFor();
    await required('Front').getByRole('button', { name: 'Enlarge new.jpg' }).click();
    await dialog.getByRole('button', { name: 'Take off new.jpg from Front' }).click();
    await dialog.getByRole('heading', { name: /p0001.jpg/ }).waitFor();
    await page.keyboard.press('Escape');
    await required('Front').getByText('1 of 1 to 3').waitFor();

    // A photo that somebody removes while it is enlarged gives way to the next one, and the last one closes the view.
    await required('Front').getByRole('button', { name: 'Enlarge p0001.jpg' }).click();
    await dialog.getByRole('heading', { name: /p0001.jpg/ }).waitFor();
    const { results } = pair.importer.site.importer;
    const one = (await results.list(id)).find(({ key }) => key === 'p0001.jpg');
    await results.remove(id, [one?.id ?? '']);
    await page.locator('dialog').waitFor({ state: 'detached' });
    await required('Front').getByText('0 of 1 to 3').waitFor();
    await required('Front').getByLabel('Add photos').setInputFiles(added);
    await required('Front').getByText('1 of 1 to 3').waitFor();

    // What was left shows its problem; the rest does with a check, which leads to what is open.
    await page.getByText('3 of 5 done').waitFor();
    expect(await problem.count()).toBe(2);
    await page.getByLabel('Access').selectOption('Free');
    await page.reload();
    await page.getByText('4 of 5 done').waitFor();
    expect(await problem.count()).toBe(0);
    await page.getByRole('button', { name: 'Check' }).click();
    const checked = page.getByRole('region', { name: 'Check' });
    await checked.getByText('One question is open:').waitFor();
    await required('Kind').getByText('An answer is required.').waitFor();
    await checked.getByRole('button', { name: 'Kind' }).click();
    await page.getByLabel('House').check();
    await checked.getByText('Complete: nothing is missing.').waitFor();
    await page.getByText('5 of 5 done').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('listbox', { name: 'Exterior: Front' }).waitFor();
    await question('Exterior: Front').getByText('1 of 1 to 3').waitFor();
  }, 60_000);
});
