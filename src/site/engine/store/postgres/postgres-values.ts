/** Types that are no text in JavaScript, by their OID: bool; int2, int4, oid; float4, float8. */
const READERS = new Map<number, (text: string) => unknown>([
  [16, (text) => text === 't'],
  [21, Number],
  [23, Number],
  [26, Number],
  [700, Number],
  [701, Number],
]);

const asText = (text: string) => text;

/**
 * How the values of a site are read: whole numbers that may be large and decimals as text, so that no digit is lost.
 * An app may have told `pg` otherwise for its own.
 */
export const READ_AS_SENT = {
  getTypeParser: (oid: number): ((text: string) => unknown) => READERS.get(oid) ?? asText,
};
