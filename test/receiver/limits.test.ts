import { failureOf, GOOD_DATA, sharedReceiver } from './harness.js';

const DAYS = 24 * 3600;
const EVENTS = [
  ['get_cancel_orders', 'cancel'],
  ['get_pending_cancellations', 'pending'],
] as const;
const link = sharedReceiver();
const now = () => Math.floor(Date.now() / 1000);

describe.each(EVENTS)('the timestamp of %s', (name) => {
  const tooOld = async (age: number) => {
    const answer = await link.send(name, { timestamp: String(now() - age) });
    expect(failureOf(answer)).toBe('event_data.timestamp: must be at most 30 days in the past');
    expect(link.calls).toEqual([]);
  };

  it('may not be older than 30 days [link.limits.timestamp-age-cancel] [link.limits.timestamp-age-pending]', async () => {
    await tooOld(31 * DAYS);
    await tooOld(30 * DAYS + 600);
    await tooOld(now());
  });

  it('may be five minutes older than that [link.limits.timestamp-skew]', async () => {
    const timestamp = now() - 30 * DAYS - 270;
    expect(await link.received(name, { timestamp })).toEqual({ timestamp });
    link.calls.length = 0;
    await tooOld(30 * DAYS + 310);
  });

  it('of the future is now [link.limits.timestamp-future]', async () => {
    const before = now();
    const { timestamp } = await link.received(name, { timestamp: String(before + DAYS) });
    expect(Number(timestamp) - before).toBeGreaterThanOrEqual(0);
    expect(Number(timestamp)).toBeLessThanOrEqual(now());
  });
});

describe('other events', () => {
  it.each(['get_all_orders', 'get_all_updates', 'get_all_notes'])(
    '%s takes a time however old',
    async (name) => {
      expect(await link.received(name, { timestamp: '86400' })).toEqual({ timestamp: 86400 });
    },
  );

  it('send_photo_flag takes thousands of photos [link.limits.photo-flag-records]', async () => {
    const question_data = Array.from({ length: 20_000 }, (_, at) => ({
      file_id: `photo-${at}`,
      pcr_question_id: at + 1,
      work_type: 'pc',
    }));
    const data = await link.received('send_photo_flag', {
      ...GOOD_DATA.send_photo_flag,
      question_data,
    });
    const got: unknown[] = Array.isArray(data.question_data) ? data.question_data : [];
    expect(got).toHaveLength(20_000);
    expect(got.at(-1)).toEqual({
      file_id: 'photo-19999',
      pcr_question_id: '20000',
      work_type: 'pc',
    });
  });
});
