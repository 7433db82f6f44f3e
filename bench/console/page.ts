import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Child } from '../child.js';
import { type BenchFigure, median } from '../figures.js';
import { PASSWORD, USERS } from './session.js';

const ROUNDS = 5;

/** Records in a page the time of its first row, and the duration of its longest task. */
const OBSERVER = `
  new MutationObserver(() => {
    if (!window.firstRow && document.querySelector('.list tbody a, .empty')) window.firstRow = performance.now();
  }).observe(document, { childList: true, subtree: true });
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });`;

/** Opens the exchanges, and resolves with the milliseconds until fifty of them are shown. */
const TO_EXCHANGES = `new Promise((resolve) => {
  window.longestTask = 0;
  const began = performance.now();
  const poll = () => {
    if (document.querySelectorAll('.list tbody tr').length < 50) return requestAnimationFrame(poll);
    resolve(performance.now() - began);
  };
  location.hash = '#/exchanges';
  poll();
})`;

/** The number of photos of the opened order. */
export const PHOTOS = 1000;

/** A note of several lines. */
const TYPED =
  'The tenant was called twice; the gate is open.\nGrass is 14 in. high along the fence. '.repeat(
    2,
  );

/** Opens an order, and resolves with the milliseconds until all of its photos can be opened, and one is shown. */
const TO_PHOTOS = `new Promise((resolve) => {
  const began = performance.now();
  const poll = () => {
    const isShown = [...document.querySelectorAll('.photos img')].some(({ naturalWidth }) => naturalWidth > 0);
    if (!isShown || document.querySelectorAll('[data-tile]').length < ${PHOTOS}) return requestAnimationFrame(poll);
    resolve(performance.now() - began);
  };
  location.hash = '#/orders/1';
  poll();
})`;

/** The names and the compressed bytes of the loaded parts: code, style and markup. */
const LOADED = `performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
  .filter(({ name }) => !name.includes('/api/'))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])`;

interface Visit {
  readonly bytes: number;
  /** The number of loaded parts that belong to other views. */
  readonly early: number;
  readonly firstRow: number;
  readonly rows: number;
  readonly photos: number;
  readonly longestTask: number;
  /** The longest task while a note is typed, and while words are; 0 where none takes more than 50 ms. */
  readonly typing: number;
  readonly searching: number;
}

/** Measures the page in a browser without a cache. */
export async function inBrowser(
  browser: Browser,
  { port }: Child,
): Promise<readonly BenchFigure[]> {
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
    figure('longest task of more than 50 ms while a note of that order is typed', 'ms', [
      ({ typing }) => typing,
      50,
    ]),
    figure('the same while words are typed into the search of a list', 'ms', [
      ({ searching }) => searching,
      50,
    ]),
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

/** Measures one visit of a browser without a cache. */
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
  const typing = await longestWhileTyped(page, page.getByLabel('Note', { exact: true }), TYPED);
  await page.goto(`${url}#/orders`);
  const words = page.getByRole('searchbox');
  const searching = await longestWhileTyped(page, words, '1204 maple dayton inspection');
  await context.close();
  return {
    photos,
    typing,
    searching,
    bytes: loaded.reduce((sum, [, size]) => sum + size, 0),
    early: loaded.filter(([name]) => /\/(?:form|charts|work|components)-/.test(name)).length,
    firstRow,
    rows,
    longestTask,
  };
}

/**
 * Types as fast as a person can, and waits until the text is stored or searched.
 *
 * @returns the milliseconds of the longest task
 */
async function longestWhileTyped(page: Page, field: Locator, text: string): Promise<number> {
  await field.waitFor();
  await numberOf(page, 'window.longestTask = 0');
  await field.pressSequentially(text, { delay: 30 });
  await page.waitForTimeout(1000);
  return numberOf(page, 'window.longestTask');
}

async function numberOf(page: Page, expression: string): Promise<number> {
  return Number(await page.evaluate(expression));
}
