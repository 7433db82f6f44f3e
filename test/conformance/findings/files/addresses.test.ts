import { isFetchable } from '../../../../src/conformance/findings/addresses.js';

describe('an address', () => {
  it.each([
    ['https://h/a', true],
    ['http://h/a', true],
    ['ftp://h/a', false],
    ['/a', false],
    ['', false],
  ])('can be fetched or not: %s', (address, expected) => {
    expect(isFetchable(address)).toBe(expected);
  });
});
