const { relative, sep } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** The order that MUTATION_TESTS says, one path a line: what is likely to find a fault comes first. */
module.exports = class GivenOrder extends Sequencer {
  sort(tests) {
    const order = (process.env.MUTATION_TESTS ?? '').split('\n');
    const rank = ({ path, context }) =>
      order.indexOf(relative(context.config.rootDir, path).split(sep).join('/'));
    return [...tests].sort((one, other) => rank(one) - rank(other));
  }
};
