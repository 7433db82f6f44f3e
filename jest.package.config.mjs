import config from './jest.config.mjs';

export default {
  ...config,
  globalSetup: '<rootDir>/test/package/global-setup.mjs',
  globalTeardown: '<rootDir>/test/package/global-teardown.mjs',
  roots: ['<rootDir>/test/package'],
  // The apps have tests of their own, which their own scripts run.
  testPathIgnorePatterns: ['/node_modules/', '/test/package/apps/'],
  modulePathIgnorePatterns: ['<rootDir>/test/package/apps/'],
  // The requirements are held against the whole suite, not against this part of it.
  reporters: ['default', '<rootDir>/test/unsteady-gate.cjs', '<rootDir>/test/closing-line.cjs'],
  testTimeout: 300_000,
  maxWorkers: 2,
};
