import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startBrowser } from '../test/conformance/browser.js';
import { type Child, runServer, startServer } from './child.js';
import { type BenchFigure, median } from './figures.js';
import { GET_ORDER, p99, paced, rateOf } from './site/loads.js';

const ROUNDS = 5;
const EXCHANGES = 100_000;
const USERS = ['ada', 'bob'];
const PASSWORD = 'a long enough one';
/** The least milliseconds between two requests of a page for news, as its own code waits. */
const PAUSE = 1000;

/** Marks when the first row stands in a page, and how long its longest task was. */
const OBSERVER = `
  new MutationObserver(() => {
    if (!window.firstRow && document.querySelector('.list tbody a, .empty')) window.firstRow = performance.now();
  }).observe(document, { childList: true, subtree: true });
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });`;

/** Goes to the exchanges; resolves with the milliseconds until fifty of them are shown. */
const TO_EXCHANGES = `new Promise((resolve) => {
  window.longestTask = 0;
  const began = performance.now();
  const look = () => {
    if (document.querySelectorAll('.list tbody tr').length < 50) return requestAnimationFrame(look);
    resolve(performance.now() - began);
  };
  location.hash = '#/exchanges';
  look();
})`;

/** The photos of the order that is opened. */
const PHOTOS = 1000;

/** Goes to an order; resolves with the milliseconds until all of its photos can be opened, and one is shown. */
const TO_PHOTOS = `new Promise((resolve) => {
  const began = performance.now();
  const look = () => {
    const isShown = [...document.querySelectorAll('.photos img')].some(({ naturalWidth }) => naturalWidth > 0);
    if (!isShown || document.querySelectorAll('[data-tile]').length < ${PHOTOS}) return requestAnimationFrame(look);
    resolve(performance.now() - began);
  };
  location.hash = '#/orders/1';
  look();
})`;

/** Bytes of code, style and markup that came over the network, and the names of the parts. */
const LOADED = `performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
  .filter(({ name }) => !name.includes('/api/'))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])`;

