import assert from 'node:assert';
import { test } from 'node:test';
import { start } from '../server.js';

test('answers', async () => {
  const server = await start(0);
  const answer = await fetch(`http://127.0.0.1:${server.address().port}/`);
  assert.strictEqual(await answer.text(), 'api');
  server.close();
});
