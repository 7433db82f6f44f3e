const SECONDS = /^[0-9]{1,9}$/;

/**
 * The seconds of a Retry-After header: a number, or the time until an HTTP date (RFC 9110 section 10.2.3); undefined
 * for anything else.
 */
export function readRetryAfter(header: string, now = Date.now()): number | undefined {
  if (SECONDS.test(header)) return Number(header);
  // Dates alone, in the form that servers send: Date.parse takes far more than that.
  if (!/^[A-Z][a-z]{2,8}, /.test(header)) return undefined;
  const time = Date.parse(header);
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1000));
}
