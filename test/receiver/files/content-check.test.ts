import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { SIGNATURE_LENGTH } from '../../../src/protocol/file-types.js';
import { CheckedContent, checkContent } from '../../../src/receiver/files/content-check.js';
import type { FileFacts } from '../../../src/receiver/files/incoming-file.js';
import { jpeg } from '../harness.js';

const MISMATCH = { code: 'file_content_mismatch', stage: 'data' };

/** A check and what it has told. */
function checking(name: string) {
  const told: FileFacts[] = [];
  const content = new CheckedContent(name, (facts) => told.push(facts));
  return { content, told };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the content of a file', () => {
  it.each(['a.exe', 'a', ''])('whose name is %j fits nothing', (name) => {
    expect(() => checkContent(name, jpeg())).toThrow(
      expect.objectContaining({
        ...MISMATCH,
        message: 'file: its content is not that of a file of its name',
      }),
    );
  });

  it('is passed on as soon as enough of it is there to judge it', async () => {
    const { content } = checking('a.jpg');
    content.write(jpeg(SIGNATURE_LENGTH - 1));
    await settled();
    expect(content.readableLength).toBe(0);
    content.write(Buffer.from('x'));
    await settled();
    expect(content.readableLength).toBe(SIGNATURE_LENGTH);
    content.write(Buffer.from('more'));
    await settled();
    expect(content.readableLength).toBe(SIGNATURE_LENGTH + 4);
    content.destroy();
  });

  it('is judged by its first bytes together, however they come', async () => {
    const { content, told } = checking('a.pdf');
    const bytes = Buffer.from(`${' '.repeat(600)}%PDF-1.7${'x'.repeat(2000)}`);
    for (const at of [0, 603, 1100]) content.write(bytes.subarray(at, { 0: 603, 603: 1100 }[at]));
    content.end();
    expect((await buffer(content)).equals(bytes)).toBe(true);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(told).toEqual([{ size: bytes.length, sha256 }]);
  });

  it('is judged at its end when it is short', async () => {
    const { content, told } = checking('a.jpg');
    content.end(jpeg(10));
    expect(await buffer(content)).toHaveLength(10);
    expect(told).toMatchObject([{ size: 10 }]);
  });

  it.each([
    ['short', 10],
    ['long', 5000],
  ])('that contradicts its name, and is %s, is told of no more', async (_, length) => {
    const { content, told } = checking('a.jpg');
    content.end(Buffer.alloc(length, 'x'));
    await expect(buffer(content)).rejects.toMatchObject(MISMATCH);
    expect(told).toEqual([]);
  });
});
