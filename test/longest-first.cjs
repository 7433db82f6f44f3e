// The order of the test files: where no run has been timed, as on a new machine, jest takes large files first, and a
// short file that takes long would be left for the end, alone on one core.
const { default: Sequencer } = require('@jest/test-sequencer');

const LONG = [
  'test/site/console/scenes',
  'test/crash/',
  'test/cli/serve/serve',
  'test/site/link/replay/replays',
  'test/site/console/',
  'test/conformance/broken-',
  'test/site/',
  'test/cli/rehearse',
  'test/client/stream',
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
