import assert from 'node:assert';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { App } from './app';

test('answers', async () => {
  const server = new App(0).start();
  const { port } = server.address() as AddressInfo;
  assert.strictEqual(await (await fetch(`http://127.0.0.1:${port}/`)).text(), 'fleet');
  server.close();
});
