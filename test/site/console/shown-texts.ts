import type { Page } from 'playwright-core';
import { allowedFileTypes } from '../../../src/protocol/generated/file-types.js';

/** Returns the elements that stand beyond the right edge of a page. */
export const BEYOND = `[...document.querySelectorAll('main *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
  .map((one) => one.tagName + '.' + one.className + ' ' + one.textContent.slice(0, 40)).slice(0, 9)`;

/** Returns all texts that a page shows or names its parts by, without what is quoted as it was sent. */
export const SHOWN_TEXTS = `(() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === 3) {
      const parent = node.parentElement;
      if (!parent.closest('pre, code, script, style, kbd') && parent.checkVisibility()) found.add(node.data.trim());
    } else {
      for (const name of ['placeholder', 'aria-label', 'title', 'alt', 'label']) {
        if (node.tagName !== 'TIME' && node.getAttribute(name)) found.add(node.getAttribute(name).trim());
      }
    }
  }
  return [...found].filter((text) => text !== '');
})()`;

const wordsIn = (text: string) => text.match(/[A-Za-z]{2,}/g) ?? [];

/** The words that the language of the browser has for days and times. */
const OF_TIMES = new Set(
  ['short', 'long'].flatMap((form) => {
    const style = form as 'short' | 'long';
    const of = (options: Intl.DateTimeFormatOptions, day: number) =>
      new Intl.DateTimeFormat('de-DE', options).format(Date.UTC(2026, day, day + 1));
    const days = Array.from({ length: 31 }, (_, day) => [
      of({ weekday: style }, day),
      of({ month: style }, day),
    ]);
    const distances = Array.from({ length: 41 }, (_, day) =>
      new Intl.RelativeTimeFormat('de-DE', { numeric: 'auto' }).format(day - 20, 'day'),
    );
    return wordsIn([...days.flat(), ...distances].join(' '));
  }),
);
/** The words that the language of the browser has for currencies. */
const OF_CURRENCIES = new Set(
  Intl.supportedValuesOf('currency').flatMap((code) =>
    wordsIn(new Intl.DisplayNames('de-DE', { type: 'currency' }).of(code) ?? code),
  ),
);
/** The name of a time zone in front of a text. */
const ZONE = /^(?:UTC|GMT|[A-Z]\w+\/[\w/+-]+)(?=$|[:,])/;
/** Names that are the same in every language. */
const NAMES = new Set([
  ...['svclink', 'kB', 'MB', 'GB', 'SQLite'],
  ...wordsIn(allowedFileTypes.map(({ extension }) => extension).join()),
  // A file of a scene that no site gets.
  ...['run', 'exe'],
  // A browser gives a test no answer that the page has read in parts: these are the words of refused rows.
  ...wordsIn(
    'row 4: is required, must be a whole number, a date that exists, such as, There is no account nobody',
  ),
]);

/** The words in the answers of the sites to a page: they are the same in every language. */
export class SiteWords {
  readonly #words = new Set<string>();
  readonly #reading: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      this.#add(request.postData() ?? '');
      this.#add(decodeURIComponent(request.url()));
    });
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (!response.url().includes('/api/') || !/json/.test(type)) return;
      // Names of members are no words of a site.
      const add = (text: string) => this.#add(text.replace(/"[^"\\]*":/g, ''));
      this.#reading.push(response.text().then(add, () => undefined));
    });
  }

  #add(text: string): void {
    for (const word of wordsIn(text)) this.#words.add(word);
  }

  async words(): Promise<ReadonlySet<string>> {
    await Promise.all(this.#reading.splice(0));
    return this.#words;
  }
}

/** The views of what peers sent and answered, and of the machine: they show it as it is. */
const OF_TRAFFIC = /^(?:exchange|jobs|charts|sessions|keys|components)/;
const MEMBER = /\b[a-z]+(?:_[a-z]+)+\b|\w\[\d+\]|\brule \d/;
const MACHINE_TIME =
  /\d{4}-\d\d-\d\d|\d\dT\d\d:|\b(?:UTC|GMT)\b|\b20\d\d[01]\d[0-3]\d\b|\b[AP]M\b|\b\d+\.\d\d\b(?!\.)/;

/** Returns the reason for which a text is none of the page's language; undefined for a right one. */
export function isForeign(
  text: string,
  ofSite: ReadonlySet<string>,
  scene: string,
): string | undefined {
  if (scene === 'components') return undefined;
  // The last word of a long text of a user may be cut.
  const isCut = (word: string) =>
    text.length >= 40 && text.endsWith(word) && [...ofSite].some((one) => one.startsWith(word));
  const words = wordsIn(text);
  const unknown = words.find(
    (word) =>
      !ofSite.has(word) &&
      !OF_TIMES.has(word) &&
      !OF_CURRENCIES.has(word) &&
      !NAMES.has(word) &&
      !isCut(word),
  );
  if (unknown !== undefined) return `“${unknown}” is in no file of texts`;
  const isOfTraffic = OF_TRAFFIC.test(scene);
  if (!isOfTraffic && MEMBER.test(text)) return 'names a member';
  // What a job waits for is a time of the user all the same.
  if (isOfTraffic && scene !== 'jobs') return undefined;
  // An example stays as a file has to have it.
  return MACHINE_TIME.test(text.replace(/such as \S+/, '').replace(ZONE, ''))
    ? 'has the form of a machine'
    : undefined;
}
