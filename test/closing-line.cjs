/** Prints how many tests passed and failed, alone on the last line, for programs that read it. */
module.exports = class ClosingLine {
  onRunComplete(
    _contexts,
    { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests },
  ) {
    const failed = numFailedTests || numFailedTestSuites;
    const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
    process.stdout.write(`${numPassedTests} passed, ${failed} failed${skipped}\n`);
  }
};
