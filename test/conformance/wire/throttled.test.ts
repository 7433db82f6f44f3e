import { throttledFor } from '../../../src/conformance/wire/throttled.js';

function answer(status: number, json: unknown, headers: Record<string, string> = {}) {
  const show = () => ({ request: '', answer: '' });
  return { status, headers: new Headers(headers), text: '', json, show };
}
const failure = (message: string) => ({ error: true, success: false, return_error_msg: message });

describe('throttledFor', () => {
  it.each([
    [answer(429, undefined), 2],
    [answer(429, undefined, { 'retry-after': '7' }), 7],
    [answer(429, undefined, { 'retry-after': 'Fri, 20 Nov 2026 10:00:00 GMT' }), 2],
    [answer(200, failure('Too many failed attempts. Try again in 4 seconds.')), 4],
    [answer(200, failure('Too many failed attempts. Try again in 1 second.')), 1],
    [answer(200, failure('temporarily locked')), 2],
  ])('says how long to wait', (given, seconds) => {
    expect(throttledFor(given)).toBe(seconds);
  });

  it.each([
    answer(200, failure('Could not validate username and password.')),
    answer(200, { success: true, return_error_msg: 'too many' }),
    answer(200, undefined),
    answer(500, 'try again'),
    answer(200, failure(`${'x'.repeat(600)} too many`)),
  ])('does not take other answers for it', (given) => {
    expect(throttledFor(given)).toBeUndefined();
  });
});
