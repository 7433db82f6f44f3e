import { HashThread } from '../../../src/receiver/spool/hash-thread.js';

const threads = process.getBuiltinModule('node:worker_threads');

/** A thread whose program does this with every message; `answer` tells of its file. */
function threadThat(does: string): HashThread {
  return new HashThread(`
    const { parentPort } = require('node:worker_threads');
    const seen = [];
    parentPort.on('message', (message) => {
      const answer = (told) => parentPort.postMessage({ id: message.id, ...told });
      seen.push(message);
      ${does}
    });
  `);
}

describe('the thread that hashes', () => {
  afterEach(() => jest.restoreAllMocks());

  it('hears what is on the disk while the file is being written', async () => {
    const thread = threadThat(`
      const heard = seen.map(({ path, upTo, isLast }) => [path, upTo, isLast]);
      if (message.isLast) answer({ digest: JSON.stringify(heard) });
    `);
    const file = thread.follow('photo');
    file.written(5);
    file.written(7);
    const heard: unknown = JSON.parse(await file.end(9));
    expect(heard).toEqual([
      ['photo', 5, false],
      ['photo', 7, false],
      ['photo', 9, true],
    ]);
  });

  it('is one for all files', async () => {
    const thread = threadThat('answer({ digest: String(seen.length) });');
    await expect(thread.follow('one').end(1)).resolves.toBe('1');
    await expect(thread.follow('other').end(1)).resolves.toBe('2');
  });

  it('keeps the process running as long as a digest is waited for, and no longer', async () => {
    const [ref, unref] = [
      jest.spyOn(threads.Worker.prototype, 'ref'),
      jest.spyOn(threads.Worker.prototype, 'unref'),
    ];
    const thread = threadThat('answer({ digest: message.path });');
    const [one, other] = [thread.follow('one'), thread.follow('other')];
    expect(ref).toHaveBeenCalled();
    await expect(one.end(1)).resolves.toBe('one');
    expect(unref).not.toHaveBeenCalled();
    await expect(other.end(1)).resolves.toBe('other');
    expect(unref).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['answer({ problem: "unreadable" })', 'unreadable'],
    ['throw new Error("out of order")', 'out of order'],
    ['process.exit()', 'the thread has ended'],
  ])('says what went wrong: %s', async (does, problem) => {
    await expect(threadThat(does).follow('photo').end(1)).rejects.toThrow(problem);
  });

  it.each([
    ['answer({ problem: "no" }); answer({ digest: "late" });'],
    ['answer({ problem: "no" }); answer({ problem: "still no" });'],
  ])('may answer more than once: %s', async (does) => {
    const thread = threadThat(
      `if (message.path === 'next') answer({ digest: 'it' }); else { ${does} }`,
    );
    await expect(thread.follow('photo').end(1)).rejects.toThrow('no');
    await expect(thread.follow('next').end(1)).resolves.toBe('it');
  });

  it('is followed by another one, which the end of the first does not touch', async () => {
    const thread = threadThat(`
      if (message.path === 'bad') throw new Error('out of order');
      setTimeout(() => answer({ digest: 'good' }), 50);
    `);
    await expect(thread.follow('bad').end(1)).rejects.toThrow('out of order');
    await expect(thread.follow('good').end(1)).resolves.toBe('good');
  });
});
