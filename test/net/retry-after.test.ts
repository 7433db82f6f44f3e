import { readRetryAfter } from '../../src/net/index.js';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const read = (value: string | undefined) => readRetryAfter(value, NOW);

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['5', 5],
    ['2026', 2026],
    [' 120 ', 120],
    ['999999999', 31_536_000],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
    ['Thursday, 01-Jan-26 00:00:30 GMT', 30],
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
    ['Thu, 01 Jan 2099 00:00:00 GMT', 31_536_000],
  ])('%s is %d seconds', (text, seconds) => {
    expect(read(text)).toBe(seconds);
  });

  it.each([
    undefined,
    '',
    'soon',
    'Fri, nonsense',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '9999999999',
    '1, 2',
    '2026-01-01',
    'Thu, 99 Jan 2026 00:00:30 GMT',
    `Thu, ${'0'.repeat(10_000)}`,
  ])('%s says nothing', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
