// The order of the test files: where no run has been timed, as on a new machine, jest takes large files first, and a
// short file that takes long would be left for the end, alone on one core.
const { default: Sequencer } = require('@jest/test-sequencer');

const LONG = [
  // Its large texts take four times as long in a process whose memory other test files have filled.
  'test/regular-expressions',
  'test/site/console/scenes',
  'test/crash/',
  'test/cli/rehearse',
  'test/attacks/long-calls',
  'test/site/engine/jobs/wake-ups',
  'test/site/importer/link-trouble',
  'test/cli/serve/',
  'test/site/link/replay/replays',
  'test/site/engine/archive',
  'test/site/console/',
  'test/client/stream',
  'test/attacks/',
  'test/cli/add-outcome',
  'test/docs/pages',
  'test/forms/export/json-schema',
  'test/examples/',
  'test/mutation/',
  'test/deliveries/killed',
  'test/conformance/broken-',
  'test/site/',
  'test/cli/',
];

function rank({ path }) {
  const place = LONG.findIndex((part) => path.includes(part));
  return place < 0 ? LONG.length : place;
}

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
};
