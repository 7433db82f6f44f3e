import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { LinkCallError } from '../../src/client/index.js';
import { type Answerer, answering, envelope, failureOf, sharedPeer, text } from './peer.js';

const peer = sharedPeer();
const small = sharedPeer({ maxAnswerSize: 20_000, maxRecordSize: 5000 });

/** Answers with bytes as they are. */
function bytes(body: Buffer, headers: Record<string, string>, status = 200): Answerer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}

const order = () => peer.client.request('get_order', { report_id: '1' });
async function refused(call: Promise<unknown> = order()): Promise<LinkCallError> {
  const error = await failureOf(call);
  if (!LinkCallError.is(error)) throw new Error(`no LinkCallError: ${String(error)}`);
  return error;
}

describe('the outcome of an answer', () => {
  const NO_ERROR = [undefined, null, false, 0, '', ' ', '0', 'false', 'No', [], {}, { code: 0 }];
  const YES = [true, 1, '1', 'true', 'True', ' yes ', 'YES'];

  it.each(NO_ERROR)(
    'is a success with success true and error %j [client.outcome.blank-error]',
    async (error) => {
      peer.answer = answering({ error, result_data: { wo_number: 'A' } });
      expect((await order()).result).toEqual({ wo_number: 'A' });
    },
  );

  it.each(YES)('is a success with success %j [client.outcome.blank-error]', async (success) => {
    peer.answer = answering({ success, error: [], result_data: { wo_number: 'A' } });
    expect((await order()).result).toEqual({ wo_number: 'A' });
  });

  it.each([
    [{ error: true }],
    [{ error: 1 }],
    [{ error: 'yes' }],
    [{ error: 'Order unknown' }],
    [{ error: { code: 5 } }],
    [{ error: ['Order unknown'] }],
    [{ error: [], success: false }],
    [{ success: 'no' }],
    [{ success: 0 }],
    [{ success: '' }],
    [{ success: [] }],
    [{ success: {} }],
    [{ success: 2 }],
    [{ error: {}, success: 'maybe' }],
    [{ error: undefined, success: undefined, return_error_msg: 'Order unknown' }],
  ])('is a refusal with %j', async (members) => {
    peer.answer = answering(members);
    expect((await refused()).code).toBe('refused');
  });

  it.each([
    [{ error: 'Order unknown' }],
    [{ error: { code: 5, message: 'Order unknown' } }],
    [{ error: true, return_error_msg: ' Order unknown ' }],
  ])('says why in %j', async (members) => {
    peer.answer = answering(members);
    expect((await refused()).reasons).toEqual(['Order unknown']);
  });
});

describe('a result that is JSON text', () => {
  it('is read where an object or a list belongs [client.outcome.text-result]', async () => {
    peer.answer = answering({ result_data: JSON.stringify({ wo_number: 'A', zip: 68102 }) });
    const { result, deviations } = await order();
    expect(result).toEqual({ wo_number: 'A', zip: '68102' });
    expect(deviations[0]).toMatchObject({ path: 'result_data', problem: 'must be an object' });
    const listed = [{ report_id: '7', wo_number: 'W', wo_status: 'Unread' }];
    peer.answer = answering({ result_data: ` ${JSON.stringify(listed)}` });
    expect(await peer.client.call('get_all_orders')).toEqual(listed);
    const streamed = [];
    for await (const one of peer.client.stream('get_all_orders')) streamed.push(one);
    expect(streamed).toEqual(listed);
  });

  it('keeps the order of items [client.outcome.text-result]', async () => {
    peer.answer = answering({ result_data: '{"0":"","9":"Mow","3":"Haul","***other***":"other"}' });
    const { items, otherAllowed } = await peer.client.call('get_invoice_items_order', {
      report_id: '1',
    });
    expect([...items]).toEqual([
      ['9', 'Mow'],
      ['3', 'Haul'],
    ]);
    expect(otherAllowed).toBe(true);
  });

  it.each(['{"wo_number":', '[1]', 'stored', '{"__proto__":{"a":1}}', '17'])(
    'fails where it is none: %s',
    async (result_data) => {
      peer.answer = answering({ result_data });
      expect((await refused()).code).toBe('result_invalid');
      expect(Reflect.get({}, 'a')).toBeUndefined();
    },
  );

  it('fails strictly read, and stays text where any result may come', async () => {
    peer.answer = answering({ result_data: '{"wo_number":"A"}' });
    const error = await refused(peer.strict.call('get_order', { report_id: '1' }));
    expect(error.message).toContain('result_data: must be an object');
    const sent = { dst_report_id: '5' };
    expect(await peer.client.call('bid_comp_confirm', sent)).toBe('{"wo_number":"A"}');
  });
});

