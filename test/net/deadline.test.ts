import { setImmediate as tick } from 'node:timers/promises';
import { CallError, Deadline } from '../../src/net/index.js';
import { peerAt } from './peer.js';

const peer = peerAt('files.example');

afterEach(() => {
  jest.useRealTimers();
});

describe('a deadline', () => {
  it('ends when its time has passed, with the promise or before it', async () => {
    const deadline = new Deadline({ peer, timeout: 5 });
    await expect(deadline.race(Promise.resolve('in time'))).resolves.toBe('in time');
    const failure = deadline.race(new Promise(() => undefined));
    await expect(failure).rejects.toMatchObject({ code: 'timed_out' });
    expect(deadline.signal.reason).toMatchObject({ code: 'timed_out' });
  });

  it('leaves no timer behind once it is cleared', () => {
    jest.useFakeTimers();
    const deadline = new Deadline({ peer, timeout: 5000 });
    expect(jest.getTimerCount()).toBe(1);
    deadline.clear();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('may end without anybody waiting for it', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const deadline = new Deadline({ peer, timeout: 5000, signals: [AbortSignal.abort()] });
    deadline.clear();
    await tick();
    await tick();
    process.off('unhandledRejection', note);
    expect(deadline.signal.aborted).toBe(true);
    expect(unhandled).toEqual([]);
  });

  it('ends a pause, and what asks for its signal too late', async () => {
    const controller = new AbortController();
    const deadline = new Deadline({ peer, timeout: 5000, signals: [controller.signal] });
    const pause = deadline.pause(60_000);
    controller.abort('enough');
    await expect(pause).rejects.toMatchObject({ code: 'aborted', cause: 'enough' });
    expect(deadline.signal.aborted).toBe(true);
    expect(deadline.signal.reason).toBe(deadline.reason);
    const told = jest.fn();
    deadline.add({ end: told });
    expect(told).toHaveBeenCalledWith(deadline.reason);
  });

  it('starts anew with each piece that passes', async () => {
    jest.useFakeTimers();
    const deadline = new Deadline({ peer, timeout: 100 });
    jest.advanceTimersByTime(90);
    deadline.touch();
    jest.advanceTimersByTime(90);
    expect(deadline.reason).toBeUndefined();
    jest.advanceTimersByTime(10);
    expect(deadline.reason).toMatchObject({ code: 'timed_out' });
  });

  it('ends its parts with its own reason, and says of a closed client that it was closed', () => {
    const closing = new AbortController();
    const whole = new Deadline({ peer, signals: [closing.signal] });
    const part = new Deadline({ peer, timeout: 5000, signals: [whole.signal] });
    closing.abort(new CallError('client_closed', 'of somebody else'));
    expect(part.reason).toMatchObject({ code: 'client_closed', message: 'the client was closed' });
  });
});
