import { payload } from '../../../src/testing/index.js';
import { serve } from '../../support/resources.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

/** Values that a database, a driver or a number of JavaScript would change, refuse or die of. */
const ODD: readonly (readonly [string, unknown])[] = [
  ['NUL', 'a\u0000b'],
  ['half a surrogate pair', 'a\ud800b'],
  ['the other half', '\udc00'],
  ['an id of 30 digits', '123456789012345678901234567890'],
  ['an id beyond 2^53', '9007199254740993'],
  ['a number beyond 2^53', 1e30],
  ['a negative number', -1],
  ['true', true],
  ['false', false],
  ['null', null],
  ['an object', { a: 1 }],
  ['a list', ['1', '2']],
  ['an empty text', ''],
  ['a quote', `'; DROP TABLE notes; --`],
  ['an emoji', '😀'],
  ['a very long text', 'x'.repeat(200_000)],
];

describe.each(ENGINES)('odd values that are sent to a site on $name', (engine) => {
  let test: TestSite;
  let id: string;
  let address: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
    id = await test.order();
    const served = await serve(test.site.receiver);
    address = served.url;
    close = served.close;
  });
  afterAll(async () => {
    await close?.();
    await test?.close();
    await engine.stop();
  });

  async function post(event: string, data: object) {
    const text = payload(event, data, { username: 'acme', password: 'open sesame' });
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ payload: text }),
    });
    return { status: answer.status, envelope: JSON.parse(await answer.text()) };
  }

  const calls: readonly (readonly [string, (odd: unknown) => readonly [string, object]])[] = [
    ['a report_id', (odd) => ['get_order', { report_id: odd }]],
    ['the order of notes', (odd) => ['send_notes', { dst_report_id: odd, note: [note('1')] }]],
    ['a note_id', (odd) => ['send_notes', { dst_report_id: id, note: [note(odd)] }]],
    [
      'a note_text',
      (odd) => ['send_notes', { dst_report_id: id, note: [{ ...note('2'), note_text: odd }] }],
    ],
    ['a comp_note_id', (odd) => ['send_bid_comp', { ...bid(), comp_note_id: odd }]],
    ['an item', (odd) => ['send_bid_comp', { ...bid(), dst_invoice_item_id: odd }]],
    ['a quantity', (odd) => ['send_bid_comp', { ...bid(), qty_bid: odd }]],
    ['a timestamp', (odd) => ['get_all_orders', { timestamp: odd }]],
    ['a form', (odd) => ['get_pcr_json', { report_id: id, pcr_form_id: odd, form_ver_id: odd }]],
    ['a file', (odd) => ['get_file', { report_id: id, module_type: 'uploads', file_id: odd }]],
    ['what nobody knows', (odd) => ['get_order', { report_id: id, unknown: odd }]],
  ];
  const note = (note_id: unknown) => ({
    note_id,
    note_type: 'wo',
    note_text: 'text',
    has_attachments: false,
  });
  const bid = () => ({
    report_id: id,
    dst_invoice_item_id: '***other***',
    invoice_item_desc: 'Fence',
    qty_bid: '1.00',
    client_price_bid: '1.00',
  });

  it.each(calls)('as %s are kept or refused, and never a failure of ours', async (_, call) => {
    for (const [name, odd] of ODD) {
      const [event, data] = call(odd);
      const { status, envelope } = await post(event, data);
      // Refused or kept; nothing of it may look like a store that is away either.
      expect({ name, isOurs: status >= 500, told: envelope.return_error_msg }).toEqual({
        name,
        isOurs: false,
        told: envelope.success ? null : expect.not.stringContaining('reference'),
      });
    }
    await test.site.check();
  });

  it('are given back as they were sent', async () => {
    const report = await test.order();
    const note_id = '987654321098765432109876543210';
    const text = `';\u2028 😀 \u{10ffff} "\\`;
    const sent = { ...note(note_id), note_text: text };
    const { envelope } = await post('send_notes', { dst_report_id: report, note: [sent] });
    expect(envelope.success).toBe(true);
    const [found] = await test.result('get_notes', { report_id: report });
    expect(found?.note_text).toBe(text);
    const again = await post('send_notes', { dst_report_id: report, note: [sent] });
    expect(again.envelope.result_data).toEqual(envelope.result_data);
    expect(await test.result('get_notes', { report_id: report })).toHaveLength(1);
  });
});