describe('JSON that is no envelope', () => {
  it.each([
    [419, { message: 'CSRF token mismatch.', success: false }],
    [200, { error: 'Unauthenticated' }],
    [200, { success: true }],
    [200, { success: false, message: 'Too many requests' }],
    [200, { error: true, code: 'csrf' }],
    [200, [{ error: true }]],
    [403, { error: 'forbidden' }],
    [500, { error: true, message: 'Server Error' }],
  ])('of status %i is never a refusal: %j [client.outcome.not-envelope]', async (status, body) => {
    const location = { location: '/elsewhere' };
    peer.answer = text(JSON.stringify(body), status, status === 200 ? {} : location);
    const error = await refused();
    expect(error).toMatchObject({ kind: 'invalid_answer', status });
    expect(error.message).toContain(`begins ${JSON.stringify(body)}`);
    if (status === 200) {
      expect(error.message).toMatch(/usually a login, a CSRF check, a rate limit or a body limit/);
    } else expect(error.message).toContain(`HTTP status ${status}`);
  });

  it('is none either where its envelope says neither error nor success', async () => {
    peer.answer = text('{"result_data":[]}');
    expect(await refused()).toMatchObject({ code: 'not_an_envelope' });
  });

  it.each([
    [401, /usually a login or HTTP authentication stands in front of the receiver/],
    [403, /usually a CSRF check, a firewall or a list of addresses/],
    [302, /redirects to \/login; calls follow no redirects; usually a login stands in front/],
    [
      413,
      /usually the body limit of a parser, a web server or a proxy is below the size of the call/,
    ],
    [500, /usually middleware in front of the receiver fails, as multer\(\)\.none\(\) does/],
    [429, /usually a rate limit stands in front of the receiver/],
  ])('of status %i names what answers so [client.outcome.middleware]', async (status, message) => {
    for (const body of ['<html>No</html>', '{"error":"no"}', '']) {
      peer.answer = text(body, status, { location: '/login' });
      const error = await refused();
      expect(error).toMatchObject({ code: 'http_status', status });
      expect(error.message).toMatch(message);
    }
  });

  it.each([
    ['/login.php?next=%2Flink&sid=s3cret', 'redirects to /login.php?…;'],
    ['login.php', 'redirects to login.php;'],
    ['../', 'redirects to ../;'],
    ['//other.example/x#top', 'redirects to //other.example/x;'],
    ['https://acme:s3cret@orders.example/link', 'redirects to https://orders.example/link;'],
  ])('shows its Location %s [client.answer.location]', async (location, shown) => {
    for (const status of [301, 302, 303, 307, 308]) {
      peer.answer = text('', status, { location });
      const { message } = await refused();
      expect(message).toContain(shown);
      expect(message).not.toContain('s3cret');
    }
  });
});

