import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { LinkError } from '../../../src/index.js';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { refusing, StubOwner, until } from '../importer/pair.js';
import { logIn, TestConsole } from './open-console.js';

const [engine] = ENGINES;

describe('exchanges in a console, again', () => {
  let test: TestConsole;
  let stub: StubOwner;
  let browser: Browser;
  let id = '';
  beforeAll(async () => {
    await engine?.start();
    stub = await StubOwner.open();
    stub.answers.get_all_orders = [{ report_id: '1', wo_status: 'Unread' }];
    const options = { allowedHosts: [stub.server.host], pushWait: 5, thumbnails: false as const };
    if (engine) test = await TestConsole.open(engine, options);
    const { importer } = test.test.site;
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    await importer.links.add({ name: 'stub', ...access });
    await test.test.site.start();
    await until(async () => {
      const found = await importer.orders.find('stub', '1');
      return found !== undefined && found.unfinished === undefined;
    });
    id = (await importer.orders.find('stub', '1'))?.id ?? '';
    for (const role of ['reader', 'operator'] as const) await test.as(role);
    browser = await startBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await test?.close();
    await stub?.server.close();
    await engine?.stop();
  });

  const entries = async (event: string) => {
    await test.test.site.exchanges.flush();
    return test.test.site.exchanges.list({ event });
  };

  async function exchangesOf(username: string): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await logIn(page, `${test.url}/`, username);
    await page.goto(`${test.url}/#/exchanges`);
    await page.getByRole('heading', { name: 'Exchanges' }).waitFor();
    return page;
  }

  it('are filtered, followed, shown redacted, and sent again, one and many [console.exchanges] [console.traffic.filters]', async () => {
    const { results } = test.test.site.importer;
    stub.answers.send_notes = refusing('Not now.');
    const note_text = 'see https://a.example/x?sig=hunter2 please';
    const notes = [
      { key: 'a', note_text },
      { key: 'b', note_text: 'two' },
    ];
    await results.add(id, { notes });
    await until(async () => (await entries('send_notes')).length === 2);
    const page = await exchangesOf('operator');
    // Filtered.
    await page.getByLabel('Event').selectOption('send_notes');
    await page.getByLabel('Direction').selectOption('out');
    await page.getByLabel('Link or account').selectOption('link:stub');
    await page.getByLabel('Code').selectOption({ index: 1 });
    await page.getByLabel('Failed only').check();
    // The rows of before stay until those of the last filter come.
    await until(async () => (await page.locator('tbody tr').count()) === 2, 'the filtered rows');
    // A text in bodies, within the last day; Back and the way back keep all of it.
    await page.getByLabel('Text in bodies').fill('NOT now.');
    await page.getByLabel('Text in bodies').press('Enter');
    await page.getByRole('status').getByText('Exchanges searched: ').waitFor();
    expect(await page.getByLabel('From').inputValue()).not.toBe('');
    const filtered = page.url();
    expect(filtered).toMatch(
      /event=send_notes&direction=out&partner=link%3Astub&code=\w+&failed=yes&text=NOT\+now\.&since=/,
    );
    await page.locator('tbody tr a').last().click();
    await page.getByRole('heading', { name: 'What was sent' }).waitFor();
    await page.getByRole('link', { name: 'Back to the exchanges' }).click();
    await page.locator('tbody tr').nth(1).waitFor();
    expect(page.url()).toBe(filtered);
    await page.locator('tbody tr a').last().click();
    await page.getByRole('heading', { name: 'What was sent' }).waitFor();
    await page.goBack();
    await page.locator('tbody tr').nth(1).waitFor();
    expect(page.url()).toBe(filtered);
    // Shown without secrets.
    await page.locator('tbody tr a').last().click();
    await page.getByRole('heading', { name: 'What was sent' }).waitFor();
    await page.getByText('Not now.').first().waitFor();
    expect(await page.content()).not.toContain('hunter2');
    // A body is a tree: searched, and marked where it differs from the call before.
    const search = page.getByLabel('Search in: What was sent');
    await search.fill('NOTE_TEXT');
    await page.getByText('1 found.').waitFor();
    await search.fill('not there');
    await page.getByText('Nothing found.').waitFor();
    await page.goto(`${test.url}/#/exchanges/${(await entries('send_notes'))[0]?.id}`);
    await page
      .locator('.tree mark', { hasText: /^changed from / })
      .first()
      .waitFor();
    await page.goto(`${test.url}/#/exchanges/${(await entries('send_notes'))[1]?.id}`);
    await search.waitFor();
    // One is sent again, and shows there as it comes.
    stub.answers.send_notes = { remote_note_id: 7 };
    await page.getByRole('button', { name: 'Send again' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('One call is sent again').waitFor();
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('1 is sent again').waitFor();
    await page.getByRole('table', { name: 'Since then' }).getByText('ok').waitFor();
    // Many are chosen, counted, and sent again; the list follows.
    await page.goto(`${test.url}/#/exchanges?event=send_notes`);
    await page.locator('tbody tr').nth(2).waitFor();
    await page.getByLabel('Choose all that went out on this page').check();
    await page.getByRole('button', { name: 'Send 3 again' }).click();
    await dialog.getByText('3 calls are sent again').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await entries('send_notes')).toHaveLength(3);
    await page.getByRole('button', { name: 'Send 3 again' }).click();
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('3 are sent again').waitFor();
    await page.locator('tbody tr').nth(4).waitFor();
    await until(async () =>
      (await results.list(id)).every(({ kind, state }) => kind !== 'note' || state === 'sent'),
    );
    await page.context().close();
  }, 60_000);

  it('that failed are counted before they are sent again, and those that cannot be are named', async () => {
    const read = (await entries('get_order'))[0];
    const error = new LinkError('timed_out', 'No answer came.');
    const add = (report_id: string, origin: string | null) =>
      test.test.site.exchanges.add(
        'out',
        {
          ...{ id: `made ${report_id}`, event: 'get_notes', username: 'us', peer: 'owner.example' },
          ...{ duration: 1, data: { report_id }, answer: undefined, error, isRepetition: false },
        },
        { origin },
      );
    add('1', read?.origin ?? null);
    add('2', 'link:999');
    await entries('get_notes');
    const page = await exchangesOf('operator');
    await page.getByLabel('Choose exchange', { exact: false }).first().waitFor();
    await page.getByLabel('Event').selectOption('get_notes');
    await until(async () => (await page.locator('tbody tr').count()) === 2, 'the filtered rows');
    await page.locator('tbody tr', { hasText: 'timed_out' }).nth(1).waitFor();
    // By keyboard: the box of the first row, then the button.
    await page.locator('tbody input').first().focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Send 1 again' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send again' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('1 is not:').waitFor();
    await page.getByText('Nothing is sent again.').waitFor();
    await page.getByText('its link was removed').waitFor();
    expect(stub.called('get_notes')).toEqual([]);

    await page.getByRole('button', { name: 'Send failed ones again' }).click();
    await dialog.getByText('calls have failed since then.').waitFor();
    await dialog.getByText('2 timed_out').waitFor();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);
    await dialog.getByLabel('Failed since').fill('');
    await dialog.getByRole('status').getByText('Choose a time that exists.').waitFor();
    await dialog.getByLabel('Failed since').fill('2090-01-01T00:00');
    await dialog.getByText('0 calls have failed').waitFor();
    expect(await dialog.getByRole('button', { name: 'Send them again' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Failed since').fill('2020-01-01T00:00');
    await dialog.getByText('2 timed_out').waitFor();
    await dialog.getByRole('button', { name: 'Send them again' }).click();
    await page.getByText('are sent again. Their outcomes are new exchanges.').waitFor();
    await page.locator('tbody tr', { hasText: 'again' }).first().waitFor();
    expect(stub.called('get_notes')).toEqual([{ report_id: '1' }]);
    await page.context().close();
  }, 60_000);

  it('that came in run again only after a question that says what it does', async () => {
    const report_id = await test.test.order();
    await test.test.owner.orders.assign(report_id, null);
    const note = { note_id: '1', note_type: 'wo', note_text: 'Hello', has_attachments: false };
    await test.test.refusal('send_notes', { dst_report_id: report_id, note: [note] } as never);
    await test.test.owner.orders.assign(report_id, 'acme');
    const [failed] = await entries('send_notes');
    const page = await exchangesOf('operator');
    await page.goto(`${test.url}/#/exchanges/${failed?.id}`);
    await page.getByRole('button', { name: 'Run again here' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('as acme').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await test.test.owner.notes.list(report_id)).toEqual([]);
    await page.getByRole('button', { name: 'Run again here' }).click();
    await dialog.getByRole('button', { name: 'Run it again' }).click();
    await page.getByText('It ran again, and succeeded.').waitFor();
    await page.getByRole('table', { name: 'Since then' }).getByText('replay by operator').waitFor();
    expect(await test.test.owner.notes.list(report_id)).toHaveLength(1);

    // Nobody is known as whom a call with a wrong password could run.
    await test.test.send('get_notes', { report_id }, { username: 'acme', password: 'wrong' });
    await test.test.site.exchanges.flush();
    const [unknown] = await test.test.site.exchanges.list({ limit: 1 });
    await page.goto(`${test.url}/#/exchanges/${unknown?.id}`);
    await page.getByRole('heading', { level: 1, name: 'Unknown event' }).waitFor();
    expect(await page.getByRole('button', { name: 'Run again here' }).count()).toBe(0);
    await page.context().close();
  }, 60_000);

  it('are not repeated by readers, by other pages, or by what is no request of the page', async () => {
    const [read] = await entries('get_order');
    const path = `/api/exchanges/${read?.id}/replay`;
    const reader = await test.as('reader');
    await reader
      .post(path)
      .send({})
      .expect(403, /operator/);
    await reader.post('/api/replays').send({ since: 0 }).expect(403);
    await reader.get('/api/replays').query({ since: '2026-01-01' }).expect(403);
    await test.stranger.post(path).send({}).expect(401);
    const operator = await test.as('operator');
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    await operator
      .post(path)
      .set(foreign)
      .send({})
      .expect(403, /origin_refused/);
    await operator.post('/api/replays').set(foreign).send({ since: 0 }).expect(403);
    await operator.post(path).type('form').send('incoming=true').expect(422);
    await operator.post(path).send({ incoming: 'yes' }).expect(422);
    await operator
      .post(path)
      .send({ incoming: true })
      .expect(422, /went out/);
    await operator
      .post('/api/exchanges/999999/replay')
      .send({})
      .expect(404, /not_found/);
    await operator
      .post(`/api/exchanges/${'9'.repeat(300)}/replay`)
      .send({})
      .expect(404);
    const many = Array.from({ length: 201 }, (_, index) => String(index));
    for (const body of [
      {},
      { ids: [], since: 1 },
      { ids: 'x' },
      { ids: many },
      { since: 'soon' },
    ]) {
      await operator.post('/api/replays').send(body).expect(422);
    }
    const most = await operator
      .post('/api/replays')
      .send({ ids: many.slice(1) })
      .expect(200);
    expect(most.body.outcomes).toHaveLength(200);
    await operator.get('/api/replays').expect(422);
    const [came] = await test.test.site.exchanges.list({ username: 'acme', limit: 1 });
    const ids = ['x', came?.id];
    const { body } = await operator.post('/api/replays').send({ ids }).expect(200);
    expect(body).toMatchObject({
      count: 0,
      outcomes: [
        { id: 'x', refusal: expect.stringContaining('There is no exchange x') },
        { refusal: expect.stringContaining('came in') },
      ],
    });
    const page = await exchangesOf('reader');
    await page.locator('tbody tr').first().waitFor();
    expect(await page.getByRole('button', { name: /again/ }).count()).toBe(0);
    expect(await page.locator('tbody input').count()).toBe(0);
    await page.context().close();
  }, 60_000);
});
