/** The most tests of a run that may need a second try: a fault that fails by chance fails more of them in time. */
const MOST = 5;

/** The names of the tests that have passed at their second try, with their files. */
function unsteadyOf(testResults) {
  return testResults.flatMap(({ testFilePath, testResults: tests }) =>
    tests
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${testFilePath}: ${fullName}`),
  );
}

/** Names the tests that passed at their second try alone, each of which is a fault of the test or of the product. */
module.exports = class UnsteadyGate {
  #failure;

  onRunComplete(_contexts, { testResults }) {
    const names = unsteadyOf(testResults);
    if (names.length === 0) return;
    const found = `${names.length} passed at the second try only, ${MOST} may`;
    process.stdout.write(`unsteady tests: ${found}\n  ${names.join('\n  ')}\n`);
    if (names.length > MOST) this.#failure = new Error(`unsteady tests: ${found}`);
  }

  getLastError() {
    return this.#failure;
  }
};
