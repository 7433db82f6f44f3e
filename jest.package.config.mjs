import config from './jest.config.mjs';

export default {
  ...config,
  globalSetup: '<rootDir>/test/package/global-setup.mjs',
  globalTeardown: '<rootDir>/test/package/global-teardown.mjs',
  roots: ['<rootDir>/test/package'],
  testPathIgnorePatterns: ['/node_modules/'],
  // The requirements are held against the whole suite, not against this part of it.
  reporters: ['default', '<rootDir>/test/closing-line.cjs'],
  testTimeout: 300_000,
  maxWorkers: 2,
};
