// A scrypt in a test costs a millisecond: with the recommended cost, a third of the run went into hashes that no test is
// about. The derived key still depends on each parameter, so that another cost gives another key. A test file of the
// real one, or of a process that reads what this process has hashed, imports `support/real-scrypt`.
const crypto = require('node:crypto');

/** The functions of Node, stored where every test file of this process finds them. */
const REAL = Symbol.for('svclink.test.real-scrypt');
const CHEAP = { N: 256, r: 8, p: 1 };

const workOf = ({ N = 16_384, r = 8, p = 1 } = {}) => N * r * p;

/** The salt of a cheap scrypt, in place of a costlier one. */
function saltOf(salt, { N, r, p } = {}) {
  return crypto.createHash('sha256').update(salt).update(`${N} ${r} ${p}`).digest();
}

function cheapen() {
  const real = crypto[REAL];
  /** The arguments of Node's function; a low or impossible cost stays as it is. */
  const adapt = (secret, salt, length, options, ...rest) => {
    const isCostly =
      typeof options === 'object' && workOf(options) > 1024 * 8 && options.N % 2 === 0;
    return isCostly
      ? [secret, saltOf(salt, options), length, CHEAP, ...rest]
      : [secret, salt, length, options, ...rest];
  };
  crypto.scrypt = (...given) => real.scrypt(...adapt(...given));
  crypto.scryptSync = (...given) => real.scryptSync(...adapt(...given));
}

crypto[REAL] ??= { scrypt: crypto.scrypt, scryptSync: crypto.scryptSync };
cheapen();
