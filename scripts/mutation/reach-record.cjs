// Writes the functions that a test file has reached, and its milliseconds, into REACH_FOLDER.
const { createHash } = require('node:crypto');
const { writeFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');

const began = performance.now();
const reached = new Set();
globalThis.reachedFunction = (key) => void reached.add(key);

afterAll(() => {
  const root = join(__dirname, '../..');
  const test = relative(root, expect.getState().testPath).split(sep).join('/');
  const name = createHash('sha256').update(test).digest('hex').slice(0, 16);
  const record = {
    test,
    milliseconds: Math.round(performance.now() - began),
    reached: [...reached],
  };
  writeFileSync(join(process.env.REACH_FOLDER, `${name}.json`), JSON.stringify(record));
});
