import { LinkError } from '../protocol/errors/errors.js';

/**
 * A failure that is a fault of this side: a handler that threw, a wrong result, accounts that cannot be read. It is no
 * verdict on what was sent, which a caller keeps and sends again; so its status says it too (decisions: "status"). A
 * LinkError of the same code that a handler throws is a refusal.
 */
export class Fault extends LinkError {}
