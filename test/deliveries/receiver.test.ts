import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { Pool } from 'pg';
import { fenced } from '../../src/deliveries/delivery-store.js';
import { postgresDeliveries } from '../../src/deliveries/postgres.js';
import { sqliteDeliveries } from '../../src/deliveries/sqlite.js';
import { type DeliveryStore, LinkError, memoryDeliveries, typedSchema } from '../../src/index.js';
import { EVENT_NAMES } from '../../src/protocol/generated/event-names.js';
import { type PostgresDatabases, sharedPostgres } from '../databases/postgres.js';
import {
  envelopeText,
  GOOD_DATA,
  type Harness,
  jpeg,
  MULTIPART,
  multipart,
  resultOf,
  startReceiver,
} from '../receiver/harness.js';
import { serve } from '../support/resources.js';

const NOTES = GOOD_DATA.send_notes;
/** Without a time it would be another check-in a second later: its time is then that of its arrival. */
const TIMED_CHECKIN = {
  dst_report_id: '4711',
  checkin_data: [{ checkin_ts: '2026-11-20 10:00:00', gps_lat: 41.25, gps_lng: -96.1 }],
};
const noteCalls = (link: Harness) => link.calls.filter(({ name }) => name === 'send_notes').length;

describe('a receiver that keeps deliveries', () => {
  let link: Harness;
  beforeEach(async () => {
    link = await startReceiver({ deliveries: memoryDeliveries() });
  });
  afterEach(() => link.close());

  it('gives a repetition the stored result and runs no handler again [deliveries.same]', async () => {
    let id = 60;
    link.act('send_notes', () => ({ remote_note_id: ++id }));
    for (let time = 0; time < 3; time++) {
      expect(await link.result('send_notes', NOTES)).toEqual({ remote_note_id: 61 });
    }
    const [answer, again] = [
      await link.send('send_notes', NOTES),
      await link.send('send_notes', NOTES),
    ];
    expect(again.text).toBe(answer.text);
    expect(answer.envelope.remote_org_id).toBe(18);
    expect(noteCalls(link)).toBe(1);
  });

  it('tells who was overtaken by another attempt to come again', async () => {
    const store = memoryDeliveries();
    const key = { sender: 'acme', event: 'send_notes', identity: 'x' };
    const late = await startReceiver({
      deliveries: {
        claim: (...given) => store.claim(...given),
        complete: async () => {
          throw fenced(key);
        },
        release: (...given) => store.release(...given),
        sweep: (...given) => store.sweep(...given),
      },
    });
    late.act('send_notes', () => ({ remote_note_id: 1 }));
    const { status, envelope, headers } = await late.send('send_notes', NOTES);
    await late.close();
    expect(envelope).toMatchObject({ success: false, result_data: null });
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  /** A receiver whose store releases as a test says, and whose first attempt fails. */
  async function failingOnce(release: DeliveryStore['release'], store = memoryDeliveries()) {
    const harness = await startReceiver({
      deliveries: {
        claim: (...given) => store.claim(...given),
        complete: (...given) => store.complete(...given),
        release,
        sweep: (...given) => store.sweep(...given),
      },
    });
    let attempts = 0;
    harness.act('send_notes', () => {
      attempts += 1;
      if (attempts === 1) throw new Error('a fault');
      return { remote_note_id: attempts };
    });
    return harness;
  }

  it.each([
    ['rejects', () => Promise.reject(new Error('the store is away'))],
    [
      'throws',
      () => {
        throw new Error('the store is away');
      },
    ],
  ])(
    'releases a failed attempt again and again where the store %s, until it succeeds',
    async (_, fail) => {
      const store = memoryDeliveries();
      let releases = 0;
      const once = await failingOnce((...given) => {
        releases += 1;
        return releases < 5 ? fail() : store.release(...given);
      }, store);
      expect((await once.send('send_notes', NOTES)).status).toBe(500);
      expect(await once.result('send_notes', NOTES)).toEqual({ remote_note_id: 2 });
      expect(releases).toBe(5);
      await once.close();
    },
  );

  it('answers a failed attempt although the store does not answer its release', async () => {
    const silent = await failingOnce(() => new Promise(() => {}));
    expect((await silent.send('send_notes', NOTES)).status).toBe(500);
    await silent.close();
  });

  it('runs the same identity with other content, the result before at hand [deliveries.update]', async () => {
    const seen: unknown[] = [];
    link.act('send_notes', ({ delivery }) => {
      seen.push([delivery.attempt, delivery.interrupted, delivery.previous]);
      return { remote_note_id: 61 };
    });
    await link.send('send_notes', NOTES);
    const note = [{ note_id: 'n-1', note_type: 'wo', note_text: 'Other', has_attachments: false }];
    await link.send('send_notes', { ...NOTES, note });
    expect(seen).toEqual([
      [1, false, undefined],
      [1, false, { remote_note_id: 61 }],
    ]);
  });

  it('knows another spelling of the same content', async () => {
    await link.send('send_notes', NOTES);
    const note = [{ has_attachments: 'False', note_text: 'Gate', note_type: 'wo', note_id: 'n-1' }];
    await link.result('send_notes', { notes: note, dst_report_id: 4711 });
    expect(noteCalls(link)).toBe(1);
  });

  it('lets a repetition wait for the first, and gives it its result [deliveries.under-way]', async () => {
    let finish: (value: unknown) => void = () => {};
    const begun = new Promise<void>((begin) => {
      link.act('send_notes', () => {
        begin();
        return new Promise((resolve) => {
          finish = resolve;
        });
      });
    });
    const first = link.send('send_notes', NOTES);
    await begun;
    const second = link.send('send_notes', NOTES);
    setTimeout(() => finish({ remote_note_id: 77 }), 50);
    expect(resultOf(await first)).toEqual({ remote_note_id: 77 });
    expect(resultOf(await second)).toEqual({ remote_note_id: 77 });
    expect(noteCalls(link)).toBe(1);
  });

  it('stores no refusal and no error: the next call runs the handler [deliveries.refused]', async () => {
    const outcomes = [
      () => {
        throw new LinkError('order_closed', 'closed');
      },
      () => {
        throw new Error('bug');
      },
      () => ({ remote_note_id: 'none' }),
    ];
    for (const outcome of outcomes) {
      link.act('send_notes', outcome);
      expect((await link.send('send_notes', NOTES)).envelope.error).toBe(true);
    }
    link.act('send_notes', () => ({ remote_note_id: 61 }));
    expect(await link.result('send_notes', NOTES)).toEqual({ remote_note_id: 61 });
    expect(noteCalls(link)).toBe(4);
  });

  const ALWAYS = EVENT_NAMES.filter(
    (name) =>
      name.startsWith('get_') ||
      [
        'mark_order_imported',
        'bid_comp_confirm',
        'send_ready_for_office',
        'validate_user',
      ].includes(name),
  );
  it.each(ALWAYS)('runs %s every time [deliveries.reads]', async (name) => {
    for (let time = 0; time < 2; time++) await link.result(name, GOOD_DATA[name]);
    expect(link.calls).toHaveLength(2);
  });

  const ONCE = EVENT_NAMES.filter(
    (name) => !ALWAYS.includes(name) && name !== 'send_bid_comp' && name !== 'send_file',
  );
  it.each(ONCE)('runs %s once [deliveries.same]', async (name) => {
    const data: object = name === 'send_checkin' ? TIMED_CHECKIN : GOOD_DATA[name];
    for (let time = 0; time < 2; time++) await link.result(name, data);
    expect(link.calls).toHaveLength(1);
  });

  it('takes no bid without an id of its own for a repetition [deliveries.queue-place]', async () => {
    const bid = GOOD_DATA.send_bid_comp;
    for (let time = 0; time < 2; time++) await link.send('send_bid_comp', bid);
    expect(link.calls).toHaveLength(2);
    expect(link.calls[0]?.event.delivery).toMatchObject({ identity: undefined, attempt: 1 });
  });

  it('knows a bid by comp_note_id or remote_id, wherever in the queue it stands [deliveries.queue-place]', async () => {
    const bid = { ...GOOD_DATA.send_bid_comp, comp_note_id: '9' };
    await link.send('send_bid_comp', { ...bid, total_items: '2', cur_index: '1' });
    await link.send('send_bid_comp', { ...bid, total_items: '5', cur_index: '4' });
    expect(link.calls).toHaveLength(1);
    const own = { ...GOOD_DATA.send_bid_comp, remote_id: '9' };
    await link.send('send_bid_comp', own);
    await link.send('send_bid_comp', own);
    expect(link.calls).toHaveLength(2);
  });

  it('keeps the deliveries of two accounts apart', async () => {
    const other = { username: 'other', password: 'secret' };
    const both = await startReceiver({
      deliveries: memoryDeliveries(),
      accounts: [other, { username: 'acme', password: 'open sesame' }],
    });
    await both.send('send_notes', NOTES);
    const sha1 = createHash('sha1').update('secret').digest('hex');
    await both.result('send_notes', NOTES, { username: 'other', password: sha1 });
    await both.close();
    expect(noteCalls(both)).toBe(2);
  });

  it('stores what was committed, whatever the handler does afterwards [deliveries.commit]', async () => {
    link.act('send_notes', async ({ delivery }) => {
      await delivery.commit(() => ({ remote_note_id: 5 }));
      return { remote_note_id: 6 };
    });
    expect(await link.result('send_notes', NOTES)).toEqual({ remote_note_id: 5 });
    expect(await link.result('send_notes', NOTES)).toEqual({ remote_note_id: 5 });
    expect(noteCalls(link)).toBe(1);
  });

  it('refuses a wrong result within the commit, so that the work is taken back', async () => {
    link.act('send_notes', ({ delivery }) => delivery.commit(() => ({ remote_note_id: 'none' })));
    expect((await link.send('send_notes', NOTES)).envelope.error).toBe(true);
    link.act('send_notes', ({ delivery }) => delivery.commit(() => ({ remote_note_id: 5 })));
    expect(await link.result('send_notes', NOTES)).toEqual({ remote_note_id: 5 });
  });

  it('refuses a second commit', async () => {
    let problem: unknown;
    link.act('send_notes', async ({ delivery }) => {
      const result = await delivery.commit(() => ({ remote_note_id: 5 }));
      problem = await delivery.commit(() => ({ remote_note_id: 6 })).catch((error) => error);
      return result;
    });
    expect(await link.result('send_notes', NOTES)).toEqual({ remote_note_id: 5 });
    expect(problem).toMatchObject({ code: 'delivery_commit_invalid' });
  });
});

describe('a file that comes again', () => {
  const FILE = { dst_report_id: '4711', file_id: 'a-17', file_name: 'front.jpg' };
  const form = (content: Buffer, data: object = FILE) =>
    multipart([
      { name: 'payload', content: envelopeText('send_file', data) },
      { name: 'file', content, filename: 'front.jpg' },
    ]);

  it('is known by its content, as multipart or by address [deliveries.file]', async () => {
    const photo = jpeg();
    const files = await serve((_, response) => response.end(photo));
    const link = await startReceiver({
      deliveries: memoryDeliveries(),
      allowedHosts: [`127.0.0.1:${files.port}`],
    });
    const byAddress = (query: string) => ({ ...FILE, obj_url: `${files.url}/front.jpg?${query}` });
    resultOf(await link.post(form(photo), { 'content-type': MULTIPART }));
    resultOf(await link.post(form(photo), { 'content-type': MULTIPART }));
    await link.result('send_file', byAddress('signature=1'));
    await link.result('send_file', byAddress('signature=2'));
    expect(link.calls).toHaveLength(1);
    resultOf(await link.post(form(jpeg(3000)), { 'content-type': MULTIPART }));
    expect(link.calls).toHaveLength(2);
    expect(link.leftovers()).toEqual([]);
    await link.close();
    await files.close();
  });

  it('by address is at hand with its facts, and can be read and saved', async () => {
    const photo = jpeg();
    const files = await serve((_, response) => response.end(photo));
    const link = await startReceiver({
      deliveries: memoryDeliveries(),
      allowedHosts: [`127.0.0.1:${files.port}`],
    });
    const facts: unknown[] = [];
    const folder = mkdtempSync(join(tmpdir(), 'svclink-saved-'));
    link.act('send_file', async ({ file }) => {
      facts.push(file?.source, file?.size, await file?.saveTo(join(folder, 'a.jpg')));
      return null;
    });
    await link.result('send_file', { ...FILE, obj_url: `${files.url}/front.jpg` });
    rmSync(folder, { recursive: true });
    const sha256 = createHash('sha256').update(photo).digest('hex');
    expect(facts).toEqual(['address', photo.length, { size: photo.length, sha256 }]);
    await link.close();
    await files.close();
  });
});

describe("an event of one's own", () => {
  const any = typedSchema<{ id?: string }>({ type: 'object' });

  it('is recognised by the identity that it states, and never without one [deliveries.custom]', async () => {
    let runs = 0;
    const link = await startReceiver({
      deliveries: memoryDeliveries(),
      setUp: (receiver) => {
        receiver
          .define('crew_eta', { data: any, identity: ({ id }) => id })
          .define('crew_gone', { data: any })
          .on('crew_eta', () => `run ${++runs}`)
          .on('crew_gone', () => `run ${++runs}`);
      },
    });
    for (let time = 0; time < 2; time++)
      expect(await link.result('crew_eta', { id: '1' })).toBe('run 1');
    await link.send('crew_eta', {});
    await link.send('crew_eta', {});
    await link.send('crew_gone', { id: '1' });
    expect(await link.result('crew_gone', { id: '1' })).toBe('run 5');
    await link.close();
  });
});

describe('a receiver without the option', () => {
  it('runs every call, and says so where one commits', async () => {
    const link = await startReceiver();
    await link.send('send_notes', NOTES);
    await link.send('send_notes', NOTES);
    expect(noteCalls(link)).toBe(2);
    let problem: unknown;
    link.act('send_notes', async ({ delivery }) => {
      problem = await delivery.commit(() => null).catch((error: unknown) => error);
      return { remote_note_id: 61 };
    });
    await link.send('send_notes', NOTES);
    await link.close();
    expect(problem).toMatchObject({
      code: 'delivery_commit_invalid',
      message: 'delivery.commit: this receiver has no option `deliveries`',
    });
  });

  it.each([true, {}, { claim: 1 }, []])('is refused with %p as its store', async (deliveries) => {
    const made = startReceiver({ deliveries: deliveries as never });
    await expect(made).rejects.toMatchObject({ code: 'option_invalid' });
  });
});

describe('a store that is out of reach', () => {
  const away = (): DeliveryStore => ({
    ...memoryDeliveries(),
    claim: () => Promise.reject(new Error('connect ECONNREFUSED db.internal:5432')),
    complete: async () => {},
    release: async () => {},
    sweep: async () => 0,
  });

  it('is answered 503 with Retry-After, without a word of where it is [link.errors.http-200]', async () => {
    const link = await startReceiver({ deliveries: away() });
    const answer = await link.send('send_notes', NOTES);
    const order = await link.send('get_order', GOOD_DATA.get_order);
    await link.close();
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.envelope).toMatchObject({ error: true, result_data: null });
    expect(answer.text).not.toContain('db.internal');
    expect(link.failures[0]?.error.code).toBe('store_unavailable');
    expect(order.envelope.success).toBe(true);
  });
});

describe('work in the transaction of a delivery', () => {
  it('is durable with its result, or not at all, on SQLite [deliveries.commit]', async () => {
    const db = new Database(':memory:');
    db.exec('CREATE TABLE notes (text TEXT)');
    const link = await startReceiver({ deliveries: sqliteDeliveries(db) });
    let fails = true;
    link.act('send_notes', ({ delivery }) =>
      delivery.commit((tx: typeof db) => {
        tx.prepare('INSERT INTO notes VALUES (?)').run('gate');
        if (fails) throw new LinkError('order_closed', 'closed');
        return { remote_note_id: 61 };
      }),
    );
    const count = () => Object(db.prepare('SELECT count(*) AS n FROM notes').get()).n;
    expect((await link.send('send_notes', NOTES)).envelope.return_error_msg).toBe('closed');
    expect(count()).toBe(0);
    fails = false;
    for (let time = 0; time < 2; time++) await link.result('send_notes', NOTES);
    expect(count()).toBe(1);
    // One that is never taken for a repetition has a transaction, too.
    link.act('mark_order_imported', ({ delivery }) =>
      delivery.commit((tx: typeof db) => {
        tx.prepare('INSERT INTO notes VALUES (?)').run('marked');
        return null;
      }),
    );
    for (let time = 0; time < 2; time++) {
      await link.result('mark_order_imported', GOOD_DATA.mark_order_imported);
    }
    expect(count()).toBe(3);
    await link.close();
    db.close();
  });

  it('is given back when it fails, for what is never taken for a repetition too', async () => {
    const store = memoryDeliveries();
    const open = new Set<string>();
    const link = await startReceiver({
      deliveries: {
        claim(key, fingerprint, lease) {
          open.add(key.identity);
          return store.claim(key, fingerprint, lease);
        },
        async complete(key, token, work) {
          await store.complete(key, token, work);
          open.delete(key.identity);
        },
        async release(key, token) {
          await store.release(key, token);
          open.delete(key.identity);
        },
        sweep: (before) => store.sweep(before),
      },
    });
    link.act('mark_order_imported', ({ delivery }) =>
      delivery.commit(() => {
        expect(open.size).toBe(1);
        throw new LinkError('order_closed', 'closed');
      }),
    );
    const { envelope } = await link.send('mark_order_imported', GOOD_DATA.mark_order_imported);
    expect(envelope.return_error_msg).toBe('closed');
    expect(open).toEqual(new Set());
    await link.close();
  });

  it('is durable with its result, or not at all, on PostgreSQL, with many at once [deliveries.commit]', async () => {
    const server: PostgresDatabases = await sharedPostgres();
    const pool = await server.pool();
    await pool.query('CREATE TABLE notes (text text)');
    const links = await Promise.all(
      [1, 2].map(() => startReceiver({ deliveries: postgresDeliveries(pool) })),
    );
    for (const link of links) {
      link.act('send_notes', ({ delivery }) =>
        delivery.commit(async (tx: Pick<Pool, 'query'>) => {
          await tx.query("INSERT INTO notes VALUES ('gate')");
          return { remote_note_id: 61 };
        }),
      );
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => links[index % 2]?.send('send_notes', NOTES)),
    );
    const { rows } = await pool.query('SELECT count(*) AS n FROM notes');
    await Promise.all(links.map((link) => link.close()));
    await server.stop();
    expect(answers.map((answer) => answer?.envelope.result_data)).toEqual(
      Array(10).fill({ remote_note_id: 61 }),
    );
    expect(rows).toEqual([{ n: '1' }]);
  });
});
