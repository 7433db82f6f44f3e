import { fileURLToPath } from 'node:url';
import base from '../../jest.config.mjs';

// The tests as the mutation runner starts them: in the order that it says, beside a PostgreSQL that it has started.
// With REACH_FOLDER they run as `npm test` does, and each test file writes there which functions it has reached.
const { globalSetup, globalTeardown, reporters: _reporters, ...rest } = base;
const local = (name) => fileURLToPath(new URL(name, import.meta.url));
const isProbed = process.env.REACH_FOLDER !== undefined;

export default {
  ...rest,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  // What hangs is a fault that was caught.
  testTimeout: 30_000,
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
