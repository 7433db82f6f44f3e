import config from './jest.config.mjs';

export default {
  ...config,
  roots: ['protocol', 'receiver', 'http', 'schemas', 'client', 'testing'].map(
    (part) => `<rootDir>/test/${part}`,
  ),
  testPathIgnorePatterns: [
    ...config.testPathIgnorePatterns,
    // It holds the sources against what a formatter of the checkout makes, which the changed copy is not.
    '/test/schemas/generated.test.ts',
  ],
  reporters: ['default'],
};
