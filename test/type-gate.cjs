const { spawn } = require('node:child_process');
const { text } = require('node:stream/consumers');
const { isWholeRun } = require('./whole-run.cjs');

/** Runs `npm run check:types`. @returns what it says of faults; undefined where there are none */
async function typeFaults(cwd) {
  const checking = spawn('npm', ['run', '--silent', 'check:types'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const ended = new Promise((resolve, reject) => {
    checking.once('error', reject);
    checking.once('close', (status) => resolve(status));
  });
  const [said, status] = await Promise.all([text(checking.stdout), ended]);
  return status === 0 ? undefined : said || `check:types ended with ${status}`;
}

/** Checks the types beside a whole run of the tests: the compiler takes one core for half a minute. */
module.exports = class TypeGate {
  #faults;
  #failure;

  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  onRunStart() {
    if (!isWholeRun(this.globalConfig)) return;
    this.#faults = typeFaults(this.globalConfig.rootDir).catch(String);
  }

  async onRunComplete() {
    const faults = await this.#faults;
    if (faults === undefined) return;
    process.stdout.write(`types:\n${faults}\n`);
    this.#failure = new Error('the types do not hold');
  }

  getLastError() {
    return this.#failure;
  }
};
