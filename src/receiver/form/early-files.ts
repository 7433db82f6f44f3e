import { HttpFailure } from '../../http/index.js';

/** What one file in front of its payload takes. */
export interface EarlyFile {
  /**
   * So many more bytes of it are kept.
   *
   * @returns `body_too_large` above the bound of one, or of all
   */
  grow(bytes: number): HttpFailure | undefined;
  /** It is gone, or is none of these any more; harmless the second time. */
  done(): void;
}

/**
 * The bound of all files that are kept before it is known whether anybody may send them: those in front of their
 * payload, and those whose name has not come yet.
 */
export class EarlyFiles {
  #held = 0;

  /**
   * @param maxFileSize of one, in bytes
   * @param maxTotal of all together, in bytes
   */
  constructor(
    readonly maxFileSize: number,
    readonly maxTotal: number,
  ) {}

  begin(): EarlyFile {
    let size = 0;
    return {
      grow: (bytes) => {
        size += bytes;
        this.#held += bytes;
        if (size > this.maxFileSize) {
          const message = `a file in front of payload and file_name is larger than ${this.maxFileSize} bytes; send payload first`;
          return new HttpFailure('body_too_large', message);
        }
        if (this.#held > this.maxTotal) {
          const message = `the files that came in front of their payload are larger than ${this.maxTotal} bytes together; send payload first`;
          return new HttpFailure('body_too_large', message);
        }
        return undefined;
      },
      done: () => {
        this.#held -= size;
        size = 0;
      },
    };
  }
}
