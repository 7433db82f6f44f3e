import { createReceiver, errorCodes, LinkError } from '../../../src/index.js';
import { EnvelopeWriter } from '../../../src/protocol/envelope/envelope.js';
import { errorCode } from '../../../src/protocol/errors/error-codes.js';

describe('an error code', () => {
  it('is found by its own name alone', () => {
    expect(errorCode('data_invalid')).toMatchObject({ stage: 'data', status: 422 });
    for (const name of ['toString', '__proto__', 'constructor', '', 'own'])
      expect(errorCode(name)).toBeUndefined();
  });

  it.each(Object.entries(errorCodes))(
    '%s has a failure status and an explanation',
    (_, { status, explanation }) => {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(explanation).toMatch(/^.{20,}\.$/);
    },
  );
});

describe('a LinkError', () => {
  it('takes stage and status from its code, or from its options', () => {
    expect(new LinkError('data_invalid', 'x')).toMatchObject({
      name: 'LinkError',
      stage: 'data',
      status: 422,
      message: 'x',
    });
    expect(new LinkError('own', 'x')).toMatchObject({
      code: 'own',
      stage: 'handler',
      status: 422,
      retryAfter: undefined,
    });
    expect(
      new LinkError('own', 'x', { stage: 'site', status: 409, retryAfter: 1.2 }),
    ).toMatchObject({ stage: 'site', status: 409, retryAfter: 2 });
  });

  it.each([99, 200, 399, 600, 1e9, 404.5, Number.NaN])('has no status of %d', (status) => {
    expect(new LinkError('own', 'x', { status }).status).toBe(422);
  });

  it.each([400, 499, 500, 599])('may have the status %d', (status) => {
    expect(new LinkError('own', 'x', { status }).status).toBe(status);
  });

  it.each([
    [0, 0],
    [0.1, 1],
    [60, 60],
  ])('may have a delay of %d, in whole seconds %d', (retryAfter, whole) => {
    expect(new LinkError('own', 'x', { retryAfter }).retryAfter).toBe(whole);
  });

  it('has no cause where none was given', () => {
    expect('cause' in new LinkError('own', 'x')).toBe(false);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('has no delay of %d', (retryAfter) => {
    expect(new LinkError('own', 'x', { retryAfter }).retryAfter).toBeUndefined();
  });

  it('keeps its cause, and is told from others', () => {
    const cause = new Error('why');
    const error = new LinkError('own', 'x', { cause });
    expect(error.cause).toBe(cause);
    expect(LinkError.is(error)).toBe(true);
    for (const other of [cause, null, undefined, 'x', {}, { code: 'own', stage: 'handler' }]) {
      expect(LinkError.is(other)).toBe(false);
    }
  });
});

describe('mistakes in JavaScript', () => {
  it('are named: an error without a code, and a receiver that is called', () => {
    const make: new (...given: unknown[]) => LinkError = LinkError as never;
    expect(() => new make('There is no order 7.')).toThrow(
      'new LinkError(code, message): a message is missing',
    );
    expect(() => new make()).toThrow('a code is missing');
    const siteId = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
    const receiver = createReceiver({ siteId, accounts: [] });
    expect(() => Reflect.apply(receiver, undefined, [])).toThrow('without () after it');
  });
});

describe('an envelope', () => {
  const writer = new EnvelopeWriter('1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4');

  it.each(['plain', 'quotes " and \\', 'line\nbreak', '\u2028', '</script>', '\ud800'])(
    'carries the message %j',
    (message) => {
      expect(JSON.parse(writer.failure(message))).toEqual({
        remote_site_id: '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4',
        error: true,
        success: false,
        return_error_msg: message,
        result_data: null,
      });
    },
  );

  it('of a list reads like any other', () => {
    const whole = JSON.parse(`${writer.beginList()}{"a":1}${writer.endList(18)}`);
    expect(whole).toEqual({ ...JSON.parse(writer.success('[{"a":1}]', 18)) });
  });
});
