import { type Browser, chromium } from 'playwright-core';

/** A real browser, without those of its default arguments that switch its security off. */
export async function startBrowser(): Promise<Browser> {
  const { default: binary } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await binary.executablePath(),
    headless: true,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--headless=shell'],
  });
}
