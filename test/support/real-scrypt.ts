import crypto from 'node:crypto';

// The scrypt of Node for a test file that imports this module, in place of the cheap one that each file begins with.
Object.assign(crypto, Reflect.get(crypto, Symbol.for('svclink.test.real-scrypt')));
