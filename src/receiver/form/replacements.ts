/** The UTF-8 bytes of an intended U+FFFD. */
const MEANT = Buffer.from('\ufffd');

/**
 * Detects replacement characters that a parser has added to a form. The parser does so silently for bytes that are not
 * UTF-8, and a name would stay wrong forever: a text with a replacement character that was not sent has lost something.
 */
export class Replacements {
  #isMeant = false;
  /** The last bytes, because the three bytes of a character may arrive in different chunks. */
  #end = Buffer.alloc(0);

  /** Reads the next bytes of the form. */
  pass(chunk: Buffer): void {
    if (this.#isMeant) return;
    const seam = Buffer.concat([this.#end, chunk.subarray(0, 2)]);
    this.#isMeant = seam.includes(MEANT) || chunk.includes(MEANT);
    this.#end = Buffer.concat([this.#end, chunk.subarray(-2)]).subarray(-2);
  }

  /**
   * Returns true if a value has a replacement character that was not sent. A file may hide it, because its bytes can be
   * any.
   */
  areIn(values: readonly unknown[]): boolean {
    return !this.#isMeant && values.some((value) => String(value).includes('\ufffd'));
  }
}
