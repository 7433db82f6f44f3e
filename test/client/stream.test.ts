import { pipeline, Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import {
  DEVIATION_CHANNEL,
  LinkCallError,
  type LinkClientOptions,
  type RecordStream,
} from '../../src/client/index.js';
import {
  type Answerer,
  answering,
  clientFor,
  envelope,
  envelopeOf,
  inTurn,
  REMOTE,
  SITE,
  sharedPeer,
  strictClientFor,
  text,
} from './peer.js';

const peer = sharedPeer();

const order = (id: unknown, more: object = {}) => ({
  report_id: String(id),
  wo_number: `WO-${id}`,
  wo_status: 'Unread',
  ...more,
});

/** All records of a stream, and how it ended. */
async function all<Item>(stream: RecordStream<Item>) {
  const items: Item[] = [];
  try {
    for await (const item of stream) items.push(item);
    return { items, error: undefined };
  } catch (error) {
    if (!LinkCallError.is(error)) throw error;
    return { items, error };
  }
}

const ids = ({ items }: { items: readonly { report_id: string }[] }) =>
  items.map(({ report_id }) => report_id);

/** Answers in pieces, each in a turn of its own. */
function inPieces(pieces: readonly (string | Buffer)[], end = true): Answerer {
  return async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    for (const piece of pieces) {
      response.write(piece);
      await new Promise(setImmediate);
    }
    if (end) response.end();
    else response.destroy();
  };
}

const endOfList = '],"error":false,"success":true,"return_error_msg":null}';

/** Answers with a list of any length, as fast as it is read. */
function streaming(count: number, record: (index: number) => string): Answerer {
  function* body() {
    yield `{"remote_site_id":"${REMOTE}","result_data":[${record(0)}`;
    for (let index = 1; index < count; index += 200) {
      let piece = '';
      for (let at = index; at < Math.min(count, index + 200); at++) piece += `,${record(at)}`;
      yield piece;
    }
    yield endOfList;
  }
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    // Whoever leaves ends it.
    pipeline(Readable.from(body()), response, () => undefined);
  };
}

