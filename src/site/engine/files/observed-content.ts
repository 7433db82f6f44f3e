/** Yields the chunks of a content as bytes, which are not copied, and passes each to a function. Texts are UTF-8. */
export async function* observed(
  content: AsyncIterable<Buffer | Uint8Array | string>,
  observe: (piece: Buffer) => void = () => {},
): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
    observe(bytes);
    yield bytes;
  }
}
