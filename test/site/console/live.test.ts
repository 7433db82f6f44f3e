import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { mount } from '../../../src/http/index.js';
import { LiveHints } from '../../../src/site/console/live.js';
import { eventually, serve } from '../../support/resources.js';
import { ENGINES } from '../databases.js';
import { PASSWORD, TestConsole } from './open-console.js';

const [engine] = ENGINES;

/** Follows a console as a browser does. */
class Follower {
  #text = '';
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #abort: AbortController;

  private constructor(response: Response, abort: AbortController) {
    if (!response.body) throw new Error(`no stream: ${response.status}`);
    this.#reader = response.body.getReader();
    this.#abort = abort;
  }

  static async at(url: string, headers: Record<string, string>): Promise<Follower> {
    const abort = new AbortController();
    return new Follower(await fetch(`${url}/api/live`, { headers, signal: abort.signal }), abort);
  }

  /** The next event: its kind, its id and how far the orders have come. */
  async next(): Promise<{ kind: string; id: string; orders: number; exchanges: number }> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const event = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        const [, id] = /^id: (.+)$/m.exec(event) ?? [];
        const [, kind] = /^event: (.+)$/m.exec(event) ?? [];
        const [, data] = /^data: (.+)$/m.exec(event) ?? [];
        if (id && kind && data) {
          const { orders, exchanges } = JSON.parse(data);
          return { kind, id, orders: Number(orders), exchanges: Number(exchanges) };
        }
        continue;
      }
      const { value, done } = await this.#reader.read();
      if (done) throw new Error('the stream ended');
      this.#text += Buffer.from(value).toString('utf8');
    }
  }

  leave(): void {
    this.#abort.abort();
  }
}

describe('the live hints of a console', () => {
  let test: TestConsole;
  let cookie: string;
  beforeAll(async () => {
    await engine?.start();
    if (engine) test = await TestConsole.open(engine);
    await test.as('reader');
    cookie = await cookieOf('reader');
  });
  afterAll(async () => {
    await test?.close();
    await engine?.stop();
  });
  const cookieOf = async (username: string) => {
    const login = await test.stranger.post('/api/login').send({ username, password: PASSWORD });
    return String(login.headers['set-cookie']).split(';')[0] ?? '';
  };
  const follow = (more: Record<string, string> = {}) => Follower.at(test.url, { cookie, ...more });

  it('tell every page of an order that arrives, and never what is in it', async () => {
    const pages = await Promise.all([follow(), follow()]);
    const before = await Promise.all(pages.map((page) => page.next()));
    await test.test.order({ comments: 'not for the stream' });
    for (const [index, page] of pages.entries()) {
      const news = await page.next();
      expect(news.kind).toBe('news');
      expect(news.orders).toBeGreaterThan(before[index]?.orders ?? 0);
      page.leave();
    }
  });

  it('tell a page that comes back whether it missed something', async () => {
    const first = await follow();
    const { id } = await first.next();
    first.leave();
    const same = await follow({ 'Last-Event-ID': id });
    expect((await same.next()).kind).toBe('hello');
    same.leave();
    await test.test.order();
    const late = await follow({ 'Last-Event-ID': id });
    expect((await late.next()).kind).toBe('missed');
    late.leave();
  });

  it('join what happens at once into one hint', async () => {
    const page = await follow();
    const { orders } = await page.next();
    for (let count = 0; count < 20; count += 1) await test.test.order();
    let hints = 0;
    for (let seen = orders; seen < orders + 20; hints += 1) seen = (await page.next()).orders;
    expect(hints).toBeLessThan(20);
    page.leave();
  });

  it('are bounded: a user has 30 at a time, and another is told when to come again', async () => {
    const open = () => fetch(`${test.url}/api/live`, { headers: { cookie } });
    const answers = await Promise.all(Array.from({ length: 33 }, open));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.headers.get('retry-after')).toBe('60');
    await Promise.all(answers.map(({ body }) => body?.cancel()));
    await eventually(() => {
      void open().then((answer) => {
        if (answer.status === 200) answers.push(answer);
        void answer.body?.cancel();
      });
      return answers.length > 33;
    });
  });

  it('hold nobody up: fifty consoles, many exchanges, joined hints, and one look for all', async () => {
    for (const username of ['ann', 'ben']) await test.as('reader', username);
    const cookies = await Promise.all(['ann', 'ben'].map((username) => cookieOf(username)));
    const open = (index: number) => follow({ cookie: cookies[index % 2] ?? '' });
    const pages = await Promise.all(Array.from({ length: 50 }, (_, index) => open(index)));
    const begun = await Promise.all(pages.map((page) => page.next()));
    const before = Math.max(...begun.map(({ exchanges }) => exchanges));

    const answers = await Promise.all(
      Array.from({ length: 500 }, () => test.test.send('get_all_orders', {})),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(500);
    const hints = await Promise.all(
      pages.map(async (page) => {
        let count = 0;
        for (let seen = before; seen < before + 500; count += 1)
          seen = (await page.next()).exchanges;
        return count;
      }),
    );
    // Four a second at most: many exchanges are one hint, however slow the machine is.
    for (const count of hints) expect(count).toBeLessThan(250);
    for (const page of pages) page.leave();
  });

  it('are skipped by one who reads none, who is cut off; the others hear on', async () => {
    let turn = 0;
    // Hints as large as this fill what the system holds for a reader at once.
    const live = new LiveHints(async () => ({ turn: String(turn++), filler: 'x'.repeat(500_000) }));
    const exchange = (request: IncomingMessage) =>
      live.follow(request, { userId: '1', isAlive: async () => true });
    const failed = () => ({ status: 500, headers: [], body: '' });
    const { port, url } = await serve(mount({ exchange, failed, readTimeout: 200 }));
    const silent = connect(port, '127.0.0.1').on('error', () => {});
    silent.pause();
    silent.write('GET /api/live HTTP/1.1\r\nHost: x\r\n\r\n');
    const abort = new AbortController();
    const reader = await fetch(url, { signal: abort.signal });
    await eventually(() => live.followers === 2);
    let heard = 0;
    void (async () => {
      for await (const chunk of reader.body ?? []) heard += chunk.length;
    })().catch(() => undefined);
    await eventually(() => live.followers === 1);
    const so_far = heard;
    await eventually(() => heard > so_far + 1_000_000);
    abort.abort();
    await eventually(() => live.followers === 0);
    silent.destroy();
    live.close();
  });

  it('end with the session of their page', async () => {
    const live = new LiveHints(async () => ({}), 20);
    let isAlive = true;
    const request = new IncomingMessage(new Socket());
    const { body } = await live.follow(request, { userId: '1', isAlive: async () => isAlive });
    setTimeout(() => {
      isAlive = false;
    }, 50);
    let text = '';
    for await (const part of Readable.from(body)) text += String(part);
    expect(text).toContain('event: hello');
    expect(text).toContain(': still here');
    live.close();
  });
});
