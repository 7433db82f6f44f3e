import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { htmlReport, type Report, runAudits } from '../../src/conformance/index.js';
import { answering } from './broken/fault.js';
import { startBrowser } from './browser.js';
import { startSite } from './site.js';

/** A receiver with faults whose messages would run as markup if they were taken for it. */
async function reportOfBroken(): Promise<Report> {
  const site = await startSite();
  const broken = answering((answer, { event }) =>
    event === 'get_notes'
      ? { ...answer, success: false, error: true, return_error_msg: '<img src=x onerror=alert(1)>' }
      : { ...answer, remote_org_id: '18' },
  )(site.fetch);
  const { url, username, password } = site;
  const report = await runAudits({ url, username, password, fetch: broken, timeout: 60_000 });
  await site.close();
  return report;
}

describe('the report as a page', () => {
  let browser: Browser;
  let page: Page;
  let report: Report;
  const problems: string[] = [];

  beforeAll(async () => {
    report = await reportOfBroken();
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) problems.push(`asked for ${request.url()}`);
    });
    page.on('dialog', (dialog) => problems.push(dialog.message()));
    await page.setContent(htmlReport(report), { waitUntil: 'load' });
  }, 60_000);
  afterAll(() => browser.close());

  const shown = () => page.locator('.results > li:visible').count();

  it('says how it stands and shows every result', async () => {
    const failed = report.results.filter(({ status }) => status === 'failed').length;
    expect(await page.locator('.verdict').textContent()).toMatch(/^No: \d+ MUST do not hold\.$/);
    expect(await page.locator('.results > li').count()).toBe(report.results.length);
    expect(await page.locator('.results > li.failed').count()).toBe(failed);
    expect(await shown()).toBe(0);
    const counts = await page.locator('.failures').allTextContents();
    expect(counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(failed);
  });

  it('draws one bar for each area, whose text names those with failures', async () => {
    const areas = new Set(report.results.map(({ audit }) => audit.area));
    expect(await page.locator('svg g').count()).toBe(areas.size);
    expect(await page.locator('svg title').textContent()).toContain('get_notes 1');
  });

  it('splits each bar by what passed, failed and was skipped', async () => {
    const drawn = await page.locator('svg g').evaluateAll((bars) =>
      bars.map((bar) => ({
        area: bar.querySelector('.area')?.textContent ?? '',
        parts: [...bar.querySelectorAll('rect')].map((part) => ({
          share: part.getAttribute('class') ?? '',
          width: Number(part.getAttribute('width')),
        })),
      })),
    );
    const shares = ['passed', 'failed', 'skipped'];
    const numberOf = (area: string, share: string) =>
      report.results.filter((one) => one.audit.area === area && one.status === share).length;
    const [first] = drawn.flatMap(({ area, parts }) =>
      parts.map(({ share, width }) => width / numberOf(area, share)),
    );
    for (const { area, parts } of drawn) {
      expect(parts.map(({ share }) => share)).toEqual(
        shares.filter((share) => numberOf(area, share) > 0),
      );
      for (const { share, width } of parts) {
        expect(width / numberOf(area, share)).toBeCloseTo(first ?? 0, 0);
      }
    }
    const numbers = drawn.flatMap(({ area }) => shares.map((share) => numberOf(area, share)));
    expect(numbers).toEqual(expect.arrayContaining([0, 1]));
  });

  it('shows request and answer of a failure, as text', async () => {
    const failed = page.locator('li.failed', { hasText: 'get_notes.answers' });
    await page.locator('section', { has: failed }).locator('summary').first().click();
    await failed.locator('.exchange > summary').click();
    const pre = failed.locator('pre');
    expect(await pre.nth(0).textContent()).toContain('"password":"[hidden]"');
    expect(await pre.nth(1).textContent()).toContain('<img src=x onerror=alert(1)>');
    expect(await page.locator('img').count()).toBe(0);
  });

  it('filters by status, level and text, and by keyboard', async () => {
    await page.selectOption('#status', 'failed');
    await page.selectOption('#level', 'MUST');
    const musts = report.results.filter(
      ({ status, audit }) => status === 'failed' && audit.level === 'MUST',
    ).length;
    expect(await shown()).toBe(musts);
    expect(await page.locator('#shown').textContent()).toBe(
      `${musts} of ${report.results.length} shown`,
    );
    await page.selectOption('#level', '');
    await page.selectOption('#status', '');
    await page.locator('#text').focus();
    await page.keyboard.type('site_id');
    expect(await shown()).toBeGreaterThan(3);
    await page.keyboard.type(' there is none');
    expect(await page.locator('#nothing').isVisible()).toBe(true);
    await page.fill('#text', '');
    expect(await page.locator('.results > li:not([hidden])').count()).toBe(report.results.length);
  });

  it.each(['light', 'dark'] as const)(
    'has no barriers that axe finds, %s',
    async (colorScheme) => {
      const few = report.results.filter(({ audit }) => ['get_notes', 'site'].includes(audit.area));
      const context = await browser.newContext({ colorScheme });
      const small = await context.newPage();
      await small.setContent(htmlReport({ ...report, results: few }));
      await small.evaluate(
        "for (const one of document.querySelectorAll('details')) one.open = true",
      );
      const { violations } = await new AxeBuilder({ page: small }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await context.close();
    },
    30_000,
  );

  it.each([360, 390])('fits a screen %i pixels wide, folded and unfolded', async (width) => {
    await page.setViewportSize({ width, height: 700 });
    for (const open of ['false', 'true']) {
      await page.evaluate(
        `for (const one of document.querySelectorAll('details')) one.open = ${open}`,
      );
      const widest = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(widest).toBeLessThanOrEqual(width);
    }
    expect(await page.locator('figure').isVisible()).toBe(false);
  });

  it('asks for nothing and throws nothing', () => {
    expect(problems).toEqual([]);
  });
});
