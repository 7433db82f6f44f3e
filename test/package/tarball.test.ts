import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ENTRIES } from './entries.js';
import { inFolder } from './in-folder.cjs';
import { type Packed, project, usePacked } from './packed.js';

const USE = `
  const receiver = createReceiver({
    siteId: '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4',
    accounts: staticAccounts([{ username: 'acme', password: 'correct horse' }]),
  });
  receiver.on('get_all_orders', () => [{ report_id: '7', wo_number: 'WO-7', wo_status: 'Unread' }]);
  sendEvent(receiver, 'get_all_orders', {}, { username: 'acme', password: 'correct horse' }).then((answer) =>
    console.log(JSON.stringify(answer.result_data)),
  );
`;
/** Those that messages of the compiler name. */
const TYPES = `import type { GetAllOrdersReply, Handlers, ListReply, OrderListItemReply } from 'svclink';\n`;
const TYPED = `
  const orders: Handlers['get_all_orders'] = (): ListReply<OrderListItemReply> => [];
  const reply: GetAllOrdersReply = [];
  void orders;
  void reply;
  receiver.on('get_order', ({ data }) => {
    const id: string = data.report_id;
    // @ts-expect-error there is no such field
    data.order_id;
    throw new LinkError('order_not_found', id);
  });
`;
const OPTIONS = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    module: 'node20',
    moduleResolution: 'node16',
    types: ['node'],
    skipLibCheck: false,
  },
  include: ['*.ts', '*.mts', '*.cts'],
});

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The packages that a package brings, by their folders: its dependencies and theirs. */
function packagesOf(locked: Readonly<Record<string, Locked>>, from: string): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    for (const name of Object.keys(locked[path]?.dependencies ?? {})) {
      const within = `${path}/node_modules/${name}`;
      const folder = within in locked ? within : `node_modules/${name}`;
      if (found.has(folder)) continue;
      found.add(folder);
      visit(folder);
    }
  };
  visit(from);
  return [...found];
}

