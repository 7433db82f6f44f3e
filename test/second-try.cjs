// In a whole run a test that fails is tried once more at once, and named by test/unsteady-gate.cjs. Among 16,000 tests of
// browsers, processes and databases one that hangs on the pace of the machine would otherwise decide over each run. A
// selection of tests has one try.
if (process.env.TEST_SECOND_TRY === '1') {
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
}
