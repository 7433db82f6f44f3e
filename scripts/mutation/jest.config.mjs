import { fileURLToPath } from 'node:url';
import base from '../../jest.config.mjs';

// The configuration of the tests that the mutation runner starts: in its order, with the PostgreSQL that it has started.
// With REACH_FOLDER they run as in `npm test`. Each test file writes the functions that it has reached into that folder.
const { globalSetup, globalTeardown, reporters: _reporters, ...rest } = base;
const local = (name) => fileURLToPath(new URL(name, import.meta.url));
const isProbed = process.env.REACH_FOLDER !== undefined;

export default {
  ...rest,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  // A test that hangs has caught the mutant.
  testTimeout: 30_000,
  ...(isProbed ? {} : { testEnvironment: local('first-failure.cjs') }),
  reporters: [isProbed ? 'default' : local('write-report.cjs')],
  testSequencer: local('given-order.cjs'),
  ...(isProbed && {
    globalSetup,
    globalTeardown,
    testTimeout: 120_000,
    setupFilesAfterEnv: [local('reach-record.cjs')],
    transform: Object.fromEntries(
      Object.entries(base.transform).map(([pattern, [, options]]) => [
        pattern,
        [local('probe-transform.cjs'), options],
      ]),
    ),
  }),
};
