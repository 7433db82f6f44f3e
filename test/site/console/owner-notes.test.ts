import type { Browser, Page } from 'playwright-core';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { until } from '../importer/pair.js';
import { logIn, TestConsole } from './open-console.js';

const [engine] = ENGINES;
const PDF = Buffer.from('%PDF-1.4 a plan');
/** The most bytes of a file at this site. */
const LARGEST = 64 * 1024;

describe('a note of an owner with files', () => {
  let test: TestConsole;
  let agent: Awaited<ReturnType<TestConsole['as']>>;
  beforeAll(async () => {
    await engine?.start();
    if (!engine) return;
    test = await TestConsole.open(engine, { receiver: { maxFileSize: LARGEST } });
    agent = await test.as('operator');
  }, 60_000);
  afterAll(async () => {
    await test?.close();
    await engine?.stop();
  });

  const owner = () => test.test.owner;
  const send = (order: string, name: string, content: Buffer = PDF, by = agent) =>
    by
      .post(`/api/orders/${order}/notes/attachments`)
      .query({ name })
      .type('application/octet-stream')
      .send(content);
  const write = (order: string, note: object) =>
    agent.post(`/api/orders/${order}/notes`).send(note);

  describe('as a request', () => {
    it('takes what was sent for its order, and gives the contractor note and files at once', async () => {
      const order = await test.test.order({ wo_number: 'FILES' });
      const { attachment } = (await send(order, '../plan.pdf').expect(200)).body;
      const other = (await send(order, 'key.pdf', Buffer.from('%PDF-1.4 a key')).expect(200)).body;
      // Nothing of it is shown before the note is written.
      expect(await owner().files.list(order)).toEqual([]);
      const note = { note_text: 'See the plan', attachments: [attachment, other.attachment] };
      const { note_id } = (await write(order, note).expect(200)).body;
      expect(await owner().files.list(order)).toMatchObject([
        { file_name: 'plan.pdf', note_id },
        { file_name: 'key.pdf', note_id },
      ]);
      const [shown] = await test.test.result('get_notes', { report_id: order });
      expect(shown).toMatchObject({ note_text: 'See the plan' });
      const files = { report_id: order, module_type: 'job_notes' } as const;
      expect(await test.test.result('get_file', files)).toMatchObject([
        { file_name: 'plan.pdf', file_type: 'application/pdf', file_size: PDF.length },
        { file_name: 'key.pdf' },
      ]);
    });

    it('takes a file twice as one', async () => {
      const order = await test.test.order({ wo_number: 'TWICE' });
      const { attachment } = (await send(order, 'plan.pdf').expect(200)).body;
      await write(order, { note_text: 'x', attachments: [attachment, attachment] }).expect(200);
      expect(await owner().files.list(order)).toHaveLength(1);
    });

    it('refuses a file that nobody could use, and says why', async () => {
      const order = await test.test.order({ wo_number: 'BAD' });
      await send(order, 'plan.pdf', Buffer.alloc(0)).expect(422, /empty \(0 bytes\)/);
      await send(order, 'run.exe').expect(422, /allowed file type/);
      await send(order, '').expect(422, /allowed file type/);
      await send(order, 'plan.pdf', Buffer.alloc(LARGEST + 1)).expect(413, /is larger than 65 kB/);
      for (const unknown of ['999', 'x', '9'.repeat(30)]) {
        await send(unknown, 'plan.pdf').expect(404, /order_not_found/);
      }
      await send(order, 'plan.pdf', PDF, await test.as('reader')).expect(403);
      await send(order, 'plan.pdf', PDF, test.stranger).expect(401);
      await send(order, 'plan.pdf').set('Origin', 'https://evil.example').expect(403);
    });

    it('refuses attachments that were not sent for it, and writes nothing', async () => {
      const order = await test.test.order({ wo_number: 'FORGED' });
      const elsewhere = await test.test.order({ wo_number: 'ELSEWHERE' });
      const { attachment } = (await send(elsewhere, 'plan.pdf').expect(200)).body;
      const note = (attachments: unknown) => write(order, { note_text: 'x', attachments });
      await note([attachment]).expect(422, /sent for this order/);
      await note(['v1:AAAA']).expect(422, /sent for this order/);
      await note('all').expect(422, /must be a list/);
      await note([{ file_name: 'a.pdf' }]).expect(422, /must be text/);
      await note(Array.from({ length: 101 }, (_, index) => `v1:${index}`)).expect(
        422,
        /at most 100/,
      );
      const own = (await send(order, 'plan.pdf').expect(200)).body.attachment;
      await write(order, { note_text: ' ', attachments: [own] }).expect(
        422,
        /note_text: is required/,
      );
      const missing = { note_text: 'x', attachments: [own], groups: ['nobody'] };
      await write(order, missing).expect(404, /note group/);
      expect(await owner().notes.list(order)).toEqual([]);
      expect(await owner().files.list(order)).toEqual([]);
    });

    it('shows files of a note for a group to its members alone', async () => {
      const order = await test.test.order({ wo_number: 'GROUP' });
      await owner().users.createGroup('crew');
      await owner().users.setGroups('operator', ['crew']);
      const { attachment } = (await send(order, 'plan.pdf').expect(200)).body;
      await write(order, { note_text: 'x', attachments: [attachment], groups: ['crew'] }).expect(
        200,
      );
      const seen = async (by: typeof agent) => (await by.get(`/api/orders/${order}`)).body.files;
      expect(await seen(agent)).toMatchObject([{ file_name: 'plan.pdf' }]);
      expect(await seen(await test.as('administrator'))).toEqual([]);
    });
  });

  describe('in the browser', () => {
    let browser: Browser;
    let page: Page;
    const problems: string[] = [];
    beforeAll(async () => {
      browser = await startBrowser();
      page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      page.setDefaultTimeout(60_000);
      page.on('pageerror', (error) => problems.push(error.message));
      await logIn(page, `${test.url}/`, 'operator');
    }, 60_000);
    afterAll(() => browser?.close());
    afterEach(() => expect(problems.splice(0)).toEqual([]));

    const file = (name: string, buffer: Buffer = PDF) => ({ name, mimeType: '', buffer });
    const attach = () => page.getByLabel('Attach files');
    const open = async (order: string) => {
      await page.goto(`${test.url}/#/orders/${order}`);
      await attach().waitFor({ state: 'attached' });
    };

    it('is written with the files, of which one can be taken out before', async () => {
      const order = await test.test.order({ wo_number: 'PAGE-FILES' });
      await open(order);
      await page.getByLabel('Note', { exact: true }).fill('See the plan');
      await attach().setInputFiles([file('plan.pdf'), file('wrong.pdf', Buffer.from('%PDF-1.4'))]);
      await page.getByRole('button', { name: 'Take out wrong.pdf' }).press('Enter');
      await page.getByRole('button', { name: 'Take out plan.pdf' }).waitFor();
      await page.getByRole('button', { name: 'Add note' }).click();
      const note = page.locator('.notes li', { hasText: 'See the plan' });
      await note.getByRole('link', { name: 'plan.pdf' }).waitFor();
      expect(await page.getByRole('button', { name: /^Take out/ }).count()).toBe(0);
      expect(await owner().files.list(order)).toMatchObject([{ file_name: 'plan.pdf' }]);

      // A revision may bring files of its own.
      await note.getByRole('button', { name: /^Revise/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Attach files').setInputFiles([file('plan 2.pdf')]);
      await dialog.getByRole('button', { name: 'Take out plan 2.pdf' }).waitFor();
      await dialog.getByRole('button', { name: 'Revise', exact: true }).click();
      await page.getByRole('link', { name: 'plan 2.pdf' }).waitFor();
      const [first, second] = await owner().files.list(order);
      expect(second?.note_id).not.toBe(first?.note_id);
    }, 60_000);

    it('is revised for the groups that see it, and written after the groups are known', async () => {
      const order = await test.test.order({ wo_number: 'PAGE-GROUPS' });
      await owner().users.createGroup('office');
      await owner().users.setGroups('operator', ['office']);
      const note_text = 'The bank is about to sell';
      await owner().notes.create({ report_id: order, note_text, groups: ['office'] });
      const seen = async () => (await owner().notes.list(order, 'outsider')).length;
      await test.as('reader', 'outsider');
      await open(order);
      await page.getByRole('button', { name: /^Revise/ }).click();
      const dialog = page.getByRole('dialog');
      const revise = dialog.getByRole('button', { name: 'Revise', exact: true });
      await dialog.getByLabel('office').waitFor();
      expect(await dialog.getByLabel('office').isChecked()).toBe(true);
      await dialog.getByLabel('Note', { exact: true }).fill('The bank has sold');
      await revise.click();
      await dialog.waitFor({ state: 'detached' });
      await until(async () => (await owner().notes.list(order)).length === 2, 'the revision');
      expect(await seen()).toBe(0);

      // A choice that is stored with the text is not lost where the groups cannot be read.
      await page.getByLabel('Note', { exact: true }).fill('For the office alone');
      await page.getByLabel('office').check();
      await page.getByText(/^Saved/).waitFor();
      await page.route('**/api/groups', (route) => route.abort());
      await page.reload();
      const again = page.getByRole('button', { name: 'Try again' });
      await again.waitFor();
      expect(await page.getByRole('button', { name: 'Add note' }).count()).toBe(0);
      await page.unroute('**/api/groups');
      await again.click();
      await page.getByLabel('office').waitFor();
      await page.getByRole('button', { name: 'Add note' }).click();
      await until(async () => (await owner().notes.list(order)).length === 3, 'the note');
      expect(await seen()).toBe(0);
    }, 60_000);

    it('names each refused file with the reason, and goes without it', async () => {
      const order = await test.test.order({ wo_number: 'PAGE-BAD' });
      await open(order);
      await attach().setInputFiles([
        file('empty.pdf', Buffer.alloc(0)),
        file('run.exe'),
        file('large.pdf', Buffer.alloc(LARGEST + 1, 'x')),
        file('plan.pdf'),
      ]);
      const alert = (name: string) => page.getByRole('alert').filter({ hasText: name });
      await alert('empty.pdf')
        .getByText(/0 bytes/)
        .waitFor();
      await alert('run.exe').getByText('.exe files are not allowed').waitFor();
      await alert('large.pdf')
        .getByText('is larger than 65 kB, the most that this site takes')
        .waitFor();
      await page.getByRole('button', { name: 'Take out plan.pdf' }).waitFor();
      await page.getByLabel('Note', { exact: true }).fill('With one file');
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.locator('.notes li').getByRole('link', { name: 'plan.pdf' }).waitFor();
      expect(await owner().files.list(order)).toHaveLength(1);
    }, 60_000);

    it('waits for its files, keeps them over a reload, and says which came after it was left', async () => {
      const order = await test.test.order({ wo_number: 'PAGE-WAIT' });
      await open(order);
      const held: (() => Promise<void>)[] = [];
      await page.route('**/notes/attachments*', (route) => void held.push(() => route.continue()));
      await page.getByLabel('Note', { exact: true }).fill('See the plan');
      await attach().setInputFiles([file('plan.pdf')]);
      await until(async () => held.length === 1, 'the upload');
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.getByText('One file is still under way: wait for it.').waitFor();
      expect(await owner().notes.list(order)).toEqual([]);
      await held[0]?.();
      await page.getByRole('button', { name: 'Take out plan.pdf' }).waitFor();
      await page
        .getByText(/^Saved/)
        .first()
        .waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Take out plan.pdf' }).waitFor();

      await attach().setInputFiles([file('late.pdf', Buffer.from('%PDF-1.4 late'))]);
      await until(async () => held.length === 2, 'the second upload');
      await page.getByRole('link', { name: 'Today' }).click();
      await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
      const arrived = page.waitForResponse(/notes\/attachments/);
      await held[1]?.();
      await arrived;
      await page.goBack();
      const late = page.getByRole('alert').filter({ hasText: 'late.pdf' });
      await late.getByText('attach it again').waitFor();
      await page.unroute('**/notes/attachments*');
      await attach().setInputFiles([file('late.pdf', Buffer.from('%PDF-1.4 late'))]);
      await page.getByRole('button', { name: 'Take out late.pdf' }).waitFor();
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.locator('.notes li').getByRole('link', { name: 'late.pdf' }).waitFor();
      expect(await owner().files.list(order)).toHaveLength(2);
    }, 60_000);
  });
});
