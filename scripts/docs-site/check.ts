/**
 * Checks the site of the docs in reports/docs, opened from the disk: pages show their text, the search finds a page, no page
 * makes a network request, and axe finds no problem. `npm run docs:site` makes the site.
 */
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import chromium from '@sparticuz/chromium';
import { type Page, chromium as playwright } from 'playwright-core';

const SITE = pathToFileURL(`${process.cwd()}/reports/docs/`).href;

/** Pages of each kind: the front, a course, a page, an event, an error, and the types of an entry. */
function pagesOfEachKind(): readonly string[] {
  const documents = readdirSync('reports/docs/documents');
  const kinds = ['Course_1', 'Credentials', 'get_order', 'payload_not_json'].map((start) => {
    const found = documents.find((name) => name.startsWith(start));
    if (found === undefined) throw new Error(`the site has no page ${start}`);
    return `documents/${found}`;
  });
  return ['index.html', ...kinds, 'modules/index.html'];
}

async function check(page: Page, path: string): Promise<string[]> {
  await page.goto(SITE + path);
  const text = await page.locator('.col-content').innerText();
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']);
  // The theme has links within the summaries of its tree. The keyboard reaches both.
  const { violations } = await axe.disableRules('nested-interactive').analyze();
  return [
    ...(text.length < 200 ? [`${path}: shows no text`] : []),
    ...violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target }) => `${path}: ${id} at ${target}`),
    ),
  ];
}

async function search(page: Page, words: string): Promise<string[]> {
  await page.goto(`${SITE}index.html`);
  await page.locator('#tsd-search-trigger').click();
  await page.locator('#tsd-search-input').fill(words);
  const first = page.locator('#tsd-search-results li').first();
  const isFound = await first.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  return isFound ? [] : [`the search finds nothing for "${words}"`];
}

const args = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--headless=shell'];
const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args });
const problems: string[] = [];
try {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (!/^(?:file|data|blob):/.test(request.url())) problems.push(`asks for ${request.url()}`);
  });
  for (const path of pagesOfEachKind()) problems.push(...(await check(page, path)));
  problems.push(...(await search(page, 'credentials')));
} finally {
  await browser.close();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
