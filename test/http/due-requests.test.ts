import { DueRequests } from '../../src/http/due-requests.js';

describe('requests that wait for their start', () => {
  const [api, receiver, page] = [{}, {}, {}];
  const any = () => true;

  it('start in turns of their services, the oldest of each first', () => {
    const due = new DueRequests<string>();
    for (const name of ['a1', 'a2', 'a3', 'a4']) due.add(api, name);
    due.add(receiver, 'r1');
    expect(due.take(any)).toBe('a1');
    due.add(page, 'p1');
    due.add(receiver, 'r2');
    expect(Array.from({ length: 6 }, () => due.take(any))).toEqual([
      'r1',
      'a2',
      'p1',
      'r2',
      'a3',
      'a4',
    ]);
    expect([due.take(any), due.size]).toEqual([undefined, 0]);
  });

  it('that are not wanted keep their place, and their service its turn', () => {
    const due = new DueRequests<number>();
    for (const number of [1, 3, 2]) due.add(api, number);
    due.add(receiver, 5);
    due.add(receiver, 6);
    const isEven = (number: number) => number % 2 === 0;
    expect(due.take(isEven)).toBe(2);
    expect(due.take(isEven)).toBe(6);
    expect([due.take(isEven), due.size]).toEqual([undefined, 3]);
    expect([due.take(any), due.take(any), due.take(any)]).toEqual([1, 5, 3]);
  });
});
