import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InitTools } from '../../src/cli/init/tools.js';
import { isUuidV4 } from '../../src/protocol/envelope/envelope.js';
import { svclink } from './command-line.js';

const before = process.cwd();
const ownPackage = JSON.parse(readFileSync('package.json', 'utf8'));

let home: string;
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'svclink-init-')));
  process.chdir(home);
});
afterEach(() => {
  process.chdir(before);
  rmSync(home, { recursive: true, force: true });
});

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly installed: readonly string[];
}

async function init(
  args: string[],
  {
    isTerminal = false,
    hasKeyboard = true,
    ask,
    installCode = 0,
  }: {
    isTerminal?: boolean;
    hasKeyboard?: boolean;
    ask?: InitTools['ask'];
    installCode?: number;
  } = {},
): Promise<Run> {
  const installed: string[] = [];
  const refuse = async () => {
    throw new Error('nothing was to be asked');
  };
  const initTools: InitTools = {
    ask: ask ?? refuse,
    install: async (path) => {
      installed.push(path);
      return installCode;
    },
    pack: async () => Buffer.from('packed'),
    confirm: refuse,
  };
  const {
    status: code,
    out,
    err,
  } = await svclink(['init', ...args], {
    isTerminal,
    hasKeyboard,
    initTools,
  });
  return { code, out, err, installed };
}

function text(...path: string[]): string {
  return readFileSync(join(home, ...path), 'utf8');
}

