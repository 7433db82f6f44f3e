import { availableParallelism } from 'node:os';

export default {
  testEnvironment: '<rootDir>/test/patient-environment.cjs',
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  setupFiles: ['<rootDir>/test/forget-async-storage.cjs', '<rootDir>/test/cheap-scrypt.cjs'],
  setupFilesAfterEnv: ['<rootDir>/test/second-try.cjs'],
  roots: ['<rootDir>/test', '<rootDir>/examples'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // A machine may be ten times slower than another; what hangs is still found.
  testTimeout: 240_000,
  // One more than cores: tests of browsers, databases and other processes leave their core idle for half of their time.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/test/longest-first.cjs',
  // The packed tarball has a run of its own: it installs from the registry.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/test/package/'],
  modulePathIgnorePatterns: ['<rootDir>/test/package/apps/'],
  reporters: [
    'default',
    '<rootDir>/test/type-gate.cjs',
    '<rootDir>/test/requirement-gate.cjs',
    '<rootDir>/test/unsteady-gate.cjs',
    '<rootDir>/test/closing-line.cjs',
  ],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^(\\.{1,2}/(?:.*/)?(?:load-ajv|package-folder))\\.cjs$': '$1.cts',
    '^svclink$': '<rootDir>/src/index.ts',
    '^svclink/package.json$': '<rootDir>/package.json',
    '^svclink/(deliveries/[a-z]+)$': '<rootDir>/src/$1.ts',
    '^svclink/([a-z-]+)$': '<rootDir>/src/$1/index.ts',
  },
  transform: {
    '^.+\\.(t|j|ct)sx?$': [
      '@swc/jest',
      {
        // Beside the code, not in it: they are three quarters of what every test file would have to load.
        sourceMaps: true,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(jose|oauth4webapi|openid-client)/)'],
};
