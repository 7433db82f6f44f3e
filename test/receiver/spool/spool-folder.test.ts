import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { FileSink } from '../../../src/receiver/spool/file-sink.js';
import { SpoolFolder } from '../../../src/receiver/spool/spool-folder.js';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'spool-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe('the folder for files that are coming in', () => {
  it('is there as long as a file is, and for nobody else to read', async () => {
    const folder = new SpoolFolder(parent);
    expect(await readdir(parent)).toEqual([]);
    const [one, other] = [await folder.reserve(), await folder.reserve()];
    expect(one).not.toBe(other);
    const [name] = await readdir(parent);
    expect((await stat(join(parent, name ?? ''))).mode & 0o777).toBe(0o700);
    await writeFile(one, 'a photo');
    await folder.release(one);
    await expect(stat(one)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(parent)).toEqual([name]);
    await folder.release(other);
    expect(await readdir(parent)).toEqual([]);
  });

  it('goes with its last file also after it could not be made at first', async () => {
    const path = join(parent, 'later');
    await writeFile(path, 'in the way');
    const folder = new SpoolFolder(path);
    await expect(folder.reserve()).rejects.toMatchObject({ code: 'EEXIST' });
    await rm(path);
    await folder.release(await folder.reserve());
    expect(await readdir(path)).toEqual([]);
  });
});

describe('a file whose source fails while it is being opened', () => {
  it('fails with that, and nothing is thrown past it', async () => {
    const source = new PassThrough();
    const onlooker = { look: () => {}, written: () => {} };
    const writing = FileSink.write(join(parent, 'file'), source, onlooker);
    source.destroy(new Error('the caller hung up'));
    await expect(writing).rejects.toThrow('the caller hung up');
  });
});
