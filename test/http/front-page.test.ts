import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import express from 'express';
import supertest from 'supertest';
import { type FrontPageOptions, frontPage, listen } from '../../src/index.js';
import { startBrowser } from '../conformance/browser.js';

const options: FrontPageOptions = {
  title: 'Orders of <Acme> & "Sons"',
  about: 'What this is.',
  send: 'A POST to /link.',
  commands: [`curl 'http://localhost/link?a=1&b=<2>'`],
  reference: {
    'The fields': 'npx svclink events',
    'All <actions>': '/reference',
    Elsewhere: 'https://orders.example/"x"',
    Trap: 'javascript:alert(1)',
  },
};

describe('a front page', () => {
  it('says in an app what this is, what to send and where to read on', async () => {
    const app = express().get('/', frontPage(options));
    const { status, type, text } = await supertest(app).get('/');
    expect([status, type]).toEqual([200, 'text/html']);
    expect(text).toContain('<h1>Orders of &lt;Acme&gt; &amp; &quot;Sons&quot;</h1>');
    expect(text).toContain('curl &#39;http://localhost/link?a=1&amp;b=&lt;2&gt;&#39;</pre>');
    expect(text).toContain('<a href="/reference">/reference</a>');
    expect(text).toContain('<code>npx svclink events</code>');
  });

  it('has no script, links to http and this server alone, and allows its one style by hash', async () => {
    const { text, headers } = await supertest(frontPage(options)).get('/');
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(text).not.toMatch(/<script|href="javascript|style="/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('asks for its texts at each request where it is given a function', async () => {
    let port = 1;
    const page = frontPage(() => ({ ...options, send: `A POST to port ${port}.` }));
    port = 2;
    expect((await supertest(page).get('/')).text).toContain('A POST to port 2.');
  });

  it('is as short as what it is given', async () => {
    const { text } = await supertest(frontPage({ title: 'x', about: 'y', send: 'z' })).get('/');
    expect(text).not.toMatch(/<pre|<dl|Where to read on/);
  });

  it('answers HEAD without a body, and refuses what is neither GET nor HEAD', async () => {
    const head = await supertest(frontPage(options)).head('/');
    expect([head.status, head.text]).toEqual([200, undefined]);
    for (const method of ['post', 'put', 'delete'] as const) {
      const { status, headers } = await supertest(frontPage(options))[method]('/');
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('a front page in a browser', () => {
  it('breaks no policy and no rule of accessibility, and fits a telephone, in light and dark', async () => {
    const long = { ...options, commands: [`curl ${'x'.repeat(400)} ${'y '.repeat(200)}`] };
    const { port, end } = await listen(frontPage(long), { port: 0 });
    const browser = await startBrowser();
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width: 390, height: 800 };
      const context = await browser.newContext({ viewport, colorScheme, locale: 'en-US' });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => problems.push(message.text()));
      await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'load' });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
      expect(await page.evaluate('getComputedStyle(document.querySelector("main")).maxWidth')).toBe(
        '736px',
      );
      expect(problems).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      await context.close();
    }
    await browser.close();
    await end();
  }, 60_000);
});
