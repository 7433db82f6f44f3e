import assert from 'node:assert';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { app } from '../src/app.js';

test('is well', async () => {
  const server = app.listen(0);
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  assert.deepStrictEqual(await answer.json(), { ok: true });
  server.close();
});
