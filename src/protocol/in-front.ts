/** The software in front of a receiver that often answers instead of it, by the status of the answer. */
const IN_FRONT: ReadonlyMap<number, string> = new Map([
  [401, 'a login or HTTP authentication stands in front of the receiver'],
  [403, 'a CSRF check, a firewall or a list of addresses stands in front of the receiver'],
  [404, 'the address is not that of the receiver'],
  [405, 'the address is not that of the receiver, or it does not take POST'],
  [413, 'the body limit of a parser, a web server or a proxy is below the size of the call'],
  [419, 'a CSRF check stands in front of the receiver'],
  [429, 'a rate limit stands in front of the receiver'],
  [500, 'middleware in front of the receiver fails, as multer().none() does for a file'],
  [502, 'a proxy does not reach the receiver'],
  [503, 'a proxy does not reach the receiver, or it is under maintenance'],
  [504, 'a proxy does not reach the receiver in time'],
]);

const REDIRECT = 'a login stands in front of the receiver, or its address has changed';
/** The software that often answers with a successful status and JSON that is not an envelope. */
export const OTHER_SOFTWARE =
  'a login, a CSRF check, a rate limit or a body limit in front of the receiver answers so, or a receiver that says neither error nor success';

/** Returns true for a status that redirects. */
export function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

/**
 * Returns the software in front of a receiver that often answers with a status; undefined where none is known for it.
 */
export function inFront(status: number): string | undefined {
  return isRedirect(status) ? REDIRECT : IN_FRONT.get(status);
}
