import { inspect } from 'node:util';
import { ApiCallError, CallError as ApiSideCallError } from '../../src/api/index.js';
import { LinkCallError } from '../../src/client/index.js';
import { CallError } from '../../src/net/index.js';
import { SvclinkError } from '../../src/protocol/errors/base-error.js';

describe('a failed call', () => {
  const refusal = new ApiCallError('bid/list', {
    status: 400,
    type: 'wo_invalid',
    description: '',
  });
  const link = new LinkCallError('refused', 'get_order', 'no', {
    answer: { status: 503, contentType: '', text: 'what came' },
    retryAfter: 5,
  });

  it('is recognised by its class and all above it, and by no other', () => {
    for (const error of [refusal, link]) {
      expect(CallError.is(error) && SvclinkError.is(error) && ApiSideCallError.is(error)).toBe(
        true,
      );
    }
    expect([ApiCallError.is(refusal), LinkCallError.is(refusal)]).toEqual([true, false]);
    expect([ApiCallError.is(link), LinkCallError.is(link)]).toEqual([false, true]);
    expect([CallError.is(new Error('x')), CallError.is(undefined)]).toEqual([false, false]);
  });

  it('tells alike what was called, how far it came, and when to try again', () => {
    const base = { code: 'refused', kind: 'refused', attempts: 0 };
    expect(refusal).toMatchObject({
      ...base,
      name: 'ApiCallError',
      called: 'bid/list',
      status: 400,
    });
    expect(link).toMatchObject({ ...base, called: 'get_order', status: 503, retryAfter: 5 });
  });

  it('keeps its cause and what came to itself where it is written as JSON', () => {
    const error = new CallError('connection_lost', 'h', { cause: new Error('s3cret') });
    expect(Object.keys(error)).not.toContain('cause');
    expect(JSON.stringify([error, link])).not.toMatch(/s3cret|what came/);
    expect(inspect(link)).not.toContain('what came');
  });
});
