import type { Readable } from 'node:stream';

/** The body of a request, ready to be sent, and sent again if that is possible. */
export interface RequestBody {
  readonly contentType: string;
  /** Bytes, when they are known before; else the body leaves in chunks. */
  readonly length: number | undefined;
  /** Whether `open` can be called again. */
  readonly repeatable: boolean;
  /** Called once for each time it is sent. */
  open(): string | Buffer | Readable;
}
