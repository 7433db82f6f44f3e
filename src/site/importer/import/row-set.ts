/** Number of bits of an id that are its position within a page: a page is 4 KiB. */
const PAGE_BITS = 15n;
const IN_PAGE = (1n << PAGE_BITS) - 1n;

/** A set of row ids, with one bit for each row of the table: those of a million orders take 125 kB. */
export class RowSet {
  readonly #pages = new Map<bigint, Uint8Array>();

  /** Adds an id. @param id digits */
  add(id: string): void {
    const number = BigInt(id);
    const key = number >> PAGE_BITS;
    let page = this.#pages.get(key);
    if (!page) {
      page = new Uint8Array(2 ** (Number(PAGE_BITS) - 3));
      this.#pages.set(key, page);
    }
    const bit = Number(number & IN_PAGE);
    page[bit >> 3] = (page[bit >> 3] ?? 0) | (1 << (bit & 7));
  }

  has(id: string): boolean {
    const number = BigInt(id);
    const bit = Number(number & IN_PAGE);
    const byte = this.#pages.get(number >> PAGE_BITS)?.[bit >> 3] ?? 0;
    return (byte & (1 << (bit & 7))) !== 0;
  }
}
