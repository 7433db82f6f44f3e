import { PollTimer } from '../../../../src/site/engine/jobs/poll-timer.js';

/** A timer whose polls end when the test says so, each with the given time to the next one. */
function controlled() {
  const polls: ((next: number) => void)[] = [];
  const begun: (() => void)[] = [];
  const timer = new PollTimer(
    () =>
      new Promise((resolve) => {
        polls.push(resolve);
        begun.shift()?.();
      }),
  );
  const nextPoll = () => new Promise<void>((resolve) => begun.push(resolve));
  return { timer, polls, nextPoll };
}

const NEVER = 2 ** 30;

describe('a timer of polls', () => {
  it('makes one poll of requests in quick succession, and the next one at the returned time', async () => {
    const { timer, polls, nextPoll } = controlled();
    const first = nextPoll();
    timer.request(NEVER);
    timer.request(1);
    timer.request(NEVER);
    await first;
    const second = nextPoll();
    polls[0]?.(1);
    await second;
    expect(polls).toHaveLength(2);
    polls[1]?.(NEVER);
    await timer.stop();
  });

  it('polls again after a poll during which it was requested', async () => {
    const { timer, polls, nextPoll } = controlled();
    const first = nextPoll();
    timer.request(0);
    await first;
    timer.request(NEVER);
    timer.request(1);
    const second = nextPoll();
    polls[0]?.(NEVER);
    await second;
    polls[1]?.(NEVER);
    await timer.stop();
  });

  it('is stopped when its running poll has ended, and polls no more', async () => {
    const { timer, polls, nextPoll } = controlled();
    const first = nextPoll();
    timer.request(0);
    await first;
    const stopped = timer.stop();
    await expect(Promise.race([stopped, 'running'])).resolves.toBe('running');
    polls[0]?.(0);
    await stopped;
    timer.request(0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(polls).toHaveLength(1);
  });
});
