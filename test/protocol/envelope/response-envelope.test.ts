import { readResponse } from '../../../src/protocol/envelope/response-envelope.js';

const RESULT = { result_data: null };
const read = (members: object) => readResponse(JSON.stringify({ ...RESULT, ...members }));
const readAlone = (members: object) => readResponse(JSON.stringify(members));

describe('a flag of failure', () => {
  it.each([
    [false, true],
    [0, true],
    ['', true],
    [' ', true],
    ['0', true],
    [' 0 ', true],
    ['false', true],
    [' False', true],
    ['FALSE', true],
    [true, false],
    [1, false],
    [-1, false],
    ['true', false],
    ['1', false],
    ['no', true],
    [' NO ', true],
    ['00', false],
    ['none', false],
    [{}, true],
    [[], true],
    [{ code: 0, message: '' }, true],
    [[false, [], { code: '0' }], true],
    [{ code: 5 }, false],
    [[0, 'x'], false],
  ])('of %j tells that it went well: %p', (error, succeeded) => {
    expect(read({ error })?.succeeded).toBe(succeeded);
  });
});

describe('a flag of success', () => {
  it.each([
    [true, true],
    ['true', true],
    [' TRUE ', true],
    [1, true],
    ['1', true],
    [' 1 ', true],
    [false, false],
    ['false', false],
    [0, false],
    ['', false],
    [2, false],
    ['11', false],
    ['yes', true],
    ['y', false],
    [{}, false],
    [[], false],
    [[true], false],
  ])('of %j tells that it went well: %p', (success, succeeded) => {
    expect(read({ success })?.succeeded).toBe(succeeded);
  });

  it.each([
    [{ error: false, success: false }],
    [{ error: true, success: true }],
    [{ error: 'x', success: 1 }],
    [{ error: null, success: 0 }],
  ])('and one of failure are a failure when one says so: %j', (flags) => {
    expect(read(flags)?.succeeded).toBe(false);
  });

  it.each([[{}], [{ error: null }], [{ success: null, error: null }], [{ result_data: 1 }]])(
    'and one of failure both missing say nothing: %j',
    (flags) => {
      expect(read(flags)?.succeeded).toBeUndefined();
      expect(read({ ...flags, return_error_msg: 'wrong' })?.succeeded).toBe(false);
    },
  );
});

describe('an envelope', () => {
  it.each([
    [{ result_data: null }],
    [{ return_error_msg: null }],
    [{ error: false, success: true }],
    [{ error: null, success: true }],
    [{ remote_site_id: null, error: true }],
    [{ remote_site_id: 'x', success: false }],
  ])('is %j', (members) => {
    expect(readAlone(members)).toBeDefined();
  });

  it.each([[{}], [{ error: true }], [{ success: false, message: 'x' }], [{ remote_site_id: 'x' }]])(
    'is not %j',
    (members) => {
      expect(readAlone(members)).toBeUndefined();
    },
  );
});

describe('remote_org_id', () => {
  it.each([
    [18, 18],
    ['18', 18],
    ['0', 0],
    ['999999999999999', 999_999_999_999_999],
    ['1234567890123456', undefined],
    ['x18', undefined],
    ['18x', undefined],
    ['', undefined],
    [' 18', undefined],
    [1.5, undefined],
    [2 ** 53, undefined],
    [[18], undefined],
    [true, undefined],
    [null, undefined],
  ])('of %j is read as %p', (remote_org_id, id) => {
    expect(read({ error: false, remote_org_id })?.remoteOrgId).toBe(id);
  });
});

describe('what an answer says', () => {
  it.each([
    ['wrong', 'wrong'],
    ['  wrong\n', 'wrong'],
    [' ', undefined],
    [null, undefined],
    [5, undefined],
  ])('is read from %j as %p', (return_error_msg, message) => {
    expect(read({ error: true, return_error_msg })?.message).toBe(message);
  });

  it.each([[5], [null], [{}]])('has no site in %j', (remote_site_id) => {
    expect(read({ error: true, remote_site_id })?.remoteSiteId).toBeUndefined();
  });

  it.each(['[]', '5', 'null', '"error"'])('is no envelope as %j', (text) => {
    expect(readResponse(text)).toBeUndefined();
  });

  it.each(['', 'x', '{"error":true'])('is no JSON as %j', (text) => {
    expect(() => readResponse(text)).toThrow(expect.objectContaining({ code: 'payload_not_json' }));
  });

  it('is refused where it is unsafe', () => {
    expect(() => readResponse('{"error":false,"__proto__":{}}')).toThrow(
      expect.objectContaining({
        code: 'payload_unsafe',
        message: expect.stringMatching(/^answer/),
      }),
    );
  });
});
