const PatientEnvironment = require('../../test/patient-environment.cjs');

/** Skips the tests of a file behind the first that fails: one is enough to catch a mutant. */
module.exports = class FirstFailure extends PatientEnvironment {
  #hasFailed = false;

  handleTestEvent(event) {
    super.handleTestEvent(event);
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
    if (event.name === 'test_done' && event.test.errors.length > 0) this.#hasFailed = true;
  }
};
