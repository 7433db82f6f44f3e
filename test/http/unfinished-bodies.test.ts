import { type HttpFailure, UnfinishedBodies } from '../../src/http/index.js';

const KiB = 1024;
/** Longer than a body may rest without being taken for stalled. */
const LONG = 1000;

let now = 0;
beforeEach(() => {
  now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** A body that has come so far, and what it was ended with. */
function body(budget: UnfinishedBodies, bytes: number, declared?: number) {
  const failures: HttpFailure[] = [];
  const share = budget.begin((failure) => void failures.push(failure), declared);
  share.grow(bytes);
  return { share, codes: () => failures.map(({ code }) => code), failures };
}

describe('the budget of unfinished bodies [link.cost.unfinished]', () => {
  it('ends the body that has stalled longest when it is full, and asks a new large one to come again', () => {
    const budget = new UnfinishedBodies(1000 * KiB);
    const first = body(budget, 400 * KiB);
    now += 10;
    const second = body(budget, 400 * KiB);
    now += LONG;
    const third = body(budget, 300 * KiB);
    expect([first, second, third].map(({ codes }) => codes())).toEqual([
      ['body_too_slow'],
      [],
      ['server_busy'],
    ]);
    expect(third.failures[0]).toMatchObject({ status: 503, retryAfter: 5 });
    expect(budget.bufferedBytes).toBe(400 * KiB);
    // Its room is there when the caller comes again.
    expect(body(budget, 300 * KiB).codes()).toEqual([]);
  });

  it('refuses by the declared length, before a byte has come', () => {
    const budget = new UnfinishedBodies(1000 * KiB);
    const stalled = body(budget, 400 * KiB);
    now += LONG;
    expect(() => budget.begin(() => undefined, 700 * KiB)).toThrow(
      expect.objectContaining({ code: 'server_busy' }),
    );
    expect(stalled.codes()).toEqual(['body_too_slow']);
    expect(() => budget.begin(() => undefined, 700 * KiB)).not.toThrow();
  });

  it('never refuses a body of up to 64 KiB', () => {
    const budget = new UnfinishedBodies(100 * KiB);
    body(budget, 100 * KiB);
    for (let count = 0; count < 20; count += 1) {
      expect(body(budget, 64 * KiB, 64 * KiB).codes()).toEqual([]);
    }
  });

  it('lets a body that goes on for one that has stalled', () => {
    const budget = new UnfinishedBodies(1000 * KiB);
    const going = body(budget, 400 * KiB);
    const stalled = body(budget, 400 * KiB);
    now += LONG;
    going.share.grow(300 * KiB);
    expect([going.codes(), stalled.codes()]).toEqual([[], ['body_too_slow']]);
  });

  it('ends the small bodies that have stalled last of all', () => {
    const budget = new UnfinishedBodies(300 * KiB);
    const small = body(budget, 60 * KiB);
    now += 10;
    const large = body(budget, 200 * KiB);
    now += LONG;
    body(budget, 60 * KiB);
    expect([small.codes(), large.codes()]).toEqual([[], ['body_too_slow']]);
    const others = Array.from({ length: 4 }, () => body(budget, 60 * KiB));
    expect(small.codes()).toEqual(['body_too_slow']);
    expect(others.flatMap(({ codes }) => codes())).toEqual([]);
  });

  it('takes a body that has come again for none that has stalled', () => {
    const budget = new UnfinishedBodies(300 * KiB);
    const slow = body(budget, 100 * KiB);
    const stalled = body(budget, 100 * KiB);
    now += LONG;
    slow.share.grow(1);
    body(budget, 150 * KiB);
    expect([slow.codes(), stalled.codes()]).toEqual([[], ['body_too_slow']]);
  });

  it('ends nobody who has only just come, and then the one who grows has to go', () => {
    const budget = new UnfinishedBodies(300 * KiB);
    const [one, other] = [body(budget, 100 * KiB), body(budget, 100 * KiB)];
    one.share.grow(150 * KiB);
    expect([one.codes(), other.codes()]).toEqual([['server_busy'], []]);
  });

  it('gets back what a body held, once', () => {
    const budget = new UnfinishedBodies(300 * KiB);
    const { share } = body(budget, 100 * KiB);
    share.done();
    share.done();
    share.grow(5);
    expect(budget.bufferedBytes).toBe(0);
  });
});

describe('complete large bodies', () => {
  const MiB = KiB * KiB;

  it('are worked on up to 2 MiB at a time; the others wait in their order', async () => {
    const budget = new UnfinishedBodies(32 * MiB);
    const begun: number[] = [];
    const ends = Array.from({ length: 5 }, async (_, index) => {
      const end = await budget.beginWork(MiB, 60_000);
      begun.push(index);
      return end;
    });
    const first = await ends[0];
    await ends[1];
    expect([begun, budget.bytesInWork, budget.bufferedBytes]).toEqual([[0, 1], 2 * MiB, 5 * MiB]);
    first?.();
    const third = await ends[2];
    expect([begun, budget.bytesInWork, budget.bufferedBytes]).toEqual([
      [0, 1, 2],
      2 * MiB,
      4 * MiB,
    ]);
    (await ends[1])?.();
    third?.();
    for (const end of ends.slice(3)) (await end)?.();
    expect([begun, budget.bytesInWork, budget.bufferedBytes]).toEqual([[0, 1, 2, 3, 4], 0, 0]);
  });

  it('never hold up a small one', async () => {
    const budget = new UnfinishedBodies(32 * MiB);
    const end = await budget.beginWork(2 * MiB, 60_000);
    const next = budget.beginWork(MiB, 60_000);
    expect(budget.beginWork(64 * KiB, 60_000)).toBeUndefined();
    end?.();
    (await next)?.();
  });

  it('above the limit are worked on alone', async () => {
    const budget = new UnfinishedBodies(32 * MiB);
    const end = await budget.beginWork(20 * MiB, 60_000);
    const next = budget.beginWork(100 * KiB, 60_000);
    expect(budget.bytesInWork).toBe(20 * MiB);
    end?.();
    (await next)?.();
    expect([budget.bytesInWork, budget.bufferedBytes]).toEqual([0, 0]);
  });

  it('are refused when they have waited too long, and leave their place to the next', async () => {
    const budget = new UnfinishedBodies(32 * MiB);
    const end = await budget.beginWork(1.5 * MiB, 60_000);
    const alive = setTimeout(() => undefined, 60_000);
    const late = budget.beginWork(MiB, 20);
    const small = budget.beginWork(500 * KiB, 60_000);
    await expect(late).rejects.toMatchObject({ code: 'server_busy', status: 503, retryAfter: 5 });
    clearTimeout(alive);
    (await small)?.();
    end?.();
    expect([budget.bytesInWork, budget.bufferedBytes]).toEqual([0, 0]);
  });
});
