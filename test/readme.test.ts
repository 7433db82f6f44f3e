import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { OPTION_NAMES } from '../src/receiver/options.js';

const root = resolve(__dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

function blocks(language: string): string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, code = '']) => code,
  );
}

describe('README', () => {
  it('has snippets that compile, as they stand', async () => {
    // Inside the project, so that the package is found by its own name.
    const folder = mkdtempSync(join(root, 'node_modules', '.readme-'));
    try {
      const snippets = [
        ...blocks('ts').map((code, index) => [`snippet-${index}.mts`, code] as const),
        ...blocks('js').map((code, index) => [`snippet-${index}.cts`, code] as const),
      ];
      for (const [name, code] of snippets)
        writeFileSync(join(folder, name), `${code}\nexport {};\n`);
      const config = {
        extends: join(root, 'tsconfig.json'),
        compilerOptions: {
          noUnusedLocals: false,
          types: ['node', 'jest'],
          typeRoots: [join(root, 'node_modules/@types')],
          rootDir: root,
          paths: {
            svclink: [join(root, 'src/index.ts')],
            'svclink/deliveries/*': [join(root, 'src/deliveries/*.ts')],
            'svclink/*': [join(root, 'src/*/index.ts')],
          },
        },
        include: ['*.mts'],
        exclude: [],
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
      expect(snippets.length).toBeGreaterThan(10);
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      const run = promisify(execFile)(process.execPath, [tsc, '--noEmit', '-p', folder]);
      await expect(run.catch(({ stdout }) => stdout)).resolves.toMatchObject({ stdout: '' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);

  it('lists exactly the options that there are', () => {
    const section = readme.slice(readme.indexOf('## Options'), readme.indexOf('## Handlers'));
    const listed = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...OPTION_NAMES].sort());
  });

  it('names its two commands word for word', () => {
    expect(readme).toContain('npm ci && npm start');
    expect(readme).toContain('npm ci && npm test');
  });

  it('has a quickstart of twelve lines', () => {
    const [quickstart = ''] = blocks('ts');
    expect(quickstart.trim().split('\n').length).toBe(12);
  });
});
