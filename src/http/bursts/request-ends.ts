/** Bytes of the headers of a request that are searched; more is left to the parser of Node. */
const MOST_HEADERS = 16_384;

const REQUEST_LINE = /^[A-Z]+ \S+ HTTP\/1\.[01]\r\n/;
const LENGTH = /\r\ncontent-length:[ \t]*(\d+)/i;
const CODED = /\r\ntransfer-encoding:/i;

/**
 * Returns where the complete requests end that a chunk begins with, without parsing them: making the objects of Node
 * for a request takes some fifty times as long. A request whose body has no announced length is the last one looked at.
 *
 * @param chunk begins with a request
 * @param most the most ends that are looked for
 */
export function requestEnds(chunk: Buffer, most: number): readonly number[] {
  const ends: number[] = [];
  let start = 0;
  while (ends.length < most && start < chunk.length) {
    const within = chunk.subarray(start, start + MOST_HEADERS);
    const length = within.indexOf('\r\n\r\n');
    if (length < 0) break;
    // With the end of the last header, and without the empty line.
    const headers = within.toString('latin1', 0, length + 2);
    if (!REQUEST_LINE.test(headers) || CODED.test(headers)) break;
    start += length + 4 + Number(LENGTH.exec(headers)?.[1] ?? 0);
    if (start > chunk.length) break;
    ends.push(start);
  }
  return ends;
}
