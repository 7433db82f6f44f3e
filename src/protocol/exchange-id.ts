import { randomUUID } from 'node:crypto';

let drawnAt = 0;
let begin = '';

/**
 * What a request, a call or a failure is called: a UUID of version 7 (RFC 9562), which is the time to the millisecond
 * and 74 random bits. What is drawn later sorts later, so that rows kept by it are added at the end of their index;
 * random ones would each touch a page of their own.
 */
export function newExchangeId(): string {
  const now = Date.now();
  // Writing the time costs more than drawing the rest, and many are drawn in one millisecond.
  if (now !== drawnAt) begin = beginOf(now);
  drawnAt = now;
  return begin + randomUUID().slice('xxxxxxxx-xxxx-v'.length);
}

function beginOf(time: number): string {
  const digits = time.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7`;
}
