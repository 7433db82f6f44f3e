import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { HttpFailure } from '../../../src/http/index.js';
import {
  checkBoundary,
  checkDeclaredLength,
  FRAMING,
  multipartFailure,
} from '../../../src/receiver/form/multipart-limits.js';

const LIMITS = { maxBodySize: 1000, maxFileSize: 50_000 };

/** An error as multer and the file system make them. */
function failing(message: string, members: object = {}): Error {
  return Object.assign(new Error(message), members);
}

describe('the boundary of a multipart form', () => {
  it.each([
    ['of 70 characters', 'b'.repeat(70)],
    ['of 70 characters in quotes', `"${'b'.repeat(70)}"`],
    ['of one character', 'b'],
  ])('%s is taken', (_, boundary) => {
    expect(() => checkBoundary(`multipart/form-data; boundary=${boundary}`)).not.toThrow();
  });

  it.each([
    ['of 71 characters', 'b'.repeat(71)],
    ['of 71 characters in quotes', `"${'b'.repeat(71)}"`],
    ['of none', '""'],
  ])('%s is refused', (_, boundary) => {
    expect(() => checkBoundary(`multipart/form-data; boundary=${boundary}`)).toThrow(
      expect.objectContaining({ code: 'body_malformed', status: 400 }),
    );
  });
});

describe('the declared length of a multipart form', () => {
  const most = LIMITS.maxBodySize + LIMITS.maxFileSize + FRAMING;
  const declaring = (length: number) => {
    const message = new IncomingMessage(new Socket());
    message.headers = { 'content-length': String(length) };
    return message;
  };

  it('may be that of the variables, the file and what the parts add to them', () => {
    expect(() => checkDeclaredLength(declaring(most), LIMITS)).not.toThrow();
  });

  it('may not be one byte more', () => {
    expect(() => checkDeclaredLength(declaring(most + 1), LIMITS)).toThrow(
      expect.objectContaining({
        code: 'body_too_large',
        message: `the file is larger than ${LIMITS.maxFileSize} bytes`,
      }),
    );
  });

  it('may be missing', () => {
    const message = new IncomingMessage(new Socket());
    expect(() => checkDeclaredLength(message, LIMITS)).not.toThrow();
  });
});

describe('what a multipart parser complains of', () => {
  it.each([
    ['LIMIT_FILE_SIZE', 'the file is larger than 50000 bytes'],
    ['LIMIT_FIELD_VALUE', 'the request body is larger than 1000 bytes'],
  ])('as %s is a body that is too large, with the limit that it broke', (code, message) => {
    const failure = multipartFailure(failing('too large', { code }), LIMITS);
    expect(failure).toBeInstanceOf(HttpFailure);
    expect(failure).toMatchObject({ code: 'body_too_large', status: 413, message });
  });

  it.each([
    ['LIMIT_FIELD_NESTING', /brackets in its name/],
    ['LIMIT_FIELD_ARRAY_INDEX', /brackets in its name/],
    ['LIMIT_PART_COUNT', /has too many variables/],
    ['LIMIT_FIELD_COUNT', /has too many variables/],
    ['LIMIT_FILE_COUNT', /too much of something \(LIMIT_FILE_COUNT\)/],
    ['MISSING_FIELD_NAME', /broken or cut off/],
  ])('as %s is a malformed body, and keeps what the parser said', (code, message) => {
    const error = failing('as the parser says it', { code });
    const failure = multipartFailure(error, LIMITS);
    expect(failure).toBeInstanceOf(HttpFailure);
    expect(failure).toMatchObject({
      code: 'body_malformed',
      status: 400,
      message: expect.stringMatching(message),
      cause: error,
    });
  });

  it('without any code is a malformed body as well', () => {
    const error = failing('Unexpected end of form');
    expect(multipartFailure(error, LIMITS)).toMatchObject({ code: 'body_malformed', cause: error });
  });

  it.each(['Request aborted', 'Request closed', 'Request error'])(
    'as %j is a caller who hung up',
    (message) => {
      const failure = multipartFailure(failing(message), LIMITS);
      expect(failure).toBeInstanceOf(HttpFailure);
      expect(failure).toMatchObject({
        code: 'client_gone',
        status: 499,
        message: expect.stringContaining('hung up'),
      });
    },
  );

  it.each(['Bad Request error', 'Request closed early'])(
    'as %j, which only resembles that, is not',
    (message) => {
      expect(multipartFailure(failing(message), LIMITS)).toMatchObject({ code: 'body_malformed' });
    },
  );
});

describe('what keeping a file fails with', () => {
  it.each([
    ['ENOSPC', 'storage_full', 60],
    ['EDQUOT', 'storage_full', 60],
    ['EMFILE', 'server_busy', 5],
    ['ENFILE', 'server_busy', 5],
  ])('passes by itself where the disk said %s', (code, named, retryAfter) => {
    const error = failing('no space left', { code, syscall: 'write' });
    const failure = { code: named, status: 503, retryAfter, cause: error };
    expect(multipartFailure(error, LIMITS)).toMatchObject(failure);
  });

  it('is left as it is where the disk said anything else', () => {
    const error = failing('broken', { code: 'EIO', syscall: 'write' });
    expect(multipartFailure(error, LIMITS)).toBe(error);
  });

  it.each([
    ['a code alone', { code: 'ENOSPC' }],
    ['a system call alone', { syscall: 'write' }],
    ['a number for a code', { code: 28, syscall: 'write' }],
  ])('is no word of the disk with %s', (_, members) => {
    expect(multipartFailure(failing('odd', members), LIMITS)).toMatchObject({
      code: 'body_malformed',
    });
  });

  it('is left as it is when it says already what is wrong', () => {
    const failure = new HttpFailure('body_too_slow', 'slow');
    expect(multipartFailure(failure, LIMITS)).toBe(failure);
    expect(multipartFailure('no error at all', LIMITS)).toBe('no error at all');
  });
});
