import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { defineForm } from '../../../src/forms/index.js';
import { REMOTE } from '../../client/peer.js';
import { ENGINES, type TestEngine } from '../../site/databases.js';
import { LocalServer, until } from '../../site/importer/pair.js';
import { TestSite } from '../../site/open-site.js';

const [SQLITE] = ENGINES as [TestEngine];
const ORDERS = 100;
const STREET = 'Große Straße 5 – “Café”';
const FORM = defineForm({ id: 71, name: 'Nachweis für Möbel', questions: {} });

/** A receiver that follows no document to the letter: every answer deviates in all the ways that its members allow. */
class OddOwner {
  readonly calls = new Map<string, number>();
  #count = 0;

  constructor(readonly server: LocalServer) {
    server.listener = (request, response) => void this.#answer(request, response);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    if (path.startsWith('/file/')) {
      response.end(`%PDF-1.4 the content of ${path}`);
      return;
    }
    const body = await buffer(request);
    const form = new URLSearchParams(body.toString()).get('payload');
    const payload = form ?? /\{"username.*\}/.exec(body.toString('latin1'))?.[0] ?? '{}';
    const { event_name: event = '', event_data = '{}' } = JSON.parse(payload);
    this.calls.set(event, (this.calls.get(event) ?? 0) + 1);
    this.#send(response, this.#result(event, JSON.parse(event_data || '{}')));
  }

  /** Each answer in another charset and compression, with other flags, and with its result as JSON text. */
  #send(response: ServerResponse, result: unknown): void {
    this.#count += 1;
    const turn = <Kind>(...kinds: readonly Kind[]): Kind =>
      kinds[this.#count % kinds.length] as Kind;
    const result_data = this.#count % 2 === 0 ? JSON.stringify(result) : result;
    const flags = turn<object>(
      { error: [], success: 'yes' },
      { error: {}, success: 1 },
      { error: { code: 0 }, success: 'True' },
      { error: '', success: '1' },
      { error: 'no' },
    );
    const json = JSON.stringify({
      result_data,
      return_error_msg: '',
      ...flags,
      remote_site_id: REMOTE,
    });
    const [charset, encoding] = turn(
      ['ISO-8859-1', 'windows-1252'],
      ['windows-1252', 'windows-1252'],
      ['UTF-16LE', 'utf-16le'],
    );
    response.setHeader('content-type', `text/html; charset=${charset}`);
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(iconv.encode(json, encoding), { level: 1 }));
  }

  #result(event: string, data: Record<string, unknown>): unknown {
    const id = Number(data.report_id ?? 0);
    switch (event) {
      case 'get_all_orders':
        // An array with gaps.
        return Object.fromEntries(
          Array.from({ length: ORDERS }, (_, index) => [
            String(2 * index),
            { report_id: index + 1, wo_number: index + 1, wo_status: 'Unread', org_wo_num: null },
          ]),
        );
      case 'get_order':
        return order(id);
      case 'get_pcr_json':
        return FORM;
      case 'get_invoice_items_order':
        return ['', 'Mähen', 'Haul'];
      case 'get_file':
        return this.#files(id, String(data.module_type));
      case 'get_notes':
        return {
          '1': {
            note_id: 2 * id,
            note_rev: '',
            report_id: String(id),
            note_text: STREET,
            has_attachments: 'True',
          },
          '7': {
            note_id: `n-${id}`,
            note_rev: null,
            note_type: ' wo ',
            note_text: 'x',
            insert_date: 1_795_000_000,
          },
        };
      case 'send_notes':
        return { remote_note_id: 7 };
      case 'send_bid_comp':
        return { comp_note_id: 900 + this.#count };
      case 'send_contractor_invoice':
        return { line_ids_cont: { invoice_id: 5, line_ids: { '3': 1 } } };
      case 'send_ready_for_office':
        return { error: [], cell_updates: [], error_reportid: [], records_updated: 1 };
      default:
        return event === 'validate_user' || event === 'send_file' ? 'welcome' : [];
    }
  }

  /** Records without file_id, with a size that is none of them, and one that cannot be fetched. */
  #files(id: number, area: string): unknown {
    const address = (name: string) =>
      `${this.server.url}/file/${id}/${name}?X-Amz-Signature=${this.#count}`;
    if (area === 'job_notes') {
      return { '0': { file_name: `Anhang-${id}.pdf`, file_size: '', s3_url: address('note') } };
    }
    return {
      '1': {
        report_id: id,
        file_id: 3 * id,
        file_name: `plan-${id}.pdf`,
        file_size: '2',
        s3_url: address('a'),
      },
      '4': { file_name: `schöne-${id}.pdf`, file_size: 5e9, file_desc: null, s3_url: address('b') },
      '6': { file_name: 'lost.pdf', file_size: 'two', file_type: 'application/pdf' },
    };
  }
}

