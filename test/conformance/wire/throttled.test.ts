import { throttledFor, WaitBudget } from '../../../src/conformance/wire/throttled.js';

function answer(status: number, json: unknown, headers: Record<string, string> = {}) {
  const show = () => ({ request: '', answer: '' });
  return { status, headers: new Headers(headers), text: '', json, show };
}
const failure = (message: unknown) => ({ error: true, success: false, return_error_msg: message });

describe('throttledFor', () => {
  it.each([
    [answer(429, undefined), 2],
    [answer(429, undefined, { 'retry-after': '7' }), 7],
    [answer(429, undefined, { 'retry-after': 'soon' }), 2],
    [answer(429, undefined, { 'retry-after': 'Fri, 20 Nov 2020 10:00:00 GMT' }), 0],
    [answer(503, failure('full'), { 'retry-after': '3' }), 3],
    [answer(200, failure('no'), { 'retry-after': '0' }), 0],
    [answer(200, failure('Too many failed attempts. Try again in 4 seconds.')), 4],
    [answer(200, failure('Too many failed attempts. Try again in 1 second.')), 1],
    [answer(200, failure('Too many attempts at once. Try again in 5 seconds.')), 5],
  ])('says how long to wait', (given, seconds) => {
    expect(throttledFor(given)).toBe(seconds);
  });

  it.each([
    answer(200, failure('Could not validate username and password.')),
    answer(200, failure('try again')),
    answer(200, failure('Try again in 4 seconds.')),
    answer(200, failure('Too many failed attempts. Try again in 4 seconds. Or never.')),
    answer(200, failure('Too many requests, slow down: rate limit')),
    answer(200, failure('temporarily locked')),
    answer(200, failure(['Too many failed attempts. Try again in 4 seconds.'])),
    answer(200, { success: true, error: false }, { 'retry-after': '3' }),
    answer(200, undefined),
    answer(200, null),
    answer(500, 'try again'),
    answer(503, failure('try again')),
  ])('does not take other answers for it: %#', (given) => {
    expect(throttledFor(given)).toBeUndefined();
  });
});

describe('the patience of a check', () => {
  it('ends with a long wait, and with many', () => {
    const patience = new WaitBudget();
    expect(patience.grants(66)).toBe(false);
    expect([patience.grants(65), patience.grants(65), patience.grants(50)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(patience.grants(1)).toBe(false);
    expect(patience.grants(0)).toBe(true);
  });
});
