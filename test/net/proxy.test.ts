import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { createOutgoing, type NetworkOptions, type OutgoingOptions } from '../../src/net/index.js';
import { AUTHORITY, SERVER } from '../support/certificates.js';
import { ConnectProxy, type Decision } from '../support/connect-proxy.js';
import { atEnd, failureOf, serve } from '../support/resources.js';
import { answering } from './server.js';

const PUBLIC = '93.184.216.34';
const requests: string[] = [];
let proxy: ConnectProxy;
let secure = 0;
let plain = 0;
beforeAll(async () => {
  proxy = await ConnectProxy.start();
  const listener: Parameters<typeof serve>[0] = (request, response) => {
    requests.push(`${request.headers.host}${request.url}`);
    const [, to] = request.url?.split('?to=') ?? [];
    if (to) response.writeHead(302, { location: decodeURIComponent(to) }).end();
    else response.end('reached');
  };
  secure = (await serve(createServer(SERVER, listener))).port;
  plain = (await serve(listener)).port;
});
beforeEach(() => {
  requests.length = 0;
  proxy.connects.length = 0;
  proxy.sent = '';
  proxy.decide = () => 'tunnel';
});

/** Requests an address through the proxy. */
async function get(url: string, { network, ...options }: OutgoingOptions = {}): Promise<string> {
  const outgoing = createOutgoing({
    timeout: 30_000,
    ...options,
    network: { proxy: proxy.address(), certificates: AUTHORITY, ...network },
  });
  atEnd(() => outgoing.close());
  const { body } = await outgoing.request(url, { timeout: 60_000 });
  return text(body);
}

describe('a request through a proxy', () => {
  it('goes to the checked address, while certificate and Host have the name', async () => {
    const { lookup, asked } = answering([PUBLIC]);
    expect(await get(`https://files.example:${secure}/photo`, { lookup })).toBe('reached');
    expect(proxy.authorities).toEqual([`${PUBLIC}:${secure}`]);
    expect(requests).toEqual([`files.example:${secure}/photo`]);
    expect(asked).toEqual(['files.example']);
    expect(proxy.sent).not.toContain('photo');
  });

  it.each([
    ['a private address', ['10.0.0.1']],
    ['a private address beside a public one', [PUBLIC, '127.0.0.1']],
    ['no address', []],
  ])('is refused for a name with %s, and the proxy is not asked', async (_what, found) => {
    const { lookup } = answering(found);
    const failure = await failureOf(get(`https://files.example:${secure}/`, { lookup }));
    expect(failure).toMatchObject({ code: found.length > 0 ? 'address_refused' : 'host_unknown' });
    expect(proxy.connects).toEqual([]);
  });

  it.each(['10.0.0.1', '169.254.169.254', '[fd00:ec2::254]'])(
    'is refused for %s, also where the proxy checks addresses',
    async (host) => {
      for (const proxyChecksAddresses of [false, true]) {
        const failure = await failureOf(
          get(`http://${host}:${plain}/`, { network: { proxyChecksAddresses } }),
        );
        expect(failure).toMatchObject({ code: 'address_refused' });
      }
      expect(proxy.connects).toEqual([]);
    },
  );

  it('is refused for a redirect into a private network', async () => {
    const { lookup } = answering([PUBLIC], ['10.0.0.1']);
    const to = encodeURIComponent(`https://inside.example:${secure}/`);
    const failure = await failureOf(get(`https://files.example:${secure}/?to=${to}`, { lookup }));
    expect(failure).toMatchObject({ code: 'address_refused' });
    expect(proxy.authorities).toEqual([`${PUBLIC}:${secure}`]);
  });

  it('names the host to a proxy that checks addresses, and resolves nothing', async () => {
    const { lookup, asked } = answering(['10.0.0.1']);
    const network = { proxyChecksAddresses: true };
    await get(`https://files.example:${secure}/`, { lookup, network });
    expect(proxy.authorities).toEqual([`files.example:${secure}`]);
    expect(asked).toEqual([]);
  });

  it('names a host that is allowed to have any address', async () => {
    const { lookup, asked } = answering(['10.0.0.1']);
    await get(`https://inside.example:${secure}/`, { lookup, allowedHosts: ['inside.example'] });
    expect(proxy.authorities).toEqual([`inside.example:${secure}`]);
    expect(asked).toEqual([]);
  });

  it('goes through a tunnel to http addresses too', async () => {
    const { lookup } = answering([PUBLIC]);
    expect(await get(`http://files.example:${plain}/`, { lookup })).toBe('reached');
    expect(proxy.authorities).toEqual([`${PUBLIC}:${plain}`]);
  });

  it('asks for the addresses of a host one after the other, IPv4 first', async () => {
    const { lookup } = answering(['2a00::1', '93.184.216.35', PUBLIC]);
    proxy.decide = (authority) => (authority.startsWith(`${PUBLIC}:`) ? 'tunnel' : 502);
    expect(await get(`https://files.example:${secure}/`, { lookup })).toBe('reached');
    expect(proxy.authorities).toEqual([`93.184.216.35:${secure}`, `${PUBLIC}:${secure}`]);
  });

  it('goes through a proxy that itself is reached by TLS', async () => {
    const other = await ConnectProxy.start({ isSecure: true });
    const { lookup } = answering([PUBLIC]);
    const network = { proxy: other.address('us%40er:pass%3Aword@') };
    await get(`https://files.example:${secure}/`, { lookup, network });
    const credentials = `Basic ${Buffer.from('us@er:pass:word').toString('base64')}`;
    expect(other.connects).toEqual([{ authority: `${PUBLIC}:${secure}`, credentials }]);
  });
});

