import { Readable } from 'node:stream';
import type { Browser, Page } from 'playwright-core';
import { housePicture } from '../../../examples/quickstart/src/demo/house-picture.js';
import { defineForm, parseForm } from '../../../src/forms/index.js';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { LocalServer, SitePair, until } from '../importer/pair.js';
import { logIn, PASSWORD } from './open-console.js';

const [engine] = ENGINES;
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a photo')]);
/** Would run, or show as markup, wherever text of a peer were taken for more than text. */
const SCRIPT = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
/** A card is taken by its image: below it are buttons. */
const AT_IMAGE = { sourcePosition: { x: 40, y: 30 } };
const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    occupied: { type: 'radio', text: 'Occupied?', options: ['Yes', 'No'], required: true },
    why: { type: 'textbox', text: 'How do you know?', required: true, hidden: true },
    front: { type: 'photos', text: 'Front', photos: { min: 1, max: 3 } },
  },
  actions: [{ when: 'occupied', operator: 'contains_any', value: 'Yes', show: ['why'] }],
});

describe('the day of a contractor in a console', () => {
  let pair: SitePair;
  let server: LocalServer;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    if (!engine) return;
    await engine.start();
    pair = await SitePair.open(engine);
    await pair.owner.owner.forms.add(FORM, { form_ver_id: 3 });
    await pair.owner.owner.items.setForClient('First Bank', [{ id: 501, description: 'Grass' }]);
    await pair.link();
    await pair.start();
    await pair.importer.owner.users.create({
      username: 'cy',
      role: 'operator',
      password: PASSWORD,
    });
    server = await new LocalServer().listen();
    server.listener = (request, response) => pair.importer.site.console(request, response);
    browser = await startBrowser();
    // Both ends of a drag are in view.
    page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
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
  afterEach(() => expect(problems.splice(0)).toEqual([]));

  const result = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const send = async () => {
    await page.getByRole('button', { name: 'Send …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
  };

  it('goes from an order that arrives to one that its owner takes as ready [console.form] [console.photos] [console.results]', async () => {
    await page.getByRole('link', { name: 'Imported', exact: true }).click();
    const reportId = await pair.owner.order({
      wo_number: 'WO-WORK',
      client_company_alias: 'First Bank',
      pcr_forms: [{ pcr_form_id: 71, form_required: true }],
    });
    await page.getByRole('link', { name: 'WO-WORK' }).click();
    await page.getByRole('link', { name: /Fill: Occupancy/ }).waitFor();

    // Too early: what is missing shows where it is missing.
    await page.getByRole('button', { name: 'Ready for office' }).click();
    await result('Ready for office').getByText('draft').waitFor();
    await send();
    await result('Ready for office').getByText('refused').waitFor();
    await result('Ready for office')
      .getByText(/"Occupied\?" is not answered\./)
      .waitFor();

    // The form shows what its answers ask for, and keeps its draft.
    await page.getByRole('link', { name: /Fill: Occupancy/ }).click();
    await page.getByText('0 of 2 done').waitFor();
    await page.getByLabel('Yes').check();
    await page.getByLabel('How do you know?').fill('Lights are on');
    await page.getByText('Saved').waitFor();
    await page.reload();
    expect(await page.getByLabel('How do you know?').inputValue()).toBe('Lights are on');
    await page.getByLabel('No', { exact: true }).check();
    await page.getByLabel('How do you know?').waitFor({ state: 'detached' });
    await page.getByLabel('Yes').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await result('Answers of form Occupancy').getByText('draft').waitFor();

    // Photos, many at once; flagged by keyboard and by drag.
    await page.getByLabel('Add photos and files').setInputFiles(
      ['front.jpg', 'grass.jpg', 'back.jpg'].map((name) => ({
        name,
        mimeType: 'image/jpeg',
        buffer: JPEG,
      })),
    );
    for (const name of ['front.jpg', 'grass.jpg', 'back.jpg']) {
      await result(`File ${name}`).getByText('draft').waitFor();
    }
    await page.getByRole('button', { name: 'Add item' }).click();
    await page.getByLabel('Item, row 1').fill('Grass');
    await page.getByLabel('Completed, row 1').fill('2');
    await page.getByLabel('Completed, row 1').blur();
    await page.getByRole('group', { name: /after/ }).waitFor();
    await page.getByRole('option', { name: 'front.jpg' }).click();
    await page.getByRole('button', { name: 'Flag 1 to Occupancy: Front' }).click();
    await page.getByText('1 of 1 to 3').waitFor();
    await page
      .getByRole('option', { name: 'grass.jpg' })
      .dragTo(page.getByRole('group', { name: /after/ }), AT_IMAGE);
    await page
      .getByRole('group', { name: /after/ })
      .getByText('1 photo', { exact: true })
      .waitFor();

    await page.getByRole('button', { name: 'Start from completed items' }).click();
    await page.getByLabel('Price of one, row 1').fill('$45.10');
    await page.getByLabel('Price of one, row 1').blur();
    await result('^Invoice').getByText('draft').waitFor();
    await send();
    await result('^Invoice').getByText('sent').waitFor();

    // What was refused goes again by itself once it is asked for, and is taken.
    await page.getByRole('button', { name: 'Send again, refused ones too' }).click();
    await result('Ready for office').getByText('sent').waitFor();
    expect(await pair.owner.owner.orders.get(reportId)).toMatchObject({
      wo_status: 'Ready for Office',
    });
    const sent = await pair.owner.owner.results(reportId);
    expect(sent).toMatchObject({
      bids: [{ item_id: '501', qty_comp: '2.00' }],
      invoices: [{ lines: [{ price: '45.10' }] }],
      flags: expect.arrayContaining([
        expect.objectContaining({ work_type: 'pc' }),
        expect.objectContaining({ work_type: 'c', stage: 'a' }),
      ]),
    });
    expect(sent.answers.map(({ rows }) => rows.length)).not.toContain(0);
  }, 120_000);

  it('begins a form with fields of the order and answers of an earlier one, as the form allows [console.form] [console.secrets]', async () => {
    const { importer } = pair.importer.site;
    const taken = { transferPrevValues: true } as const;
    const options = ['Brick', 'Frame'];
    const form = defineForm({
      id: 73,
      name: 'Exterior',
      questions: {
        place: { type: 'svcfield', text: 'Address' },
        lock: { type: 'svcfield', text: 'Lock code' },
        moon: { type: 'svcfield', text: 'Moon phase' },
        walls: { type: 'dropdown', text: 'Walls', options, ...taken, autoTransferPrevValues: true },
        stories: { type: 'textbox', text: 'Stories', ...taken },
        remarks: { type: 'textbox', text: 'Remarks' },
      },
    });
    await pair.owner.owner.forms.add(form, { form_ver_id: 1 });
    const questions = parseForm(form, { version: '1' }).questions;
    const idOf = (name: string) => questions.find((one) => one.name === name)?.id ?? '';
    const frame = questions.flatMap((one) => one.options).find(({ text }) => text === 'Frame')?.id;
    const made = async (wo_number: string) => {
      const pcr_forms = [{ pcr_form_id: 73 }];
      const more = { address: '7 Field Rd', lock_code: '0815-lock', pcr_forms };
      return pair.imported(await pair.owner.order({ wo_number, ...more }));
    };
    const before = await made('WO-BEFORE');
    const answers = {
      [idOf('Walls')]: frame ?? '',
      [idOf('Stories')]: 'three',
      [idOf('Remarks')]: 'mind the dog',
    };
    await importer.results.add(before.id, { answers: [{ pcr_form_id: 73, answers }] });
    const now = await made('WO-AFTER');

    const answered = page.waitForResponse(/forms\/73$/);
    await page.goto(`${server.url}/#/imported/${now.id}/forms/73`);
    expect(await (await answered).text()).not.toContain('0815-lock');
    const question = (name: string) => page.getByRole('group', { name });
    await question('Address').getByText('7 Field Rd').waitFor();
    await question('Lock code').getByText('Shown at the order').waitFor();
    await question('Moon phase').getByText('names a field').waitFor();
    expect(await page.getByLabel('Walls').locator('option:checked').textContent()).toBe('Frame');
    await question('Walls').getByText('Taken over from Order WO-BEFORE').waitFor();
    await question('Stories').getByText('Answered before: three').waitFor();
    expect(await page.getByLabel('Stories').inputValue()).toBe('');
    expect(await page.getByText('mind the dog').count()).toBe(0);
    await page.getByRole('button', { name: 'Take over Stories: three' }).focus();
    await page.keyboard.press('Enter');
    await question('Stories').getByText('Taken over from').waitFor();
    expect(await page.getByLabel('Stories').inputValue()).toBe('three');
    // The field gets the focus with the next frame.
    await page.locator('[aria-label=Stories]:focus').waitFor();

    // What was cleared is offered, and not filled in again.
    await page.getByLabel('Walls').selectOption('');
    await question('Walls').getByText('Answered before: Frame').waitFor();
    await page.getByText('Saved').waitFor();
    await page.reload();
    await question('Walls').getByText('Answered before: Frame').waitFor();
    expect(await page.getByLabel('Stories').inputValue()).toBe('three');
    await page.getByRole('button', { name: 'Done' }).click();
    await result('Answers of form Exterior').getByText('draft').waitFor();
    await send();
    await result('Answers of form Exterior').getByText('sent').waitFor();
  }, 60_000);

  it('sends a note with what is attached to it, once, when all of that is there [console.results]', async () => {
    const { id } = await pair.imported(await pair.owner.order({ wo_number: 'WO-NOTE' }));
    await page.goto(`${server.url}/#/imported/${id}`);
    await page.getByRole('button', { name: 'Add a note to send' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note', { exact: true }).fill(`See both: ${SCRIPT}`);
    const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: JPEG });
    await dialog
      .getByLabel('Attach files')
      .setInputFiles([file('door.jpg'), file('wrong.jpg'), file('run.exe')]);
    await dialog.getByRole('alert').getByText('run.exe').waitFor();
    await dialog.getByRole('button', { name: 'Take out wrong.jpg' }).click();
    await dialog.getByRole('button', { name: 'Take out door.jpg' }).waitFor();
    await dialog.getByRole('button', { name: 'Add a note to send' }).click();
    await result('Note').getByText('draft').waitFor();
    await send();
    await result('Note').getByText('sent').waitFor();
    const note = page.locator('.notes li', { hasText: 'See both' });
    await note.getByRole('link', { name: 'door.jpg' }).waitFor();
    expect(await note.getByRole('link').count()).toBe(1);
    expect(await page.locator('.notes img').count()).toBe(0);
    const files = await pair.importer.site.importer.orders.files(id);
    expect(files).toMatchObject([{ file_name: 'door.jpg', area: 'job_notes' }]);
    const { exchanges } = pair.importer.site;
    await exchanges.flush();
    const sent = await exchanges.list({ event: 'send_notes', limit: 10 });
    expect(sent).toHaveLength(1);
    expect(await pair.importer.owner.notes.list(id)).toMatchObject([
      { note_id: files[0]?.note_id, has_attachments: true },
    ]);
  }, 60_000);

  it('sees the results of all orders, and sends together what failed or was refused [console.results] [console.badges]', async () => {
    const { importer } = pair.importer.site;
    const reportId = await pair.owner.order({
      wo_number: 'WO-REFUSED',
      pcr_forms: [{ pcr_form_id: 71, form_required: true }],
    });
    const { id } = await pair.imported(reportId);
    await page.goto(`${server.url}/#/imported/${id}`);
    await page.getByRole('button', { name: 'Add check-in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Latitude').fill('41.2565');
    await dialog.getByLabel('Longitude').fill('-195');
    await dialog.getByRole('button', { name: 'Add check-in' }).click();
    await dialog.getByRole('alert').getByText('must be degrees').waitFor();
    await dialog.getByLabel('Longitude').fill('-95.9345');
    await dialog.getByRole('button', { name: 'Add check-in' }).click();
    await result('Check-in').getByText('draft').waitFor();
    await send();
    await result('Check-in').getByText('sent').waitFor();
    await importer.results.add(id, { ready: true });

    await page.getByRole('link', { name: 'Results', exact: true }).click();
    await page.getByRole('link', { name: 'refused', exact: true }).click();
    await result('WO-REFUSED .*Ready for office').waitFor();
    const counted = page.getByRole('navigation').getByLabel(/^\d+ refused or failed$/);
    await counted.waitFor();
    await result('Check-in').first().waitFor({ state: 'detached' });
    const form = parseForm(FORM, { version: '3' });
    const [occupied] = form.questions;
    const no = occupied?.options.find(({ text }) => text === 'No')?.id ?? '';
    const front = form.questions.find(({ name }) => name === 'Front')?.id ?? '';
    await importer.results.add(id, {
      answers: [{ pcr_form_id: 71, answers: { [occupied?.id ?? '']: no } }],
      photos: [
        {
          file_name: 'front.jpg',
          content: Readable.from([JPEG]),
          flags: [{ pcr_form_id: 71, pcr_question_id: front }],
        },
      ],
    });
    await page.getByRole('button', { name: 'Send again …' }).click();
    await dialog.getByLabel('Refused ones too').selectOption('yes');
    await dialog.getByRole('button', { name: 'Send again …' }).click();
    await page.getByText('to be sent again').waitFor();
    await page.getByText('No result is in this state.').waitFor();
    await counted.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await result('WO-REFUSED .*Ready for office sent').waitFor();
    const { check_ins } = await pair.owner.owner.results(reportId);
    expect(check_ins).toMatchObject([{ gps_lat: expect.anything() }]);
  }, 60_000);

  it('shows what owners and results hold as text, and runs none of it [console.policy]', async () => {
    const { importer, exchanges } = pair.importer.site;
    const form = defineForm({
      id: 72,
      name: SCRIPT,
      questions: { q: { type: 'textbox', text: SCRIPT }, p: { type: 'photos', text: SCRIPT } },
    });
    await pair.owner.owner.forms.add(form, { form_ver_id: 1 });
    const [question] = parseForm(form, { version: '1' }).questions;
    const place = { address: SCRIPT, city: SCRIPT, state: SCRIPT, zip: SCRIPT };
    const texts = { comments: SCRIPT, work_type_alias: SCRIPT, cust_text: SCRIPT };
    const reportId = await pair.owner.order({
      wo_number: SCRIPT,
      ...place,
      ...texts,
      line_items: [{ desc: SCRIPT, add: SCRIPT, qty: 1 }],
      pcr_forms: [{ pcr_form_id: 72 }],
    });
    await pair.owner.owner.notes.create({
      report_id: reportId,
      note_text: SCRIPT,
      insert_by: SCRIPT,
    });
    const { id } = await pair.imported(reportId);
    await pair.owner.owner.orders.update(reportId, { comments: `${SCRIPT} again` });
    await importer.results.add(id, {
      bids: [{ key: 'b', item_desc: SCRIPT, qty_comp: 1, comp_note: SCRIPT }],
      photos: [{ key: SCRIPT, file_name: 'x.jpg', content: Readable.from([JPEG]) }],
      invoice: {
        comment: SCRIPT,
        lines: [{ key: 'l', item_desc: SCRIPT, quantity: 1, price: '1.00' }],
      },
      notes: [{ key: SCRIPT, note_text: SCRIPT }],
      answers: [{ pcr_form_id: 72, answers: { [question?.id ?? '']: SCRIPT } }],
      check_ins: [
        { checkin_ts: '2026-11-22 09:30:00', gps_lat: 41, gps_lng: -96, misc_data: SCRIPT },
      ],
    });
    await pair.owner.owner.orders.followUp(reportId, SCRIPT);
    const places = [
      'imported',
      `imported/${id}`,
      `imported/${id}/forms/72`,
      'results',
      'properties',
      'exchanges',
      'jobs',
      'links',
    ];
    const logged = await exchanges.list({ limit: 20 });
    for (const path of [...places, ...logged.map((one) => `exchanges/${one.id}`)]) {
      await page.goto(`${server.url}/#/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('Loading …').first().waitFor({ state: 'detached' });
    }
    await page.goto(`${server.url}/#/imported/${id}`);
    await page.getByRole('group', { name: /<img/ }).first().waitFor();
    expect(await page.locator('img[src=x], main script').count()).toBe(0);
    expect(await page.title()).not.toBe('run');
  }, 60_000);

  it('takes a flag off by keyboard and by drag until it was sent [console.photos]', async () => {
    const { importer } = pair.importer.site;
    const reportId = await pair.owner.order({
      wo_number: 'WO-FLAGS',
      pcr_forms: [{ pcr_form_id: 71 }],
    });
    const { id } = await pair.imported(reportId);
    await importer.links.pause('owner');
    await importer.results.add(id, {
      bids: [{ key: 'b', item_desc: 'Fence', qty_comp: 1 }],
      photos: [{ file_name: 'gate.jpg', content: Readable.from([JPEG]) }],
    });
    await page.goto(`${server.url}/#/imported/${id}`);
    const before = page.getByRole('group', { name: 'Fence, before' });
    const unflagged = page.getByRole('listbox', { name: 'Not flagged' });
    const photo = page.getByRole('option', { name: 'gate.jpg' });
    const isFlagged = () => before.getByText('1 photo', { exact: true }).waitFor();
    await unflagged.waitFor();

    await photo.press('Space');
    await page.getByRole('button', { name: 'Flag 1 to Fence, before' }).press('Enter');
    await isFlagged();
    await unflagged.waitFor({ state: 'detached' });
    await photo.press('Space');
    await page.getByRole('button', { name: 'Take off 1 from Fence, before' }).press('Enter');
    await unflagged.waitFor();

    await photo.dragTo(before, AT_IMAGE);
    await isFlagged();
    // Dragged onto the photos without a flag, it loses the flag of the group from which it comes.
    await importer.results.add(
      id,
      { photos: [{ file_name: 'other.jpg', content: Readable.from([JPEG]) }] },
      { draft: true },
    );
    await page.reload();
    await photo.dragTo(page.getByRole('option', { name: 'other.jpg' }), AT_IMAGE);
    await unflagged.getByRole('option', { name: 'gate.jpg' }).waitFor();

    await photo.dragTo(before, AT_IMAGE);
    await isFlagged();
    await send();
    await importer.links.resume('owner');
    // A flag is sent after its photo. What has no id was not given.
    const given = async () => (await importer.results.list(id)).filter((one) => one.id !== '');
    await until(
      async () => (await given()).every(({ state }) => state === 'sent'),
      'the photo and its flag at the owner',
    );
    await photo.getByText('sent', { exact: true }).waitFor();
    await photo.press('Enter');
    const viewer = page.getByRole('dialog');
    await viewer.getByText('sent', { exact: true }).waitFor();
    await viewer.getByRole('button', { name: /^Take off/ }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    const flags = [{ photo: 'gate.jpg', bid: 'b', work_type: 'c' as const, stage: 'b' as const }];
    await expect(importer.results.unflag(id, flags)).rejects.toThrow(/no event takes one back/);
    expect((await pair.owner.owner.results(reportId)).flags).toHaveLength(1);
  }, 60_000);

  it('reads an order again, takes out the photo of its house, and forgets a file that was refused', async () => {
    const reportId = await pair.owner.order({ wo_number: 'WO-AGAIN', address: '9 Photo Rd' });
    const { id } = await pair.imported(reportId);
    const reads = () => pair.calls.filter((name) => name === 'get_order').length;
    await page.goto(`${server.url}/#/imported/${id}`);
    const before = reads();
    await page.getByRole('button', { name: 'Read again' }).click();
    await pair.imported(reportId);
    await until(() => reads() > before, 'the order is read again');

    const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: JPEG });
    await page.getByLabel('Add photos and files').setInputFiles([file('run.exe'), file('ok.jpg')]);
    await page.getByRole('alert').getByText('run.exe').waitFor();
    await result('File ok.jpg').getByText('draft').waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await result('File ok.jpg').getByText('draft').waitFor();

    const photos = async () => {
      const { properties } = await (await page.request.get(`${server.url}/api/properties`)).json();
      return properties.filter(({ foh_file_id }: { foh_file_id: unknown }) => foh_file_id !== null);
    };
    await page.goto(`${server.url}/#/properties`);
    const house = page.getByRole('row', { name: /9 Photo Rd/ });
    const picture = { ...file('house.jpg'), buffer: housePicture(1, 640, 480) };
    await house.getByLabel('Add photo').setInputFiles(picture);
    await house.getByRole('img').waitFor();
    expect(await photos()).toMatchObject([{ address: '9 Photo Rd' }]);
    await house.getByRole('button', { name: 'Take out' }).click();
    await house.getByRole('img').waitFor({ state: 'detached' });
    expect(await photos()).toEqual([]);
  }, 60_000);

  it('sends what did not arrive when somebody says so, and shows results page by page', async () => {
    const { importer } = pair.importer.site;
    const { id } = await pair.imported(await pair.owner.order({ wo_number: 'WO-LOST' }));
    const listener = pair.ownerServer.listener;
    const bids = () => pair.calls.filter((name) => name === 'send_bid_comp').length;
    const before = bids();
    pair.ownerServer.listener = (request, response) =>
      request.once('readable', () => {
        const start = request.read();
        if (String(start).includes('send_bid_comp')) response.writeHead(500).end('oops');
        else {
          if (start !== null) request.unshift(start);
          listener(request, response);
        }
      });
    await importer.results.add(id, { bids: [{ key: 'b', item_desc: 'Fence', qty_comp: 1 }] });
    await page.goto(`${server.url}/#/results?state=unclear`);
    await result('WO-LOST').waitFor();
    expect(bids()).toBe(before);
    pair.ownerServer.listener = listener;
    await page.getByRole('button', { name: 'It did not: send it' }).click();
    await until(async () => bids() === before + 1, 'the bid that is sent again');
    await page.getByText('No result is in this state.').waitFor();

    await importer.links.pause('owner');
    const notes = Array.from({ length: 51 }, (_, n) => ({ key: `n${n}`, note_text: `Note ${n}` }));
    await importer.results.add(id, { notes });
    await page.goto(`${server.url}/#/results?state=queued&order=${id}`);
    await result('Note n50').waitFor();
    expect(await page.getByRole('row').count()).toBe(51);
    await page.getByRole('link', { name: 'Show more' }).click();
    await result('Note n0').waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    expect(await page.getByRole('link', { name: 'Show more' }).count()).toBe(0);
    await importer.links.resume('owner');
  }, 60_000);

  it('offers a reader nothing that changes anything, in no view [console.roles]', async () => {
    const { importer } = pair.importer.site;
    const role = 'reader';
    await pair.importer.owner.users.create({ username: 'rita', role, password: PASSWORD });
    const owned = await pair.importer.order({ wo_number: 'WO-OWN' });
    const { id } = await pair.imported(await pair.owner.order({ wo_number: 'WO-READ' }));
    const fence = { item_desc: 'Fence', qty_comp: 1 };
    const flag = { bid: 'b', work_type: 'c' as const, stage: 'b' as const };
    const photo = (file_name: string) => ({ file_name, content: Readable.from([JPEG]) });
    await importer.results.add(id, {
      bids: [
        { key: 'b', ...fence },
        { key: 'c', ...fence },
      ],
      photos: [{ ...photo('gate.jpg'), flags: [flag] }, photo('fence.jpg')],
    });
    const [exchange] = await pair.importer.site.exchanges.list({ limit: 1 });
    const context = await browser.newContext();
    const reading = await context.newPage();
    reading.setDefaultTimeout(60_000);
    reading.on('pageerror', (error) => problems.push(error.message));
    await logIn(reading, `${server.url}/`, 'rita');
    const places = ['orders', `orders/${owned}`, 'imported', `imported/${id}`, 'results', 'forms'];
    const others = ['properties', 'exchanges', `exchanges/${exchange?.id}`, 'charts', 'jobs'];
    const all = [...places, ...others, 'accounts', 'links'];
    const offered = new Set<string>();
    const titles = new Set<string>();
    for (const path of all) {
      await reading.goto(`${server.url}/#/${path}`);
      await until(async () => !titles.has(await reading.title()), `the view ${path}`);
      await reading.getByText('Loading …').first().waitFor({ state: 'detached' });
      titles.add(await reading.title());
      // Two bids of one name are told apart.
      const second = reading.getByRole('group', { name: 'Fence (2), before' });
      if (path === `imported/${id}`) await second.waitFor();
      // A photo is enlarged, the head of a column sorts what is shown, and a missing part leads to its section: both change nothing.
      const buttons = 'main button:not(th button, aside li button, .frame)';
      const shown = reading.locator(`${buttons}, main input[type=file], main form`);
      for (const one of await shown.all()) {
        offered.add(
          `${path}: ${(await one.textContent()) || (await one.evaluate((e) => e.outerHTML))}`,
        );
      }
    }
    await context.close();
    expect(titles.size).toBe(all.length);
    // The columns that a user sees are a setting of that user.
    expect([...offered]).toEqual([
      'orders: Columns …',
      `orders/${owned}: Print`,
      'imported: Columns …',
      `imported/${id}: Print`,
      'exchanges: Pause',
      `exchanges/${exchange?.id}: Copy`,
      `exchanges/${exchange?.id}: curl to the clipboard`,
    ]);
  }, 60_000);
});