describe('the records of a list, as they come', () => {
  it('are those that a call gives, with the data and the names of a call', async () => {
    const list = [order(1), order(2, { wo_status: ' Unread ', modified: 12 }), order(3)];
    peer.answer = answering({ result_data: list });
    const streamed = await all(peer.client.stream('get_all_orders', { timestamp: 1_700_000_000 }));
    expect(streamed.error).toBeUndefined();
    expect(streamed.items).toEqual(await peer.client.call('get_all_orders'));
    expect(envelopeOf(peer.seen[0])).toMatchObject({
      event_name: 'get_all_orders',
      event_data: '{"timestamp":"1700000000"}',
      site_id: SITE,
    });
  });

  it('come before the answer is complete', async () => {
    let go = () => {};
    const rest = new Promise<void>((resolve) => {
      go = resolve;
    });
    peer.answer = async (_request, response) => {
      response.write(`{"result_data":[${JSON.stringify(order(1))},`);
      await rest;
      response.end(`${JSON.stringify(order(2))}],"error":false,"success":true}`);
    };
    const seen: string[] = [];
    for await (const { report_id } of peer.client.stream('get_all_orders')) {
      seen.push(report_id);
      go();
    }
    expect(seen).toEqual(['1', '2']);
  });

  it.each<[string, unknown]>([
    ['[]', []],
    ['null', null],
    ['a blank', ''],
    ['one record', order(1)],
    ['a list that is keyed by index', { '0': order(1), '1': order(2) }],
  ])('are read where the result is %s, as a call reads it', async (_title, result_data) => {
    peer.answer = answering({ result_data });
    const { items, error } = await all(peer.client.stream('get_all_orders'));
    expect(error).toBeUndefined();
    expect(items).toEqual(await peer.client.call('get_all_orders'));
  });

  it('are the same however the answer is cut into pieces, and whatever stands around them', async () => {
    const texts = fc.constantFrom('ä€😀', 'a"b', '\\', '],[', '\u2028', '{"result_data":[', '');
    const answer = fc.record({
      list: fc.array(fc.record({ report_id: fc.nat(), wo_number: texts }), { maxLength: 5 }),
      order: fc.shuffledSubarray(['error', 'success', 'result_data', 'remote_site_id', 'more'], {
        minLength: 5,
      }),
      sizes: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 }),
      mark: fc.constantFrom('', '\ufeff', '\r\n '),
    });
    await fc.assert(
      fc.asyncProperty(answer, async ({ list, order: names, sizes, mark }) => {
        const members: Record<string, unknown> = {
          error: false,
          success: true,
          result_data: list,
          remote_site_id: REMOTE,
          more: { list: [[{}]] },
        };
        const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, members[name]])));
        const bytes = Buffer.from(mark + body);
        const pieces: Buffer[] = [];
        for (let at = 0, turn = 0; at < bytes.length; turn++) {
          const size = sizes[turn % sizes.length] ?? 1;
          pieces.push(bytes.subarray(at, at + size));
          at += size;
        }
        peer.answer = inPieces(pieces);
        const streamed = await all(peer.client.stream('get_all_orders'));
        peer.answer = text(mark + body);
        expect(streamed).toEqual({
          items: await peer.client.call('get_all_orders'),
          error: undefined,
        });
      }),
      { numRuns: 60 },
    );
  });

  it('are read beside those that are wrong, which are told with their places', async () => {
    const told: unknown[] = [];
    const client = clientFor(peer, { onDeviation: (one) => told.push(one), maxRecordSize: 200 });
    const long = order(5, { wo_number: 'x'.repeat(300) });
    peer.answer = text(
      `{"result_data":[${[
        JSON.stringify(order(0)),
        '{"wo_number":"none"}',
        '7',
        '{"report_id":3,"wo_number":"a\\u0000b"}',
        '{"report_id":4,"__proto__":{}}',
        JSON.stringify(long),
        JSON.stringify(order(6, { update_field: 'date_due', wo_status: 5 })),
        'null',
      ].join(',')}],"success":true}`,
    );
    const stream = client.stream('get_all_orders');
    const { items, error } = await all(stream);
    expect(error).toBeUndefined();
    expect(ids({ items })).toEqual(['0', '6']);
    expect(stream.unreadableCount).toBe(6);
    expect(stream.unreadable.map(({ path: place }) => place)).toEqual([
      'result_data[1].report_id',
      'result_data[2]',
      'result_data[3]',
      'result_data[4]',
      'result_data[5]',
      'result_data[7]',
    ]);
    expect(stream.unreadable[0]).toMatchObject({
      problem: 'is required',
      sent: { wo_number: 'none' },
    });
    expect(stream.unreadable[4]?.problem).toBe(
      'is larger than 200 bytes; option maxRecordSize allows for more',
    );
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'get_all_orders', path: 'result_data[5]' }),
      ]),
    );
    expect(DEVIATION_CHANNEL).toBe('svclink:deviation');
  });

  it('are given up to the first wrong one where the client reads strictly', async () => {
    peer.answer = answering({ result_data: [order(1), order(2, { report_id: 'x' }), order(3)] });
    const { items, error } = await all(strictClientFor(peer).stream('get_all_orders'));
    expect(items).toHaveLength(1);
    expect(error).toMatchObject({ code: 'result_invalid' });
    expect(error?.message).toContain('result_data[1].report_id');
  });

  it('are downloaded as those of a call are', async () => {
    const file = { file_id: '5', file_name: 'a.jpg', obj_url: `${peer.url}/file`, file_size: 3 };
    peer.answer = inTurn(answering({ result_data: [file] }), text('abc'));
    const client = clientFor(peer, { allowedHosts: [`127.0.0.1:${peer.port}`] });
    for await (const record of client.stream('get_file', {
      report_id: '1',
      module_type: 'uploads',
    })) {
      const { stream } = await client.download(record);
      expect(Buffer.concat(await stream.toArray()).toString()).toBe('abc');
    }
  });

  it('show no part of a password hash where the stored beginning of an answer ends within it', async () => {
    const hash = 'e5e9fa1ba31ecd1ae84f75caaa474f3a663f05f4';
    const head = '{"result_data":[{"report_id":"1","address":"';
    // The first 64 kB and 64 bytes are stored, which are fewer characters here.
    const filler = 'é'.repeat((64 * 1024 + 64 - 30 - head.length) / 2);
    const rest = `${hash}"}],"success":false,"return_error_msg":"No."}`;
    peer.answer = inPieces([head + filler + rest]);
    const { error } = await all(peer.client.stream('get_all_orders'));
    expect(error?.code).toBe('refused');
    expect(error?.answer?.text.startsWith(`${head}é`)).toBe(true);
    expect(error?.answer?.text).not.toContain(hash.slice(0, 8));
  });

  it('are told to whoever keeps a record: a short answer as it came, a long one without it', async () => {
    const heard: { answer: string | undefined; error: unknown; event: unknown }[] = [];
    const client = clientFor(peer, { onExchange: (one) => heard.push(one) });
    const body = envelope({ result_data: [order(1)] });
    peer.answer = text(body);
    await all(client.stream('get_all_orders'));
    peer.answer = streaming(2000, (index) => JSON.stringify(order(index)));
    await all(client.stream('get_all_orders'));
    peer.answer = answering({ success: false, return_error_msg: 'No.' });
    await all(client.stream('get_all_orders'));
    expect(heard).toMatchObject([
      { event: 'get_all_orders', answer: body, error: undefined },
      { answer: undefined, error: undefined },
      { answer: expect.stringContaining('No.'), error: { code: 'refused' } },
    ]);
  });
});

