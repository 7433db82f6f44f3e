import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { temporaryFolder } from '../support/resources.js';
import { svclink } from './command-line.js';

// An app after `svclink add`, on the machine of a colleague: strict types, no .env, no build of svclink.

const root = resolve('.');
const PATHS = {
  svclink: [join(root, 'src/index.ts')],
  'svclink/deliveries/sqlite': [join(root, 'src/deliveries/sqlite.ts')],
};

/** Faults of the compiler in the own files of an app, by its own settings. */
function faults(app: string): string[] {
  const { config } = ts.readConfigFile(join(app, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, app);
  const here = { paths: PATHS, rootDir: '/', types: ['node'], skipLibCheck: true, noEmit: true };
  const program = ts.createProgram(fileNames, { ...options, ...here });
  return fileNames.flatMap((name) => {
    const source = program.getSourceFile(name);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  });
}

/** Uses an app whose folder has no .env at first: the lines for orders are those that `svclink add` shows. */
const program = (orders: string) => `
import { copyFileSync, existsSync } from 'node:fs';
import { app } from './src/app.js';
import { link } from './src/link/index.js';
import { payload } from 'svclink/testing';

const server = app.listen(0);
const base = 'http://127.0.0.1:' + server.address().port;
const send = async (event, data) => {
  const account = { username: process.env.SVCLINK_USER ?? 'nobody', password: process.env.SVCLINK_PASSWORD ?? 'none' };
  const body = new URLSearchParams({ payload: payload(event, data, account) });
  const answer = await fetch(base + '/link', { method: 'POST', body });
  return { status: answer.status, ...(await answer.json()) };
};
const home = await (await fetch(base)).json();
const without = await send('get_all_orders', {});
const isOpen = existsSync('link-data');
copyFileSync('filled.env', '.env');
process.loadEnvFile('.env');
${orders}
const listed = await send('get_all_orders', {});
const order = await send('get_order', { report_id: '1001' });
console.log(JSON.stringify({ home, without, isOpen, listed, order: order.result_data }));
server.close();
server.closeAllConnections();
`;

describe('an app after svclink add', () => {
  const before = process.cwd();
  const home = temporaryFolder('outcome');
  const app = join(home, 'app');
  const clone = join(home, 'clone');
  let shown: string;
  const run = (folder: string, command: string, ...args: string[]) => {
    const env = { ...process.env, TSX_TSCONFIG_PATH: join(home, 'run.json'), NODE_OPTIONS: '' };
    return execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
  };
  const git = (folder: string, ...args: string[]) =>
    run(folder, 'git', '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args);

  beforeAll(async () => {
    cpSync(join(root, 'test/package/apps/typescript-pnpm'), app, { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'));
    const testing = [join(root, 'src/testing/index.ts')];
    const paths = { ...PATHS, 'svclink/testing': testing };
    writeFileSync(join(home, 'run.json'), JSON.stringify({ compilerOptions: { paths } }));
    git(app, 'init', '--quiet');
    expect(faults(app)).toEqual([]);
    process.chdir(app);
    try {
      const { status, out } = await svclink(['add', '--yes', '--no-install', '--svclink', '*']);
      expect(status).toBe(0);
      shown = out;
    } finally {
      process.chdir(before);
    }
    git(app, 'add', '--all');
    git(app, 'commit', '--quiet', '--message', 'Add the link');
    git(home, 'clone', '--quiet', app, clone);
  });

  it('compiles as strictly as before, and the compiler names what an order lacks [add.compiles] [add.order]', () => {
    const put =
      "link.store.putOrder('7', { wo_number: 'WO-7', address: '1 Elm St', city: 'Omaha', state: 'NE'";
    const lines = [
      "import { link } from './link/index.js';",
      `${put}, zip: '68102' });`,
      `${put} });`,
    ];
    writeFileSync(join(app, 'src/put.ts'), lines.join('\n'));
    // The one fault is that of the last line: a compiler that finds no types would find none.
    expect(faults(app)).toEqual([expect.stringMatching(/put\.ts: [\s\S]*'zip' is missing/)]);
  });

  it('passes its own tests in a clone without .env, and opens nothing [add.clone]', () => {
    const said = run(clone, process.execPath, '--import', 'tsx', '--test', 'test/app.test.ts');
    expect(said).toMatch(/^. pass 1$/m);
    expect(git(clone, 'status', '--porcelain', '--ignored')).toBe('');
  });

  it('starts there, takes its variables from the example, and an order in one call [add.clone] [add.order]', () => {
    const example = readFileSync(join(clone, '.env.example'), 'utf8');
    const filled = example.replace(
      /^# node -p "(.*)"\n(\w+=)$/gm,
      (_, how: string, name: string) => {
        return name + run(clone, process.execPath, '-p', how).trim();
      },
    );
    expect(filled).toMatch(/^SVCLINK_USER=.+$[\s\S]*^SVCLINK_PASSWORD=.+$[\s\S]*^SITE_ID=.+$/m);
    writeFileSync(join(clone, 'filled.env'), filled);
    const orders = [...shown.matchAll(/link\.store\.(?:addSampleOrder\(\)|put.*(?=;$))/gm)].map(
      String,
    );
    expect(orders).toEqual([
      'link.store.addSampleOrder()',
      expect.stringMatching(/^link\.store\.putOrder\('\d+', \{ wo_number/),
    ]);
    writeFileSync(join(clone, 'use.mts'), program(orders.join(';\n').replace("'1001'", "'7'")));
    const said = run(clone, process.execPath, '--import', 'tsx', 'use.mts');
    const seen = JSON.parse(said.trim().split('\n').at(-1) ?? '');
    expect(seen.home).toEqual({ ok: true });
    expect(seen.without).toMatchObject({ status: 500, success: false, result_data: null });
    expect(seen.isOpen).toBe(false);
    const ids = seen.listed.result_data.map((row: { report_id: unknown }) => String(row.report_id));
    expect(ids.sort()).toEqual(['1001', '7']);
    expect(seen.order).toMatchObject({ wo_number: 'WO-1001' });
  });
});
