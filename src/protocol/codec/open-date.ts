/** The spellings of a day where the document only asks for a date. A time may follow. */
const DAYS = [
  /^(?<year>[0-9]{4})(?<month>[0-9]{2})(?<day>[0-9]{2})(?:[T ](?<time>.+))?$/,
  /^(?<year>[0-9]{4})-(?<month>[0-9]{2})-(?<day>[0-9]{2})(?:[T ](?<time>.+))?$/,
  /^(?<year>[0-9]{4})\/(?<month>[0-9]{2})\/(?<day>[0-9]{2})(?:[T ](?<time>.+))?$/,
  /^(?<month>[0-9]{2})\/(?<day>[0-9]{2})\/(?<year>[0-9]{4})(?:[T ](?<time>.+))?$/,
];

const TIME =
  /^(?<hours>[01][0-9]|2[0-3]):(?<minutes>[0-5][0-9])(?::(?<seconds>[0-5][0-9])(?:\.[0-9]{1,9})?)? ?(?:(?<utc>Z|UTC|GMT)|(?<sign>[+-])(?<east>0[0-9]|1[0-4])(?::?(?<more>[0-5][0-9]))?)?$/i;

/** A Unix time. Some languages add a fraction of a second. */
const UNIX_TIME = /^(?<whole>[0-9]{9,13})(?:\.[0-9]{1,9})?$/;

/**
 * The most digits of a time in seconds. Seconds have up to 11 digits until the year 5138, milliseconds 12 or more since
 * 1973.
 */
const MOST_SECONDS_DIGITS = 11;

/** The most characters that are read, more than any spelling has. */
const LONGEST = 64;

/** An existing day, with the text that follows it. */
interface WrittenDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly time: string | undefined;
}

function exists(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function writtenDay(text: string): WrittenDay | undefined {
  for (const spelling of DAYS) {
    const { year = '', month = '', day = '', time } = spelling.exec(text)?.groups ?? {};
    if (exists(Number(year), Number(month), Number(day))) {
      return { day: `${year}-${month}-${day}`, time };
    }
  }
  return undefined;
}

/**
 * Reads a day without a time: `YYYYMMDD`, `YYYY-MM-DD`, `YYYY/MM/DD` or `MM/DD/YYYY`.
 *
 * @returns the day as `YYYY-MM-DD`; undefined for any other text, and for a day that does not exist
 */
export function readDay(text: string): string | undefined {
  const written = text.length > LONGEST ? undefined : writtenDay(text.trim());
  return written?.time === undefined ? written?.day : undefined;
}

/** Returns `YYYY-MM-DDTHH:MM:SSZ`; undefined for a moment outside of the years 0 to 9999. */
function utcText(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  return date.getUTCFullYear() > 9999 || date.getUTCFullYear() < 0
    ? undefined
    : `${date.toISOString().slice(0, 19)}Z`;
}

function unixText(text: string): string | undefined {
  const { whole } = UNIX_TIME.exec(text)?.groups ?? {};
  if (whole === undefined) return undefined;
  return utcText(whole.length > MOST_SECONDS_DIGITS ? Number(whole) : Number(whole) * 1000);
}

function withTime(day: string, text: string): string | undefined {
  const { hours, minutes, seconds = '00', ...zone } = TIME.exec(text)?.groups ?? {};
  if (hours === undefined) return undefined;
  const local = `${day}T${hours}:${minutes}:${seconds}`;
  const { utc, sign, east = '0', more = '0' } = zone;
  if (utc === undefined && sign === undefined) return local;
  const minutesEast = (Number(east) * 60 + Number(more)) * (sign === '-' ? -1 : 1);
  return utcText(Date.parse(`${local}Z`) - minutesEast * 60_000);
}

/** A date or a moment in any spelling, read as far as possible. */
interface OpenDate {
  /** The day as it was written, `YYYY-MM-DD`. */
  readonly day: string;
  /** The moment; undefined where no time was written. */
  readonly moment: string | undefined;
}

function readOpen(value: unknown): OpenDate | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  if (text.length > LONGEST) return undefined;
  const unix = unixText(text);
  if (unix !== undefined) return { day: unix.slice(0, 10), moment: unix };
  const written = writtenDay(text);
  if (written?.time === undefined) return written && { day: written.day, moment: undefined };
  const moment = withTime(written.day, written.time);
  return moment === undefined ? undefined : { day: written.day, moment };
}

/**
 * Reads a date whose form the document leaves open (decisions: "dates in event_data"), with or without a time and a
 * zone, or as a Unix time in seconds or milliseconds.
 *
 * @returns the day as it was written, `YYYY-MM-DD`; undefined for any other value, and for a day that does not exist
 */
export function readOpenDate(value: unknown): string | undefined {
  return readOpen(value)?.day;
}

/**
 * Reads a date with a time in the same way. A day without a time is read as its first second.
 *
 * @returns `YYYY-MM-DDTHH:MM:SS`, with `Z` and in UTC for a text with a zone or a Unix time; undefined in the cases of
 * {@link readOpenDate}
 */
export function readOpenDateTime(value: unknown): string | undefined {
  const read = readOpen(value);
  return read && (read.moment ?? `${read.day}T00:00:00`);
}
