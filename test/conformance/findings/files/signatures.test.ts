import fc from 'fast-check';
import { endOf, putOff, tampered } from '../../../../src/conformance/findings/addresses.js';

describe('a pre-signed address', () => {
  it.each([
    ['https://h/a?expires=1800000000&sig=1', 1_800_000_000],
    ['https://h/a?Expires=1800000000', 1_800_000_000],
    ['https://h/a?exp=1800000000000', 1_800_000_000],
    ['https://h/a?se=2027-01-15T08%3A00%3A00Z', 1_800_000_000],
    ['https://h/a?X-Amz-Date=20270115T073000Z&X-Amz-Expires=1800', 1_800_000_000],
  ])('shows when it ends: %s', (address, end) => {
    expect(endOf(address)).toBe(end);
  });

  it.each([
    'https://h/a',
    'https://h/a?sig=abc',
    'https://h/a?expires=never',
    'https://h/a?expires=12',
    'https://h/a?X-Amz-Expires=1800',
    'https://h/a?X-Amz-Date=now&X-Amz-Expires=1800',
  ])('does not show when it ends: %s', (address) => {
    expect(endOf(address)).toBeUndefined();
  });

  it.each([
    ['https://h/a?expires=1800000000&sig=1', 'https://h/a?expires=1800001000&sig=1'],
    ['https://h/a?X-Amz-Expires=1800', 'https://h/a?X-Amz-Expires=2800'],
    ['https://h/a?expires=soon', undefined],
    ['https://h/a', undefined],
  ])('has its end put off: %s', (address, later) => {
    expect(putOff(address)).toBe(later);
  });

  it.each([
    ['https://h/a?e=1&sig=abcd', 'https://h/a?e=1&sig=ab0d'],
    ['https://h/a?sig=ab0d', 'https://h/a?sig=ab1d'],
    ['https://h/files/token-9/a', 'https://h/files/tok0n-9/a'],
  ])('is tampered with: %s', (address, changed) => {
    expect(tampered(address)).toBe(changed);
  });

  it('is never the same once it was tampered with', () => {
    fc.assert(
      fc.property(fc.base64String({ minLength: 1 }), (signature) => {
        const address = `https://h/a.jpg?sig=${encodeURIComponent(signature)}`;
        return tampered(address) !== new URL(address).href;
      }),
    );
  });
});
