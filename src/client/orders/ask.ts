import type { ReadResponse } from '../call/response.js';
import type { CallOptions } from '../options.js';

/** Calls an event of the catalogue. */
export type Ask = (name: string, data: object, options: CallOptions) => Promise<ReadResponse>;
