import { unixTime } from 'svclink';
import { payload, sendEvent, sendPayload } from 'svclink/testing';
import { createCustomReceiver } from '../src/receiver.js';

const DAY = 86_400;
/** Noon of the day after tomorrow. */
const noon = (Math.floor(unixTime() / DAY) + 2) * DAY + DAY / 2;
const eta = { report_id: '1001', crew: 'North', arrives_at: noon };

describe('an event of our own', () => {
  it('is listed with the others', () => {
    const events = createCustomReceiver().events();
    expect(events.find(({ name }) => name === 'send_crew_eta')).toMatchObject({
      source: 'custom',
      handled: true,
    });
  });

  it('is answered by its handler, with types', async () => {
    const answer = await sendEvent(createCustomReceiver(), 'send_crew_eta', eta);
    expect(answer.result_data?.accepted).toBe(true);
  });

  it('reaches the handler in one spelling, whatever the caller writes', async () => {
    const wire = { ...eta, arrives_at: String(noon), needs_key: '1' };
    const answer = await sendPayload(createCustomReceiver(), payload('send_crew_eta', wire));
    expect(answer.result_data).toEqual({ accepted: true, message: 'The key is in the lock box.' });
  });

  it('is refused early in the morning, and for the past', async () => {
    const early = { ...eta, arrives_at: noon - 11 * 3600 };
    const first = await sendEvent(createCustomReceiver(), 'send_crew_eta', early);
    expect(first.result_data).toEqual({ accepted: false, message: 'Not before 7:00.' });
    const past = await sendEvent(createCustomReceiver(), 'send_crew_eta', {
      ...eta,
      arrives_at: 1,
    });
    expect(past.result_data?.accepted).toBe(false);
  });

  it.each([
    ['crew', { ...eta, crew: '' }],
    ['arrives_at', { ...eta, arrives_at: 'soon' }],
    ['report_id', { ...eta, report_id: 'x' }],
    ['needs_key', { ...eta, needs_key: 'maybe' }],
  ])('is refused with a wrong %s, which is named', async (name, data) => {
    const answer = await sendPayload(createCustomReceiver(), payload('send_crew_eta', data));
    expect(answer.success).toBe(false);
    expect(answer.return_error_msg).toContain(`event_data.${name}`);
  });

  it('fails for an order that is not there', async () => {
    const lost = { ...eta, report_id: '9' };
    const answer = await sendEvent(createCustomReceiver(), 'send_crew_eta', lost);
    expect(answer.return_error_msg).toBe('There is no order 9.');
  });
});
