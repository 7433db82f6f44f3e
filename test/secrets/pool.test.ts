import { createPool } from '../../src/secrets/scrypt.js';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('createPool', () => {
  it('runs no more at once than allowed, and the others in their order', async () => {
    const pool = createPool({ running: 2, waiting: 100 });
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const task = async (index: number) => {
      running += 1;
      most = Math.max(most, running);
      order.push(index);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return index;
    };
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => pool.run(() => task(index))),
    );
    expect(most).toBe(2);
    expect(results).toEqual(order);
  });

  it('refuses what finds no place to wait, and takes more once there is room', async () => {
    const pool = createPool({ running: 1, waiting: 1 });
    const { open, opened } = gate();
    const first = pool.run(() => opened);
    const second = pool.run(async () => 'second');
    await expect(pool.run(async () => 'third')).rejects.toMatchObject({
      code: 'credentials_throttled',
      retryAfter: 5,
    });
    open();
    await first;
    await expect(second).resolves.toBe('second');
    await expect(pool.run(async () => 'fourth')).resolves.toBe('fourth');
  });

  it('gives a place to who waited, not to who just comes as well', async () => {
    const pool = createPool({ running: 1, waiting: 5 });
    const [first, second] = [gate(), gate()];
    const running = pool.run(() => first.opened);
    const waiting = pool.run(() => second.opened);
    first.open();
    await running;
    let started = false;
    const late = pool.run(async () => {
      started = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toBe(false);
    second.open();
    await Promise.all([waiting, late]);
    expect(started).toBe(true);
  });

  it('gives the place on after a failure', async () => {
    const pool = createPool({ running: 1, waiting: 5 });
    const failing = pool.run(() => Promise.reject(new Error('broken')));
    const next = pool.run(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
  });
});
