'use strict';

/** The description by which front-of-house photos are known. */
const FRONT_OF_HOUSE = 'Front of house';

/** A file whose bytes are made when they are asked for. */
function inMemory(bytes) {
  let made;
  const content = () => {
    made ??= bytes();
    return made;
  };
  return {
    kind: 'memory',
    get size() {
      return content().length;
    },
    bytes: content,
  };
}

module.exports = { FRONT_OF_HOUSE, inMemory };
