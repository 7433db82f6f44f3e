import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Assets } from '../../../src/site/console/assets.js';

describe('the files of the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-test-assets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are sent compressed to those who take that, and plain to others', async () => {
    const assets = new Assets(folder);
    const packed = gzipSync('the program');
    writeFileSync(join(folder, 'large.js.gz'), packed);
    const reply = (headers: object) =>
      assets.reply({ method: 'GET', headers } as IncomingMessage, '/large.js');
    const compressed = await reply({ 'accept-encoding': 'br, gzip' });
    expect(compressed.body).toEqual(packed);
    expect(compressed.headers).toEqual(expect.arrayContaining(['Content-Encoding', 'gzip']));
    const plain = await reply({});
    expect(plain.body).toEqual(Buffer.from('the program'));
    expect(plain.headers).not.toContain('Content-Encoding');
    const { status } = await assets.reply({ method: 'GET', headers: {} } as never, '/large.js.gz');
    expect(status).toBe(404);
  });

  it('are read again after a failure, and not remembered as failed', async () => {
    const request = { method: 'GET', headers: {} } as IncomingMessage;
    const assets = new Assets(folder);
    writeFileSync(join(folder, 'index.html'), 'the page');
    // A folder in place of a file cannot be read.
    mkdirSync(join(folder, 'app.js'));
    await expect(assets.reply(request, '/')).rejects.toThrow('EISDIR');
    rmdirSync(join(folder, 'app.js'));
    writeFileSync(join(folder, 'app.js'), 'the program');
    expect((await assets.reply(request, '/')).body).toEqual(Buffer.from('the page'));
    expect((await assets.reply(request, '/app.js')).body).toEqual(Buffer.from('the program'));
  });
});
