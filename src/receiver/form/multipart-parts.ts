import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import multer, { type StorageEngine } from 'multer';
import { type MultipartLimits, multerLimits } from './multipart-limits.js';

/** A request as far as a multipart parser needs it; multer leaves the form variables in `body`. */
export type MultipartSource = Readable & { headers: IncomingHttpHeaders; body?: unknown };

/** A file part as multer hands it to a storage. */
export interface Part {
  readonly fieldname: string;
  readonly originalname: string;
  readonly stream: Readable;
}

/** Tells multer that a part was dealt with, or what went wrong with it. */
export type Stored = (error?: unknown, info?: object) => void;

/** Who takes the parts of a form. */
export interface PartTaker {
  arrive(part: Part, stored: Stored): void;
  end(error: unknown): void;
}

/** Lets multer read a form; its files go to `taker` instead of into a storage of multer's own. */
export function readParts(
  source: MultipartSource,
  limits: MultipartLimits,
  taker: PartTaker,
): void {
  const storage = {
    _handleFile: (_: unknown, part: Part, stored: Stored) => taker.arrive(part, stored),
    _removeFile: (_: unknown, __: unknown, removed: (error: null) => void) => removed(null),
  };
  const upload = multer({
    storage: storage as StorageEngine,
    limits: multerLimits(limits),
    // As every client of today writes file names; the parser's own default is that of 1995.
    defParamCharset: 'utf8',
  });
  upload.any()(source as never, {} as never, (error: unknown) => taker.end(error));
}
