require('./kept-scripts.cjs');
const { TestEnvironment } = require('jest-environment-node');

/** The environment of Node, in which no test or hook has less time than the configuration gives: machines differ. */
module.exports = class PatientEnvironment extends TestEnvironment {
  #least;

  constructor(config, context) {
    super(config, context);
    this.#least = config.globalConfig.testTimeout ?? 0;
  }

  handleTestEvent({ name, test, hook }) {
    const one = name === 'test_start' ? test : name === 'hook_start' ? hook : undefined;
    if (one?.timeout !== undefined) one.timeout = Math.max(one.timeout, this.#least);
  }
};