describe('a list of any length', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  /** Bytes that are in use, after what can go has gone. */
  const inUse = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };

  it('is read in constant memory, far beyond the largest answer, and lets others go on', async () => {
    const count = 120_000;
    const record = (index: number) => JSON.stringify(order(index, { address: 'x'.repeat(250) }));
    peer.answer = streaming(count, record);
    const client = clientFor(peer, { maxAnswerSize: 1000 });
    let [seen, most, beats] = [0, 0, 0];
    const before = inUse();
    const beat = setInterval(() => {
      beats += 1;
    }, 10);
    for await (const { report_id } of client.stream('get_all_orders')) {
      if (report_id !== String(seen)) throw new Error(`${report_id} instead of ${seen}`);
      seen += 1;
      if (seen % 20_000 === 0) most = Math.max(most, inUse() - before);
    }
    clearInterval(beat);
    expect(seen).toBe(count);
    // All of it is 40 MB of text.
    expect(most).toBeLessThan(16 * 1024 * 1024);
    // Timers go on beside it.
    expect(beats).toBeGreaterThan(10);
  }, 120_000);

  it('is read no quicker than its records are taken, however long that takes', async () => {
    let sent = 0;
    peer.answer = streaming(100_000, (index) => {
      sent = index;
      return JSON.stringify(order(index, { wo_address: 'x'.repeat(400) }));
    });
    const client = clientFor(peer, { timeout: 4000 });
    const stream = client.stream('get_all_orders')[Symbol.asyncIterator]();
    await stream.next();
    await delay(4300);
    expect(sent).toBeLessThan(60_000);
    // The time of a call is that of its peer: the wait was ours.
    for (let count = 0; count < 5000; count++) expect((await stream.next()).done).toBe(false);
    await stream.return?.();
  }, 30_000);

  it('ends its call when the loop is left', async () => {
    const closed = new Promise<void>((resolve) => {
      peer.answer = (request, response) => {
        response.once('close', resolve);
        streaming(1_000_000, (index) => JSON.stringify(order(index)))(request, response);
      };
    });
    for await (const { report_id } of peer.client.stream('get_all_orders')) {
      if (report_id === '10') break;
    }
    await closed;
    peer.answer = answering({ result_data: [] });
    expect(await peer.client.call('get_all_orders')).toEqual([]);
  });

  it('can be read once', async () => {
    peer.answer = answering({ result_data: [order(1)] });
    const stream = peer.client.stream('get_all_orders');
    expect(peer.seen).toEqual([]);
    expect(ids(await all(stream))).toEqual(['1']);
    expect(ids(await all(stream))).toEqual([]);
    expect(peer.seen).toHaveLength(1);
  });
});