describe('the authorities', () => {
  const { lookup } = answering([PUBLIC]);
  it('are needed for a private certificate', async () => {
    const outgoing = createOutgoing({ lookup, network: { proxy: proxy.address() } });
    atEnd(() => outgoing.close());
    const failure = await failureOf(outgoing.request(`https://files.example:${secure}/`));
    expect(failure).toMatchObject({ code: 'tls_failed' });
  });

  it('do not make a certificate good for another name', async () => {
    const failure = await failureOf(get(`https://files.other:${secure}/`, { lookup }));
    expect(failure).toMatchObject({ code: 'tls_failed' });
    expect(requests).toEqual([]);
  });
});

describe('a proxy that fails', () => {
  const { lookup } = answering([PUBLIC]);
  it.each<[Decision, RegExp]>([
    [407, /asks for other credentials \(407\)/],
    [403, /does not connect to 93\.184\.216\.34:\d+ \(403\)/],
    [502, /does not connect to 93\.184\.216\.34:\d+ \(502\)/],
    ['cut', /cannot be used \(ECONNRESET\)/],
    ['noise', /cannot be used \(HPE_INVALID_CONSTANT\)/],
    ['hang', /opened no connection in time/],
  ])('with %s is named without its credentials', async (decision, message) => {
    proxy.decide = () => decision;
    const failure = await failureOf(
      get(`https://files.example:${secure}/?key=SECRET`, {
        lookup,
        timeout: decision === 'hang' ? 700 : 30_000,
        network: { proxy: proxy.address('user:s3cret@') },
      }),
    );
    const expected = { code: 'proxy_failed', kind: 'no_connection' };
    expect(failure).toMatchObject({ ...expected, message: expect.stringMatching(message) });
    const shown = JSON.stringify([failure, String(Object(failure).cause), Object(failure).stack]);
    expect(shown).not.toMatch(/s3cret|SECRET|dXNlcj|hr@corp/);
    expect(proxy.connects).toHaveLength(1);
  });

  it('by not listening is named', async () => {
    const network = { proxy: 'http://user:s3cret@127.0.0.1:1' };
    const failure = await failureOf(get(`https://files.example:${secure}/`, { lookup, network }));
    expect(failure).toMatchObject({
      code: 'proxy_failed',
      message:
        'files.example:' +
        secure +
        ' was not called: the proxy 127.0.0.1:1 cannot be used (ECONNREFUSED)',
    });
  });
});

describe('hosts without the proxy', () => {
  it.each(['127.0.0.1', 'localhost'])('are those of this machine: %s', async (host) => {
    await get(`http://${host}:${plain}/`, { allowedHosts: [host] });
    expect(proxy.connects).toEqual([]);
  });

  it.each([
    ['files.example', 'files.example'],
    ['files.example', 'example'],
    ['files.example', '.EXAMPLE'],
    ['files.example', '*.example'],
    ['files.example', '*'],
    [PUBLIC, '93.184.0.0/16'],
    [PUBLIC, PUBLIC],
    ['[2a00::1]', '2a00::/16'],
    ['[2a00::1]', '2a00::1'],
  ])('are named: %s by %s', async (host, entry) => {
    const lookup = async () => [{ address: '127.0.0.1', family: 4 }];
    // A direct connection is guarded as ever: the name is at a private address, and nothing is at the public ones.
    const failure = await failureOf(
      get(`http://${host}:${plain}/`, { lookup, timeout: 300, network: { noProxy: [entry] } }),
    );
    expect(Object(failure).code).not.toBe('proxy_failed');
    expect(proxy.connects).toEqual([]);
  });

  it.each([
    ['files.example', 'les.example'],
    ['files.example', 'other.example'],
    ['files.example', 'files.example:1'],
    [PUBLIC, '10.0.0.0/8'],
    [PUBLIC, '93.184.216.3'],
  ])('are no others: %s by %s', async (host, entry) => {
    const { lookup } = answering([PUBLIC]);
    await get(`http://${host}:${plain}/`, { lookup, network: { noProxy: [entry] } });
    expect(proxy.authorities).toEqual([`${PUBLIC}:${plain}`]);
  });
});

describe('the options of the network', () => {
  it.each<[string, NetworkOptions]>([
    ['proxy', { proxy: 'proxy.example:3128' }],
    ['proxy', { proxy: 'socks5://user:s3cret@proxy.example' }],
    ['proxy', { proxy: 'http://user:s3cret@proxy.example/path' }],
    ['proxy', { proxy: 'http://user%3Aname:s3cret@proxy.example' }],
    ['proxy', { proxy: 'http://us%er:s3cret@proxy.example' }],
    ['noProxy', { noProxy: ['http://files.example'] }],
    ['noProxy', { noProxy: ['10.0.0.0/33'] }],
    ['noProxy', { noProxy: [''] }],
    ['certificates', { certificates: '' }],
    ['certificates', { certificates: AUTHORITY.replace('MII', 'xxx') }],
    ['certificates', { certificates: SERVER.key }],
  ])('are refused by the name of %s', (name, network) => {
    const message = expect.stringMatching(new RegExp(`^network\\.${name}: `));
    const shown = () => createOutgoing({ network });
    expect(shown).toThrow(expect.objectContaining({ code: 'option_invalid', message }));
    expect(shown).not.toThrow(/s3cret/);
  });
});