function order(id: number): object {
  return {
    wo_number: id,
    address: `${id} ${STREET}`,
    city: null,
    zip: 68102,
    state: 'NE',
    date_due: 20261120,
    start_date: '0000-00-00',
    line_items: {
      '0': { desc: 'Entrümpeln', qty: '1,250.00', price: 3.3000000000000003, total: 4125 },
      '2': { desc: 'Mow', qty: '', price: null, total: ' 2.5 ' },
    },
    pcr_forms: { '5': { pcr_form_id: '71', form_ver_id: '3', form_required: 'true' } },
    key_values: [],
    has_foh: 0,
    broker_name: '',
  };
}

describe('an importing site, and an owner that deviates in every way at once', () => {
  let test: TestSite;
  let owner: OddOwner;
  const warnings: unknown[] = [];
  beforeAll(async () => {
    await SQLITE.start();
    owner = new OddOwner(await new LocalServer().listen());
    const logger = {
      debug() {},
      info() {},
      warn: (...entry: unknown[]) => void warnings.push(entry),
      error: (...entry: unknown[]) => void warnings.push(entry),
    };
    const allowedHosts = [owner.server.host];
    test = await TestSite.open(SQLITE, { allowedHosts, pushWait: 5, thumbnails: false, logger });
    await test.owner.users.createGroup('crew');
    await test.site.importer.links.add({
      ...{ name: 'odd', url: `${owner.server.url}/link.php`, username: 'us', password: 'Geheim' },
      ...{ job_notes: true, note_groups: ['crew'], invoicing: true, poll_seconds: 3600 },
      dialect: { obj_url: 's3_url' },
    });
    await test.site.start();
    const isDone = async () => {
      const listed = await test.site.importer.orders.list({ limit: 1000 });
      const jobs = await test.site.jobs.list({ kind: 'import' });
      return listed.length === ORDERS && jobs.length === 0;
    };
    await until(isDone, 'the end of the import');
  });
  afterAll(async () => {
    await owner.server.close();
    await test.close();
    await SQLITE.stop();
  });

  const found = async (id: number) => {
    const one = await test.site.importer.orders.find('odd', String(id));
    if (!one) throw new Error(`order ${id} is not there`);
    return one;
  };

  it('gets every order with every file, each asked for once [site.import.file-size] [site.import.file-id] [site.import.ends]', async () => {
    expect(warnings).toEqual([]);
    for (let id = 1; id <= ORDERS; id += 1) {
      const { id: ours, deviations } = await found(id);
      const files = await test.site.importer.orders.files(ours);
      expect(files.map(({ file_name }) => file_name).toSorted()).toEqual([
        `Anhang-${id}.pdf`,
        `plan-${id}.pdf`,
        `schöne-${id}.pdf`,
      ]);
      const left = deviations.filter(({ problem }) => problem.includes('left out'));
      expect(left.map(({ event, path: place }) => [event, place])).toEqual([
        ['get_file', 'result_data[2]'],
      ]);
    }
    const counts = ['get_order', 'mark_order_imported', 'get_notes', 'get_pcr_json'];
    expect(counts.map((event) => owner.calls.get(event))).toEqual([ORDERS, ORDERS, ORDERS, 1]);
  });

  it('stores texts as they were meant, and amounts exactly [site.import.charset] [site.import.amounts]', async () => {
    for (const id of [1, 50, ORDERS]) {
      const one = await found(id);
      expect(one).toMatchObject({
        wo_number: String(id),
        wo_status: 'In Field',
        fields: { address: `${id} ${STREET}`, city: '', zip: '68102', date_due: '20261120' },
        line_items: [
          { desc: 'Entrümpeln', qty: '1250.00', price: '3.30', total: '4125.00' },
          { desc: 'Mow', total: '2.50' },
        ],
        pcr_forms: [{ pcr_form_id: '71', form_ver_id: '3', form_required: true }],
      });
      expect([...one.items]).toEqual([
        ['1', 'Mähen'],
        ['2', 'Haul'],
      ]);
      const notes = await test.site.importer.orders.notes(one.id);
      expect(notes.map(({ note_text }) => note_text).toSorted()).toEqual([STREET, 'x']);
    }
  });

  it('sends results, of which nothing is refused', async () => {
    const { id } = await found(1);
    const { results } = test.site.importer;
    const line = { key: 'l', item_id: '1', quantity: 2, price: 3.3 };
    const content = Readable.from(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x10]));
    await results.add(id, {
      bids: [{ key: 'g', item_id: '1', qty_comp: 1 }],
      invoice: { lines: [line] },
      notes: [{ key: 'n', note_text: 'fertig' }],
      photos: [
        {
          key: 'p',
          file_name: 'für.jpg',
          content,
          flags: [{ bid: 'g', work_type: 'c', stage: 'a' }],
        },
      ],
      check_ins: [{ checkin_ts: '2026-11-22 09:30:00', gps_lat: 41.25, gps_lng: -96.1 }],
      ready: true,
    });
    const states = async () =>
      (await results.list(id)).filter(({ state }) => state !== 'none').map(({ state }) => state);
    await until(async () => (await states()).every((state) => state === 'sent'), 'the results');
    expect(await states()).toHaveLength(7);
    expect(warnings).toEqual([]);
  });
});