describe('a list that fails', () => {
  const two = `${JSON.stringify(order(1))},${JSON.stringify(order(2))}`;

  it.each<[string, Answerer]>([
    ['the connection breaks', inPieces([`{"result_data":[${two},{"report_`], false)],
    ['it ends within a record', text(`{"result_data":[${two},{"report_`)],
    ['it ends behind a comma', text(`{"result_data":[${two},`)],
    ['it ends behind a record', text(`{"result_data":[${two}`)],
    ['it ends behind its list', text(`{"result_data":[${two}],"success":tr`)],
    ['it ends behind its bracket', text(`{"success":true,"error":false,"result_data":[${two}]`)],
  ])('is told as cut off, behind the records that came, where %s', async (_title, answer) => {
    peer.answer = answer;
    const outcome = await all(peer.client.stream('get_all_orders'));
    expect(ids(outcome)).toEqual(['1', '2']);
    expect(outcome.error).toMatchObject({ code: 'list_cut', kind: 'no_answer' });
    expect(outcome.error?.message).toMatch(
      /^get_all_orders: the list was cut off after 2 records: /,
    );
    expect(outcome.error?.answer?.text).toContain(`"result_data":[${two}`);
  });

  it.each<[string, string, string]>([
    ['says no', '"error":true,"success":false,"return_error_msg":"Half of it."', 'refused'],
    ['says nothing of success', '"more":1', 'not_an_envelope'],
    ['is no JSON', '"success":yes', 'not_an_envelope'],
  ])('gives its records, and then the failure, where the end of it %s', async (_t, end, code) => {
    peer.answer = text(`{"result_data":[${two}],${end}}`);
    const outcome = await all(peer.client.stream('get_all_orders'));
    expect(ids(outcome)).toEqual(['1', '2']);
    expect(outcome.error).toMatchObject({ code });
    if (code === 'refused') expect(outcome.error?.reasons).toEqual(['Half of it.']);
  });

  it.each([
    [`{"result_data":[${two},{"report_id":3,}],"success":true}`, 'result_data[2]: '],
    [`{"result_data":[${two},{"a":"line\nbreak"}],"success":true}`, 'a line break stands inside'],
    [`{"result_data":[${two},],"success":true}`, 'a comma stands in front of a closing bracket'],
    [`{"result_data":[${two} {}],"success":true}`, 'a comma or a closing bracket is missing'],
  ])('stops at what is no JSON: %s', async (body, message) => {
    peer.answer = text(body);
    const outcome = await all(peer.client.stream('get_all_orders'));
    expect(ids(outcome)).toEqual(['1', '2']);
    expect(outcome.error).toMatchObject({ code: 'not_an_envelope' });
    expect(outcome.error?.message).toContain(message);
  });

  it.each<[string, Answerer]>([
    ['HTML', text('<html><body>{"result_data":[1,2]} Login</body></html>')],
    ['nothing', text('')],
    ['a refusal', answering({ success: false, error: true, return_error_msg: 'No.' })],
    ['a refusal around a text', answering({ error: true, result_data: 'No.' })],
    ['a list alone', text('[1,2]')],
    ['a number as result', answering({ result_data: 5 })],
    ['500', text('<html>Internal error</html>', 500)],
    ['404 around an envelope', answering({ result_data: [order(1)] }, 404)],
    ['a redirect', text('', 302, { location: 'https://elsewhere.example/x' })],
    ['a compressed answer', text('xxx', 200, { 'content-encoding': 'gzip' })],
    ['a cut connection', (_request, response) => void response.socket?.destroy()],
  ])('fails as a call fails: by %s', async (_title, answer) => {
    peer.answer = answer;
    const outcome = await all(peer.client.stream('get_all_orders'));
    const called = await peer.client.call('get_all_orders').catch((error: unknown) => error);
    if (!LinkCallError.is(called)) throw new Error('the call succeeded');
    expect(outcome.items).toEqual([]);
    expect(outcome.error).toMatchObject({ code: called.code, status: called.status });
    expect(outcome.error?.message).toBe(called.message);
  });

  it('is repeated until an answer has begun, and not from then on', async () => {
    const client = clientFor(peer, { retry: { limit: 2, delay: 1 } });
    const busy = text('', 503, { 'retry-after': '0' });
    peer.answer = inTurn(busy, busy, answering({ result_data: [order(1)] }));
    expect(ids(await all(client.stream('get_all_orders')))).toEqual(['1']);
    expect(peer.seen).toHaveLength(3);
    peer.answer = inPieces([`{"result_data":[${two},`], false);
    expect((await all(client.stream('get_all_orders'))).error).toMatchObject({ code: 'list_cut' });
    expect(peer.seen).toHaveLength(4);
  });

  it('ends when nothing more comes in time, and when the caller or the client ends it', async () => {
    const stalling: Answerer = (_request, response) =>
      void response.write(`{"result_data":[${two},`);
    peer.answer = stalling;
    const late = await all(peer.client.stream('get_all_orders', {}, { timeout: 2000 }));
    expect(ids(late)).toEqual(['1', '2']);
    expect(late.error).toMatchObject({ code: 'timed_out' });
    const ending = new AbortController();
    const ended = all(peer.client.stream('get_all_orders', {}, { signal: ending.signal }));
    setTimeout(() => ending.abort(), 50);
    expect((await ended).error).toMatchObject({ code: 'aborted' });
    const client = clientFor(peer);
    const closed = all(client.stream('get_all_orders'));
    setTimeout(() => void client.close(), 50);
    expect((await closed).error).toMatchObject({ code: 'client_closed' });
  });

  it('shows no password hash, neither in a record nor in what is kept of the answer', async () => {
    const hash = 'e5e9fa1ba31ecd1ae84f75caaa474f3a663f05f4';
    // So that the border of what is kept lies within the hash.
    const filler = 'x'.repeat(
      64 * 1024 - `{"result_data":[{"report_id":1,"wo_number":""}`.length - 20,
    );
    peer.answer = text(
      `{"result_data":[{"report_id":1,"wo_number":"${filler}"},{"report_id":2,"wo_number":"${hash}"}],"error":true}`,
    );
    const { items, error } = await all(peer.client.stream('get_all_orders'));
    expect(items[1]?.wo_number).toBe('[password hash]');
    expect(error?.answer?.text).not.toMatch(/e5e9fa1b/);
    expect(error?.answer?.text.length).toBe(64 * 1024);
  });

  it('is refused before anything is sent where it is asked for wrongly', async () => {
    const { client } = peer;
    const wrong = (name: string, data?: object, options?: object) => () =>
      client.stream(name as 'get_all_orders', data, options);
    expect(wrong('get_order', { report_id: '1' })).toThrow('get_order: has no list as its result');
    expect(wrong('get_al_orders')).toThrow(/get_al_orders: has no list/);
    expect(wrong('get_all_orders', {}, { timeuot: 5 })).toThrow(/timeuot: .*did you mean timeout/);
    const { error } = await all(client.stream('get_all_orders', { timestamp: -1 } as object));
    expect(error).toMatchObject({ code: 'data_invalid' });
    const refused = await all(client.stream('get_file', { report_id: '' } as never));
    expect(refused.error).toMatchObject({ code: 'data_invalid', event: 'get_file' });
    expect(peer.seen).toEqual([]);
    const options: Partial<LinkClientOptions> = { maxRecordSize: 0 };
    expect(() => clientFor(peer, options)).toThrow(
      'maxRecordSize: must be a whole number, 1 or more',
    );
  });
});
