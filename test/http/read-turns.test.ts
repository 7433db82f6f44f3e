import { setImmediate } from 'node:timers/promises';
import { ReadTurns } from '../../src/http/body/read-turns.js';

const KiB = 1024;
/** No connection is accepted. */
const NONE = { count: 0, isQueued: false };

/** Bodies that read a chunk whenever they may. */
function readers(turns: ReadTurns, count: number) {
  const read = new Array<number>(count).fill(0);
  let isOver = false;
  const start = (index: number) =>
    turns.resume(() => {
      if (isOver) return;
      read[index] = (read[index] ?? 0) + 1;
      turns.count(64 * KiB);
      start(index);
    });
  // None of them reads in this turn.
  turns.count(512 * KiB);
  for (let index = 0; index < count; index += 1) start(index);
  const end = () => {
    isOver = true;
  };
  return { read, end, sum: () => read.reduce((one, other) => one + other, 0) };
}

describe('the turns of long bodies', () => {
  it('share 512 KiB of each turn of the event loop, in their order', async () => {
    const turns = new ReadTurns(NONE);
    const { read, sum, end } = readers(turns, 20);
    expect(sum()).toBe(0);
    for (let turn = 1; turn <= 10; turn += 1) {
      await setImmediate();
      expect(sum()).toBe(8 * turn);
    }
    expect(read).toEqual(new Array(20).fill(4));
    expect(turns.waiting).toBe(20);
    end();
  });

  it('read one chunk in a turn while connections are accepted', async () => {
    const accepts = { count: 0, isQueued: false };
    const turns = new ReadTurns(accepts);
    const { sum, end } = readers(turns, 20);
    for (let turn = 0; turn < 10; turn += 1) {
      const before = sum();
      accepts.count += 1;
      await setImmediate();
      expect(sum() - before).toBe(1);
    }
    const before = sum();
    await setImmediate();
    expect(sum() - before).toBe(8);
    end();
  });

  it('read nothing in a turn that is for accepting connections', async () => {
    const accepts = { count: 0, isQueued: true };
    const turns = new ReadTurns(accepts);
    const { sum, end } = readers(turns, 20);
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    expect(sum()).toBe(0);
    accepts.isQueued = false;
    await setImmediate();
    expect(sum()).toBe(8);
    end();
  });

  it('forget a body that has ended', async () => {
    const turns = new ReadTurns(NONE);
    turns.count(512 * KiB);
    const resumed: string[] = [];
    const one = () => void resumed.push('one');
    turns.resume(one);
    turns.resume(() => void resumed.push('other'));
    turns.forget(one);
    await setImmediate();
    expect([resumed, turns.waiting]).toEqual([['other'], 0]);
  });
});