describe('the packed package', () => {
  let packed: Packed;
  beforeAll(async () => {
    packed = await usePacked();
    const imports = `import { createReceiver, LinkError, staticAccounts } from 'svclink';\nimport { sendEvent } from 'svclink/testing';\n`;
    const requires = `const { createReceiver, staticAccounts } = require('svclink');\nconst { sendEvent } = require('svclink/testing');\n`;
    await project(
      packed.folder,
      {
        'package.json': JSON.stringify({ name: 'user', private: true }),
        'use.cjs': requires + USE,
        'use.mjs': imports + USE,
        'typed.mts': imports + TYPES + USE + TYPED,
        'typed.cts': imports + TYPES + USE + TYPED,
        'entries.mjs': ENTRIES.map(
          (entry) => `console.log(Object.keys(await import('${entry}')).length > 0);`,
        ).join('\n'),
        'entries.cjs': ENTRIES.map(
          (entry) => `console.log(Object.keys(require('${entry}')).length > 0);`,
        ).join('\n'),
        'tsconfig.json': OPTIONS,
      },
      [packed.tarball, 'express@5', '@types/node@20'],
    );
  });
  afterAll(() => packed.remove());

  const result = '[{"report_id":"7","wo_number":"WO-7","wo_status":"Unread"}]';

  it('answers an event from CommonJS', async () => {
    expect((await inFolder(packed.folder, 'node', ['use.cjs'])).trim()).toBe(result);
  });

  it('answers an event from an ECMAScript module', async () => {
    expect((await inFolder(packed.folder, 'node', ['use.mjs'])).trim()).toBe(result);
  });

  it.each(['entries.mjs', 'entries.cjs'])('gives every entry in both formats: %s', async (file) => {
    const printed = await inFolder(packed.folder, 'node', ['--no-warnings', file]);
    expect(printed.trim().split('\n')).toEqual(ENTRIES.map(() => 'true'));
  });

  it('has types for TypeScript in both formats, its own and those it leans on', async () => {
    const tsc = resolve('node_modules/typescript/bin/tsc');
    await expect(inFolder(packed.folder, 'node', [tsc, '-p', '.'])).resolves.toBe('');
  });

  it('has at most 650 files and 1.6 MB', async () => {
    const args = ['pack', '--json', '--dry-run', '--ignore-scripts'];
    const [{ entryCount, size }] = JSON.parse(await inFolder(process.cwd(), 'npm', args));
    expect(entryCount).toBeLessThanOrEqual(650);
    expect(size).toBeLessThanOrEqual(1_600_000);
  });

  it('brings at most 40 packages beside express', async () => {
    const lock = JSON.parse(await readFile(join(packed.folder, 'package-lock.json'), 'utf8'));
    const brought = packagesOf(lock.packages, 'node_modules/svclink');
    expect(brought).toContain('node_modules/ajv');
    expect(brought).not.toContain('node_modules/express');
    expect(brought.length).toBeLessThanOrEqual(40);
  });

  it('is one instance in both formats, and its forms are modules for a page', async () => {
    const program = `import { createRequire } from 'node:module';
      import * as modules from 'svclink';
      import { build } from '${resolve('node_modules/esbuild/lib/main.js')}';
      const common = createRequire(import.meta.url)('svclink');
      const same = Object.keys(common).filter((name) => common[name] === modules[name]);
      const page = { contents: "import { parseForm } from 'svclink/forms'; parseForm([]);", resolveDir: '.' };
      const bundled = await build({ stdin: page, bundle: true, format: 'esm', write: false, metafile: true });
      console.log(same.length === Object.keys(modules).length, Object.keys(bundled.metafile.inputs).join());`;
    await writeFile(join(packed.folder, 'instances.mjs'), program);
    const [isOne, files = ''] = (await inFolder(packed.folder, 'node', ['instances.mjs'])).split(
      ' ',
    );
    expect(isOne).toBe('true');
    expect(files).toContain('svclink/dist/browser/forms.js');
    expect(files).not.toContain('dist/cjs');
  });

  it('installs nothing for a mounted receiver that only the command line or a site needs', async () => {
    const lock = JSON.parse(await readFile(join(packed.folder, 'package-lock.json'), 'utf8'));
    const installed = Object.keys(lock.packages).map((path) => path.replace('node_modules/', ''));
    for (const name of ['commander', '@clack/prompts', 'kysely', 'libsql', 'pg']) {
      expect(installed).not.toContain(name);
    }
  });

  it('hands on the licences of what is in its bundle', async () => {
    const folder = join(packed.folder, 'node_modules', 'svclink', 'dist');
    const text = await readFile(join(folder, 'LICENCES.txt'), 'utf8');
    for (const name of ['commander', '@clack/prompts', 'kysely'])
      expect(text).toContain(`${name} `);
  });

  it('tells a LinkError of one format from within the other', async () => {
    await writeFile(
      join(packed.folder, 'mixed.mjs'),
      `import { createRequire } from 'node:module';
       import { LinkError } from 'svclink';
       const other = createRequire(import.meta.url)('svclink').LinkError;
       console.log(LinkError.is(new other('a', 'b')), other.is(new LinkError('a', 'b')), other.is(new Error('b')));`,
    );
    const printed = await inFolder(packed.folder, 'node', ['mixed.mjs']);
    expect(printed.trim()).toBe('true true false');
  });

  it('ships its schemas, its examples and its command', async () => {
    await writeFile(
      join(packed.folder, 'schemas.cjs'),
      `console.log(require('svclink/schemas/link/get_order.result.json').title);`,
    );
    expect((await inFolder(packed.folder, 'node', ['schemas.cjs'])).trim()).not.toBe('');
    const version = await inFolder(packed.folder, join('node_modules', '.bin', 'svclink'), [
      '--version',
    ]);
    expect(version.trim()).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('brings nothing with an install script', async () => {
    const lock = JSON.parse(await readFile(join(packed.folder, 'package-lock.json'), 'utf8'));
    const installed = Object.entries<{ hasInstallScript?: boolean }>(lock.packages);
    expect(installed.map(([name]) => name)).toEqual(
      expect.arrayContaining(['node_modules/ajv', 'node_modules/helmet', 'node_modules/multer']),
    );
    expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  });
});
