import { setImmediate } from 'node:timers/promises';
import { AcceptTurns } from '../../src/http/bursts/accept-turns.js';

describe('the turns in which connections are accepted', () => {
  it('do no other work from the ninth in a row on, except every hundredth', async () => {
    const turns = new AcceptTurns();
    const queued: number[] = [];
    for (let turn = 1; turn <= 205; turn += 1) {
      if (turns.isQueued) queued.push(turn);
      turns.add();
      await setImmediate();
    }
    const expected = Array.from({ length: 205 }, (_, index) => index + 1);
    expect(queued).toEqual(expected.filter((turn) => turn > 8 && turn % 100 !== 1));
    expect(turns.count).toBe(205);
  });

  it('end with the first turn without a connection', async () => {
    const turns = new AcceptTurns();
    for (let turn = 0; turn < 20; turn += 1) {
      turns.add();
      await setImmediate();
    }
    expect(turns.isQueued).toBe(true);
    await setImmediate();
    expect(turns.isQueued).toBe(false);
    turns.add();
    turns.add();
    await setImmediate();
    expect(turns.isQueued).toBe(false);
  });
});
