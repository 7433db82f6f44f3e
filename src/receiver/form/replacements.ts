/** How U+FFFD stands in UTF-8 where somebody means it. */
const MEANT = Buffer.from('\ufffd');

/**
 * Tells whether a parser has put replacement characters into a form. For bytes that are not UTF-8 it does so in silence,
 * and a name would be wrong for ever: a text that has one where none came has lost something.
 */
export class Replacements {
  #isMeant = false;
  /** The last bytes: the three of a character may come in different chunks. */
  #end = Buffer.alloc(0);

  /** Looks at the next bytes of the form. */
  pass(chunk: Buffer): void {
    if (this.#isMeant) return;
    const seam = Buffer.concat([this.#end, chunk.subarray(0, 2)]);
    this.#isMeant = seam.includes(MEANT) || chunk.includes(MEANT);
    this.#end = Buffer.concat([this.#end, chunk.subarray(-2)]).subarray(-2);
  }

  /** Whether one of the values has a character that did not come. A file may hide it, being bytes of any kind. */
  areIn(values: readonly unknown[]): boolean {
    return !this.#isMeant && values.some((value) => String(value).includes('\ufffd'));
  }
}
