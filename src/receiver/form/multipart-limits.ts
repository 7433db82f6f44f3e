import type { IncomingMessage } from 'node:http';
import { declaredLength, HttpFailure, storageFailure, tooLarge } from '../../http/index.js';
import { MOST_VARIABLES } from '../../protocol/envelope/form-text.js';
import { SvclinkError } from '../../protocol/errors/base-error.js';
import { LinkError } from '../../protocol/errors/errors.js';
import type { BodySettings } from './body-options.js';

/** The limits of a form with files. */
export type MultipartLimits = Pick<BodySettings, 'maxBodySize' | 'maxFileSize'>;

/** The bytes that the parts of a form add to their content. */
export const FRAMING = 16 * 1024;

/** The longest boundary of the standard. Longer ones slow the parser down. */
const LONGEST_BOUNDARY = 70;
const BOUNDARY = /boundary=(?:"([^"]*)"|([^;\s]*))/i;

/** Returns all limits of multer. A missing limit allows an attack (nested names block a process for seconds). */
export function multerLimits({ maxBodySize, maxFileSize }: MultipartLimits) {
  return {
    fieldNameSize: 100,
    fieldSize: maxBodySize,
    fields: MOST_VARIABLES,
    files: 1,
    fileSize: maxFileSize,
    parts: MOST_VARIABLES + 1,
    headerPairs: 32,
    fieldNestingDepth: 0,
    fieldArrayIndexLimit: 0,
  };
}

/**
 * Refuses a boundary that is missing or longer than the standard allows.
 *
 * @throws HttpFailure `body_malformed`
 */
export function checkBoundary(contentType: string): void {
  const found = BOUNDARY.exec(contentType);
  const boundary = found?.[1] ?? found?.[2] ?? '';
  if (boundary === '' || boundary.length > LONGEST_BOUNDARY) {
    throw new HttpFailure('body_malformed', 'Content-Type: needs a boundary of 1 to 70 characters');
  }
}

/**
 * Refuses a declared length that only a file above the limit can have, before a byte is read, because multer would
 * drain all of it first.
 *
 * @throws HttpFailure `body_too_large`
 */
export function checkDeclaredLength(message: IncomingMessage, limits: MultipartLimits): void {
  const most = limits.maxBodySize + limits.maxFileSize + FRAMING;
  if ((declaredLength(message) ?? 0) > most) throw fileTooLarge(limits.maxFileSize);
}

/** Returns the failure for a file above `maxFileSize`. */
export function fileTooLarge(maxFileSize: number): HttpFailure {
  return new HttpFailure('body_too_large', `the file is larger than ${maxFileSize} bytes`);
}

function withBrackets(cause: Error): SvclinkError {
  if ('field' in cause && /^payload\[/.test(String(cause.field))) {
    return new LinkError('payload_not_text', 'payload: must be one text, not payload[…]', {
      cause,
    });
  }
  const message = 'the form has a variable with brackets in its name; send payload as one text';
  return new HttpFailure('body_malformed', message, { cause });
}

/** Translates errors of multer into our codes. Its errors carry no status, and some no code. */
export function multipartFailure(error: unknown, limits: MultipartLimits): unknown {
  if (!(error instanceof Error) || SvclinkError.is(error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'LIMIT_FILE_SIZE') return fileTooLarge(limits.maxFileSize);
  if (code === 'LIMIT_FIELD_VALUE') return tooLarge(limits.maxBodySize);
  if (code === 'LIMIT_FIELD_NESTING' || code === 'LIMIT_FIELD_ARRAY_INDEX') {
    return withBrackets(error);
  }
  if (code === 'LIMIT_FIELD_COUNT' || code === 'LIMIT_PART_COUNT') {
    return new HttpFailure('body_malformed', 'the form has too many variables', { cause: error });
  }
  if (typeof code === 'string' && code.startsWith('LIMIT_')) {
    const message = `the form has too much of something (${code}); send payload and at most one file`;
    return new HttpFailure('body_malformed', message, { cause: error });
  }
  if (/^Request (aborted|closed|error)$/.test(error.message)) {
    return new HttpFailure('client_gone', 'the caller hung up in the middle of the form');
  }
  // A system error is a fault of this side. The parser may report a full disk before the spool does.
  if (typeof code === 'string' && 'syscall' in error) return storageFailure(error) ?? error;
  return new HttpFailure('body_malformed', 'the multipart form is broken or cut off', {
    cause: error,
  });
}