describe('an answer that is not JSON', () => {
  it.each([
    [
      '{"error": false,\n "success": true,\n "result_data": {"wo_number": \'A\'}}',
      /\(line 3, column 31\), at .*"wo_number": <here> 'A'\}\}$/,
    ],
    [
      `{"error":false,"success":true,"result_data":{"comments":"${'é'.repeat(500)}\n"}}`,
      /a line break stands inside a text.* \(line 1, column 558\), at …é{20,40} <here> "\}\}$/,
    ],
    ['{"error":false,"success":true,}', /\(line 1, column 31\), at .*"success":true, <here> \}$/],
    [`${envelope()}<br />\n<b>Warning</b>`, /text follows .*<here> <br \/> <b>Warning/],
    ['{"success":true', /it is cut off \(line 1, column 16\), at \{"success":true <here>$/],
  ])(
    'is reported with line, column and the text around [client.answer.position]: %s',
    async (body, message) => {
      peer.answer = text(body, 200, { 'content-type': 'text/html' });
      const error = await refused();
      expect(error.code).toBe('not_an_envelope');
      expect(error.message).toMatch(message);
    },
  );

  it('is reported so within a list that is read as it comes [client.answer.position]', async () => {
    const records = (count: number) =>
      Array.from({ length: count }, (_, index) => `\n{"report_id":"${index + 1}"}`).join(',');
    const read = async () => {
      for await (const _one of peer.client.stream('get_all_orders'));
    };
    peer.answer = text(`{"result_data":[${records(2)},\n{"report_id":"3",}],"success":true}`);
    expect((await refused(read())).message).toMatch(
      /result_data\[2\]: a comma .* \(line 4, column 18\), at .*"report_id":"3", <here> \}\]/,
    );
    // Of a long one the record is shown, and the place within it.
    peer.answer = text(`{"result_data":[${records(5000)},{"report_id":"x",}],"success":true}`);
    expect((await refused(read())).message).toMatch(
      /result_data\[5000\]: a comma .* \(line 1, column 18\), at \{"report_id":"x", <here> \}$/,
    );
  });

  it('shows no password hash', async () => {
    const hash = 'e5e9fa1ba31ecd1ae84f75caaa474f3a663f05f4';
    peer.answer = text(`{"password":"${hash}",}`);
    const { message } = await refused();
    expect(message).not.toContain(hash);
    expect(message).toContain('[password hash]');
  });
});

describe('the charset of an answer', () => {
  const ADDRESS = 'Straße “Café” – 12 €';
  const body = (address: string) => envelope({ result_data: { wo_number: 'A', address } });
  const encoded = (charset: string, name = charset) =>
    bytes(iconv.encode(body(ADDRESS), charset), { 'content-type': `text/html; charset=${name}` });

  it.each([
    ['windows-1252', 'windows-1252'],
    ['windows-1252', 'ISO-8859-1'],
    ['windows-1252', '"CP1252"'],
    ['utf-16le', 'UTF-16LE'],
    ['utf-8', 'utf-8'],
    ['utf-8', '"UTF8"'],
    ['utf-8', ''],
    ['gb18030', 'GB18030'],
  ])('%s, named %s, is decoded by [client.answer.charset]', async (charset, name) => {
    peer.answer = encoded(charset, name);
    const { result, deviations } = await order();
    expect(result.address).toBe(ADDRESS);
    expect(deviations.filter(({ path: place }) => place.endsWith('address'))).toEqual([]);
  });

  it.each([
    ['iso-8859-15', 'Œuvre à 5 €'],
    ['iso-8859-2', 'Łódź'],
    ['windows-1251', 'Москва'],
    ['shift_jis', '東京'],
  ])('%s is decoded by [client.answer.charset]', async (charset, address) => {
    const headers = { 'content-type': `application/json;charset=${charset}` };
    peer.answer = bytes(iconv.encode(body(address), charset), headers);
    expect((await order()).result.address).toBe(address);
  });

  it.each([
    ['UTF-8, which is none', Buffer.from(body('Caf\u00e9'), 'latin1'), 'application/json'],
    ['no charset', Buffer.from(body('Caf\u00e9'), 'latin1'), 'text/html; charset=utf-8'],
    [
      'a byte that it has not',
      Buffer.from(body('Caf\u0081'), 'latin1'),
      'text/html; charset=latin1',
    ],
  ])('with %s is a deviation with its place [client.answer.charset]', async (_name, sent, type) => {
    peer.answer = bytes(sent, { 'content-type': type });
    const { result, deviations } = await order();
    expect(result).toEqual({ wo_number: 'A', address: 'Caf\ufffd' });
    expect(deviations).toContainEqual({
      path: 'result_data.address',
      problem: expect.stringContaining('bytes that its charset does not know'),
      value: 'Caf\ufffd',
    });
    const error = await refused(peer.strict.call('get_order', { report_id: '1' }));
    expect(error).toMatchObject({ code: 'result_invalid' });
  });

  it('of a name that nobody knows is a deviation, and read as UTF-8 [client.answer.charset]', async () => {
    peer.answer = encoded('utf-8', 'x-klingon');
    const { result, deviations } = await order();
    expect(result.address).toBe(ADDRESS);
    expect(deviations[0]).toMatchObject({ path: 'Content-Type', value: 'x-klingon' });
  });

  it('holds for a list that is read as it comes, with places [client.answer.charset]', async () => {
    const records = ['Café', 'Straße'].map((wo_number, index) => ({
      ...{ report_id: String(index + 1), wo_number, wo_status: 'Unread' },
    }));
    const json = envelope({ result_data: records });
    const told: unknown[] = [];
    const read = async () => {
      const names = [];
      for await (const one of peer.client.stream('get_all_orders')) names.push(one.wo_number);
      return names;
    };
    peer.answer = bytes(Buffer.from(json, 'latin1'), {
      'content-type': 'text/html; charset=iso-8859-1',
    });
    expect(await read()).toEqual(['Café', 'Straße']);
    peer.answer = bytes(Buffer.from(json, 'latin1'), {});
    const { result, deviations } = await peer.client.request('get_all_orders');
    expect(result.map(({ wo_number }) => wo_number)).toEqual(['Caf\ufffd', 'Stra\ufffde']);
    told.push(...deviations.map(({ path: place }) => place));
    expect(told).toEqual(['result_data[0].wo_number', 'result_data[1].wo_number']);
  });
});

