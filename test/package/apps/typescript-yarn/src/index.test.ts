import * as assert from 'assert';
import type { AddressInfo } from 'net';
import { test } from 'node:test';
import { start } from './index';

test('says its name', async () => {
  const server = start(0);
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  assert.strictEqual(await answer.text(), 'dispatch');
  server.close();
});
