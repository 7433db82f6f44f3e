const assert = require('node:assert');
const { test } = require('node:test');
const app = require('../index');

test('greets', async () => {
  const server = app.listen(0);
  const answer = await fetch(`http://127.0.0.1:${server.address().port}/`);
  assert.strictEqual(await answer.text(), 'Customers');
  server.close();
});
