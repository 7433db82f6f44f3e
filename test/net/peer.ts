import { CallError, type Peer } from '../../src/net/index.js';

/** Whom requests of these tests go to, as messages name it. */
export function peerAt(host: string): Peer {
  return { host, fail: (code, text, options) => new CallError(code, text, options) };
}
