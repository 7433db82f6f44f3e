import { Slots } from '../../src/system/slots.js';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

describe('slots', () => {
  it('let no more run at once than there are, and the others in their order', async () => {
    const slots = new Slots(2);
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const task = async (index: number) => {
      running += 1;
      most = Math.max(most, running);
      order.push(index);
      await turnOfLoop();
      running -= 1;
      return index;
    };
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => slots.run(() => task(index))),
    );
    expect(most).toBe(2);
    expect(results).toEqual(order);
  });

  it('refuse whoever finds no room in the line, and take more once there is some', async () => {
    const refusal = new Error('come again');
    const slots = new Slots(1, { waiting: 1, full: () => refusal });
    const { open, opened } = gate();
    const first = slots.run(() => opened);
    const second = slots.run(async () => 'second');
    await expect(slots.run(async () => 'third')).rejects.toBe(refusal);
    open();
    await first;
    await expect(second).resolves.toBe('second');
    await expect(slots.run(async () => 'fourth')).resolves.toBe('fourth');
  });

  it('go to who waited, not to who just comes as well', async () => {
    const slots = new Slots(1);
    const [first, second] = [gate(), gate()];
    const running = slots.run(() => first.opened);
    const waiting = slots.run(() => second.opened);
    first.open();
    await running;
    let started = false;
    const late = slots.run(async () => {
      started = true;
    });
    await turnOfLoop();
    expect(started).toBe(false);
    second.open();
    await Promise.all([waiting, late]);
    expect(started).toBe(true);
  });

  it('are given on after a failure', async () => {
    const slots = new Slots(1);
    const failing = slots.run(() => Promise.reject(new Error('broken')));
    const next = slots.run(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
  });
});

describe('a wait for a slot', () => {
  const over = new Error('over');
  const task = jest.fn(async () => 'done');
  beforeEach(() => task.mockClear());

  it('does not begin where it is over already', async () => {
    const limit = { reason: over, race: <Result>(promise: Promise<Result>) => promise };
    await expect(new Slots(1).run(task, limit)).rejects.toBe(over);
    expect(task).not.toHaveBeenCalled();
  });

  it('that is ended gives its place in the line to the next', async () => {
    const slots = new Slots(1, { waiting: 1, full: () => new Error('full') });
    const { open, opened } = gate();
    const first = slots.run(() => opened);
    const limit = { reason: undefined, race: () => Promise.reject(over) };
    await expect(slots.run(task, limit)).rejects.toBe(over);
    const next = slots.run(async () => 'next');
    open();
    await first;
    await expect(next).resolves.toBe('next');
    expect(task).not.toHaveBeenCalled();
  });

  it('that is ended at the moment of its turn lets nobody wait for ever', async () => {
    const slots = new Slots(1);
    const { open, opened } = gate();
    const first = slots.run(() => opened);
    const limit = {
      reason: undefined,
      race: async <Result>(promise: Promise<Result>): Promise<Result> => {
        await promise;
        throw over;
      },
    };
    const ended = slots.run(task, limit);
    open();
    await first;
    await expect(ended).rejects.toBe(over);
    await expect(slots.run(async () => 'next')).resolves.toBe('next');
    expect(task).not.toHaveBeenCalled();
  });
});
