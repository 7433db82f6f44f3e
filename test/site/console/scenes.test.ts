import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startBrowser } from '../../conformance/browser.js';
import { type Scene, Scenes } from './scenes.js';
import { BEYOND, isForeign, SHOWN_TEXTS, SiteWords } from './shown-texts.js';

/** Pixels of the widths of a desk and of a telephone. */
const WIDE = 1280;
const NARROW = 360;

/** Waits for what the last change set going, such as a colour that fades into another. */
const REST =
  'Promise.allSettled(document.getAnimations().flatMap((one) => one.effect?.getComputedTiming().endTime === Infinity ? [] : [one.finished]))';

describe('every view of the console in its states', () => {
  let scenes: Scenes;
  let browser: Browser;
  const problems: string[] = [];
  beforeAll(async () => {
    [scenes, browser] = await Promise.all([Scenes.open(), startBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await scenes?.close();
  });

  /** What is wrong for those who see badly, or not at all; of the dark page colours alone, all that it has of its own. */
  async function violations(page: Page, colours: 'all' | 'alone') {
    // The page of a console stays one document, whatever it shows: the rules are read once.
    const isThere = await page.evaluate('"axe" in window');
    const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] });
    if (colours === 'alone') axe.withRules(['color-contrast', 'link-in-text-block']);
    const found = await axe.analyze();
    return found.violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  }

  async function check(page: Page, { name }: Scene, width: number): Promise<void> {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(REST);
      // The dark page has other values of the same colours, at every width.
      if (colorScheme === 'light' || width === NARROW) {
        const found = await violations(page, colorScheme === 'light' ? 'all' : 'alone');
        expect([name, width, colorScheme, found]).toEqual([name, width, colorScheme, []]);
      }
      const beyond = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect([name, width, colorScheme, beyond]).toEqual([name, width, colorScheme, 0]);
    }
    expect([name, problems.splice(0)]).toEqual([name, []]);
    await page.emulateMedia({ colorScheme: 'light' });
  }

  it('has a picture in docs/console-views.md', () => {
    const docs = join(__dirname, '../../../docs');
    const page = readFileSync(join(docs, 'console-views.md'), 'utf8');
    const pictures = readdirSync(join(docs, 'console'));
    for (const { name, shows } of scenes.list()) {
      expect(page).toContain(`![${shows}](console/${name}.jpg)`);
      expect(pictures).toContain(`${name}.jpg`);
    }
    // The last one is of an order on paper.
    expect(pictures).toHaveLength(scenes.list().length + 1);
  });

  it('is readable for everybody and keeps the policy, light and dark, on a desk and on a telephone [console.access] [console.policy]', async () => {
    const context = await browser.newContext({ viewport: { width: WIDE, height: 800 } });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      const isRefusal = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) problems.push(message.text());
    });
    const entered = new Set<string>();
    for (const scene of scenes.list()) {
      if (!scene.isOutside && !entered.has(scene.of)) await scenes.enter(page, scene.of);
      if (!scene.isOutside) entered.add(scene.of);
      await scenes.show(page, scene);
      for (const width of [WIDE, NARROW]) await check(page, scene, width);
      await page.setViewportSize({ width: WIDE, height: 800 });
      await scene.leave?.(page);
    }
    await context.close();
  }, 900_000);

  /** Gives the pages of a context the console in another language. @returns its texts for English ones */
  async function translate(context: BrowserContext, folder: string) {
    const script = join(process.cwd(), 'test/site/console/pseudo-page.mjs');
    execFileSync(process.execPath, [script, folder], { stdio: 'pipe' });
    await context.route(/\/console\/(?:[\w-]+\.(?:js|css|svg))?$/, (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1);
      return route.fulfill({ path: join(folder, name || 'index.html') });
    });
    const words: Record<string, string> = JSON.parse(
      readFileSync(join(folder, 'words.json'), 'utf8'),
    );
    return (english: string) =>
      english.replace(/[A-Za-z]+/g, (word) => {
        if (words[word] === undefined) throw new Error(`no file of texts has “${word}”`);
        return words[word];
      });
  }

  it('has all its words in the files of texts, in plain words of the trade, with days, times and amounts of the user, and room for longer ones [console.words] [console.times]', async () => {
    const context = await browser.newContext({
      viewport: { width: NARROW, height: 800 },
      locale: 'de-DE',
      timezoneId: 'America/Chicago',
    });
    const folder = mkdtempSync(join(tmpdir(), 'svclink-words-'));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const answers = new SiteWords(page);
    try {
      for (const site of ['owner', 'contractor'] as const) await scenes.enter(page, site);
      const say = await translate(context, folder);
      const found: unknown[] = [];
      for (const scene of scenes.list().filter(({ isOutside }) => !isOutside)) {
        await scenes.show(page, scene, say);
        await page.evaluate(REST);
        const beyond = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        if (beyond !== 0) {
          found.push([scene.name, 'is wider than the page', String(await page.evaluate(BEYOND))]);
        }
        const words = await answers.words();
        const texts: readonly string[] = await page.evaluate(SHOWN_TEXTS);
        for (const text of texts) {
          const why = isForeign(text, words, scene.name);
          if (why !== undefined) found.push([scene.name, why, text]);
        }
        await scene.leave?.(page, say);
      }
      expect(found).toEqual([]);
    } finally {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 900_000);
});
