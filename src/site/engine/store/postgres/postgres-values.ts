/** The types other than text in JavaScript, by their OID: bool; int2, int4, oid; float4, float8. */
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
 * The conversion of the values of a site: whole numbers that may be large, and decimals, are texts, so that no digit is
 * lost. An app may have set other conversions of `pg` for itself.
 */
export const READ_AS_SENT = {
  getTypeParser: (oid: number): ((text: string) => unknown) => READERS.get(oid) ?? asText,
};
