import type { Browser } from 'playwright-core';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { StubOwner, until } from '../importer/pair.js';
import { logIn, TestConsole } from './open-console.js';

const [first] = ENGINES;

describe('the state of a link', () => {
  let stub: StubOwner;
  let test: TestConsole;
  let browser: Browser;
  beforeAll(async () => {
    if (!first) return;
    await first.start();
    stub = await StubOwner.open();
    test = await TestConsole.open(first, { allowedHosts: [stub.server.host], thumbnails: false });
    browser = await startBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await test?.close();
    await stub?.server.close();
    await first?.stop();
  });

  it('says what fails while no order gets through, and works only after the orders are there [console.link.state]', async () => {
    stub.answers.get_all_orders = [{ report_id: '1', wo_number: 'A', wo_status: 'In Field' }];
    stub.answers.get_order = () => 'no order';
    const agent = await test.as('administrator', 'ada');
    const link = { name: 'bank', url: stub.url, username: 'us', password: 'open sesame' };
    await agent
      .post('/api/links')
      .send({ ...link, poll_seconds: 1 })
      .expect(200);
    const state = async () => (await agent.get('/api/links').expect(200)).body.links[0].state;
    // The owner accepts the password, and nothing has been asked of it yet.
    expect(await state()).toBe('unpolled');
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await logIn(page, test.url, 'ada');
    await page.goto(`${test.url}#/links`);
    await page.getByText('no orders asked for yet').waitFor();

    await test.test.site.start();
    await page.getByText('imports fail', { exact: true }).waitFor();
    await page.getByText('Order A (report_id 1) is not imported').waitFor();
    expect(await page.getByText('works', { exact: true }).count()).toBe(0);
    expect(await state()).toBe('not_imported');

    const [failed] = (await agent.get('/api/links')).body.links[0].failed_imports;
    stub.answers.get_order = () => ({
      wo_number: 'A',
      address: '1 Elm St',
      city: 'Omaha',
      state: 'NE',
      zip: '68102',
    });
    await agent.post(`/api/jobs/${failed.job}/retry`).send({}).expect(200);
    await page.getByText('works', { exact: true }).waitFor();
    stub.answers.get_all_orders = (
      _data: never,
      response: { writeHead(status: number): { end(): void } },
    ) => response.writeHead(500).end();
    await until(async () => (await state()) === 'failing');
    await page.getByText('fails', { exact: true }).waitFor();
  }, 60_000);
});
