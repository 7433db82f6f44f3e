import { createProvenAddresses } from '../../../src/secrets/throttle/proven-addresses.js';

const day = 24 * 3600 * 1000;

afterEach(() => {
  jest.useRealTimers();
});

describe('createProvenAddresses', () => {
  it('keeps to its bound, the latest successes first', () => {
    const proven = createProvenAddresses(undefined, 3);
    for (let index = 0; index < 100; index += 1) proven.note(`${index}`, '192.0.2.1');
    const kept = Array.from({ length: 100 }, (_, index) => `${index}`).filter((subject) =>
      proven.has(subject, '192.0.2.1'),
    );
    expect(kept).toEqual(['97', '98', '99']);
  });

  it('forgets an address from which nobody succeeded for two weeks', () => {
    jest.useFakeTimers();
    const proven = createProvenAddresses(undefined);
    proven.note('acme', '192.0.2.1');
    jest.advanceTimersByTime(13 * day);
    expect(proven.has('acme', '192.0.2.1')).toBe(true);
    proven.note('acme', '192.0.2.1');
    jest.advanceTimersByTime(13 * day);
    expect(proven.has('acme', '192.0.2.1')).toBe(true);
    jest.advanceTimersByTime(2 * day);
    expect(proven.has('acme', '192.0.2.1')).toBe(false);
  });

  it.each([
    ['acme', '192.0.2.2'],
    ['other', '192.0.2.1'],
    ['1acme', '192.0.2.'],
    ['', '192.0.2.1acme'],
  ])('does not take %j at %j for another pair', (subject, network) => {
    const proven = createProvenAddresses(undefined);
    proven.note('acme', '192.0.2.1');
    expect(proven.has(subject, network)).toBe(false);
  });
});
