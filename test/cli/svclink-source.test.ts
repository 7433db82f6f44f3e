import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svclinkSource } from '../../src/cli/init/project/svclink-source.js';

let home: string;
let packageRoot: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'svclink-source-'));
  packageRoot = join(home, 'node_modules', 'svclink');
  mkdirSync(packageRoot, { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const packed = Buffer.from('packed');
const source = (named?: string) =>
  svclinkSource(named, { version: '1.2.3', packageRoot }, async () => packed);

function installedFrom(resolved: unknown): void {
  const packages = { 'node_modules/svclink': { version: '1.2.3', resolved } };
  const text = JSON.stringify({ packages });
  writeFileSync(join(home, 'node_modules', '.package-lock.json'), text);
}

const inProject = {
  spec: 'file:./svclink-1.2.3.tgz',
  tarball: { name: 'svclink-1.2.3.tgz', content: packed },
};

describe('where a project gets svclink from', () => {
  it('is the registry for a package from there', async () => {
    for (const resolved of ['https://registry.example/svclink-1.2.3.tgz', undefined, 5]) {
      installedFrom(resolved);
      expect(await source()).toEqual({ spec: '^1.2.3' });
    }
  });

  it('is the registry where nothing tells another place', async () => {
    expect(await source()).toEqual({ spec: '^1.2.3' });
    writeFileSync(join(home, 'node_modules', '.package-lock.json'), '{');
    expect(await source()).toEqual({ spec: '^1.2.3' });
  });

  it('is a tarball in the project for a package that came from a file', async () => {
    installedFrom('file:../svclink-1.2.3.tgz');
    expect(await source()).toEqual(inProject);
  });

  it('is a tarball in the project for a checkout', async () => {
    mkdirSync(join(packageRoot, 'scripts'));
    expect(await source()).toEqual(inProject);
  });

  it('is what the user names', async () => {
    const tarball = join(home, '-odd name.tgz');
    writeFileSync(tarball, 'given');
    expect(await source(tarball)).toEqual({
      spec: 'file:./odd-name.tgz',
      tarball: { name: 'odd-name.tgz', content: Buffer.from('given') },
    });
    expect(await source(home)).toEqual({ spec: `file:${home}` });
    expect(await source('next')).toEqual({ spec: 'next' });
  });
});
