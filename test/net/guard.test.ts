import { text } from 'node:stream/consumers';
import { createOutgoing, type Outgoing } from '../../src/net/index.js';
import { answering, createLocal, startServer, type TestServer } from './server.js';

let server: TestServer;
const opened: Outgoing[] = [];

function keep(outgoing: Outgoing): Outgoing {
  opened.push(outgoing);
  return outgoing;
}

beforeAll(async () => {
  server = await startServer((request, response) => {
    const to = new URL(request.url ?? '', 'http://local').searchParams.get('to');
    if (to === null) response.end('reached');
    else response.writeHead(302, { location: to }).end('moved');
  });
});

beforeEach(() => {
  server.requests.length = 0;
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((outgoing) => outgoing.close()));
});

afterAll(() => server.close());

/** What this machine says of an address of its own where nothing listens. */
const NOT_CONNECTED = expect.stringMatching(/^(?:connection_(?:refused|lost)|host_unreachable)$/);

const NOT_CONNECTED_IN_TIME = expect.stringMatching(
  /^(?:connection_(?:refused|lost)|host_unreachable|timed_out)$/,
);

describe('an address that is not public', () => {
  it.each([
    ['loopback', ['127.0.0.1']],
    ['private', ['10.0.0.1']],
    ['link-local', ['169.254.0.1']],
    ['metadata', ['169.254.169.254']],
    ['IPv6 loopback', ['::1']],
    ['unique local', ['fd00:ec2::254']],
    ['IPv4-mapped loopback', ['::ffff:127.0.0.1']],
    ['NAT64 loopback', ['64:ff9b::127.0.0.1']],
    ['link-local with a zone', ['fe80::1%lo']],
    ['private behind a public one', ['2a00::1', '10.0.0.1']],
    ['public behind a private one', ['127.0.0.1', '2a00::1']],
    ['not an address', ['localhost']],
  ])('is refused without a connection: %s [link.files.address-private]', async (_what, list) => {
    const { lookup } = answering(list);
    const outgoing = keep(createOutgoing({ lookup, timeout: 30_000 }));
    const url = `http://files.example:${server.port}/?key=SECRET`;
    await expect(outgoing.request(url)).rejects.toMatchObject({
      name: 'CallError',
      code: 'address_refused',
      message: expect.stringMatching(/^files\.example .*allowedHosts$/),
    });
    expect(server.requests).toEqual([]);
  });

  it.each([
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '0',
    '0.0.0.0',
    '１２７.０.０.１',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '①②⑦.0.0.1',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::127.0.0.1]',
    'user:word@127.0.0.1',
  ])('is refused however it is spelled: %s [link.files.address-private]', async (host) => {
    const { lookup, asked } = answering(['2a00::1']);
    const outgoing = keep(createOutgoing({ lookup, timeout: 30_000 }));
    await expect(outgoing.request(`http://${host}:${server.port}/`)).rejects.toMatchObject({
      code: 'address_refused',
    });
    expect(asked).toEqual([]);
    expect(server.requests).toEqual([]);
  });

  it('is refused for https as well', async () => {
    const { lookup } = answering(['127.0.0.1']);
    const outgoing = keep(createOutgoing({ lookup, timeout: 30_000 }));
    const url = `https://files.example:${server.port}/`;
    await expect(outgoing.request(url)).rejects.toMatchObject({ code: 'address_refused' });
  });

  it('is refused for what the system itself resolves', async () => {
    const outgoing = keep(createOutgoing({ timeout: 30_000 }));
    for (const host of ['localhost', 'LOCALHOST']) {
      const url = `http://${host}:${server.port}/`;
      await expect(outgoing.request(url)).rejects.toMatchObject({ code: 'address_refused' });
    }
    expect(server.requests).toEqual([]);
  });
});

describe('a name that answers differently the second time', () => {
  it('is asked once per connection, and judged by the answer that is connected to', async () => {
    const { lookup, asked } = answering(['2a00::1'], ['127.0.0.1']);
    const outgoing = keep(createOutgoing({ lookup }));
    const url = `http://rebinding.example:${server.port}/`;
    const first = outgoing.request(url, { timeout: 300 });
    await expect(first).rejects.toMatchObject({ code: NOT_CONNECTED_IN_TIME });
    expect(asked).toEqual(['rebinding.example']);
    await expect(outgoing.request(url)).rejects.toMatchObject({ code: 'address_refused' });
    expect(asked).toHaveLength(2);
    expect(server.requests).toEqual([]);
  });
});

describe('a redirect', () => {
  it.each([
    ['an address', (port: number) => `http://127.0.0.1:${port}/inside`],
    ['an odd spelling', (port: number) => `http://2130706433:${port}/inside`],
    ['IPv6', (port: number) => `http://[::ffff:127.0.0.1]:${port}/inside`],
    ['a name', (port: number) => `http://inside.example:${port}/inside`],
    ['no scheme', (port: number) => `//inside.example:${port}/inside`],
    [
      'another redirect',
      (port: number) =>
        `http://files.allowed:${port}/?to=${encodeURIComponent(`http://inside.example:${port}/inside`)}`,
    ],
  ])('into our own network is refused: %s [link.files.address-redirect]', async (_what, target) => {
    const outgoing = keep(createLocal({ allowedHosts: ['files.allowed'] }));
    const to = encodeURIComponent(target(server.port));
    await expect(
      outgoing.request(`http://files.allowed:${server.port}/?to=${to}`),
    ).rejects.toMatchObject({ code: 'address_refused' });
    expect(server.requests.filter((line) => line.includes('GET /inside'))).toEqual([]);
  });

  it.each(['file:///etc/passwd', 'ftp://files.allowed/', 'data:text/plain,hello', 'javascript:1'])(
    'to %s is refused [link.files.address-schemes]',
    async (target) => {
      const outgoing = keep(createLocal());
      const to = encodeURIComponent(target);
      await expect(
        outgoing.request(`http://files.allowed:${server.port}/?to=${to}`),
      ).rejects.toMatchObject({ code: 'address_invalid' });
    },
  );
});

