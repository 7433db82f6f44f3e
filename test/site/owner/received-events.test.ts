import type { EventMap } from '../../../src/index.js';
import type { ReceivedEvent, Site } from '../../../src/site/index.js';
import { eventually as until } from '../../support/eventually.js';
import { ENGINES } from '../databases.js';
import { addSampleOrder, samples, sendSample } from '../link/event-samples.js';
import { TestSite } from '../open-site.js';

describe.each(ENGINES)('what owned orders receive on $name', (engine) => {
  let test: TestSite;
  let id: string;
  let data: ReturnType<typeof samples>;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    test = await TestSite.open(engine, { thumbnails: false });
    id = await addSampleOrder(test);
    data = samples(id);
  });
  afterEach(() => test.close());

  const send = async (name: keyof EventMap, given: unknown = data[name]) => {
    const { success, return_error_msg } = await sendSample(test, name, given);
    if (!success) throw new Error(`${name}: ${return_error_msg}`);
  };
  const collect = (site: Site, seen: ReceivedEvent[]) =>
    site.on('received', { consumer: 'billing' }, (event) => void seen.push(event));

  it('is reported with its record, in its order, each kind [site.events.owner]', async () => {
    const seen: ReceivedEvent[] = [];
    await collect(test.site, seen).start();
    for (const name of [
      'send_file',
      'send_bid_comp',
      'send_contractor_invoice',
      'send_pcr_answers',
      'send_photo_flag',
      'send_checkin',
      'send_notes',
      'send_ready_for_office',
    ] as const) {
      await send(name);
    }
    await until(() => seen.length === 7, 'the seventh event');
    const results = await test.owner.results(id);
    const [file] = (await test.owner.files.list(id)).filter(({ account_id }) => account_id);
    const [note] = await test.owner.notes.list(id);
    expect(seen.map(({ kind, record }) => ({ kind, record }))).toEqual([
      { kind: 'file', record: file },
      { kind: 'bid', record: results.bids[0] },
      { kind: 'invoice', record: results.invoices[0] },
      { kind: 'answers', record: { pcr_form_id: '71', answers: results.answers } },
      { kind: 'check-in', record: results.check_ins[0] },
      { kind: 'note', record: note },
      { kind: 'ready', record: { username: 'acme' } },
    ]);
    expect(results.invoices[0]?.lines).toHaveLength(2);
    expect(new Set(seen.map(({ id: event }) => event)).size).toBe(7);
    expect(seen.every(({ order }) => order.report_id === id)).toBe(true);
    expect(seen.at(-1)?.order.wo_status).toBe('Ready for Office');
  });

  it('is reported after a restart, and to a consumer that comes later, once [site.events.owner]', async () => {
    await send('send_notes');
    await test.restart();
    const seen: ReceivedEvent[] = [];
    await collect(test.site, seen).start();
    await until(() => seen.length === 1);
    await test.restart();
    const again: ReceivedEvent[] = [];
    await collect(test.site, again).start();
    await send('send_checkin');
    await until(() => again.length > 0);
    expect(again.map(({ kind }) => kind)).toEqual(['check-in']);
  });

  it('is not reported where it was refused, or is a repetition', async () => {
    const seen: ReceivedEvent[] = [];
    await collect(test.site, seen).start();
    const wrong = { ...data.send_checkin, dst_report_id: '999' };
    expect((await sendSample(test, 'send_checkin', wrong)).success).toBe(false);
    const closed = await test.order();
    await test.owner.orders.cancel(closed);
    await send('send_ready_for_office', { dst_report_id: closed });
    await send('send_notes');
    await send('send_notes');
    await send('send_checkin');
    await send('send_checkin', { ...data.send_checkin, org_name: 'again' });
    await send('send_ready_for_office');
    await send('send_ready_for_office');
    await until(() => seen.some(({ kind }) => kind === 'ready'));
    expect(seen.map(({ kind }) => kind)).toEqual(['note', 'check-in', 'ready']);
  });

  it('is reported for each record of a call, and again where a record has changed', async () => {
    const seen: ReceivedEvent[] = [];
    await collect(test.site, seen).start();
    const note = { note_id: '1', note_type: 'wo', note_text: 'a', has_attachments: false };
    const notes = Array.from({ length: 30 }, (_, at) => ({ ...note, note_id: `${at + 1}` }));
    await send('send_notes', { dst_report_id: id, note: notes });
    await send('send_notes', { dst_report_id: id, note: [{ ...note, note_text: 'b' }] });
    await until(() => seen.length === 31);
    const [first, last] = [seen[0], seen[30]];
    if (first?.kind !== 'note' || last?.kind !== 'note') throw new Error('no note');
    expect(last.record).toMatchObject({ note_id: first.record.note_id, note_text: 'b' });
  });

  it('is delivered again to a handler that throws; one that hangs delays no other order', async () => {
    const second = await test.order();
    const seen: string[] = [];
    let throws = true;
    let release = () => {};
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    test.site.on('received', { consumer: 'billing' }, async ({ kind, order }) => {
      if (order.report_id === id) await hanging;
      else if (throws) {
        throws = false;
        throw new Error('not yet');
      }
      seen.push(`${order.report_id === id ? 'first' : 'second'} ${kind}`);
    });
    test.site.on('received', { consumer: 'planning' }, ({ kind }) => void seen.push(kind));
    await test.site.start();
    await send('send_checkin');
    await send('send_checkin', { ...data.send_checkin, dst_report_id: second });
    await until(() => seen.length === 3);
    expect(seen.toSorted()).toEqual(['check-in', 'check-in', 'second check-in']);
    release();
    await until(() => seen.includes('first check-in'));
  });
});
