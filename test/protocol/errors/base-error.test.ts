import { LinkError } from '../../../src/index.js';
import { SvclinkError } from '../../../src/protocol/errors/base-error.js';

class OrderError extends SvclinkError {
  static override readonly kind: string = 'OrderError';
}

describe('the base of all errors', () => {
  it('tells its classes apart, and takes each for the base', () => {
    const error = new OrderError('order_gone', 'gone', { status: 404, cause: 'why' });
    expect(error).toMatchObject({
      name: 'OrderError',
      code: 'order_gone',
      status: 404,
      cause: 'why',
    });
    expect([SvclinkError.is(error), OrderError.is(error), LinkError.is(error)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(SvclinkError.is(new LinkError('own', 'x'))).toBe(true);
    expect(OrderError.is(new SvclinkError('own', 'x'))).toBe(false);
  });

  it('knows an error of another copy of the package', async () => {
    let Other = LinkError;
    await jest.isolateModulesAsync(async () => {
      Other = (await import('../../../src/index.js')).LinkError;
    });
    const error = new Other('own', 'x');
    expect(error instanceof LinkError).toBe(false);
    expect([LinkError.is(error), SvclinkError.is(error)]).toEqual([true, true]);
  });

  it.each([undefined, null, 'LinkError', {}, new Error('LinkError'), { kind: 'LinkError' }])(
    'takes %p for none of its own',
    (value) => {
      expect([LinkError.is(value), SvclinkError.is(value)]).toEqual([false, false]);
    },
  );

  it('says nothing of its classes to a log', () => {
    expect(Object.keys(new OrderError('a', 'b'))).toEqual(['code', 'status', 'name']);
  });
});