/** The cost of the console of a site: its page in a browser, and open pages beside callers. */
export async function consoleBench(): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-bench-console-'));
  const database = `sqlite:${join(folder, 'console.db')}`;
  await runServer('fill-site', [database, folder, '1']);
  const args = [database, folder, String(EXCHANGES), String(PHOTOS), PASSWORD, ...USERS];
  const server = await startServer('console', args);
  const browser = await startBrowser();
  try {
    const page = await inBrowser(browser, server);
    await browser.close();
    return [...page, ...(await beside(server))];
  } finally {
    await browser.close();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Visit {
  readonly bytes: number;
  /** Parts that belong to views which are not shown. */
  readonly early: number;
  readonly firstRow: number;
  readonly rows: number;
  readonly photos: number;
  readonly longestTask: number;
}

async function inBrowser(browser: Browser, { port }: Child): Promise<readonly BenchFigure[]> {
  const url = `http://127.0.0.1:${port}/console/`;
  const cookies = await logIn(browser, url);
  const visits: Visit[] = [];
  // The first visit warms up the server.
  for (let round = -1; round < ROUNDS; round++) {
    const visit = await visitOf(browser, url, cookies);
    if (round >= 0) visits.push(visit);
  }
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const raw = (of: (visit: Visit) => number) =>
    visits.map((visit) => of(visit).toFixed(0)).join(', ');
  const figure = (
    name: string,
    unit: string,
    [of, atMost]: readonly [(visit: Visit) => number, number],
  ) => ({
    name,
    value: middle(of),
    unit,
    atMost,
    raw: raw(of),
  });
  return [
    figure('first view of the console, gzipped', 'kB', [({ bytes }) => bytes / 1000, 60]),
    figure('parts of other views loaded with it', '', [({ early }) => early, 0]),
    figure('from its address to the first row, without a cache', 'ms', [
      ({ firstRow }) => firstRow,
      500,
    ]),
    figure('first rows of 100,000 exchanges', 'ms', [({ rows }) => rows, 300]),
    figure('longest task meanwhile', 'ms', [({ longestTask }) => longestTask, 100]),
    figure('order with 1,000 photos until it can be used', 'ms', [({ photos }) => photos, 600]),
  ];
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

async function logIn(browser: Browser, url: string): Promise<Cookies> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('User name').fill(USERS[0] ?? '');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  // Today is the first page.
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** One visit of a browser that has never been there. */
async function visitOf(browser: Browser, url: string, cookies: Cookies): Promise<Visit> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(OBSERVER);
  await page.goto(`${url}#/orders`);
  await page.locator('.list tbody a, .empty').first().waitFor();
  const firstRow = await numberOf(page, 'window.firstRow');
  const loaded: readonly (readonly [string, number])[] = await page.evaluate(LOADED);
  const rows = await numberOf(page, TO_EXCHANGES);
  const longestTask = await numberOf(page, 'window.longestTask');
  const photos = await numberOf(page, TO_PHOTOS);
  await context.close();
  return {
    photos,
    bytes: loaded.reduce((sum, [, size]) => sum + size, 0),
    early: loaded.filter(([name]) => /\/(?:form|charts|work|components)-/.test(name)).length,
    firstRow,
    rows,
    longestTask,
  };
}

async function numberOf(page: Page, expression: string): Promise<number> {
  return Number(await page.evaluate(expression));
}

/** Those who call, with and without those who watch. */
async function beside(server: Child): Promise<readonly BenchFigure[]> {
  const rates: { readonly alone: number; readonly besidePages: number }[] = [];
  await rateOf([server.port], GET_ORDER, { connections: 20 });
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await rateOf([server.port], GET_ORDER, { connections: 20 });
    const besidePages = await whilePagesAreOpen(server, 20, () =>
      rateOf([server.port], GET_ORDER, { connections: 20 }),
    );
    rates.push({ alone, besidePages });
  }
  const load = { rate: 500, seconds: 3 };
  const alone = p99(await paced(server.port, GET_ORDER, load));
  const besidePages = await whilePagesAreOpen(server, 50, async () =>
    p99(await paced(server.port, GET_ORDER, load)),
  );
  return [
    {
      name: 'get_order beside 20 open consoles, to without',
      value: median(rates.map((rate) => rate.besidePages / rate.alone)),
      unit: '',
      floor: 0.9,
      raw: rates
        .map((rate) => `${Math.round(rate.besidePages)} to ${Math.round(rate.alone)} a second`)
        .join(', '),
    },
    {
      name: 'p99 of 500 get_order a second beside 50 open consoles, beyond without',
      value: besidePages - alone,
      unit: 'ms',
      atMost: 50,
      raw: `${besidePages.toFixed(1)} to ${alone.toFixed(1)} ms`,
    },
  ];
}

/** Opens consoles at the exchanges: each follows, and asks for its list when something is new. */
async function whilePagesAreOpen<Result>(
  { port }: Child,
  count: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const base = `http://127.0.0.1:${port}/console/api`;
  // A user follows thirty streams at most.
  const cookies = await Promise.all(USERS.map((username) => loggedIn(base, username)));
  const end = new AbortController();
  const consoles = Array.from({ length: count }, (_, index) =>
    keepPageOpen(base, { headers: { cookie: cookies[index % 2] ?? '' }, signal: end.signal }),
  );
  try {
    return await work();
  } finally {
    end.abort();
    await Promise.all(consoles);
  }
}

async function loggedIn(base: string, username: string): Promise<string> {
  const response = await fetch(`${base}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`${username} was not let in: ${response.status}`);
  return String(response.headers.get('set-cookie')).split(';', 1)[0] ?? '';
}

/** One open page, until it is closed. */
async function keepPageOpen(
  base: string,
  as: Pick<RequestInit, 'headers' | 'signal'>,
): Promise<void> {
  let asked = 0;
  try {
    const hints = await fetch(`${base}/live`, as);
    if (!hints.ok || !hints.body) throw new Error(`a console could not follow: ${hints.status}`);
    for await (const _ of hints.body) {
      if (performance.now() - asked < PAUSE) continue;
      asked = performance.now();
      const list = await fetch(`${base}/exchanges`, as);
      if (!(await list.text()).startsWith('{"exchanges":[{')) throw new Error('no exchanges');
    }
  } catch (error) {
    if (!as.signal?.aborted) throw error;
  }
}
