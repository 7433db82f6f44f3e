import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { logIn, TestConsole } from './open-console.js';

/** A console, and a page of it on which its administrator is logged in. */
export interface AdministratorPage {
  readonly test: TestConsole;
  readonly page: Page;
  /** Shows a view by its address, and waits for its title. */
  show(path: string, title: string): Promise<void>;
}

/**
 * Opens a console and a browser for the tests of a block, and closes both after them. An error of the page fails its test.
 *
 * @param timeout milliseconds in which each step of a test has to succeed
 * @param use receives them before the first test
 */
export function withAdministratorPage(
  { timeout, ...settings }: BrowserContextOptions & { readonly timeout: number },
  use: (opened: AdministratorPage) => void,
): void {
  const [engine] = ENGINES;
  const problems: string[] = [];
  let test: TestConsole | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (!engine) throw new Error('there is an engine');
    await engine.start();
    const opened = await TestConsole.open(engine);
    test = opened;
    await opened.as('administrator');
    browser = await startBrowser();
    const context = await browser.newContext(settings);
    // Of further pages, too.
    context.setDefaultTimeout(timeout);
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    await logIn(page, `${opened.url}/`, 'administrator');
    const show = async (path: string, title: string) => {
      await page.goto(`${opened.url}/#/${path}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    };
    use({ test: opened, page, show });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await test?.close();
    await engine?.stop();
  });
  afterEach(() => expect(problems.splice(0)).toEqual([]));
}
