const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { isWholeRun } = require('./whole-run.cjs');

const read = (file) => JSON.parse(readFileSync(join(__dirname, file), 'utf8'));
const CITATION = /\[([a-z-]+(?:\.[a-z0-9-]+)+)\]/g;

/**
 * What is wrong with the citations of requirements. A citation counts only where it stands in the title of a test
 * that ran and passed.
 *
 * @param titles the full titles of those tests
 * @param listed the requirements that are not yet due
 * @returns one line per fault
 */
function faultsOf(titles, listed = read('requirements-not-yet-due.json')) {
  const { requirements } = read('requirements.json');
  const known = new Map(requirements.map((one) => [one.id, one]));
  const families = new Set(requirements.map(({ id }) => id.split('.')[0]));
  const notYetDue = new Set(listed);
  const cited = new Set();
  for (const title of titles) for (const [, id] of title.matchAll(CITATION)) cited.add(id);
  const faults = [];
  for (const id of cited) {
    if (families.has(id.split('.')[0]) && !known.has(id))
      faults.push(`${id} is cited, but no requirement`);
    if (notYetDue.has(id)) faults.push(`${id} is cited: take it off the list of those not yet due`);
  }
  for (const id of notYetDue)
    if (!known.has(id)) faults.push(`${id} is listed as not yet due, but no requirement`);
  for (const { id, text } of requirements) {
    if (!cited.has(id) && !notYetDue.has(id))
      faults.push(`${id} is cited by no test that passed: ${text}`);
  }
  return faults;
}

/** Holds a whole run of the tests against the requirements: each that is due has to be cited by a test that passed. */
module.exports = class RequirementGate {
  #failure;

  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  onRunComplete(_contexts, { testResults }) {
    if (!isWholeRun(this.globalConfig)) return;
    const titles = testResults
      .flatMap((file) => file.testResults)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => fullName);
    const faults = faultsOf(titles);
    if (faults.length === 0) return;
    process.stdout.write(`requirements: ${faults.length} faults\n  ${faults.join('\n  ')}\n`);
    this.#failure = new Error(`requirements: ${faults.length} faults`);
  }

  getLastError() {
    return this.#failure;
  }
};

module.exports.faultsOf = faultsOf;