describe('the encoding of an answer', () => {
  const ENCODINGS: [string, (body: Buffer) => Buffer][] = [
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZIP', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['identity', (body) => body],
  ];
  const listed = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ report_id: String(index + 1), wo_number: 'x'.repeat(100), wo_status: 'Unread' },
    }));

  it.each(ENCODINGS)(
    '%s is read, whole and as it comes [client.answer.encoding]',
    async (name, pack) => {
      const body = Buffer.from(envelope({ result_data: listed(300) }));
      peer.answer = bytes(pack(body), { 'content-encoding': name });
      expect(await peer.client.call('get_all_orders')).toHaveLength(300);
      let count = 0;
      for await (const _one of peer.client.stream('get_all_orders')) count += 1;
      expect(count).toBe(300);
    },
  );

  it.each(ENCODINGS.slice(0, 6))(
    '%s is bounded by what it inflates to [client.answer.encoding]',
    async (name, pack) => {
      const bomb = pack(Buffer.from(envelope({ result_data: 'x'.repeat(10_000_000) })));
      expect(bomb.length).toBeLessThan(20_000);
      small.answer = bytes(bomb, { 'content-encoding': name });
      const error = await refused(small.client.callAny('x'));
      expect(error).toMatchObject({ code: 'answer_too_large' });
      expect(error.message).toContain('option maxAnswerSize allows for more');
      const streamed = async () => {
        for await (const _one of small.client.stream('get_all_orders'));
      };
      expect(await refused(streamed())).toMatchObject({ code: 'answer_too_large' });
    },
  );

  it.each([
    ['gzip', Buffer.from(envelope())],
    ['gzip', gzipSync(envelope()).subarray(0, 40)],
    ['br', Buffer.from('{}{}{}{}')],
    ['deflate', deflateSync(envelope()).subarray(0, 30)],
    ['zstd', Buffer.from(envelope())],
    ['gzip, br', gzipSync(envelope())],
  ])('%s that is broken or not known is a failure', async (name, body) => {
    peer.answer = bytes(body, { 'content-encoding': name });
    const streamed = async () => {
      for await (const _one of peer.client.stream('get_all_orders'));
    };
    // One after the other: a call that fails before its failure is awaited fails the test.
    for (const call of [order, streamed]) {
      expect(await refused(call())).toMatchObject({
        code: 'answer_malformed',
        kind: 'invalid_answer',
      });
    }
  });

  it('and a charset are read together', async () => {
    const body = iconv.encode(envelope({ result_data: { wo_number: 'Café €' } }), 'windows-1252');
    const headers = {
      'content-encoding': 'gzip',
      'content-type': 'text/html; charset=windows-1252',
    };
    peer.answer = bytes(gzipSync(body), headers);
    expect((await order()).result).toEqual({ wo_number: 'Café €' });
  });
});
