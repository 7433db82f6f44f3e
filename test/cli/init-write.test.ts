import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stub } from '../../src/cli/init/project/stub.js';
import { writeProject } from '../../src/cli/init/project/write-project.js';
import { temporaryFolder } from '../support/resources.js';

let home: string;
beforeEach(() => {
  home = temporaryFolder();
});

const files = new Map([
  ['.env', 'SECRET=1'],
  ['src/a.ts', 'a'],
  ['src/deep/b.ts', 'b'],
]);

describe('writeProject', () => {
  it('writes all files, the secret for its owner alone', async () => {
    await writeProject(join(home, 'x/y'), files);
    const written = readdirSync(join(home, 'x/y'), { recursive: true, encoding: 'utf8' });
    expect(written.sort()).toEqual(['.env', 'src', 'src/a.ts', 'src/deep', 'src/deep/b.ts']);
    expect(statSync(join(home, 'x/y/.env')).mode & 0o777).toBe(0o600);
  });

  it('leaves nothing behind of a project that cannot be written whole', async () => {
    const broken = new Map([...files, ['src/deep', 'a file where a folder is']]);
    await expect(writeProject(join(home, 'x/y'), broken)).rejects.toMatchObject({
      name: 'CommandError',
      exitCode: 1,
    });
    expect(readdirSync(home)).toEqual([]);
  });

  it('overwrites nothing, and leaves what it found', async () => {
    mkdirSync(join(home, 'src'));
    writeFileSync(join(home, 'src/a.ts'), 'theirs');
    await expect(writeProject(home, files)).rejects.toThrow('DIR: cannot be written');
    expect(readdirSync(home, { recursive: true })).toEqual(['src', 'src/a.ts']);
  });

  it('says when there is no room for the folder', async () => {
    writeFileSync(join(home, 'file'), '');
    await expect(writeProject(join(home, 'file/x'), files)).rejects.toThrow(
      'DIR: cannot be written',
    );
  });
});

describe('stub', () => {
  it('refuses a handler of another form', () => {
    expect(() => stub('get_foh', 'typescript', 'export const x = 1;')).toThrow('get_foh');
  });
});
