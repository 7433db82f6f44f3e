const { createHash } = require('node:crypto');
const { relative, sep } = require('node:path');
const { createTransformer } = require('@swc/jest');
const tsx = require('tsx/cjs/api');

const { probed } = tsx.require('./functions.ts', __filename);

/** The transform of the tests, after one that makes each function of the product report that it was reached. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      canInstrument: false,
      process(text, filename, jestOptions) {
        const path = relative(jestOptions.config.rootDir, filename).split(sep).join('/');
        const isProduct = /^(?:src|console)\/(?!.*\/generated\/).*\.[ct]?tsx?$/.test(path);
        return swc.process(isProduct ? probed(path, text) : text, filename, jestOptions);
      },
      getCacheKey: (...given) =>
        createHash('sha256')
          .update('probed 1')
          .update(swc.getCacheKey(...given))
          .digest('hex'),
    };
  },
};
