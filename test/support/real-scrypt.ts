import crypto from 'node:crypto';

// Restores the scrypt of Node for a test file that imports this module. The set-up of the tests installs a cheap one.
Object.assign(crypto, Reflect.get(crypto, Symbol.for('svclink.test.real-scrypt')));
