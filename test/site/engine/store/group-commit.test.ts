import { setImmediate as turn } from 'node:timers/promises';
import {
  type CommitControl,
  GroupCommit,
} from '../../../../src/site/engine/store/sqlite/group-commit.js';

/** A handle that only notes what it is told. */
class Control implements CommitControl {
  readonly said: string[] = [];
  isOpen = false;
  failure: Error | undefined;

  run(sql: string): void {
    if (sql === 'BEGIN IMMEDIATE') this.isOpen = true;
    if (sql === 'ROLLBACK') this.isOpen = false;
    this.said.push(sql);
  }

  isBusy(): boolean {
    return false;
  }

  async commit(count: number): Promise<void> {
    if (this.failure) throw this.failure;
    this.isOpen = false;
    this.said.push(`COMMIT of ${count}`);
  }

  commits(): string[] {
    return this.said.filter((sql) => sql.startsWith('COMMIT'));
  }
}

/** Keeps the event loop for so many milliseconds, as statements do. */
async function busy(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

let control: Control;
let group: GroupCommit;
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  control = new Control();
  group = new GroupCommit(control);
});

describe('work on one handle', () => {
  it('is committed together where it comes together', async () => {
    // However slow the machine is at this moment: work that takes longer is committed in parts.
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const results = await Promise.all([1, 2, 3].map((value) => group.write(async () => value)));
    expect([results, control.commits()]).toEqual([[1, 2, 3], ['COMMIT of 3']]);
  });

  it('holds no transaction open over a turn of the event loop, however long it takes', async () => {
    let ended = false;
    const seen: boolean[] = [];
    const watching = (async () => {
      while (!ended) {
        await turn();
        seen.push(control.isOpen);
      }
    })();
    await Promise.all(Array.from({ length: 20 }, () => group.write(() => busy(1))));
    ended = true;
    await watching;
    expect(seen).not.toContain(true);
    expect(control.commits().length).toBeGreaterThan(1);
  });

  it('leaves others a turn between two transactions, even if the driver commits at once', async () => {
    let turns = 0;
    let ended = false;
    const counting = (async () => {
      for (; !ended; turns += 1) await turn();
    })();
    const writer = async () => {
      for (let count = 0; count < 20; count += 1) await group.write(async () => count);
    };
    await Promise.all([writer(), writer()]);
    ended = true;
    await counting;
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  it('that fails takes back its own and nothing else', async () => {
    // A slow machine would divide the work by time.
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const kept = group.write(async () => 'kept');
    const failed = group.write(() => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(await kept).toBe('kept');
    expect(control.said).toEqual([
      'BEGIN IMMEDIATE',
      'SAVEPOINT work',
      'ROLLBACK TO work',
      'RELEASE work',
      'COMMIT of 2',
    ]);
  });

  it('that fails first is rolled back with its transaction, and the rest gets another one', async () => {
    // A slow machine would divide the work by time.
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const failed = ['one', 'other'].map((text) =>
      group.write(() => Promise.reject(new Error(text))),
    );
    const kept = ['kept', 'kept too'].map((text) => group.write(async () => text));
    await expect(failed[0]).rejects.toThrow('one');
    await expect(failed[1]).rejects.toThrow('other');
    expect(await Promise.all(kept)).toEqual(['kept', 'kept too']);
    expect(control.said).toEqual([
      ...['BEGIN IMMEDIATE', 'ROLLBACK', 'BEGIN IMMEDIATE', 'ROLLBACK', 'BEGIN IMMEDIATE'],
      ...['SAVEPOINT work', 'RELEASE work', 'COMMIT of 4'],
    ]);
  });

  it('that fails first has its own error where no other transaction can begin', async () => {
    const run = control.run.bind(control);
    jest.spyOn(control, 'run').mockImplementation((sql) => {
      if (control.said.includes('ROLLBACK')) throw new Error('disk full');
      run(sql);
    });
    const failed = group.write(() => Promise.reject(new Error('no')));
    const next = group.write(async () => 'next');
    await expect(failed).rejects.toThrow('no');
    await expect(next).rejects.toThrow('disk full');
  });

  it('is told of a commit that failed, all of it, and the next is tried', async () => {
    control.failure = new Error('disk full');
    const both = ['one', 'other'].map((value) => group.write(async () => value));
    for (const written of both) await expect(written).rejects.toThrow('disk full');
    expect(control.said.at(-1)).toBe('ROLLBACK');
    control.failure = undefined;
    expect(await group.write(async () => 'again')).toBe('again');
  });

  it('is done when it is closed, and no more is taken', async () => {
    const written = group.write(() => busy(1));
    await group.close();
    expect(control.commits()).toEqual(['COMMIT of 1']);
    await written;
    await expect(group.write(async () => {})).rejects.toThrow('the database was closed');
  });
});
