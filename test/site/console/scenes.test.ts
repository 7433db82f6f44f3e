import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { startBrowser } from '../../conformance/browser.js';
import { type Scene, Scenes } from './scenes.js';

/** Pixels of the width of a telephone. */
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
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(REST);
      // The dark page has other values of the same colours, at every width.
      if (colorScheme === 'light' || width === NARROW) {
        const found = await violations(page, colorScheme === 'light' ? 'all' : 'alone');
        expect([name, colorScheme, found]).toEqual([name, colorScheme, []]);
      }
      const beyond = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect([name, colorScheme, beyond]).toEqual([name, colorScheme, 0]);
    }
    expect([name, problems.splice(0)]).toEqual([name, []]);
    await page.emulateMedia({ colorScheme: 'light' });
  }

  it.each([1280, NARROW])(
    'is readable for everybody and keeps the policy, light and dark, %d pixels wide [console.access] [console.policy]',
    async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
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
        await check(page, scene, width);
        await scene.leave?.(page);
      }
      await context.close();
    },
    300_000,
  );
});
