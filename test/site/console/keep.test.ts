import { Readable } from 'node:stream';
import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright-core';
import { defineForm } from '../../../src/forms/index.js';
import type { Database } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { LocalServer, SitePair, until } from '../importer/pair.js';
import { logIn, PASSWORD } from './open-console.js';

const [engine] = ENGINES;
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a photo')]);
const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    occupied: { type: 'radio', text: 'Occupied?', options: ['Yes', 'No'], required: true },
    kind: { type: 'dropdown', text: 'Kind', options: ['House', 'Flat'] },
    remarks: { type: 'textarea', text: 'Remarks' },
    front: { type: 'photos', text: 'Front', photos: { min: 1, max: 3 } },
  },
});
const photo = (name: string, buffer = JPEG) => ({ name, mimeType: 'image/jpeg', buffer });

class Signal {
  resolve: () => void = () => undefined;
  readonly promise = new Promise<void>((resolve) => {
    this.resolve = resolve;
  });
}

describe('a console that loses nothing and sends nothing by itself', () => {
  let pair: SitePair;
  let database: Database;
  let server: LocalServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const problems: string[] = [];

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
      { username: 'cy', display_name: 'cy', role: 'operator' },
      { username: 'bo', display_name: 'Bo', role: 'operator' },
      { username: 'rea', display_name: 'Rea', role: 'reader' },
      { username: 'ada', display_name: 'Ada', role: 'administrator' },
    ] as const;
    for (const one of people) await users.create({ ...one, password: PASSWORD });
    server = await new LocalServer().listen();
    server.listener = (request, response) => pair.importer.site.console(request, response);
    browser = await startBrowser();
    ({ context, page } = await enter('cy'));
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await database?.close();
    await pair?.close();
    await engine?.stop();
  });
  afterEach(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems.splice(0)).toEqual([]);
  });

  async function enter(username: string) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await watched(page);
    await logIn(page, `${server.url}/`, username);
    return { context, page };
  }
  async function watched(page: Page): Promise<Page> {
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => problems.push(error.message));
    return page;
  }
  async function order(wo_number: string): Promise<{ id: string; reportId: string }> {
    const pcr_forms = [{ pcr_form_id: 71, form_required: true }];
    const reportId = await pair.owner.order({ wo_number, pcr_forms });
    const { id } = await pair.imported(reportId);
    pair.calls.length = 0;
    return { id, reportId };
  }
  const formOf = (id: string) => `${server.url}/#/imported/${id}/forms/71`;
  const remarks = (on = page) => on.getByLabel('Remarks');
  const stored = async (id: string) => {
    const row = await database.read
      .selectFrom('typed_drafts')
      .select('content')
      .where('path', '=', `imported/${id}/forms/71`)
      .executeTakeFirst();
    return row?.content ?? '';
  };
  const saved = (on = page) => on.getByText(/^Saved/).waitFor();
  const TEXT = 'typed without any pause, ';

  it('stores text while it is typed, and loses none of it by reload, Back and log-out [console.keep.typing]', async () => {
    const { id } = await order('WO-TYPE');
    await page.goto(formOf(id));
    // However long the site takes: whoever types makes no pause before it has a part of the text.
    let typed = '';
    let isStored = false;
    const typing = (async () => {
      for (; !isStored; typed += TEXT) await remarks().pressSequentially(TEXT, { delay: 40 });
    })();
    try {
      await until(async () => (await stored(id)).includes('typed'), 'the text while it is typed');
    } finally {
      isStored = true;
      await typing;
    }
    await saved();
    // The time beside the text is that of the last change, and not that of the loading.
    const changed = Date.UTC(2026, 0, 2, 3, 4, 5);
    await database.write((tx) =>
      tx.updateTable('typed_drafts').set({ modified_at: changed }).execute(),
    );
    await page.reload();
    expect(await remarks().inputValue()).toBe(typed);
    const at = page.getByText(/^Saved/).getByRole('time');
    expect(await at.getAttribute('datetime')).toBe(new Date(changed).toISOString());
    await remarks().fill('left by Back');
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await page.getByRole('link', { name: /Fill: Occupancy/ }).click();
    expect(await remarks().inputValue()).toBe('left by Back');
    await remarks().fill('typed at the end of the day');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    expect(await stored(id)).toContain('end of the day');

    // Another user of the browser sees nothing of a text that the site has not got.
    await again('cy');
    await remarks().fill('with a session that has ended');
    await database.write((tx) => tx.deleteFrom('console_sessions').execute());
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    await again('cy');
    expect(await remarks().inputValue()).toBe('with a session that has ended');
    await saved();
    expect(pair.named).toEqual([]);
  }, 60_000);

  async function again(username: string): Promise<void> {
    await page.getByLabel('User name').fill(username);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await remarks().waitFor();
  }

  it('says what is not saved, and saves it when the site is back or the page is opened again [console.keep.offline]', async () => {
    const { id } = await order('WO-OFFLINE');
    await page.goto(formOf(id));
    await remarks().fill('before');
    await saved();
    await context.setOffline(true);
    await remarks().fill('typed offline');
    await page.getByText('Not saved').waitFor();
    await context.setOffline(false);
    await saved();
    expect(await stored(id)).toContain('typed offline');

    await context.setOffline(true);
    await remarks().fill('closed offline');
    await page.getByText('Not saved').waitFor();
    await page.close();
    await context.setOffline(false);
    page = await watched(await context.newPage());
    await page.goto(`${server.url}/#/orders`);
    await until(async () => (await stored(id)).includes('closed offline'), 'what was left');
    await page.goto(formOf(id));
    expect(await remarks().inputValue()).toBe('closed offline');
    expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('draft');

    // So has a page of an earlier version left it.
    await context.setOffline(true);
    await remarks().fill('left by an earlier version');
    await page.getByText('Not saved').waitFor();
    await page.evaluate(`for (const name of Object.keys(localStorage).filter((one) => one.includes(':draft:'))) {
      const { path, ...draft } = JSON.parse(localStorage.getItem(name));
      localStorage.setItem(name, JSON.stringify({ ...draft, place: path }));
    }`);
    await page.close();
    await context.setOffline(false);
    page = await watched(await context.newPage());
    await page.goto(formOf(id));
    expect(await remarks().inputValue()).toBe('left by an earlier version');
    await saved();
  }, 60_000);

  it('sends nothing that was cleared again', async () => {
    const { id } = await order('WO-CLEARED');
    await page.goto(formOf(id));
    const answers = () =>
      page.evaluate(
        `fetch('./api/imported/${id}/forms/71').then((one) => one.json()).then((form) => form.answers)`,
      );
    await remarks().fill('typed by mistake');
    await until(async () => JSON.stringify(await answers()).includes('by mistake'));
    await remarks().fill('');
    await until(async () => JSON.stringify(await answers()) === '{}');
    await remarks().fill('typed before a reload');
    await until(async () => JSON.stringify(await answers()).includes('before a reload'));
    // A page that has not yet got the answer would send the text again while it is closed.
    await saved();
    await page.reload();
    await remarks().fill('');
    await until(async () => JSON.stringify(await answers()) === '{}');
  });

  it('keeps all texts that closed pages have left, until the user has chosen one [console.keep.two-editors]', async () => {
    const { id } = await order('WO-LEFT');
    await page.goto(formOf(id));
    await remarks().fill('the stored one');
    await saved();
    const [question] = Object.keys(JSON.parse(await stored(id)).answers);
    await page.goto(`${server.url}/#/imported`);
    await page.evaluate(`(async () => {
      const { user } = await (await fetch('./api/state')).json();
      const path = 'imported/${id}/forms/71';
      for (const [at, text] of ['the older one', 'the newer one'].entries()) {
        const draft = { path, writer: 'closed-' + at, version: 1, at, content: { answers: { ${question}: text } } };
        const name = 'svclink:' + location.pathname + ':draft:' + user.id + ':' + path + ' ' + draft.writer;
        localStorage.setItem(name, JSON.stringify(draft));
      }
    })()`);
    const versions = page.getByRole('alert', { name: 'There are two versions' });
    for (const _ of ['opened', 'read again']) {
      await page.goto(formOf(id));
      await versions.getByText('the older one').waitFor();
      expect(await remarks().inputValue()).toBe('the newer one');
      await page.goto(`${server.url}/#/imported`);
      await remarks().waitFor({ state: 'detached' });
    }
    await page.goto(formOf(id));
    const held: Route[] = [];
    await page.route('**/api/drafts/*', (route) =>
      route.request().method() === 'POST' ? void held.push(route) : route.fallback(),
    );
    await versions.getByRole('button', { name: 'Take the version: left in this browser' }).click();
    expect(await remarks().inputValue()).toBe('the older one');
    await until(() => held.length > 0);
    expect(await page.getByText(/^Saved/).count()).toBe(0);
    for (const route of held) await route.continue();
    await page.unroute('**/api/drafts/*');
    await saved();
    expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('draft');
  });

  it('shows two people at one form to each other, and lets them choose [console.keep.two-editors]', async () => {
    const { id } = await order('WO-TWO');
    const other = await enter('bo');
    await page.goto(formOf(id));
    await remarks().waitFor();
    await other.page.goto(formOf(id));
    await other.page.getByText('cy has this open too.').waitFor();
    await page.getByText('Bo has this open too.').waitFor();
    await remarks().fill('what cy saw');
    await saved();
    await remarks(other.page).fill('what Bo saw');
    const versions = other.page.getByRole('alert', { name: 'There are two versions' });
    await versions.getByText('what cy saw').waitFor();
    await versions.getByText('what Bo saw').waitFor();
    expect(await stored(id)).toContain('what cy saw');
    await versions.getByRole('button', { name: 'Keep what stands here' }).click();
    await saved(other.page);
    expect(await stored(id)).toContain('what Bo saw');
    await page.getByRole('button', { name: 'Take the version: bo' }).click();
    expect(await remarks().inputValue()).toBe('what Bo saw');
    // The site has the choice before another page reads the text.
    await saved();

    // Two pages of one user are two, too.
    const second = await watched(await context.newPage());
    await second.goto(formOf(id));
    await remarks(second).fill('the second page');
    await saved(second);
    await remarks().fill('the first page');
    await page.getByText('you, on another page').first().waitFor();
    await page.getByRole('button', { name: 'Take the version: you' }).last().click();
    expect(await remarks().inputValue()).toBe('the second page');
    await other.context.close();
    await second.close();
  }, 60_000);

  it('brings no finished text back whose removal or whose first answer was lost', async () => {
    const { id } = await order('WO-FINISHED');
    const path = `imported/${id}/note/new`;
    const isStored = async () => {
      const rows = database.read.selectFrom('typed_drafts').select('path');
      return (await rows.where('path', '=', path).execute()).length > 0;
    };
    const open = page.getByRole('button', { name: /Add a note to send/ });
    const dialog = page.getByRole('dialog');
    const note = dialog.getByLabel('Note', { exact: true });
    const discard = async () => {
      await note.press('Escape');
      await dialog.getByRole('button', { name: 'Discard' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    const lost: string[] = [];
    await page.route('**/api/drafts/*', async (route) => {
      const method = route.request().method();
      if (method === 'GET') return route.fallback();
      if (method === 'POST' && lost.length === 0) await route.fetch();
      lost.push(method);
      return route.abort();
    });
    await page.goto(`${server.url}/#/imported/${id}`);
    await open.click();
    await note.fill('The gate is green');
    await until(() => lost.includes('POST'));
    expect(await isStored()).toBe(true);
    await discard();
    await until(() => lost.includes('DELETE'));
    expect(await isStored()).toBe(true);
    await page.unrouteAll({ behavior: 'wait' });

    await open.click();
    expect(await note.inputValue()).toBe('');
    expect(await isStored()).toBe(false);
    await note.fill('The gate is red');
    await dialog.getByText(/^Saved/).waitFor();
    lost.length = 0;
    await page.route('**/api/drafts/*', (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      lost.push('DELETE');
      return route.abort();
    });
    await discard();
    // The dialog is closed before the removal is asked for.
    await until(() => lost.length > 0);
    await page.unrouteAll({ behavior: 'wait' });
    expect(await isStored()).toBe(true);
    await page.reload();
    await until(async () => !(await isStored()));
    // The page forgets it when the answer arrives, which is after the row has gone.
    await page.waitForFunction("!Object.keys(localStorage).join().includes('finished')");
  });

  it('asks before a dialog with content or a page with uploads is left [console.keep.dialog]', async () => {
    const { id } = await order('WO-ASK');
    await page.goto(`${server.url}/#/imported/${id}`);
    const open = page.getByRole('button', { name: /Add a note to send/ });
    const dialog = page.getByRole('dialog');
    const note = dialog.getByLabel('Note', { exact: true });
    await open.click();
    await note.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await open.click();
    await note.fill('The gate was open');
    await note.press('Escape');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Go on here' }).click();
    expect(await note.inputValue()).toBe('The gate was open');
    expect(await note.evaluate((field) => field.matches(':focus'))).toBe(true);
    await page.goBack().catch(() => undefined);
    await dialog.getByRole('button', { name: 'Finish later' }).click();
    await page.getByRole('button', { name: 'Add a note to send (unfinished)' }).click();
    expect(await note.inputValue()).toBe('The gate was open');
    await note.fill('The gate was shut');
    await page.reload();
    await dialog.waitFor();
    expect(await note.inputValue()).toBe('The gate was shut');
    await note.press('Escape');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await open.click();
    expect(await note.inputValue()).toBe('');
    await note.fill('The gate is gone');
    await dialog.getByText(/^Saved/).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    // The site need not answer first, and the text does not come back although it answers late.
    const removals: Route[] = [];
    await page.route('**/api/drafts/*', (route) => {
      if (route.request().method() === 'DELETE') removals.push(route);
      else return route.fallback();
    });
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await open.click();
    await until(() => removals.length === 1);
    for (const route of removals) await route.continue();
    await page.unroute('**/api/drafts/*');
    expect(await note.inputValue()).toBe('');
    await note.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });

    // A file that is still being sent is content, too: it has no place after the dialog is closed.
    const held: Route[] = [];
    await page.route('**/results/attachments*', (route) => void held.push(route));
    await open.click();
    await dialog.getByLabel('Attach files').setInputFiles(photo('gate.jpg'));
    await dialog.getByText('gate.jpg: ').first().waitFor();
    await until(() => held.length === 1);
    await page.keyboard.press('Escape');
    await dialog.getByText('A file is still being sent.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Finish later' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Go on here' }).click();
    for (const route of held) await route.continue();
    await dialog.getByRole('button', { name: 'Take out gate.jpg' }).waitFor();
    await dialog.getByText(/^Saved/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Finish later' }).click();
    await page.getByRole('button', { name: 'Add a note to send (unfinished)' }).click();
    await dialog.getByRole('button', { name: 'Take out gate.jpg' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });

    await page.route('**/results/files*', () => undefined);
    const add = page.getByLabel('Add photos and files');
    await add.setInputFiles([photo('late.jpg'), photo('later.jpg')]);
    await page.getByText('late.jpg: ').first().waitFor();
    const asked: string[] = [];
    page.once('dialog', (one) => {
      asked.push(one.type());
      void one.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await page.unroute('**/results/files*');
    await page.getByText('These 2 files did not arrive').waitFor();
    await add.setInputFiles([photo('late.jpg'), photo('later.jpg')]);
    await page.getByText('did not arrive').waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /late.jpg draft/ }).waitFor();
  }, 60_000);

  it('keeps what an owner types, and asks before the page with a text that is not stored is left [console.keep.typing] [console.keep.dialog]', async () => {
    const id = await pair.importer.order({ wo_number: 'WO-OWNED' });
    const said = { report_id: id, note_text: 'Call first', insert_by: 'ada' };
    await pair.importer.owner.notes.create(said);
    const { page: own, context: tab } = await enter('ada');
    const dialog = own.getByRole('dialog');
    const press = (name: string, within: Pick<Page, 'getByRole'> = own) =>
      within.getByRole('button', { name, exact: true }).click();
    const discard = async () => {
      await own.keyboard.press('Escape');
      await press('Discard', dialog);
      await own.locator('dialog').waitFor({ state: 'detached' });
    };
    /** Types into a field of a dialog, and reads the page again. */
    const typed = async (field: Locator, text: string) => {
      await field.fill(text);
      await dialog.getByText(/^Saved/).waitFor();
      await own.reload();
    };
    await own.goto(`${server.url}/#/orders/${id}`);
    const note = own.getByLabel('Note', { exact: true }).first();
    await note.fill('The dog bites');
    await saved(own);
    const reason = dialog.getByLabel('Reason');
    await press('Return to vendor');
    await typed(reason, 'The front is missing');
    expect(await note.inputValue()).toBe('The dog bites');
    await press('Return to vendor');
    expect(await reason.inputValue()).toBe('The front is missing');
    await discard();
    const revised = dialog.getByLabel('Note', { exact: true });
    await press('Revise Call first');
    await typed(revised, 'Call twice');
    await press('Revise Call first');
    expect(await revised.inputValue()).toBe('Call twice');
    await discard();
    // These are open again after the page is read again.
    const city = dialog.getByLabel('City');
    await press('Edit');
    await typed(city, 'Lincoln');
    expect(await city.inputValue()).toBe('Lincoln');
    await discard();

    await own.goto(`${server.url}/#/orders`);
    await press('New order');
    const number = dialog.getByLabel('Work order number');
    // A required field that nobody has touched looks as any other one.
    const border = (field: Locator) =>
      field.evaluate((one) => Object(globalThis).getComputedStyle(one).borderColor);
    expect(await border(number)).toBe(await border(dialog.getByLabel('Due')));
    await number.fill('WO-NEXT');
    await press('Add line', dialog);
    const line = dialog.getByRole('group', { name: 'Line items' }).getByLabel('Item');
    await typed(line, 'Mow');
    expect(await number.inputValue()).toBe('WO-NEXT');
    expect(await line.inputValue()).toBe('Mow');
    await discard();

    await own.goto(`${server.url}/#/users`);
    await press('New user');
    await dialog.getByLabel('User name').fill('dora');
    const asked: string[] = [];
    own.once('dialog', (one) => {
      asked.push(one.type());
      void one.accept();
    });
    await own.reload();
    expect(asked).toEqual(['beforeunload']);
    await tab.close();
  }, 60_000);

  it('keeps what a contractor types beside the forms [console.keep.typing]', async () => {
    const { id } = await order('WO-BESIDE');
    const notes = [{ key: 'n', note_text: 'The gate is open' }];
    await pair.importer.site.importer.results.add(id, { notes }, { draft: true });
    const dialog = page.getByRole('dialog');
    await page.goto(`${server.url}/#/imported/${id}`);
    const price = page.getByLabel('Price of one, row 1');
    await page.getByRole('button', { name: 'Add line' }).click();
    await price.fill('sixty');
    await saved();
    const change = page.getByRole('button', { name: /^Change Note/ });
    const note = dialog.getByLabel('Note', { exact: true });
    await change.click();
    await note.fill('The gate is shut');
    await dialog.getByText(/^Saved/).waitFor();
    await page.reload();
    expect(await price.inputValue()).toBe('sixty');
    await change.click();
    expect(await note.inputValue()).toBe('The gate is shut');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Finish later' }).click();
    const latitude = dialog.getByLabel('Latitude');
    await page.getByRole('button', { name: 'Add check-in' }).click();
    await latitude.fill('41.2565');
    await dialog.getByText(/^Saved/).waitFor();
    await page.reload();
    expect(await latitude.inputValue()).toBe('41.2565');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
  }, 60_000);

  it('goes on with files after the session has ended, and after a proxy could not reach the site [console.photos]', async () => {
    const { id } = await order('WO-ENDED');
    await page.goto(`${server.url}/#/imported/${id}`);
    const add = page.getByLabel('Add photos and files');
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/results/files*', (route) => {
      if (isHeld) held.push(route);
      else return route.continue();
    });
    await add.setInputFiles(
      names.map((name) => photo(name, Buffer.concat([JPEG, Buffer.from(name)]))),
    );
    await until(() => held.length === 3);
    isHeld = false;
    await database.write((tx) => tx.deleteFrom('console_sessions').execute());
    for (const route of held) await route.continue();
    await page.getByLabel('User name').fill('cy');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    for (const name of names) await page.getByRole('row', { name: `${name} draft` }).waitFor();

    const away = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
    await page.route(/\/api\/(?:state$|.*\/results\/files)/, (route) => route.fulfill(away));
    await add.setInputFiles([photo('f.jpg')]);
    await page.getByText('f.jpg: waits for the connection').waitFor();
    await page.unrouteAll();
    await page.getByRole('row', { name: 'f.jpg draft' }).waitFor();
  }, 60_000);

  it('lists the files that a closed page was sending, and none that an open one still sends', async () => {
    const { id } = await order('WO-TABS');
    const sending = async (name: string) => {
      const tab = await watched(await context.newPage());
      await tab.route('**/results/files*', () => undefined);
      await tab.goto(`${server.url}/#/imported/${id}`);
      await tab.getByLabel('Add photos and files').setInputFiles([photo(name)]);
      await tab.getByText(`${name}: `).first().waitFor();
      return tab;
    };
    const slow = await sending('slow.jpg');
    await (await sending('gone.jpg')).close();
    // A page that is too busy to answer the others is open, too.
    await slow.evaluate('BroadcastChannel.prototype.postMessage = () => undefined');
    await page.goto(`${server.url}/#/imported/${id}`);
    await page.getByText(/did not arrive/).waitFor();
    const listed = () => page.getByRole('alert').getByRole('listitem').allTextContents();
    expect(await listed()).toEqual(['gone.jpg']);
    await page.getByRole('alert').getByRole('button').click();
    await page.getByText(/did not arrive/).waitFor({ state: 'detached' });
    await slow.close();
    await page.reload();
    await page.getByText(/did not arrive/).waitFor();
    expect(await listed()).toEqual(['slow.jpg']);
  });

  it('lists a text as unfinished that is stored while the list is being read', async () => {
    const { id } = await order('WO-LIST');
    await page.goto(`${server.url}/#/imported/${id}`);
    const open = page.getByRole('button', { name: /Add a note to send/ });
    await open.click();
    const dialog = page.getByRole('dialog');
    const listed = new Signal();
    const stored = new Signal();
    await page.route('**/api/drafts', async (route) => {
      const response = await route.fetch();
      listed.resolve();
      await stored.promise;
      await route.fulfill({ response });
    });
    await page.route('**/api/drafts/*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await listed.promise;
      const response = await route.fetch();
      await route.fulfill({ response });
      // The list arrives after the page has got this answer.
      setTimeout(stored.resolve, 100);
    });
    const note = dialog.getByLabel('Note', { exact: true });
    await note.fill('The gate was open');
    await note.press('Escape');
    await dialog.getByRole('button', { name: 'Finish later' }).click();
    await stored.promise;
    await page.getByRole('button', { name: 'Add a note to send (unfinished)' }).click();
    await until(async () => (await note.inputValue()) === 'The gate was open');
    await note.press('Escape');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    const unfinished = page.getByRole('button', { name: 'Add a note to send (unfinished)' });
    await unfinished.waitFor({ state: 'detached' });
  }, 30_000);

  it('changes nothing by a choice of a select, and asks before a role or a password changes [console.select] [console.users.confirm]', async () => {
    const { id } = await order('WO-SELECT');
    await pair.importer.site.importer.results.add(
      id,
      {
        bids: [{ key: 'b', item_desc: 'Fence', qty_comp: 1 }],
        photos: [{ file_name: 'a.jpg', content: Readable.from([JPEG]) }],
      },
      { draft: true },
    );
    const admin = await enter('ada');
    const changes: string[] = [];
    admin.page.on('request', (request) => {
      const isTyped = request.url().includes('/api/drafts/');
      if (request.method() !== 'GET' && !isTyped) changes.push(request.url());
    });
    const owned = await pair.importer.order({ wo_number: 'WO-CHOICES' });
    const views = [
      ...['orders', `orders/${owned}`, 'imported', `imported/${id}`, `imported/${id}/forms/71`],
      ...['exchanges', 'jobs', 'users', 'properties', 'forms', 'links', 'accounts', 'results'],
      ...['hooks', 'audit', 'retention', 'site'],
    ];
    let count = 0;
    for (const view of views) {
      await admin.page.goto(`${server.url}/#/${view}`);
      await admin.page.getByRole('heading', { level: 1 }).waitFor();
      await admin.page.getByText('Loading …').first().waitFor({ state: 'detached' });
      if (view === 'users') await admin.page.locator('main select').first().waitFor();
      if (view === `imported/${id}`) {
        await admin.page.getByRole('option', { name: 'a.jpg' }).press('Enter');
        await admin.page.getByLabel('Flag a.jpg to').waitFor();
      }
      // A text field with suggestions is no select: what is typed there is stored as a draft.
      for (const select of await admin.page.locator('select').all()) {
        await select.focus();
        for (const key of ['ArrowDown', 'ArrowDown', 'a', 'ArrowUp']) {
          await admin.page.keyboard.press(key);
        }
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(20);
    expect(changes).toEqual([]);

    await admin.page.goto(`${server.url}/#/users`);
    const row = admin.page.getByRole('row', { name: /^bo/ });
    const roleOf = async () =>
      (await pair.importer.site.owner.users.list()).find(({ username }) => username === 'bo')?.role;
    await row.getByRole('combobox').selectOption('administrator');
    await row.getByRole('button', { name: 'Change role' }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByText('Operator').waitFor();
    expect(await roleOf()).toBe('operator');
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await until(async () => (await roleOf()) === 'administrator');
    await row.getByRole('button', { name: 'New password' }).click();
    await dialog.getByLabel('Password').fill('another long one');
    await dialog.getByRole('button', { name: 'New password' }).click();
    await dialog.getByText('every session with it').waitFor();
    expect(changes).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await admin.page.locator('dialog').waitFor({ state: 'detached' });
    expect(changes).toHaveLength(2);
    await admin.context.close();
  }, 60_000);

  it('gives a reader no form that is never saved', async () => {
    const { id } = await order('WO-READ');
    const reader = await enter('rea');
    await reader.page.goto(formOf(id));
    await reader.page.getByText('Your role sees this form').waitFor();
    expect(await remarks(reader.page).isDisabled()).toBe(true);
    expect(await reader.page.getByRole('button', { name: 'Done' }).count()).toBe(0);
    await reader.page.goto(`${server.url}/#/imported/${id}`);
    await reader.page.getByRole('link', { name: /^Form: Occupancy/ }).waitFor();
    await reader.page.goto(`${server.url}/#/users`);
    await reader.page.getByRole('row', { name: /^bo/ }).waitFor();
    expect(await reader.page.locator('main').getByRole('combobox').count()).toBe(0);
    expect(await reader.page.getByRole('button', { name: /New password/ }).count()).toBe(0);
    await reader.context.close();
  }, 60_000);

  it('runs the day of a contractor who sends everything at the end [console.draft] [console.draft.change] [console.draft.independent] [console.results]', async () => {
    const { id, reportId } = await order('WO-DAY');
    await page.goto(`${server.url}/#/imported/${id}`);
    const result = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    const dialog = page.getByRole('dialog');

    // Files that no owner takes are refused here, with what is allowed.
    const add = page.getByLabel('Add photos and files');
    await add.setInputFiles([
      photo('none.jpg', Buffer.alloc(0)),
      photo('IMG_1.heic'),
      photo('bad.jpg', Buffer.from('no photo')),
      photo('wrong.jpg'),
      photo('worse.jpg', Buffer.from('no photo either')),
    ]);
    const dataTransfer = await page.evaluateHandle(`(() => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array([${[...JPEG]}])], 'front.jpg', { type: 'image/jpeg' }));
      return files;
    })()`);
    const area = page.getByRole('group', { name: 'Add photos and files' });
    await area.dispatchEvent('drop', { dataTransfer });
    await page.getByText('none.jpg: The file is empty').waitFor();
    await page.getByText('IMG_1.heic: .heic files are not allowed. Allowed are jpg').waitFor();
    for (const name of ['front.jpg', 'bad.jpg', 'wrong.jpg', 'worse.jpg']) {
      await result(`File ${name}`).getByText('draft').waitFor();
    }
    await page.getByRole('button', { name: 'Remove File wrong.jpg' }).click();
    await result('File wrong.jpg').waitFor({ state: 'detached' });
    for (const name of ['front.jpg', 'bad.jpg']) {
      await page.getByRole('option', { name }).click();
    }
    await page.getByRole('button', { name: 'Flag 2 to Occupancy: Front' }).click();
    await page.getByRole('group', { name: 'Occupancy: Front' }).getByText('2 of 1 to 3').waitFor();
    await page.getByRole('button', { name: 'Add item' }).click();
    await page.getByLabel('Item, row 1').fill('Fence');
    await page.getByLabel('Completed, row 1').fill('2');
    await page.getByLabel('Completed, row 1').blur();
    await result('completion Fence').getByText('draft').waitFor();
    // A result has the name of its item, and no generated key.
    expect(await page.locator('#part-results').innerText()).not.toMatch(/\d{6}-\d{6}|\d{9}/);
    await page.getByRole('button', { name: 'Change Bid or completion' }).click();
    await page.getByLabel('Completed, row 1').fill('3');
    await page.getByLabel('Completed, row 1').blur();
    await page.getByText('changed', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Ready for office' }).click();
    await result('Ready for office').getByText('draft').waitFor();
    await page.getByRole('link', { name: /Fill: Occupancy/ }).click();
    await remarks().fill('Nobody answered');
    await page.getByRole('button', { name: 'Done' }).click();
    expect(pair.named).toEqual([]);

    // Incomplete: the console asks, and the contractor completes it.
    await page.getByRole('button', { name: 'Send …' }).click();
    await dialog.getByText('3 photos and files').waitFor();
    await dialog.getByText('"Occupied?" is not answered.').waitFor();
    await dialog.getByRole('button', { name: 'Send although' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: /Change Answers of form Occupancy/ }).click();
    await page.getByLabel('No', { exact: true }).check();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Send …' }).click();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await result('File bad.jpg').getByText('refused').waitFor();
    await result('File worse.jpg').getByText('refused').waitFor();
    await result('Answers of form Occupancy').getByText('sent').waitFor();
    await until(async () => (await pair.owner.owner.results(reportId)).flags.length === 1);
    await result('Ready for office').getByText('waits for').waitFor();

    // What is queued comes back, what was refused is taken out or replaced; then all of it is accepted.
    await page.getByRole('button', { name: 'Call back Ready for office' }).click();
    await result('Ready for office').getByText('draft').waitFor();
    await page.getByRole('button', { name: 'Remove File worse.jpg' }).waitFor();
    await page.getByRole('option', { name: 'worse.jpg' }).click();
    await page.getByRole('button', { name: 'Remove 1 photo' }).click();
    await result('File worse.jpg').waitFor({ state: 'detached' });
    await page.getByRole('option', { name: 'bad.jpg' }).press('Enter');
    await dialog.getByRole('button', { name: 'Remove bad.jpg' }).waitFor();
    const replace = dialog.getByLabel('Replace bad.jpg');
    // A phone converts what it stores in other types, where the field names the allowed ones alone.
    expect(await replace.getAttribute('accept')).toMatch(/^\.jpg,/);
    await replace.setInputFiles(photo('good.jpg'));
    await result('File bad.jpg').getByText('draft').waitFor();
    await page.getByRole('button', { name: 'Send …' }).click();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await result('Ready for office').getByText('sent').waitFor();
    const sent = await pair.owner.owner.results(reportId);
    expect(sent.flags).toHaveLength(2);
    expect(sent.bids).toMatchObject([{ qty_comp: '3.00' }]);
    expect(JSON.stringify(sent.answers)).toContain('Nobody answered');
    await page.goto(formOf(id));
    expect(await remarks().inputValue()).toBe('Nobody answered');
  }, 90_000);
});
