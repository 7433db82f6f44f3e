import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { RECEIVER_ROWS } from '../../src/receiver/check-options.js';

const root = resolve(__dirname, '../..');
/** The pages in the repository: the package carries none, so its README leads there. */
const REPOSITORY = 'https://github.com/svclink/svclink/blob/main/';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path))
    .sort(),
];

function text(page: string): string {
  return readFileSync(join(root, page), 'utf8');
}

function blocks(page: string, language: string): string[] {
  return [
    ...text(page).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm')),
  ].map(([, code = '']) => code);
}

/** The snippets of all pages as files, named by page and place. */
function snippets(): (readonly [name: string, code: string])[] {
  return pages.flatMap((page) => {
    const name = page.replaceAll(/[/.]/g, '-');
    return [
      ...blocks(page, 'ts').map((code, index) => [`${name}-${index}.mts`, code] as const),
      ...blocks(page, 'js').map((code, index) => [`${name}-${index}.cts`, code] as const),
    ];
  });
}

const compilerOptions = {
  noUnusedLocals: false,
  types: ['node', 'jest'],
  typeRoots: [join(root, 'node_modules/@types')],
  rootDir: root,
  paths: {
    svclink: [join(root, 'src/index.ts')],
    'svclink/deliveries/*': [join(root, 'src/deliveries/*.ts')],
    'svclink/*': [join(root, 'src/*/index.ts')],
  },
};

/** The anchors that the headings of a page make. */
function anchors(page: string): string[] {
  return [...text(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

describe('README and docs', () => {
  it.each(['send', 'api'])('show the --data of svclink %s, which opens no store', (name) => {
    const [, section = ''] = text('docs/commands.md').split(`### svclink ${name}\n`);
    const [own = ''] = section.split('\n### ');
    expect(own).toMatch(/^\| `--data JSON` \| /m);
    expect(own).not.toContain('*store*');
  });

  it('have snippets that compile, as they stand', async () => {
    // Inside the project, so that the package is found by its own name.
    const folder = mkdtempSync(join(root, 'node_modules', '.docs-'));
    try {
      const found = snippets();
      for (const [name, code] of found) writeFileSync(join(folder, name), `${code}\nexport {};\n`);
      // A snippet may import a file of an example that it tells the reader to copy.
      const rootDirs = [folder, join(root, 'examples/tracing')];
      const config = {
        extends: join(root, 'tsconfig.json'),
        compilerOptions: { ...compilerOptions, rootDirs },
        include: ['*.mts', '*.cts'],
        exclude: [],
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
      expect(found.length).toBeGreaterThan(15);
      const program = join(__dirname, 'compile-snippets.mjs');
      const run = promisify(execFile)(process.execPath, [program, folder]);
      await expect(run.catch(({ stdout }) => stdout)).resolves.toMatchObject({ stdout: '' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 600_000);

  it.each(pages)('%s links to what is there', (page) => {
    for (const [, link = ''] of text(page).matchAll(/\]\(([^)\s]+)\)/g)) {
      const isOwn = link.startsWith(REPOSITORY);
      if (/^https?:/.test(link) && !isOwn) continue;
      const [path = '', anchor] = (isOwn ? link.slice(REPOSITORY.length) : link).split('#');
      const target = path === '' ? page : join(isOwn ? '.' : dirname(page), path);
      expect([link, existsSync(join(root, target))]).toEqual([link, true]);
      if (anchor !== undefined) expect(anchors(target)).toContain(anchor);
    }
  });

  it('lead to every page from the table of the docs, or from that of its folder', () => {
    for (const page of pages) {
      if (/^(README|CONTRIBUTING|SECURITY|docs\/README)\.md$/.test(page)) continue;
      const isFolder = page.endsWith('/README.md') || page.startsWith('docs/courses/');
      const from = isFolder ? 'docs' : dirname(page);
      const link = page.slice(from.length + 1);
      expect([page, text(`${from}/README.md`).includes(`](${link})`)]).toEqual([page, true]);
    }
    for (const page of ['CONTRIBUTING.md', 'SECURITY.md', 'docs/README.md'])
      expect(text('README.md')).toContain(`](${REPOSITORY}${page})`);
  });
});

describe('README', () => {
  it('has links that lead somewhere from the package too, and no others', () => {
    const { files } = JSON.parse(text('package.json'));
    const packed = new Set(['LICENSE', 'README.md', 'package.json', ...files]);
    for (const [, link = ''] of text('README.md').matchAll(/\]\(([^)\s]+)\)/g)) {
      if (link.startsWith('http')) continue;
      expect([link, packed.has(link.split('/')[0] ?? '')]).toEqual([link, true]);
    }
  });
});

describe('the oldest release of Node', () => {
  const { engines } = JSON.parse(text('package.json'));

  it('has no known vulnerability of its http server', () => {
    expect(engines.node).toBe('>=20.20.0');
  });

  it.each(['README.md', 'CONTRIBUTING.md', '.ci/run'])(
    'is the same in %s and in package.json',
    (page) => {
      const named = [...text(page).matchAll(/Node (\d+\.\d+)/g)].map(([, version]) => version);
      expect(named.length).toBeGreaterThan(0);
      expect(named.map((version) => `>=${version}.0`)).toEqual(named.map(() => engines.node));
    },
  );
});

describe('the page of the options', () => {
  const page = text('docs/options.md');

  it('has exactly the options of the receiver', () => {
    const [, section = ''] = page.split('## createReceiver\n');
    const [own = ''] = section.split('\n## ');
    const listed = [...own.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(Object.keys(RECEIVER_ROWS).sort());
  });

  it('says of each option what it is', () => {
    const rows = [...page.matchAll(/^\| `\w+` \| (.*) \|$/gm)].map(([row, said = '']) => [
      row,
      said,
    ]);
    expect(rows.length).toBeGreaterThan(120);
    expect(rows.filter(([, said = '']) => said.replace('**Required.**', '').length < 10)).toEqual(
      [],
    );
  });
});

describe('README', () => {
  it('has at most 150 lines, its two commands word for word, and a quickstart of ten lines', () => {
    expect(text('README.md').split('\n').length).toBeLessThanOrEqual(151);
    for (const command of ['npm ci && npm start', 'npm ci && npm test'])
      expect(text('README.md')).toContain(command);
    expect(blocks('README.md', 'ts')[0]?.trim().split('\n').length).toBe(10);
  });
});
