const { writeFileSync } = require('node:fs');

/** Writes the outcome of each test file into MUTATION_REPORT, because jest writes no report after a bail. */
module.exports = class WriteReport {
  onRunComplete(_contexts, { testResults }) {
    const rows = testResults.map(({ testFilePath, failureMessage, testResults: tests }) => ({
      name: testFilePath,
      status: failureMessage ? 'failed' : 'passed',
      assertionResults: tests.map(({ status, fullName }) => ({ status, fullName })),
    }));
    writeFileSync(process.env.MUTATION_REPORT, JSON.stringify({ testResults: rows }));
  }
};
