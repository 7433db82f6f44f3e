import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type MetricsAccess, mayReadMetrics } from '../../../src/site/serve/metrics-access.js';

const LOCAL: MetricsAccess = { isLocal: true };

interface Asked {
  readonly remoteAddress?: string;
  readonly httpVersion?: string;
  readonly headers?: IncomingHttpHeaders;
}

function mayRead(access: MetricsAccess, asked: Asked = {}): boolean {
  const { remoteAddress = '127.0.0.1', httpVersion = '1.1', headers } = asked;
  const socket = { remoteAddress };
  const request = { socket, httpVersion, headers: { host: 'localhost:8080', ...headers } };
  return mayReadMetrics(request as unknown as IncomingMessage, access);
}

describe('the metrics of a site without a token', () => {
  it.each<[Asked]>([
    [{}],
    [{ remoteAddress: '::1', headers: { host: '[::1]:8080' } }],
    [{ remoteAddress: '::ffff:127.0.0.1', headers: { host: '127.0.0.1' } }],
    [{ headers: { host: '127.9.9.9:1', 'user-agent': 'Prometheus/3' } }],
  ])('are for a program of this machine: %j', (asked) => {
    expect(mayRead(LOCAL, asked)).toBe(true);
  });

  it('are for nobody where others reach the site', () => {
    expect(mayRead({})).toBe(false);
    expect(mayRead({ isLocal: false })).toBe(false);
  });

  it.each([
    undefined,
    '',
    'orders.example',
    'localhost.example',
    'localhost@orders.example',
    '127.0.0.1.example',
    '127.0.0.1:8080.example',
    '0.0.0.0',
    '[::]',
    '[::1',
    '192.0.2.1',
    '[::ffff:192.0.2.1]',
    'localhost:1:2',
    'local host',
  ])('are for no caller that names the host %j', (host) => {
    expect(mayRead(LOCAL, { headers: { host } })).toBe(false);
  });

  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-original-forwarded-for',
    'forwarded',
    'x-real-ip',
    'x-client-ip',
    'via',
    'cf-connecting-ip',
  ])('are for no proxy that sends %s', (name) => {
    expect(mayRead(LOCAL, { headers: { [name]: '127.0.0.1' } })).toBe(false);
  });

  it('are for no proxy that calls by HTTP/1.0, and for no other machine', () => {
    expect(mayRead(LOCAL, { httpVersion: '1.0' })).toBe(false);
    expect(mayRead(LOCAL, { remoteAddress: '192.0.2.1' })).toBe(false);
    expect(mayRead(LOCAL, { remoteAddress: '' })).toBe(false);
  });
});

describe('the metrics of a site with a token', () => {
  it('are for those that present it, from anywhere, and for nobody else', () => {
    const access = { token: 'a token', isLocal: true };
    const proxied = { 'x-forwarded-for': '192.0.2.1', host: 'orders.example' };
    const headers = { ...proxied, authorization: 'Bearer a token' };
    expect(mayRead(access, { remoteAddress: '192.0.2.1', headers })).toBe(true);
    expect(mayRead(access)).toBe(false);
    expect(mayRead(access, { headers: { authorization: 'Bearer a toke' } })).toBe(false);
  });
});
