import config from './jest.config.mjs';

export default {
  ...config,
  roots: ['<rootDir>/test/protocol', '<rootDir>/test/receiver', '<rootDir>/test/http'],
  reporters: ['default'],
};
