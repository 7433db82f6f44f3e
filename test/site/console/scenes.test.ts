import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { startBrowser } from '../../conformance/browser.js';
import { type Scene, Scenes } from './scenes.js';

const SCREENS = [
  ['light', 1280],
  ['light', 360],
  ['dark', 1280],
  ['dark', 360],
] as const;

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

  async function check(page: Page, { name }: Scene, colorScheme: string): Promise<void> {
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    // Colours are all that the dark page has of its own.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    expect([name, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([name, []]);
    const beyond = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect([name, beyond]).toEqual([name, 0]);
    expect([name, problems.splice(0)]).toEqual([name, []]);
  }

  it.each(SCREENS)(
    'is readable for everybody and keeps the policy, %s, %d pixels wide [console.access] [console.policy]',
    async (colorScheme, width) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
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
        await check(page, scene, colorScheme);
        await scene.leave?.(page);
      }
      await context.close();
    },
    300_000,
  );
});
