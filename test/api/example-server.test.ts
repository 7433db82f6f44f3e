import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDemo } from '../../examples/api-server/service.js';
import { ACTION_NAMES } from '../../src/api/index.js';
import { freePort } from '../support/free-port.js';
import { temporaryFolder } from '../support/resources.js';
import { bearer, post } from './support/service.js';

const ROOT = join(__dirname, '../..');
const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs');

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  /** What stands in its credentials.json. */
  readonly secret: string;
  readonly output: () => string;
}

async function start(env: Record<string, string>): Promise<Started> {
  const port = await freePort();
  // It writes the credentials of its client where it is started.
  const folder = temporaryFolder();
  const script = [
    TSX,
    '--tsconfig',
    join(ROOT, 'tsconfig.json'),
    join(ROOT, 'examples/api-server/server.ts'),
  ];
  const child = spawn(process.execPath, script, {
    cwd: folder,
    env: { ...process.env, PORT: String(port), ...env },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)));
    const take = (chunk: unknown) => {
      output += String(chunk);
      if (output.includes('Try:')) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
  });
  const { client_secret } = JSON.parse(readFileSync(join(folder, 'credentials.json'), 'utf8'));
  return { child, url: `http://127.0.0.1:${port}`, secret: client_secret, output: () => output };
}

async function stop({ child }: Started): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  return code;
}

const scope = [...new Set(ACTION_NAMES.map((action) => `${action.split('/', 1)[0]}-rw`))].join(' ');
const credentials = (client_secret: string) => ({
  grant_type: 'client_credentials',
  client_id: '18-c0ffee-demo',
  client_secret,
  scope,
});

describe('the example server', () => {
  it('serves at the root path with the secret from its environment, and ends when told to', async () => {
    const started = await start({ DEMO_CLIENT_SECRET: 'from the environment' });
    const { body } = await post(`${started.url}/auth/token`, credentials('from the environment'));
    const answer = await post(
      `${started.url}/bid/list`,
      { report_id: 1001 },
      bearer(String(body.access_token)),
    );
    expect([answer.status, answer.body.report_id]).toEqual([200, 1001]);
    expect(started.output()).not.toContain('from the environment');
    expect(await stop(started)).toBe(0);
  }, 60_000);

  it('makes a secret and writes it down when it is given none', async () => {
    const started = await start({ DEMO_CLIENT_SECRET: '' });
    const token = await post(`${started.url}/auth/token`, credentials(started.secret));
    expect(token.status).toBe(200);
    expect(await stop(started)).toBe(0);
  }, 60_000);

  it('has every action, 250 work orders, 30 users and auto imports of every kind', async () => {
    const { api, store } = await createDemo({ apiUrl: 'http://127.0.0.1' });
    expect(api.actions()).toEqual([...ACTION_NAMES]);
    expect(store.orders.size).toBe(250);
    expect(store.users.filter(({ active }) => active)).toHaveLength(30);
  });
});
