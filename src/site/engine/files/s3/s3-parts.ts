/** The size of the parts of a content. All but the last part must have 5 MiB. */
export const PART = 5 * 1024 * 1024;

/** Yields chunks that were read already, and then the rest. */
export async function* joined(
  start: Buffer[],
  rest: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer> {
  for (let piece = start.shift(); piece; piece = start.shift()) yield piece;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/** A part of a content. Its bytes are valid until the next part is requested. */
export interface Part {
  readonly bytes: Buffer;
  readonly isLast: boolean;
}

/**
 * Yields a content in parts of {@link PART} bytes. The last part has the rest, and an empty content has no parts.
 *
 * @param memory the memory of one part
 */
export async function* partsOf(
  content: AsyncIterable<Buffer>,
  memory: Buffer,
): AsyncGenerator<Part, undefined> {
  let size = 0;
  for await (const piece of content) {
    for (let rest = piece; rest.length > 0; ) {
      if (size === PART) {
        yield { bytes: memory, isLast: false };
        size = 0;
      }
      const taken = rest.copy(memory, size);
      size += taken;
      rest = rest.subarray(taken);
    }
  }
  if (size > 0) yield { bytes: memory.subarray(0, size), isLast: true };
  return undefined;
}
