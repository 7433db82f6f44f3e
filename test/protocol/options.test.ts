import { nearest } from '../../src/protocol/nearest.js';
import {
  checkTimeout,
  checkWholeNumber,
  optionError,
  refuseUnknownOptions,
} from '../../src/protocol/options.js';

const EVENTS = ['get_order', 'get_all_orders', 'send_file', 'send_notes'];

describe('the nearest known name', () => {
  it.each([
    ['get_orde', 'get_order'],
    ['get_oredr', 'get_order'],
    ['GET_ORDER', 'get_order'],
    ['get_orders', 'get_order'],
    ['send_note', 'send_notes'],
  ])('of %s is %s', (name, known) => {
    expect(nearest(name, EVENTS)).toBe(known);
  });

  it.each(['', 'x', 'invoice', 'a'.repeat(1_000_000)])('of something else is none', (name) => {
    expect(nearest(name, EVENTS)).toBeUndefined();
  });
});

describe('a wrong option', () => {
  it('is refused with its name and what it takes', () => {
    expect(optionError('siteId', 'must be a v4 UUID')).toMatchObject({
      code: 'option_invalid',
      stage: 'setup',
      message: 'siteId: must be a v4 UUID',
    });
  });

  it('that nobody knows is refused with the nearest one', () => {
    const known = { deadline: 1, accounts: 1 };
    expect(() => refuseUnknownOptions('createReceiver', { dedline: 1 }, known)).toThrow(
      'dedline: createReceiver has no such option (did you mean deadline?); it has deadline, accounts',
    );
    expect(() => refuseUnknownOptions('createReceiver', { deadline: 1 }, known)).not.toThrow();
  });

  it.each([0, 11, 1.5, Number.NaN, '5', null])(
    'is refused as %p where a number is due',
    (value) => {
      expect(() => checkWholeNumber('n', value, 1, 10)).toThrow(
        'n: must be a whole number from 1 to 10',
      );
    },
  );

  it.each([undefined, 1, 10])('is none as %p', (value) => {
    expect(() => checkWholeNumber('n', value, 1, 10)).not.toThrow();
  });

  it('is a time that no timer can hold', () => {
    expect(() => checkTimeout('timeout', 2 ** 31)).toThrow('timeout: must be');
    expect(() => checkTimeout('timeout', 2 ** 31 - 1)).not.toThrow();
  });
});
