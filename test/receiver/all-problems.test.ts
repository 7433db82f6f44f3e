import { createReceiver, type Logger, type Receiver } from '../../src/index.js';
import { payload, sendPayload } from '../../src/testing/index.js';

const siteId = '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4';
const accounts = [{ username: 'demo', password: 'demo' }];
const logged: object[] = [];
const error = (entry: object) => logged.push(entry);
const logger: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error };
const receivers: Receiver[] = [];

function receiver(): Receiver {
  const made = createReceiver({ siteId, accounts, logger });
  receivers.push(made);
  return made;
}

async function told(event: string, data: object, own = receiver()): Promise<string[]> {
  const answer = await sendPayload(own, payload(event, data));
  expect(answer.success).toBe(false);
  return String(answer.return_error_msg).split('; ');
}

beforeEach(() => {
  logged.length = 0;
});
afterEach(() => Promise.all(receivers.splice(0).map((one) => one.close())));

const note = { note_id: '1', note_type: 'wo', note_text: 'x', has_attachments: false };

describe('event_data with several problems', () => {
  const noting = () => receiver().on('send_notes', () => ({ remote_note_id: '1' }));

  it('is told with all of them and their places [link.event.all-problems]', async () => {
    const bad = { note_id: '', note_type: 'x', note_text: 5, insert_date: 'soon' };
    const notes = [note, bad, { ...note, note_rev: {} }];
    expect(await told('send_notes', { dst_report_id: 'abc', note: notes }, noting())).toEqual([
      expect.stringMatching(/^event_data\.dst_report_id: must be an id/),
      'event_data.note[1].note_id: is required',
      'event_data.note[1].has_attachments: is required',
      'event_data.note[1].note_type: must be wo or prop',
      'event_data.note[1].note_text: must be text',
      expect.stringMatching(/^event_data\.note\[1\]\.insert_date: must be a date and time/),
      expect.stringMatching(/^event_data\.note\[2\]\.note_rev: must be/),
    ]);
  });

  it('is told with the rules between its members, too [link.event.all-problems]', async () => {
    const flags = [{ file_id: 'a', work_type: 'b', stage: 'a' }];
    const data = { report_id: '5', photo_flag_data: flags, qty_bid: 'x' };
    const own = receiver().on('send_bid_comp', () => ({ comp_note_id: '1' }));
    const problems = await told('send_bid_comp', data, own);
    expect(problems).toContain('event_data.invoice_item_desc: is required');
    expect(problems).toContain('event_data.photo_flag_data[0].stage: must be b');
    expect(problems).toContain('event_data.qty_bid: must be a number with at most two decimals');
  });

  it('is told with twenty of a hundred thousand, soon [link.event.all-problems]', async () => {
    const question_data = Array.from({ length: 100_000 }, () => ({ file_id: 7.5 }));
    const data = { dst_report_id: '1', pcr_form_id: '2', question_data };
    const own = receiver().on('send_photo_flag', () => null);
    expect(await told('send_photo_flag', data, own)).toHaveLength(20);
  });

  it('is told with its one problem as before', async () => {
    expect(await told('send_notes', { note: [note] }, noting())).toEqual([
      'event_data.dst_report_id: is required',
    ]);
  });
});

describe('a result with several problems', () => {
  const wrong = [{ report_id: 'x', wo_number: 5, wo_status: 'Unread' }, { report_id: 1 }, 'order'];

  it('is logged with all of them, and the caller hears of none [link.event.all-problems]', async () => {
    const own = receiver().on('get_all_orders', () => wrong as never);
    const [message] = await told('get_all_orders', {}, own);
    expect(message).toMatch(/^The event failed\. Reference: /);
    expect(logged).toEqual([
      expect.objectContaining({
        code: 'result_invalid',
        err: expect.objectContaining({
          message: [
            'result_data[0].report_id: must be an id: digits, as text or as a whole number (above 2^53 as text)',
            'result_data[0].wo_number: must be text',
            'result_data[1].wo_number: is required',
            'result_data[1].wo_status: is required',
            'result_data[2]: must be an object',
          ].join('; '),
        }),
      }),
    ]);
  });

  it('is logged with twenty of many', async () => {
    const own = receiver().on(
      'get_all_orders',
      () => Array.from({ length: 500 }, () => ({})) as never,
    );
    await told('get_all_orders', {}, own);
    const [entry] = logged;
    expect(String(Reflect.get(entry ?? {}, 'err')).split('; ')).toHaveLength(20);
  });
});
