import { AxeBuilder } from '@axe-core/playwright';
import express from 'express';
import helmet from 'helmet';
import type { Browser, Page } from 'playwright-core';
import { ACTION_NAMES, apiCatalogue } from '../../../src/api/index.js';
import { referencePage } from '../../../src/api/reference/page.js';
import { startBrowser } from '../../conformance/browser.js';
import { eventually } from '../../support/eventually.js';
import { startService, type TestService } from '../support/service.js';

describe('the reference page', () => {
  const page = referencePage();

  it('names every action, field and error', () => {
    for (const { action, errors } of apiCatalogue) {
      const article = page.slice(page.indexOf(`id="${action.replaceAll('/', '-')}"`));
      const text = article.slice(0, article.indexOf('</article>'));
      expect(text).toContain(`POST /${action}`);
      for (const { type } of errors) expect(text).toContain(`<code>${type}</code>`);
    }
  });

  it('loads and runs nothing', () => {
    expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|\son[a-z]+=|style="/);
    expect(page).not.toContain('http');
  });
});

describe('the reference page in a browser', () => {
  let browser: Browser;
  let page: Page;
  let service: TestService;
  const problems: string[] = [];
  beforeAll(async () => {
    const setUp = (api: TestService['api']) => {
      for (const name of ACTION_NAMES) Reflect.apply(api.on, api, [name, () => ({})]);
    };
    service = await startService(setUp, { reference: true }, (api) =>
      express().use(helmet()).use('/api', api),
    );
    browser = await startBrowser();
    page = await (await browser.newContext()).newPage();
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(service.url)) problems.push(request.url());
    });
    await page.goto(`${service.url}/api/reference`);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  it('shows itself under helmet with its style and without a complaint', async () => {
    expect(await page.title()).toBe('JSON API reference');
    expect(await page.locator('article').count()).toBe(ACTION_NAMES.length + 1);
    const border = await page.evaluate(
      "getComputedStyle(document.querySelector('article')).borderTopStyle",
    );
    expect(border).toBe('solid');
    expect(problems.filter((text) => !text.includes('favicon'))).toEqual([]);
  });

  it('leads from the contents to an action, and to openapi.json', async () => {
    await page.locator('nav a', { hasText: '/bid/create' }).first().click();
    await page.waitForURL(/#bid-create/);
    const box = () => page.locator('#bid-create').boundingBox();
    await eventually(async () => Math.abs((await box())?.y ?? 1000) < 50, 'the action in sight');
    const target = await page.locator('header a').getAttribute('href');
    const found = await fetch(new URL(target ?? '', page.url()));
    expect([found.status, Object(await found.json()).openapi]).toEqual([200, '3.1.0']);
  });

  const violations = async (axe: AxeBuilder) =>
    (await axe.analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);

  it('breaks no rule of accessibility', async () => {
    // What concerns the page as a whole; the parts, which are all alike, are looked at below.
    const rules = ['heading-order', 'page-has-heading-one', 'landmark-one-main', 'bypass'];
    const whole = ['html-has-lang', 'document-title', 'duplicate-id-aria', 'landmark-unique'];
    const axe = new AxeBuilder({ page }).withRules([...rules, ...whole]);
    expect(await violations(axe)).toEqual([]);
  }, 60_000);

  it.each([
    [1280, 'light'],
    [360, 'dark'],
  ] as const)(
    'can be read at %i pixels, %s, and does not scroll sideways',
    async (width, colorScheme) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const parts = new AxeBuilder({ page })
        .include('header')
        .include('nav')
        .include('#bid-create');
      expect(await violations(parts)).toEqual([]);
      const sideways = 'document.documentElement.scrollWidth - innerWidth';
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    },
    60_000,
  );
});
