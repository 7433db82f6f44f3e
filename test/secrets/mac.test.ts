import { createMac } from '../../src/secrets/same-text.js';

describe('createMac', () => {
  const mac = createMac();

  it('is the same for the same list', () => {
    expect(mac('user', 'secret')).toBe(mac('user', 'secret'));
  });

  it.each([
    [
      ['a', 'bc'],
      ['ab', 'c'],
    ],
    [['abc'], ['a', 'bc']],
    [['a', ''], ['a']],
    [['1:a', 'b'], ['1:a1:b']],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [['\ud800'], ['\ufffd']],
  ])('differs for %j and %j', (one, other) => {
    expect(mac(...one)).not.toBe(mac(...other));
  });

  it('differs under every key', () => {
    expect(mac('a')).not.toBe(createMac()('a'));
  });
});
