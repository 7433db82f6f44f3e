import { createHmac } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Encoding, LinkClient } from '../../src/client/index.js';
import { createReceiver, hashPassword, LinkError, type Receiver } from '../../src/index.js';
import { clientFor, failureOf, REMOTE, SITE } from './peer.js';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(300_000, 9)]);
const SIGNING = 'signing-key';
const dialect = { brand: 'acme', obj_url: 's3_url' };
const encodings: Encoding[] = ['urlencoded', 'raw', 'multipart'];

const servers: Server[] = [];
const receivers: Receiver[] = [];
const clients: LinkClient[] = [];

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${(typeof address === 'object' && address?.port) || 0}/`;
}

/** Pre-signed addresses with an end, as an owner of files hands them out. */
function createFiles() {
  const sign = (path: string, until: number) =>
    createHmac('sha256', SIGNING).update(`${path} ${until}`).digest('hex');
  return {
    base: '',
    lifetime: 60_000,
    made: 0,
    address(path: string): string {
      this.made += 1;
      const until = Date.now() + this.lifetime;
      return `${this.base}${path}?until=${until}&signature=${sign(path, until)}`;
    },
    serve: ((request, response) => {
      const url = new URL(request.url ?? '', 'http://local');
      const until = Number(url.searchParams.get('until'));
      const signature = sign(url.pathname.slice(1), until);
      const fine = url.searchParams.get('signature') === signature && until > Date.now();
      response.writeHead(fine ? 200 : 403);
      response.end(fine ? JPEG : 'expired');
    }) as RequestListener,
  };
}

const files = createFiles();
const got: { event: string; data: unknown; file?: Buffer }[] = [];

async function start(options = {}): Promise<{ url: string; receiver: Receiver }> {
  const passwordHash = await hashPassword('secret');
  const receiver = createReceiver({
    siteId: REMOTE,
    accounts: [{ username: 'acme', passwordHash, orgId: 18 }],
    logger: false,
    ...options,
  });
  receivers.push(receiver);
  receiver
    .on('get_all_orders', () => [
      { report_id: '900719925474099312345', wo_number: 'W & 100% + ü', wo_status: 'Unread' },
    ])
    .on('get_order', ({ data }) => {
      throw new LinkError('order_not_found', `No order ${data.report_id}`);
    })
    .on(
      'get_invoice_items_order',
      () =>
        new Map([
          ['0', ''],
          ['900', 'Z'],
          ['12', 'A'],
          ['***other***', 'Other'],
        ]),
    )
    .on('get_file', ({ data }) => [
      {
        report_id: data.report_id,
        file_id: 9,
        file_name: 'a.jpg',
        file_type: 'image/jpeg',
        file_size: JPEG.length,
        obj_url: files.address('a.jpg'),
        module_type: data.module_type,
        org_name: 'Acme',
      },
    ])
    .on('send_bid_comp', ({ data }) => {
      got.push({ event: 'send_bid_comp', data });
      return { comp_note_id: 77 };
    })
    .on('send_ready_for_office', () => ({
      error: ['photos are missing'],
      cell_updates: [],
      error_reportid: ['5'],
      records_updated: '0',
      ready_update: '0',
      log_code: '',
    }))
    .on('validate_user', ({ data }) => {
      got.push({ event: 'validate_user', data });
      return null;
    })
    .on('mark_order_imported', () => null)
    .on('send_file', async ({ data, file }) => {
      got.push({ event: 'send_file', data, file: await buffer(await file.open()) });
      return null;
    });
  return { url: await listen(receiver), receiver };
}

function make(url: string, options = {}): LinkClient {
  const client = clientFor({ url }, { allowedHosts: ['127.0.0.1'], ...options });
  clients.push(client);
  return client;
}

let url = '';
beforeAll(async () => {
  files.base = await listen(files.serve);
  ({ url } = await start());
});
beforeEach(() => {
  got.length = 0;
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});
afterAll(async () => {
  await Promise.all(receivers.map((receiver) => receiver.close()));
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

describe.each(encodings)('against the receiver, %s', (encoding) => {
  it('calls and is answered, beside the result the ids of the site', async () => {
    const client = make(url, { encoding });
    expect(await client.request('mark_order_imported', { report_id: '1' })).toMatchObject({
      result: null,
      remoteSiteId: REMOTE,
      remoteOrgId: 18,
    });
    const [order] = await client.call('get_all_orders');
    expect(order).toMatchObject({ report_id: '900719925474099312345', wo_number: 'W & 100% + ü' });
  });

  it('delivers every character', async () => {
    const bid_note = 'a & b = c + 100% "q" \\ / \' ü 😀\nline\ttab {}[]<>#?;payload=%7B';
    const item = { report_id: '5', dst_invoice_item_id: '1', qty_bid: '1.00', bid_note };
    await make(url, { encoding }).call('send_bid_comp', item);
    expect(got[0]?.data).toMatchObject({ bid_note });
  });

  it('tells a refusal, wrong credentials, and an event that nobody handles', async () => {
    const client = make(url, { encoding });
    const refusal = await failureOf(client.call('get_order', { report_id: '4711' }));
    expect(refusal).toMatchObject({ kind: 'refused', reasons: ['No order 4711'] });
    const wrong = make(url, { encoding, username: `x-${encoding}` });
    expect(await failureOf(wrong.call('validate_user'))).toMatchObject({
      reasons: ['Could not validate username and password.'],
    });
    expect(await failureOf(client.callAny('get_job_notes'))).toMatchObject({ kind: 'refused' });
    const office = failureOf(client.call('send_ready_for_office', { dst_report_id: '5' }));
    expect(await office).toMatchObject({ reasons: ['photos are missing'] });
  });
});

describe('against the receiver', () => {
  it('keeps the order of invoice items', async () => {
    const { items, otherAllowed } = await make(url).call('get_invoice_items_order', {
      report_id: '1',
    });
    expect([...items.keys(), otherAllowed]).toEqual(['900', '12', true]);
  });

  it('tells refusals with a fitting HTTP status, too', async () => {
    const strict = await start({ httpStatus: true });
    const error = await failureOf(make(strict.url).call('get_order', { report_id: '4711' }));
    expect(error).toMatchObject({ kind: 'refused', status: 404, reasons: ['No order 4711'] });
  });

  it("speaks a service's dialect on both sides", async () => {
    const branded = await start({ dialect });
    const client = make(branded.url, { dialect });
    await client.call('validate_user', { svclink_push: 'https://p.example/k' });
    expect(got[0]?.data).toEqual({ svclink_push: 'https://p.example/k' });
    const [record] = await client.call('get_file', { report_id: '1', module_type: 'uploads' });
    expect(record?.obj_url).toMatch(/^http/);
  });

  it('sends a file along', async () => {
    const data = { dst_report_id: '5', file_id: 'a-1', file_name: 'ü "x".jpg', content: JPEG };
    expect(await make(url).call('send_file', data)).toBeNull();
    expect(got[0]?.data).toMatchObject({ dst_report_id: '5', file_id: 'a-1', file_area: 0 });
    expect(got[0]?.file?.equals(JPEG)).toBe(true);
  });

  it('sends a file by address', async () => {
    const fetching = await start({ allowedHosts: ['127.0.0.1'] });
    const obj_url = files.address('b.jpg');
    const data = { dst_report_id: '5', file_id: 'a-2', file_name: 'b.jpg', obj_url };
    await make(fetching.url).call('send_file', data);
    expect(got[0]?.file?.equals(JPEG)).toBe(true);
  });

  it('downloads a file, and again when its address has expired', async () => {
    const client = make(url);
    files.lifetime = 30;
    files.made = 0;
    const [record] = await client.call('get_file', { report_id: '1', module_type: 'uploads' });
    if (!record) throw new Error('nothing listed');
    await new Promise((resolve) => setTimeout(resolve, 60));
    files.lifetime = 60_000;
    const { stream } = await client.download(record);
    expect((await buffer(stream)).equals(JPEG)).toBe(true);
    expect(files.made).toBe(2);
  });

  it('calls many at a time', async () => {
    const client = make(url, { connections: 8 });
    const calls = Array.from({ length: 60 }, () => client.call('get_all_orders'));
    expect((await Promise.all(calls)).every(([order]) => order?.wo_status === 'Unread')).toBe(true);
  });

  it('takes the site id of the caller along', async () => {
    const seen: string[] = [];
    const listed = await start({ siteIds: (id: string) => seen.push(id) > 0 });
    await make(listed.url).call('mark_order_imported', { report_id: '1' });
    expect(seen).toEqual([SITE]);
  });
});
