import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Assets } from '../../../src/site/console/assets.js';

describe('the files of the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-test-assets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

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
