import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

// What CONTRIBUTING says of a new event, a new error code and a new option, done in a copy of the project.

const EVENT = 'get_weather';
const COPIED = ['bin', 'src', 'schemas', 'scripts', 'examples', 'console', 'test', 'docs'];
const FILES = ['package.json', 'tsconfig.json', 'jest.config.mjs', 'biome.json', 'README.md'];
const MODULES = join(process.cwd(), 'node_modules');

const schema = (side: 'data' | 'result', rest: object) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `https://svclink.dev/schemas/link/${EVENT}.${side}.json`,
  title: `Get weather ${side}`,
  description: 'The weather at the place of an order.',
  $comment: 'An event that a test adds',
  type: 'object',
  ...rest,
});

const data = schema('data', {
  properties: { report_id: { description: 'The order.', $ref: 'canonical.json#/$defs/id' } },
  required: ['report_id'],
  examples: [{ report_id: '4711' }],
});

const result = schema('result', {
  properties: {
    summary: { description: 'In words.', $ref: 'wire.json#/$defs/text' },
  },
  required: ['summary'],
  examples: [{ summary: 'rain' }],
});

const reply = { summary: 'rain' };
const id = (value: unknown) => ({ report_id: value });
const words = (value: unknown) => ({ summary: value });
const oddities = [5, true, [], {}, null];
const golden = {
  data: {
    good: ['1', '4711', '99'].map((value) => ({ title: value, canonical: id(value) })),
    bad: [
      { title: 'none', canonical: {}, place: 'report_id' },
      ...['x', '-1', ...oddities].map((value) => ({
        title: JSON.stringify(value),
        canonical: id(value),
        place: 'report_id',
      })),
    ],
  },
  result: {
    good: ['rain', 'sun', ''].map((value) => ({
      title: value,
      canonical: words(value),
      wire: words(value),
    })),
    bad: [
      { title: 'none', canonical: {}, wire: {}, place: 'summary' },
      ...oddities.map((value) => ({
        title: JSON.stringify(value),
        canonical: words(value),
        wire: words(value),
        place: 'summary',
      })),
    ],
  },
};

const ENTRY = `  ${EVENT}: { ...reads, purpose: 'weather at the place of an order' },\n`;

const CODE_ROW = `  weather_unknown: entry('handler', 404, 'Nobody knows the weather there.'),\n`;

/** Uses the event in every part; the compiler checks it, too. */
const PROBE = `
import { createServer } from 'node:http';
import { createLinkClient } from './src/client/index.js';
import { main } from './src/cli/main.js';
import { runAudits } from './src/conformance/index.js';
import { catalogue, createReceiver, type ErrorCode, type EventMap, LinkError } from './src/index.js';
import { sendEvent } from './src/testing/index.js';

const account = { username: 'acme', password: 'correct horse' };
const siteId = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
const weather: EventMap['${EVENT}']['reply'] = { summary: 'rain' };
const receiver = createReceiver({ siteId, accounts: [account], logger: false, motto: 'fair' });
let misspelt = '';
try {
  createReceiver({ siteId, accounts: [account], ...{ moto: 'fair' } });
} catch (error) {
  misspelt = String(error);
}
const code: ErrorCode = 'weather_unknown';
const unknown = new LinkError(code, 'no weather');
receiver.on('${EVENT}', ({ data }) => (data.report_id === '7' ? weather : weather));
// @ts-expect-error It has a summary.
const wrong: EventMap['${EVENT}']['reply'] = {};
const server = createServer(receiver).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const address = server.address();
const url = typeof address === 'object' && address ? \`http://127.0.0.1:\${address.port}\` : '';
const client = createLinkClient({ url, ...account, siteId, allowedHosts: ['127.0.0.1'] });
// @ts-expect-error An order has to be named.
const refused = client.call('${EVENT}').catch(({ code }) => code);
const command = async (...args: string[]) => {
  let text = '';
  const write = (more: string) => void (text += more);
  const io = { stdout: write, stderr: write, stdin: async () => '', isTerminal: false, env: {} };
  const status = await main(args, { io, packageRoot: process.cwd() });
  return { status, text };
};
const empty: EventMap['${EVENT}']['data'] = JSON.parse('{}');
const who = ['--url', url, '--user', account.username, '--password', account.password];
const found = {
  known: catalogue.filter(({ name }) => name === '${EVENT}').length,
  handled: receiver.events().find(({ name }) => name === '${EVENT}')?.handled,
  wrong: wrong.summary ?? null,
  receiver: await sendEvent(receiver, '${EVENT}', { report_id: '7' }, account),
  unfit: await sendEvent(receiver, '${EVENT}', empty, account),
  client: await client.call('${EVENT}', { report_id: '7' }),
  refused: await refused,
  audits: (
    await runAudits({ url, ...account, order: '7', only: ['${EVENT}'] })
  ).results.map(({ audit, status }) => \`\${audit.id} \${status}\`),
  send: await command('send', '${EVENT}', ...who, '--data', '{"report_id":"7"}'),
  misspelt,
  unknown: [unknown.stage, unknown.status],
  errors: await command('errors', 'weather_unknown'),
  init: await command('init', 'made', '--template', 'demo', '--events', '${EVENT}', '--no-install', '--svclink', '*'),
};
await client.close();
server.close();
console.log(JSON.stringify(found));
`;

