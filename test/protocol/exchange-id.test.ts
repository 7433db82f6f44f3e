import { newExchangeId } from '../../src/protocol/exchange-id.js';

describe('the id of an exchange', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is one of version 7 that carries the time, as the example of RFC 9562 does', () => {
    jest.useFakeTimers({ now: Date.parse('2022-02-22T19:22:22Z') });
    expect(newExchangeId()).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('sorts behind those that were drawn before', () => {
    jest.useFakeTimers({ now: 1 });
    const drawn = Array.from({ length: 50 }, () => {
      jest.advanceTimersByTime(1);
      return newExchangeId();
    });
    expect(drawn.toSorted()).toEqual(drawn);
  });

  it('is never drawn twice', () => {
    jest.useFakeTimers({ now: 1 });
    expect(new Set(Array.from({ length: 1000 }, newExchangeId)).size).toBe(1000);
  });
});