describe('svclink init', () => {
  it('writes a project, installs it, and says what to run next', async () => {
    const { code, out, err, installed } = await init(['mine']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(installed).toEqual([join(home, 'mine')]);
    expect(out).toContain(`to ${join(home, 'mine')}`);
    expect(out).toContain('cd mine\n');
    expect(out).not.toContain('npm install');
    expect(JSON.parse(text('mine', 'package.json'))).toMatchObject({
      name: 'mine',
      private: true,
      engines: { node: '>=20.20.0' },
      dependencies: { svclink: expect.stringMatching(/^file:\.\/svclink-\d+\.\d+\.\d+\.tgz$/) },
      devDependencies: { typescript: expect.any(String), jest: expect.any(String) },
      // Else npm ci refuses the lock file that npm install has written.
      overrides: { 'unrs-resolver': ownPackage.overrides['unrs-resolver'] },
    });
    const listed = readdirSync(join(home, 'mine'));
    expect(listed).toEqual(
      expect.arrayContaining(['.env', '.gitignore', 'Dockerfile', 'README.md']),
    );
  });

  it('leaves installing to the user when told to', async () => {
    const { out, installed } = await init(['mine', '--no-install']);
    expect(installed).toEqual([]);
    expect(out).toContain('npm install\n');
  });

  it('fails when installing fails, and keeps the files', async () => {
    const { code, err } = await init(['mine'], { installCode: 7 });
    expect(code).toBe(1);
    expect(err).toContain('npm install failed');
    expect(existsSync(join(home, 'mine/package.json'))).toBe(true);
  });

  it('makes an account and a site id of its own for each project, readable by the owner alone', async () => {
    await init(['one', '--template', 'demo']);
    await init(['two', '--template', 'demo']);
    const read = (project: string) =>
      new Map(
        text(project, '.env')
          .split('\n')
          .filter((line) => /^[A-Z]/.test(line))
          .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      );
    const [one, two] = [read('one'), read('two')];
    expect(isUuidV4(one.get('SITE_ID'))).toBe(true);
    expect(one.get('SVCLINK_PASSWORD')).toMatch(/^[\w-]{24}$/);
    for (const name of ['SITE_ID', 'SVCLINK_PASSWORD'])
      expect(one.get(name)).not.toBe(two.get(name));
    expect(statSync(join(home, 'one/.env')).mode & 0o777).toBe(0o600);
    expect(text('one', '.env.example')).not.toContain(one.get('SVCLINK_PASSWORD'));
    expect(text('one', '.gitignore').split('\n')).toContain('.env');
    expect(text('one', '.dockerignore').split('\n')).toContain('.env');
  });

  it('names no default password anywhere in what runs', async () => {
    await init(['mine', '--template', 'demo']);
    expect(text('mine/src/environment.ts')).not.toContain('demo');
    expect(text('mine/src/settings.ts')).not.toContain('demo');
    expect(text('mine/src/hints.ts')).not.toContain('password}');
  });

  it.each([
    ['minimal', 0],
    ['demo', 23],
    ['javascript', 23],
    ['site', 0],
    ['site-javascript', 0],
  ])('writes the template %s whole', async (name, handlers) => {
    await init(['mine', '--template', name]);
    const files = readdirSync(join(home, 'mine'), { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => /\.[jt]s$/.test(file));
    expect(sources.filter((file) => file.includes('handlers/'))).toHaveLength(handlers);
    for (const file of sources) {
      const folder = join(home, 'mine', file, '..');
      const paths = [...text('mine', file).matchAll(/(?:from|require\()\s?'(\.[^']+)'/g)];
      for (const [, path = ''] of paths) {
        const target = join(folder, path).replace(
          /\.js$/,
          name.endsWith('javascript') ? '.js' : '.ts',
        );
        expect([file, path, existsSync(target)]).toEqual([file, path, true]);
      }
    }
  });

  it.each(['minimal', 'demo', 'javascript', 'site', 'site-javascript'])(
    'gives the template %s an example of its environment, a CI file, a container that is asked for its health, and a section on accounts',
    async (template) => {
      await init(['mine', '--template', template]);
      const names = (file: string) =>
        [...text('mine', file).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
      expect(names('.env.example')).toEqual(names('.env'));
      expect(text('mine/.env.example')).toMatch(/^SVCLINK_PASSWORD=$/m);
      const { scripts, devDependencies } = JSON.parse(text('mine/package.json'));
      const isPlain = template.endsWith('javascript');
      expect(scripts.dev).toBe(isPlain ? 'node --watch src/server.js' : 'tsx watch src/server.ts');
      expect('tsx' in devDependencies).toBe(!isPlain);
      const image = text('mine/Dockerfile');
      expect(image).toContain('RUN npm ci ');
      expect(image).not.toContain('npm install');
      expect(image).toMatch(/^HEALTHCHECK .*"node_modules\/\.bin\/svclink", "healthcheck"\]$/m);
      expect(text('mine/.github/workflows/ci.yml')).toMatch(/- run: npm ci\n +- run: npm test\n/);
      for (const name of ['.gitignore', '.dockerignore']) {
        expect(text('mine', name)).not.toContain('package-lock.json');
      }
      // Plain http: this machine alone, where a proxy with a certificate stands in front.
      expect(text('mine/compose.yaml')).toMatch(/ports:\n +- "127\.0\.0\.1:/);
      expect(text('mine/README.md')).toContain('\n## Another account\n');
    },
  );

  it('names the package by its version, or as it is told', async () => {
    const tarball = join(home, 'a b.tgz');
    writeFileSync(tarball, 'given');
    await init(['file', '--svclink', './a b.tgz']);
    await init(['range', '--svclink', '~1.2.3']);
    const spec = (project: string) =>
      JSON.parse(text(project, 'package.json')).dependencies.svclink;
    expect(spec('file')).toBe('file:./a-b.tgz');
    expect(text('file', 'a-b.tgz')).toBe('given');
    expect(text('file', 'Dockerfile')).toContain('COPY package*.json a-b.tgz ./');
    expect(spec('range')).toBe('~1.2.3');
  });
});

describe('the usual template', () => {
  const sources = (file: string) => /^(?:src|test)\b.*\.ts$/.test(file);

  it('has few files, six handlers and nothing of the demo', async () => {
    await init(['mine']);
    const files = readdirSync(join(home, 'mine'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => statSync(join(home, 'mine', file)).isFile(),
    );
    expect(files.length).toBeLessThanOrEqual(18);
    expect(text('mine/src/link/handlers.ts').match(/receiver\.on\(/g)).toHaveLength(6);
    for (const file of files.filter(sources)) expect(text('mine', file)).not.toMatch(/demo/i);
  });

  it('keeps its data where neither git nor the image has it, in a volume', async () => {
    await init(['mine']);
    expect(text('mine/.env')).toContain('LINK_FOLDER=data\n');
    for (const name of ['.gitignore', '.dockerignore']) {
      expect(text('mine', name).split('\n')).toContain('data/');
    }
    expect(text('mine/Dockerfile')).toMatch(/chown node:node data\nVOLUME \/app\/data\nUSER node/);
    expect(text('mine/compose.yaml')).toContain('data:/app/data');
    await init(['demo', '--template', 'demo']);
    expect(text('demo/Dockerfile')).not.toContain('VOLUME');
  });

  it('names no port but in .env', async () => {
    await init(['mine']);
    const { scripts } = JSON.parse(text('mine/package.json'));
    expect(JSON.stringify(scripts)).not.toMatch(/\d{4}/);
    expect(text('mine/.env')).toContain('PORT=8080\n');
  });
});

describe.each(['site', 'site-javascript'])('the template %s', (template) => {
  it('has few files, an account of its own, and its data in a volume', async () => {
    await init(['mine', '--template', template]);
    const files = readdirSync(join(home, 'mine'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => statSync(join(home, 'mine', file)).isFile(),
    );
    expect(files.length).toBeLessThanOrEqual(16);
    const env = text('mine/.env');
    expect(env).toMatch(/^SVCLINK_PASSWORD=[\w-]{24}$/m);
    for (const line of ['PORT=8080', 'SVCLINK_DATA=data', 'DATABASE_URL=', 'SVCLINK_PUBLIC_URL=']) {
      expect(env.split('\n')).toContain(line);
    }
    expect(statSync(join(home, 'mine/.env')).mode & 0o777).toBe(0o600);
    expect(text('mine/Dockerfile')).toMatch(/chown node:node data\nVOLUME \/app\/data\nUSER node/);
    expect(text('mine/compose.yaml')).toContain('data:/app/data');
    for (const name of ['.gitignore', '.dockerignore']) {
      expect(text('mine', name).split('\n')).toContain('data/');
    }
    const { scripts, dependencies } = JSON.parse(text('mine/package.json'));
    expect(JSON.stringify(scripts)).not.toMatch(/\d{4}/);
    expect(Object.keys(dependencies)).toEqual(['express', 'libsql', 'svclink']);
  });

  it('says in its README what its scripts are called', async () => {
    await init(['mine', '--template', template]);
    const { scripts } = JSON.parse(text('mine/package.json'));
    const named = [...text('mine/README.md').matchAll(/npm (?:run )?([a-z-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(new Set(named)).toEqual(new Set(['start', 'dev', 'check', 'svclink', 'send', 'test']));
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});

describe('svclink init --events', () => {
  it('keeps those handlers, and the others say that they are not there yet', async () => {
    await init(['mine', '--template', 'demo', '--events', 'get_all_orders, get_order']);
    expect(text('mine/src/handlers/get_order.ts')).toContain('store.order');
    const stub = text('mine/src/handlers/get_foh.ts');
    expect(stub).toContain("EventHandler<'get_foh'>");
    expect(stub).toContain('get_foh is not there yet.');
    expect(stub).toContain('in whole megabytes, rounded');
    expect(text('mine/src/handlers/send_file.ts')).toContain('): FileHandler {');
    expect(text('mine/README.md')).toContain('get_foh');
  });

  it('takes along no test of what is not there', async () => {
    await init(['mine', '--template', 'demo', '--events', 'send_bid_comp,get_invoice_items_order']);
    const tests = readdirSync(join(home, 'mine/test')).filter((name) => name.includes('.test.'));
    expect(tests.sort()).toEqual([
      'conformance.test.ts',
      'get_invoice_items_order.test.ts',
      'send_bid_comp.test.ts',
      'settings.test.ts',
      'validate_user.test.ts',
    ]);
  });

  it('keeps validate_user, which comes before all others', async () => {
    await init(['mine', '--template', 'demo', '--events', 'get_order']);
    expect(text('mine/src/handlers/validate_user.ts')).not.toContain('not there yet');
    expect(text('mine/README.md')).not.toContain('validate_user');
  });

  it('makes stubs that run, in plain JavaScript', async () => {
    await init(['mine', '--template', 'javascript', '--events', 'get_order']);
    const { getFoh } = require(join(home, 'mine/src/handlers/get_foh.js'));
    expect(() => getFoh({})()).toThrow('get_foh is not there yet.');
  });

  it.each([
    ['an unknown one', 'get_order,get_nothing', 'get_nothing'],
    ['none', ' , ', 'names no event'],
    ['a property of objects', '__proto__', '__proto__'],
  ])('refuses %s', async (_case, events, said) => {
    const { code, err } = await init(['mine', '--template', 'demo', '--events', events]);
    expect(code).toBe(2);
    expect(err).toContain(said);
    expect(existsSync(join(home, 'mine'))).toBe(false);
  });
});

describe('the folder of svclink init', () => {
  it.each([
    ['blanks', 'my new receiver', 'my-new-receiver', "cd 'my new receiver'"],
    ['other letters', 'empfänger-für-größe', 'empfanger-fur-gro-e', "cd 'empfänger"],
    ['no letter of ours', '日本', 'link-receiver', "cd '日本'"],
    ['a quote', "it's", 'it-s', "cd 'it'\\''s'"],
    ['a command', '$(touch pwned);x', 'touch-pwned-x', "cd '$(touch pwned);x'"],
    ['folders above it', 'a/b/c', 'c', 'cd a/b/c'],
    ['a property of objects', '__proto__', 'proto', 'cd __proto__'],
  ])('may have %s', async (_case, directory, packageName, command) => {
    const { code, out } = await init([directory]);
    expect(code).toBe(0);
    expect(JSON.parse(text(directory, 'package.json')).name).toBe(packageName);
    expect(out).toContain(command);
    expect(readdirSync(home)).toEqual([directory.split('/')[0]]);
  });

  it('may begin with a dash, after --', async () => {
    const { code, out } = await init(['--yes', '--', '-odd']);
    expect(code).toBe(0);
    expect(out).toContain('cd ./-odd');
    expect(existsSync(join(home, '-odd/package.json'))).toBe(true);
    expect((await init(['-odd'])).code).toBe(2);
  });

  it('may be an empty one, the current one, or a whole path', async () => {
    mkdirSync('empty');
    expect((await init(['empty'])).code).toBe(0);
    mkdirSync('here');
    process.chdir('here');
    const { code, out } = await init(['.']);
    expect(code).toBe(0);
    expect(out).not.toContain('  cd ');
    expect((await init([join(home, 'whole')])).code).toBe(0);
  });

  it.each([
    ['leads out', '../outside', 'current folder'],
    ['leads out by a detour', 'a/../../outside', 'current folder'],
    ['is the one above', '..', 'current folder'],
    ['is blank', ' ', 'blank'],
    ['holds a line break', 'a\nb', 'control'],
    ['holds a NUL', 'a\0b', 'control'],
    ['holds an escape', 'a\u001b[2Jb', 'control'],
  ])('is refused when it %s', async (_case, directory, said) => {
    const { code, err } = await init([directory]);
    expect(code).toBe(2);
    expect(err).toContain(said);
    expect(readdirSync(home)).toEqual([]);
  });

  it('is refused when it holds something, is a file, or a link', async () => {
    mkdirSync('full');
    writeFileSync('full/.hidden', '');
    writeFileSync('file', 'keep');
    symlinkSync(join(home, 'elsewhere'), 'link');
    for (const directory of ['full', 'file', 'link']) {
      const { code, err } = await init([directory]);
      expect(code).toBe(2);
      expect(err).toContain('choose another name');
    }
    expect(readdirSync('full')).toEqual(['.hidden']);
    expect(text('file')).toBe('keep');
    expect(existsSync(join(home, 'elsewhere'))).toBe(false);
  });

  it('is said to be impossible when it cannot be made', async () => {
    writeFileSync('file', '');
    const under = await init(['file/below']);
    expect(under.code).toBe(1);
    expect(under.err).toContain('DIR: cannot be used');
    const long = await init(['x'.repeat(300)]);
    expect(long.code).toBe(1);
    expect(long.err).toContain('DIR: cannot be used');
  });
});

describe('the use of svclink init', () => {
  it('is shown', async () => {
    const { code, out } = await init(['--help']);
    expect(code).toBe(0);
    for (const word of ['--template', '--events', '--no-install', '--yes', 'minimal']) {
      expect(out).toContain(word);
    }
  });

  it.each([
    ['no folder', [], 'which DIR'],
    ['two folders', ['a', 'b'], 'quotes'],
    ['an unknown option', ['a', '--force'], '--force'],
    [
      'an unknown template',
      ['a', '--template', 'next'],
      'minimal, demo, javascript, site, site-javascript',
    ],
    ['a value for a switch', ['a', '--yes=no'], '--yes'],
    [
      'events for the site',
      ['a', '--template', 'site', '--events', 'get_order'],
      'site answers them all; take demo',
    ],
    ['events for six handlers in one file', ['a', '--events', 'get_order'], 'take demo'],
  ])('with %s is refused', async (_case, args, said) => {
    const { code, err, out } = await init(args);
    expect(code).toBe(2);
    expect(err).toContain(said);
    expect(out).toBe('');
    expect(readdirSync(home)).toEqual([]);
  });

  it('asks on a terminal for what is not said', async () => {
    const asked: unknown[] = [];
    const { code } = await init(['--template', 'javascript', '--no-install'], {
      isTerminal: true,
      ask: async (given) => {
        asked.push(given);
        return { directory: 'told', template: given.template ?? '', events: 'get_order' };
      },
    });
    expect(code).toBe(0);
    expect(asked).toEqual([{ directory: undefined, template: 'javascript', events: undefined }]);
    expect(text('told/src/handlers/get_foh.js')).toContain('not there yet');
  });

  it('asks nothing with --yes, and nothing when all is said', async () => {
    expect((await init(['a', '--yes'], { isTerminal: true })).code).toBe(0);
    const said = ['b', '--template', 'demo', '--events', 'get_order'];
    expect((await init(said, { isTerminal: true })).code).toBe(0);
    expect((await init(['c', '--template', 'minimal'], { isTerminal: true })).code).toBe(0);
  });

  it('asks nothing where nobody can type', async () => {
    const silent = { isTerminal: true, hasKeyboard: false };
    expect(await init([], silent)).toMatchObject({
      code: 2,
      err: expect.stringContaining('which DIR?'),
    });
    expect((await init(['a'], silent)).code).toBe(0);
  });

  it('writes nothing when the user gives up', async () => {
    const ask = async () => undefined;
    const { code, err } = await init(['a'], { isTerminal: true, ask });
    expect({ code, err }).toEqual({ code: 1, err: 'Nothing was written.\n' });
    expect(readdirSync(home)).toEqual([]);
  });

  it('says when the package is not whole', async () => {
    mkdirSync(join(home, 'package'));
    writeFileSync(join(home, 'package/package.json'), '{"version":"1.0.0"}');
    const packageRoot = join(home, 'package');
    const { status, err } = await svclink(['init', 'a'], { packageRoot });
    expect(status).toBe(1);
    expect(err).toContain('install it again');
    expect(existsSync(join(home, 'a'))).toBe(false);
  });
});
