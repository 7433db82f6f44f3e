import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'svclink';
import { createSite, type Site } from 'svclink/site';
import type { Settings } from './settings.js';

/** Opens the site, and makes its first account if it does not exist. */
export async function openSite(settings: Settings, logger?: Logger): Promise<Site> {
  const { folder, database, publicUrl, username, password } = settings;
  // The folder is private to its owner, because it contains the key of the site.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = join(folder, 'files');
  const site = await createSite({ database, files, publicUrl, ...(logger ? { logger } : {}) });
  try {
    const { accounts } = site.owner;
    if (!(await accounts.get(username))) await accounts.create({ username, password });
    handleOrders(site);
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}

/** Registers your own code for imported orders. It gets each event at least once, also after a crash. */
function handleOrders(site: Site): void {
  site.on('order', { consumer: 'app' }, async ({ order }) => {
    console.log(`Imported ${order.wo_number} at ${order.fields.address}`);
  });
}
