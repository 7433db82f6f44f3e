import config from './jest.config.mjs';

export default {
  ...config,
  roots: ['<rootDir>/test/package'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 300_000,
  maxWorkers: 2,
};
