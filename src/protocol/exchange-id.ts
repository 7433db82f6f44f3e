import { randomUUID } from 'node:crypto';

let drawnAt = 0;
let begin = '';

/**
 * Returns a new id of a request, a call or a failure: a UUID of version 7 (RFC 9562), which contains the time in
 * milliseconds and 74 random bits. Later ids sort later, so that a database adds rows at the end of their index. Random
 * ids would each touch another page.
 */
export function newExchangeId(): string {
  const now = Date.now();
  // Writing the time costs more than drawing the random bits, and one millisecond has many ids.
  if (now !== drawnAt) begin = beginOf(now);
  drawnAt = now;
  return begin + randomUUID().slice('xxxxxxxx-xxxx-v'.length);
}

function beginOf(time: number): string {
  const digits = time.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7`;
}
