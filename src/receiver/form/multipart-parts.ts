import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import multer, { type StorageEngine } from 'multer';
import { type MultipartLimits, multerLimits } from './multipart-limits.js';

/** The used part of a request for a multipart parser. Multer writes the form variables to `body`. */
export type MultipartSource = Readable & { headers: IncomingHttpHeaders; body?: unknown };

/** A file part, as multer passes it to a storage. */
export interface Part {
  readonly fieldname: string;
  readonly originalname: string;
  readonly stream: Readable;
}

/** Reports to multer that a part was handled, or its error. */
export type Stored = (error?: unknown, info?: object) => void;

/** The receiver of the parts of a form. */
export interface PartTaker {
  arrive(part: Part, stored: Stored): void;
  end(error: unknown): void;
}

/** Lets multer read a form and passes its files to `taker` instead of a storage of multer. */
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
    // All present clients write file names so; the default of the parser is that of 1995.
    defParamCharset: 'utf8',
  });
  upload.any()(source as never, {} as never, (error: unknown) => taker.end(error));
}
