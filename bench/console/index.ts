import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowser } from '../../test/conformance/browser.js';
import { runServer, startServer } from '../child.js';
import type { BenchFigure } from '../figures.js';
import { overManyOrders } from './many-orders.js';
import { besideConsoles } from './open-consoles.js';
import { inBrowser, PHOTOS } from './page.js';
import { PASSWORD, USERS } from './session.js';

const EXCHANGES = 100_000;

/** Measures the console of a site: its page in a browser, open pages beside callers, and its lists of many orders. */
export async function consoleBench(): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-bench-console-'));
  try {
    return [...(await withPhotos(folder)), ...(await overManyOrders(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withPhotos(folder: string): Promise<BenchFigure[]> {
  const location = join(folder, 'photos');
  mkdirSync(location);
  const database = `sqlite:${join(location, 'console.db')}`;
  await runServer('fill-site', [database, location, '1']);
  const args = [database, location, String(EXCHANGES), String(PHOTOS), PASSWORD, ...USERS];
  const server = await startServer('console', args);
  const browser = await startBrowser();
  try {
    const page = await inBrowser(browser, server);
    await browser.close();
    return [...page, ...(await besideConsoles(server))];
  } finally {
    await browser.close();
    server.stop();
  }
}
