import fileSystem, {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PartFile, syncFolder } from '../../src/system/part-file.js';

const failing = (code: string) => Object.assign(new Error(code), { code });

let folder: string;
let target: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'part-file-'));
  target = join(folder, 'front.jpg');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function partOf(text: string): Promise<PartFile> {
  const part = await PartFile.create(folder);
  await part.write(Buffer.from(text));
  return part;
}

describe('a part file', () => {
  it('takes its name whole, for its owner alone', async () => {
    const part = await partOf('a ');
    await part.write(Buffer.from('photo'));
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^\..{18}\.part$/)]);
    await part.moveTo(target);
    expect(await readdir(folder)).toEqual(['front.jpg']);
    expect(await readFile(target, 'utf8')).toBe('a photo');
    expect((await stat(target)).mode & 0o777).toBe(0o600);
  });

  it('is moved when its folder has been made, where that was not there', async () => {
    const part = await partOf('a photo');
    const place = join(folder, 'ab', 'front.jpg');
    await expect(part.moveTo(place)).rejects.toMatchObject({ code: 'ENOENT' });
    await mkdir(join(folder, 'ab'));
    await part.moveTo(place);
    expect(await readFile(place, 'utf8')).toBe('a photo');
    expect(await readdir(folder)).toEqual(['ab']);
  });

  it('takes the content of another file, and a name of the longest length', async () => {
    await writeFile(target, 'a photo');
    const long = join(folder, 'n'.repeat(255));
    const part = await PartFile.create(folder);
    await part.copyOf(target);
    await part.moveTo(long);
    expect(await readFile(long, 'utf8')).toBe('a photo');
  });

  it.each([
    ['with links', []],
    ['without links', ['EPERM', 'ENOSYS']],
  ])('replaces nothing that it must not, on a file system %s', async (_which, codes) => {
    await writeFile(target, 'mine');
    for (const code of codes.length > 0 ? codes : [undefined]) {
      if (code) jest.spyOn(fileSystem, 'link').mockRejectedValueOnce(failing(code));
      const part = await partOf('another');
      await expect(part.moveTo(target, { overwrite: false })).rejects.toMatchObject({
        code: 'EEXIST',
      });
      await part.discard();
      expect(await readdir(folder)).toEqual(['front.jpg']);
      expect(await readFile(target, 'utf8')).toBe('mine');
    }
  });

  it('takes a free name where there are no links', async () => {
    jest.spyOn(fileSystem, 'link').mockRejectedValueOnce(failing('ENOTSUP'));
    const part = await partOf('a photo');
    await part.moveTo(target, { overwrite: false });
    expect(await readdir(folder)).toEqual(['front.jpg']);
  });

  it('leaves nothing when it is discarded, before and after a failure, and says nothing of it', async () => {
    const part = await partOf('a photo');
    jest.spyOn(fileSystem, 'rename').mockRejectedValueOnce(failing('EACCES'));
    await expect(part.moveTo(target)).rejects.toMatchObject({ code: 'EACCES' });
    await part.discard();
    await part.discard();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the names in a folder', () => {
  it.each(['EISDIR', 'EACCES', 'EPERM'])(
    'that cannot be opened (%s) are left to the system',
    async (code) => {
      jest.spyOn(fileSystem, 'open').mockRejectedValueOnce(failing(code));
      await expect(syncFolder(folder)).resolves.toBeUndefined();
    },
  );

  it('that a disk refuses are no success', async () => {
    const handle = await fileSystem.open(folder, 'r');
    jest.spyOn(handle, 'sync').mockRejectedValueOnce(failing('EIO'));
    jest.spyOn(fileSystem, 'open').mockResolvedValueOnce(handle);
    await expect(syncFolder(folder)).rejects.toMatchObject({ code: 'EIO' });
  });

  it('of a folder that is not there are no success', async () => {
    await expect(syncFolder(join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
