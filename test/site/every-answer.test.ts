import { createServer, type RequestListener } from 'node:http';
import supertest from 'supertest';
import { ENGINES, type TestEngine } from './databases.js';
import { TestSite } from './open-site.js';

const [SQLITE] = ENGINES as [TestEngine];

describe('every answer of a site', () => {
  let test: TestSite;
  beforeAll(async () => {
    await SQLITE.start();
    test = await TestSite.open(SQLITE);
  });
  afterAll(async () => {
    await test.close();
    await SQLITE.stop();
  });

  const PARTS = ['receiver', 'files', 'console', 'push'] as const;
  const server = (part: (typeof PARTS)[number]) =>
    createServer(test.site[part] as unknown as RequestListener);
  const PATHS = ['/', '/api/state', '/no/such/thing', '/..%2f..%2fsecret.key'] as const;
  const PAGES = ['receiver', 'files', 'console'] as const;
  const asked = PAGES.flatMap((part) => PATHS.map((path) => [part, path] as const));

  it.each(asked)(
    'of %s at %s runs and frames nothing, and is taken for nothing else',
    async (part, path) => {
      const { headers, status } = await supertest(server(part)).get(path);
      expect(status).not.toBe(500);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(
        /default-src 'none'.*frame-ancestors 'none'/,
      );
      expect(headers['content-type']).toMatch(
        /^(?:application\/json|text\/(?:plain|html)); ?charset=utf-8$/i,
      );
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it('of a push address has no content, and is taken for nothing else', async () => {
    const { headers, status, text } = await supertest(server('push')).get('/a-key');
    expect([status, text]).toEqual([204, '']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(PAGES)('of %s refuses TRACE, and reflects nothing of it', async (part) => {
    const { status, text } = await supertest(server(part)).trace('/').set('X-Secret', 'reflected');
    expect([404, 405]).toContain(status);
    expect(text).not.toContain('reflected');
  });

  it('of the receiver asks browsers for https for a year, subdomains included', async () => {
    const { headers } = await supertest(server('receiver')).get('/');
    const [, age = '0'] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
    expect(headers['strict-transport-security']).toContain('includeSubDomains');
  });

  it('of the console sends no address of its own elsewhere', async () => {
    const { headers } = await supertest(server('console')).get('/');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});
