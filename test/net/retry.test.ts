import { CallError, type CallErrorCode, Deadline, withRetries } from '../../src/net/index.js';
import { peerAt } from './peer.js';

const peer = peerAt('h');
const RULES = { attempts: 3, delay: 1, maxDelay: 2, maxRetryAfter: 60_000 };

/** How often a call is made that always fails so. */
async function attemptsAt(
  code: CallErrorCode,
  facts: { readonly status?: number; readonly retryAfter?: number } = {},
  { idempotent = false, open = true, rules = RULES } = {},
): Promise<number> {
  const deadline = new Deadline({ peer, timeout: 30_000 });
  let count = 0;
  const attempt = async () => {
    count += 1;
    throw new CallError(code, 'x', facts);
  };
  const running = withRetries(attempt, { idempotent, isOpen: () => open }, rules, deadline);
  await expect(running).rejects.toMatchObject({ code });
  await expect(running).rejects.toHaveProperty('attempts', count);
  deadline.clear();
  return count;
}

describe('the rule of repetitions', () => {
  it.each<[CallErrorCode, object, number, number]>([
    ['host_unknown', {}, 3, 3],
    ['connection_refused', {}, 3, 3],
    ['host_unreachable', {}, 3, 3],
    ['tls_failed', {}, 1, 1],
    ['connection_lost', {}, 1, 3],
    ['timed_out', {}, 1, 3],
    ['http_status', { status: 429 }, 3, 3],
    ['refused', { status: 429, retryAfter: 0 }, 3, 3],
    ['refused', { status: 503, retryAfter: 0 }, 3, 3],
    ['refused', { status: 503 }, 1, 3],
    ['http_status', { status: 502, retryAfter: 0 }, 1, 3],
    ['http_status', { status: 504 }, 1, 3],
    ['http_status', { status: 408 }, 1, 3],
    ['http_status', { status: 500, retryAfter: 0 }, 1, 1],
    ['refused', { status: 200, retryAfter: 0 }, 1, 1],
    ['answer_malformed', {}, 1, 1],
    ['answer_too_large', {}, 1, 1],
    ['result_invalid', { status: 200 }, 1, 1],
    ['aborted', {}, 1, 1],
    ['client_closed', {}, 1, 1],
    ['file_unreadable', {}, 1, 1],
  ])(
    'makes of %s %j: %d attempts at a change, %d at what is harmless [client.retry.changing]',
    async (code, facts, changing, harmless) => {
      expect(await attemptsAt(code, facts)).toBe(changing);
      expect(await attemptsAt(code, facts, { idempotent: true })).toBe(harmless);
    },
  );

  it('repeats nothing that cannot be sent again', async () => {
    expect(await attemptsAt('connection_refused', {}, { open: false })).toBe(1);
  });

  it('does not wait for longer than is allowed, nor than there is time', async () => {
    const later = { status: 429, retryAfter: 61 };
    expect(await attemptsAt('refused', later)).toBe(1);
    const rules = { ...RULES, maxRetryAfter: Number.POSITIVE_INFINITY };
    expect(await attemptsAt('refused', later, { rules })).toBe(1);
  });

  it('leaves alone what is no failure of a call', async () => {
    const mistake = new TypeError('ours');
    const deadline = new Deadline({ peer, timeout: 5000 });
    const call = { idempotent: true, isOpen: () => true };
    const running = withRetries(() => Promise.reject(mistake), call, RULES, deadline);
    await expect(running).rejects.toBe(mistake);
    deadline.clear();
  });

  it('ends with its deadline, in the middle of a pause', async () => {
    const controller = new AbortController();
    const deadline = new Deadline({ peer, timeout: 60_000, signals: [controller.signal] });
    const rules = { ...RULES, delay: 30_000, maxDelay: 30_000 };
    const failing = () => Promise.reject(new CallError('connection_refused', 'x'));
    const running = withRetries(failing, { idempotent: true, isOpen: () => true }, rules, deadline);
    setTimeout(() => controller.abort(), 10);
    await expect(running).rejects.toMatchObject({ code: 'aborted', attempts: 1 });
  });
});