describe('the scheme', () => {
  it.each([
    'file:///etc/passwd',
    'ftp://files.allowed/a',
    'gopher://files.allowed/',
    'data:text/plain,hello',
    'javascript:alert(1)',
    'blob:http://files.allowed/x',
    'ws://files.allowed/',
    'unix:/var/run/docker.sock',
    'httpx://files.allowed/',
  ])('of %s is refused [link.files.address-schemes]', async (url) => {
    const outgoing = keep(createLocal());
    await expect(outgoing.request(url)).rejects.toMatchObject({ code: 'address_invalid' });
  });

  it.each(['http', 'HTTP', 'hTTp'])(
    '%s is fetched [link.files.address-schemes]',
    async (scheme) => {
      const outgoing = keep(createLocal());
      const answer = await outgoing.request(`${scheme}://files.allowed:${server.port}/`);
      expect(await text(answer.body)).toBe('reached');
    },
  );
});

describe('what is no address at all', () => {
  it.each([
    '',
    'files.allowed/a',
    '/a?key=SECRET',
    'http://',
    'http://[::1',
    'http://a b/',
    'http://1.2.3.256/',
    'http://[fe80::1%25lo]/',
  ])('is refused without being repeated: %j', async (url) => {
    const outgoing = keep(createLocal());
    const failure = outgoing.request(url);
    await expect(failure).rejects.toMatchObject({ code: 'address_invalid' });
    await expect(failure).rejects.not.toHaveProperty('cause');
    await expect(failure).rejects.not.toThrow(/SECRET/);
  });
});

describe('allowedHosts', () => {
  const cases: [string, (port: number) => string, (port: number) => string][] = [
    ['a host', () => 'files.internal', (port) => `http://files.internal:${port}/`],
    [
      'a host and its port',
      (port) => `files.internal:${port}`,
      (port) => `http://files.internal:${port}/`,
    ],
    ['capitals', () => 'Files.INTERNAL', (port) => `http://fileS.internal:${port}/`],
    ['an address', () => '127.0.0.1', (port) => `http://127.0.0.1:${port}/`],
    ['an address, spelled oddly', () => '127.0.0.1', (port) => `http://0x7f.1:${port}/`],
    [
      'an address and its port',
      (port) => `127.0.0.1:${port}`,
      (port) => `http://127.0.0.1:${port}/`,
    ],
  ];
  it.each(cases)(
    'lets %s be reached [link.files.address-allowed-hosts]',
    async (_what, entry, url) => {
      const outgoing = keep(createLocal({ allowedHosts: [entry(server.port)] }));
      const answer = await outgoing.request(url(server.port));
      expect(answer.status).toBe(200);
      expect(await text(answer.body)).toBe('reached');
    },
  );

  it.each([
    ['another host', () => 'other.internal'],
    ['a host that it ends with', () => 'internal'],
    ['a host that it starts with', () => 'files.internal.example'],
    ['another port', () => 'files.internal:1'],
    ['the address of the name', () => '127.0.0.1'],
  ])('does not open one for %s', async (_what, entry) => {
    const outgoing = keep(createLocal({ allowedHosts: [entry()] }));
    const url = `http://files.internal:${server.port}/`;
    await expect(outgoing.request(url)).rejects.toMatchObject({ code: 'address_refused' });
    expect(server.requests).toEqual([]);
  });

  it('reads IPv6 with and without brackets and port', async () => {
    for (const entry of ['::1', '[::1]', '[::1]:1', '0:0:0:0:0:0:0:1']) {
      const outgoing = keep(createLocal({ allowedHosts: [entry] }));
      await expect(outgoing.request('http://[::1]:1/')).rejects.toMatchObject({
        code: NOT_CONNECTED,
      });
    }
  });

  it('takes the default port for the one that is not written', async () => {
    const outgoing = keep(
      createLocal({
        allowedHosts: ['a.internal:80', 'b.internal:443'],
        ...answering(['::1%none']),
      }),
    );
    for (const [url, code] of [
      ['http://a.internal/', NOT_CONNECTED],
      ['https://b.internal/', NOT_CONNECTED],
      ['https://a.internal/', 'address_refused'],
      ['http://b.internal/', 'address_refused'],
    ] as const) {
      await expect(outgoing.request(url)).rejects.toMatchObject({ code });
    }
  });

  it.each([
    '',
    ' ',
    'http://files.internal',
    'files.internal/a',
    'user@files.internal',
    'a b',
    'a:',
    'a:b',
    'a:99999',
    '::1]:80',
    '*?',
    'a#b',
  ])('refuses %j at construction', (entry) => {
    expect(() => createOutgoing({ allowedHosts: [entry] })).toThrow(
      expect.objectContaining({ code: 'option_invalid' }),
    );
  });
});
