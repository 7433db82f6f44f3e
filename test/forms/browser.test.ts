import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { occupancy } from '../../examples/forms/occupancy.js';
import { parseForm } from '../../src/forms/index.js';
import { startBrowser } from '../conformance/browser.js';

/** The page of an integrator: a form, JSON Forms, and what our entry makes of the one for the other. */
const PAGE = `
  import { JsonForms } from '@jsonforms/react';
  import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
  import { Ajv2020 } from 'ajv/dist/2020';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { parseForm, toJsonFormsUi, toJsonSchema, toRows } from './src/forms/index.ts';

  const form = parseForm(await (await fetch('/form.json')).json());
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats: { date: true } });
  createRoot(document.getElementById('form')).render(
    createElement(JsonForms, {
      schema: toJsonSchema(form),
      uischema: toJsonFormsUi(form),
      data: {},
      ajv,
      renderers: vanillaRenderers,
      cells: vanillaCells,
      onChange: ({ data, errors }) => {
        window.rows = toRows(form, data);
        window.valid = errors.length === 0;
      },
    }),
  );
`;

const HTML = `<!doctype html><title>Form</title><link rel="icon" href="data:,">
<div id="form"></div><script type="module" src="/page.js"></script>`;

/** What the answers of the test are on the wire. */
function rowsFor(tenant: string) {
  const { questions } = parseForm(occupancy);
  const choose = (key: string, text: string) => {
    const question = questions.find(({ shareName }) => shareName === key);
    const option = question?.options.find((each) => each.text === text);
    return { pcr_question_id: question?.id, question_data_type: 'int', int_value: option?.id };
  };
  const name = questions.find(({ shareName }) => shareName === 'tenantName');
  return [
    choose('status', 'Occupied'),
    choose('occupiedBy', 'Tenant'),
    choose('tenantContact', 'Yes'),
    { pcr_question_id: name?.id, question_data_type: 'varchar', varchar_value: tenant },
  ];
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: PAGE, resolveDir: join(__dirname, '../..'), loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

async function serve(script: string): Promise<Server> {
  const assets = new Map([
    ['/', ['text/html', HTML]],
    ['/page.js', ['text/javascript', script]],
    ['/form.json', ['application/json', JSON.stringify(occupancy)]],
  ]);
  const server = createServer((request, response) => {
    const [type = 'text/plain', body = ''] = assets.get(request.url ?? '') ?? [];
    response.writeHead(body === '' ? 404 : 200, { 'content-type': `${type}; charset=utf-8` });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

describe('an example form in a browser', () => {
  const problems: string[] = [];
  let server: Server | undefined;
  let browser: Browser | undefined;

  async function open(): Promise<Page> {
    server = await serve(await bundle());
    browser = await startBrowser();
    const page = await browser.newPage();
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    await page.goto(`http://127.0.0.1:${address.port}/`);
    return page;
  }

  afterAll(async () => {
    await browser?.close();
    await new Promise((done) => (server === undefined ? done(true) : server.close(done)));
  });

  it('shows questions as answers ask for them, three levels deep, and writes the rows', async () => {
    const page = await open();
    const outcome = () => page.evaluate('({ rows: window.rows, valid: window.valid })');
    const occupiedBy = page.getByText('Occupied by');
    const name = page.getByLabel('Name of the tenant');
    await page.getByLabel('Occupancy').waitFor();
    expect(await occupiedBy.isVisible()).toBe(false);

    await page.getByLabel('Occupancy').selectOption({ label: 'Occupied' });
    await occupiedBy.waitFor({ state: 'visible' });
    expect(await name.isVisible()).toBe(false);
    await page.getByLabel('Tenant', { exact: true }).check();
    await page.getByLabel('Yes', { exact: true }).check();
    await name.waitFor({ state: 'visible' });
    await page.waitForFunction('window.valid === false');
    await name.fill('Ann');
    await page.waitForFunction('window.valid === true');
    expect(await outcome()).toEqual({ valid: true, rows: rowsFor('Ann') });

    await page.getByLabel('Occupancy').selectOption({ label: 'Unknown' });
    await occupiedBy.waitFor({ state: 'hidden' });
    expect(await name.isVisible()).toBe(false);
    await page.waitForFunction('window.rows.length === 1');
    expect(problems).toEqual([]);
  }, 60_000);
});
