import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { listen } from '../../src/index.js';
import { type Block, blocksOf, commandsOf, missingLine } from './documented.js';

// What the pages tell people to paste, pasted: in a folder with nothing but the documentation in it, with the demo
// running. A block that cannot be run here says so and why, in a comment in front of it: <!-- not run: … -->.

const root = resolve(__dirname, '../..');

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    // The courses are run in a folder of their own, from the packed package.
    .filter((path) => path.endsWith('.md') && !path.startsWith('courses'))
    .map((path) => join('docs', path))
    .sort(),
];

function blocksToRun(page: string): Block[] {
  const blocks = blocksOf(readFileSync(join(root, page), 'utf8'), ['sh', 'console']);
  return blocks.filter(({ mark }) => !mark.startsWith('not run: '));
}

let folder = '';
/** Where the demo is, which `npm start` is as well. */
let demo = '';
let apiPort = 0;
const servers: ChildProcess[] = [];

/** The text with the ports that are free here. */
function here(text: string): string {
  return text
    .replaceAll('localhost:8080', demo)
    .replaceAll('localhost:8081', `localhost:${apiPort}`);
}

function environment(): NodeJS.ProcessEnv {
  const tsx = { TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') };
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter);
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('SVCLINK_'));
  return { ...Object.fromEntries(others), ...tsx, PATH: path, PORT: String(apiPort) };
}

/** Runs a command to its end; what it prints, and how it ended. */
function run(text: string): Promise<{ printed: string; code: number }> {
  return new Promise((done) => {
    execFile('sh', ['-ec', text], { cwd: folder, env: environment() }, (error, out, err) => {
      const code = error === null ? 0 : Number(error.code ?? 1);
      done({ printed: out + err, code });
    });
  });
}

/** Starts a command that goes on until the end; resolves when it has printed as many lines as the page shows. */
function start(text: string, lines: number): Promise<string> {
  const child = spawn('sh', ['-c', `exec ${text}`], { cwd: folder, env: environment() });
  servers.push(child);
  return new Promise((done, failed) => {
    let printed = '';
    child.stdout.on('data', (piece) => {
      printed += piece;
      if (printed.split('\n').length > lines) done(printed);
    });
    child.once('exit', () => failed(new Error(`${text} ended:\n${printed}`)));
  });
}

function startDemo(): Promise<string> {
  const args = [join(root, 'bin/svclink.js'), 'serve', '--demo', '--port', '0', '--log', 'off'];
  const env = { PATH: process.env.PATH };
  const child = spawn(process.execPath, [...args, '--data', join(folder, 'svclink-demo-data')], {
    env,
  });
  servers.push(child);
  return new Promise((done, failed) => {
    let printed = '';
    child.stderr.on('data', (piece) => {
      printed += piece;
      const [, host] = /receiver +http:\/\/(\S+)\/link\n/.exec(printed) ?? [];
      if (host !== undefined) done(host);
    });
    child.once('exit', () => failed(new Error(`the demo ended:\n${printed}`)));
  });
}

/** The tools of a checkout: `npx svclink` is this package, `npm run` runs its scripts. */
function putTools(): void {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const tools = {
    npx: `#!/bin/sh\nshift\nexec "${process.execPath}" "${root}/bin/svclink.js" "$@"\n`,
    npm: `#!/bin/sh\n[ "$1" = run ] || PATH="${process.env.PATH}" exec npm "$@"\nexec "${process.execPath}" --import "${join(root, 'node_modules/tsx/dist/loader.mjs')}" "${root}/examples/api-server/server.ts"\n`,
  };
  for (const [name, script] of Object.entries(tools)) {
    writeFileSync(join(bin, name), script);
    chmodSync(join(bin, name), 0o755);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svclink-docs-'));
  symlinkSync(join(root, 'docs'), join(folder, 'docs'));
  putTools();
  const free = await listen(() => {}, { port: 0 });
  apiPort = free.port;
  await free.end();
  demo = await startDemo();
});

afterAll(async () => {
  for (const child of servers) {
    child.removeAllListeners('exit');
    child.kill();
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Files go before their flags, and after ready for office nothing is taken. */
const order = (page: string) =>
  page.endsWith('/send_file.md') ? 0 : page.endsWith('/send_ready_for_office.md') ? 2 : 1;

describe('the commands of the documentation', () => {
  const all = pages
    .filter((page) => blocksToRun(page).length > 0)
    .sort((one, other) => order(one) - order(other));

  it.each(all)('work as %s shows them', async (page) => {
    for (const block of blocksToRun(page)) {
      for (const { text, shown } of commandsOf(block)) {
        const isServer = text.startsWith('npm run');
        const { printed, code } = isServer
          ? { printed: await start(text, shown.length), code: 0 }
          : await run(here(text));
        const missing = missingLine(shown, printed);
        expect([text, missing, missing && printed]).toEqual([text, undefined, undefined]);
        // One that shows a failure is to fail.
        if (shown.length === 0) expect([text, printed, code]).toEqual([text, printed, 0]);
      }
    }
  });
});
