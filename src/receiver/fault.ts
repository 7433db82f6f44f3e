import { LinkError } from '../protocol/errors/errors.js';

/**
 * A failure of this side: a handler that threw, a wrong result, accounts that cannot be read. The sent event may be
 * correct, so that the caller sends it again; the status therefore shows the fault too (decisions: "status"). A
 * LinkError of the same code that a handler throws is a refusal.
 */
export class Fault extends LinkError {}
