// Writes the functions that a test file has reached, in its process and in its browser, and its milliseconds, into REACH_FOLDER.
const { createHash } = require('node:crypto');
const { writeFileSync } = require('node:fs');
const { join, relative, sep } = require('node:path');
const { chromium } = require('playwright-core');

const began = performance.now();
const reached = new Set();
globalThis.reachedFunction = (key) => void reached.add(key);

/** Runs in each page: reports each function once, since every report leaves the browser. */
function reportOnce() {
  const known = new Set();
  globalThis.reachedFunction = (key) => {
    if (known.has(key)) return;
    known.add(key);
    void globalThis.reachedInPage(key);
  };
}

const launch = chromium.launch.bind(chromium);
chromium.launch = async (...options) => {
  const browser = await launch(...options);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (...settings) => {
    const context = await newContext(...settings);
    await context.exposeBinding('reachedInPage', (_source, key) => void reached.add(key));
    await context.addInitScript(reportOnce);
    return context;
  };
  return browser;
};

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