const run = promisify(execFile);
let folder: string;
let probed: Promise<ReturnType<typeof JSON.parse>>;
const found = () => probed;

const tool = (name: string, ...args: string[]) =>
  run(process.execPath, [join(MODULES, name), ...args], { cwd: folder, timeout: 240_000 });
const readCopy = (path: string) => readFile(join(folder, path), 'utf8');
const writeCopy = (path: string, content: unknown) =>
  writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));

/** Puts a line before another one, which stands there once. */
async function insert(path: string, before: string, line: string): Promise<void> {
  const text = await readCopy(path);
  if (text.split(before).length !== 2) throw new Error(`${path} has not one ${before}`);
  await writeCopy(
    path,
    text.replace(before, () => line + before),
  );
}

async function addEvent(): Promise<void> {
  await writeCopy(`schemas/link/${EVENT}.data.json`, data);
  await writeCopy(`schemas/link/${EVENT}.result.json`, result);
  await writeCopy(`test/golden/link/${EVENT}.json`, golden);
  const table = await readCopy('src/protocol/catalogue/catalogue.ts');
  await writeCopy(
    'src/protocol/catalogue/catalogue.ts',
    table.replace(/^ {2}get_foh: /m, `${ENTRY}  get_foh: `),
  );
  await insert('src/protocol/errors/error-codes.ts', '  port_taken: entry(', CODE_ROW);
  const options = 'src/receiver/options.ts';
  const member =
    '  /** Stands in the log of the start. Default: none. */\n  readonly motto?: string;\n';
  await insert(options, '  /**\n   * A receiver of log entries:', member);
  const rows = 'src/receiver/check-options.ts';
  const form = "  motto: option('text', (value) => typeof value === 'string'),\n";
  await insert(rows, '  logger: ', form);
  await tool('tsx/dist/cli.mjs', 'scripts/generate/index.ts');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-event-'));
  await Promise.all([
    ...COPIED.map((path) => cp(path, join(folder, path), { recursive: true })),
    ...FILES.map((path) => cp(path, join(folder, path))),
    symlink(MODULES, join(folder, 'node_modules')),
  ]);
  await addEvent();
  await writeCopy('probe.ts', PROBE);
  probed = tool('tsx/dist/cli.mjs', 'probe.ts').then(({ stdout }) => JSON.parse(stdout));
  await probed;
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('an error code of one row', () => {
  it('is thrown with its stage and status, explained by the command line, and has a page', async () => {
    const { unknown, errors } = await found();
    expect(unknown).toEqual(['handler', 404]);
    expect(errors).toMatchObject({ status: 0 });
    expect(errors.text).toContain('Nobody knows the weather there.');
    expect(await readCopy('docs/errors/weather_unknown.md')).toContain('Nobody knows the weather');
    expect(await readCopy('docs/errors/README.md')).toContain('weather_unknown');
  });
});

describe('an option of one member and one row', () => {
  it('is taken, meant by a misspelt one, and has a row in the docs', async () => {
    expect((await found()).misspelt).toContain('did you mean motto?');
    expect(await readCopy('docs/options.md')).toContain('| `motto` | Stands in the log');
  });
});

describe('an event of two schemas, one entry and one golden table', () => {
  it('is in receiver, client, audits, scaffold and command line', async () => {
    const all = await found();
    expect(all).toMatchObject({
      known: 1,
      handled: true,
      receiver: { success: true, result_data: reply },
      unfit: { success: false, return_error_msg: expect.stringContaining('report_id') },
      client: reply,
      refused: 'data_invalid',
      send: { status: 0, text: `${JSON.stringify(reply)}\n` },
      init: { status: 0, text: expect.stringContaining('made') },
    });
    expect(all.audits).toContain(`${EVENT}.answers passed`);
    expect(all.audits).toContain(`${EVENT}.result passed`);
    // Its handler is the app's to write.
    expect(await readCopy('made/README.md')).toMatch(new RegExp(`Not there yet.*${EVENT}`));
  }, 120_000);

  it('has types, a row in the table of events, and a page', async () => {
    const config = { extends: './tsconfig.json', include: ['probe.ts', 'src/**/*.cts'] };
    await writeCopy('tsconfig.probe.json', config);
    const told = await tool('typescript/bin/tsc', '-p', 'tsconfig.probe.json').catch(
      ({ stdout }) => ({ stdout }),
    );
    expect(told.stdout).toBe('');
    expect(await readCopy('docs/events/README.md')).toContain(
      `| [${EVENT}](${EVENT}.md) | weather at the place`,
    );
    expect(await readCopy(`docs/events/${EVENT}.md`)).toContain('| `report_id` | id | yes |');
  }, 240_000);

  it('keeps to its golden table', async () => {
    const { stderr } = await tool(
      'jest/bin/jest.js',
      'test/schemas/golden.test.ts',
      '--reporters=default',
      '--roots=<rootDir>/test',
    );
    expect(stderr).toMatch(new RegExp(`of ${EVENT}`));
  }, 240_000);
});
