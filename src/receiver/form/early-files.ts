import { HttpFailure } from '../../http/index.js';

/** The share of one file before its payload. */
export interface EarlyFile {
  /**
   * Counts further stored bytes.
   *
   * @returns `body_too_large` above the limit of one file, or of all
   */
  grow(bytes: number): HttpFailure | undefined;
  /** Ends the share, because the file is removed or its credentials are known. Further calls have no effect. */
  done(): void;
}

/**
 * The limit of all files that are stored before their credentials are known: those before their payload, and those
 * whose name has not arrived.
 */
export class EarlyFiles {
  #stored = 0;

  /**
   * @param maxFileSize the limit of one file, in bytes
   * @param maxTotal the limit of all together, in bytes
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
        this.#stored += bytes;
        if (size > this.maxFileSize) {
          const message = `a file in front of payload and file_name is larger than ${this.maxFileSize} bytes; send payload first`;
          return new HttpFailure('body_too_large', message);
        }
        if (this.#stored > this.maxTotal) {
          const message = `the files that came in front of their payload are larger than ${this.maxTotal} bytes together; send payload first`;
          return new HttpFailure('body_too_large', message);
        }
        return undefined;
      },
      done: () => {
        this.#stored -= size;
        size = 0;
      },
    };
  }
}
