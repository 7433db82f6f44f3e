import { shortName } from '../../../src/protocol/errors/short-name.js';

describe('a name in a message', () => {
  it.each([
    ['', ''],
    [7, '7'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(200)}…`],
    // No half of a character stays at the end.
    [`${'x'.repeat(199)}😀`, `${'x'.repeat(199)}\ufffd…`],
  ])('is at most 200 characters and a sign that it goes on: %j', (given, expected) => {
    expect(shortName(given)).toBe(expected);
  });
});
