const { relative, sep } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Sorts test files in the order of MUTATION_TESTS, one path a line. The likely ones come first. */
module.exports = class GivenOrder extends Sequencer {
  sort(tests) {
    const order = (process.env.MUTATION_TESTS ?? '').split('\n');
    const rank = ({ path, context }) =>
      order.indexOf(relative(context.config.rootDir, path).split(sep).join('/'));
    return [...tests].sort((one, other) => rank(one) - rank(other));
  }
};
