const SECONDS = /^[0-9]{1,9}$/;
/** HTTP dates alone, in the form that servers send: `Date.parse` takes far more than that. */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}, [0-9A-Za-z :-]{10,40}$/;
/** A year. Nobody waits for longer, and a timer could not. */
const LONGEST = 31_536_000;

/**
 * The seconds of a `Retry-After` header: a number, or the time until an HTTP date (RFC 9110 section 10.2.3), up to a
 * year; undefined where there is none that can be read.
 */
export function readRetryAfter(
  header: string | null | undefined,
  now = Date.now(),
): number | undefined {
  const text = (header ?? '').trim();
  if (SECONDS.test(text)) return Math.min(LONGEST, Number(text));
  const time = DATE.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  return Math.min(LONGEST, Math.max(0, Math.ceil((time - now) / 1000)));
}
