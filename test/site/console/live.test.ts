import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { mount } from '../../../src/http/index.js';
import { LiveHints } from '../../../src/site/console/live.js';
import { SharedAnswers } from '../../../src/site/console/shared-answers.js';
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
    await eventually(async () => {
      const { status, body } = await open();
      await body?.cancel();
      return status === 200;
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
    const read = async () => ({ turn: String(turn++), filler: 'x'.repeat(500_000) });
    const live = new LiveHints({ read, alive: async (ids) => new Set(ids) });
    const exchange = (request: IncomingMessage) =>
      live.follow(request, { userId: '1', sessionId: '1' });
    const failed = () => ({ status: 500, headers: [], body: '' });
    // Longer than an event loop stops, in which nobody here reads anything.
    const { port, url } = await serve(mount({ exchange, failed, readTimeout: 4000 }));
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
    const ended = new Set<string>();
    const alive = async (ids: readonly string[]) => new Set(ids.filter((id) => !ended.has(id)));
    const live = new LiveHints({ read: async () => ({}), alive }, 1);
    const [one, other] = [await streamOf(live, '1'), await streamOf(live, '2')];
    await eventually(
      () => one.text.includes(': still here') && other.text.includes(': still here'),
    );
    expect(one.text).toContain('event: hello');
    ended.add('1');
    await one.ended;
    expect(live.followers).toBe(1);
    const heard = other.text.length;
    await eventually(() => other.text.length > heard);
    live.close();
    await other.ended;
  });

  it('tell who followed before of what came before another one began to follow', async () => {
    let orders = 1;
    const alive = async (ids: readonly string[]) => new Set(ids);
    const live = new LiveHints({ read: async () => ({ orders: String(orders) }), alive });
    const first = await streamOf(live);
    orders = 2;
    const second = await streamOf(live);
    expect(second.text).toContain('{"orders":"2"}');
    await eventually(() => first.text.includes('event: news'));
    expect(first.text).toContain('{"orders":"2"}');
    live.close();
    await Promise.all([first.ended, second.ended]);
  });

  it('cost as many looks and questions for fifty pages as for one', async () => {
    const costOf = async (count: number) => {
      const asked = { looks: 0, sessions: 0 };
      const live = new LiveHints(
        {
          read: async () => ({ looks: String(asked.looks++) }),
          alive: async (ids) => {
            asked.sessions += 1;
            return new Set(ids);
          },
        },
        1,
      );
      const pages = await Promise.all(
        Array.from({ length: count }, (_, index) => streamOf(live, String(index))),
      );
      const begun = asked.looks;
      const newsOf = ({ text }: { text: string }) => text.split('event: news').length - 1;
      await eventually(() => pages.every((page) => newsOf(page) >= 3));
      const news = Math.max(...pages.map(newsOf));
      live.close();
      await Promise.all(pages.map(({ ended }) => ended));
      return { looks: asked.looks - begun, sessions: asked.sessions, news };
    };
    for (const { looks, sessions, news } of [await costOf(1), await costOf(50)]) {
      // One look for each of the hints, and one that is under way or was joined with the next.
      expect(looks).toBeLessThanOrEqual(news + 2);
      expect(sessions).toBeLessThanOrEqual(looks + 1);
    }
  });

  it('let fifty pages that ask for the same list after a hint share one reading of it', async () => {
    const page = await follow();
    await page.next();
    const list = jest.spyOn(test.test.site.exchanges, 'list');
    try {
      const readings = () => list.mock.calls.filter(([filter]) => filter?.limit === 51).length;
      const asked = () => fetch(`${test.url}/api/exchanges`, { headers: { cookie } });
      const answers = await Promise.all(Array.from({ length: 50 }, asked));
      const texts = new Set(await Promise.all(answers.map((answer) => answer.text())));
      expect(texts.size).toBe(1);
      // Their answers go stale in a quarter of a second, however slow the machine is.
      expect(readings()).toBeLessThan(25);
      const before = readings();
      await test.test.send('get_all_orders', {});
      // The log writes four times a second; what is shared is never older than that.
      const idOf = (text: string) => /"id":"(\d+)"/.exec(text)?.[1];
      const newest = async () => idOf(await (await asked()).text());
      const known = idOf([...texts][0] ?? '');
      let seen = known;
      while (seen === known) seen = await newest();
      expect(readings()).toBeGreaterThan(before);
    } finally {
      list.mockRestore();
      page.leave();
    }
  });
});

/** A page that follows, with all that it was told so far. */
async function streamOf(live: LiveHints, sessionId = '1') {
  const request = new IncomingMessage(new Socket());
  const { body } = await live.follow(request, { userId: sessionId, sessionId });
  const heard = { text: '', ended: Promise.resolve() };
  heard.ended = (async () => {
    for await (const part of Readable.from(body)) heard.text += String(part);
  })();
  await eventually(() => heard.text !== '');
  return heard;
}

describe('answers that are shared', () => {
  // They go stale in a quarter of a second: here no time passes.
  beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(1000));
  afterEach(() => jest.restoreAllMocks());

  it('are made once for all who ask between two hints, and again after one', async () => {
    let made = 0;
    const shared = new SharedAnswers(() => true);
    const ask = () => shared.answer('list', async () => String(++made));
    const asked = await Promise.all(Array.from({ length: 50 }, ask));
    expect(new Set(asked)).toEqual(new Set(['1']));
    shared.renew();
    expect(await ask()).toBe('2');
    expect(await shared.answer('another', async () => 'x')).toBe('x');
  });

  it('are kept of no failure, and of nothing while nobody is told of news', async () => {
    let made = 0;
    let isWatched = true;
    const shared = new SharedAnswers(() => isWatched);
    const fail = () => shared.answer('list', async () => Promise.reject(new Error('away')));
    await expect(fail()).rejects.toThrow('away');
    const ask = () => shared.answer('list', async () => String(++made));
    expect(await ask()).toBe('1');
    isWatched = false;
    expect(await ask()).toBe('2');
    expect(await ask()).toBe('3');
  });

  it('are forgotten when somebody changes something', async () => {
    let made = 0;
    const shared = new SharedAnswers(() => true);
    const late = shared.answer('list', async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return `old ${++made}`;
    });
    shared.renew();
    expect(await shared.answer('list', async () => 'new')).toBe('new');
    expect(await late).toBe('old 1');
    expect(await shared.answer('list', async () => 'newer')).toBe('new');
  });
});
