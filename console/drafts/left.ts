import { ask } from '../server.js';
import { type BrowserDraft, browserDrafts, dropBrowserDraft } from './browser-store.js';
import { recordText } from './unfinished.js';
import { isWriterOpen, writerCloses, writerOpens } from './writers.js';

/** The texts that are being sent or removed, by their paths. */
const underWay = new Map<string, Promise<void>>();

/** Waits until no request for a path is running: an older text must not overtake a newer one. */
export async function untilIdle(path: string): Promise<void> {
  await underWay.get(path);
}

/** Records that a text of a path is being sent or removed, beside what is under way for it. */
export async function recordRequest(path: string, work: Promise<void>): Promise<void> {
  const all = Promise.all([underWay.get(path), work]).then(() => undefined);
  underWay.set(path, all);
  await all;
  if (underWay.get(path) === all) underWay.delete(path);
}

/**
 * Sends the texts of closed pages from the browser's storage to the site. Of two versions both stay.
 *
 * @param isOpen returns true for a text that this page has open and stores itself
 */
export async function sendLeft(isOpen: (path: string) => boolean): Promise<void> {
  for (const draft of browserDrafts()) {
    const { path, writer } = draft;
    if (isOpen(path) || (await isWriterOpen(writer)) || isOpen(path)) continue;
    // Another window then recognises that this text is being sent.
    writerOpens(writer);
    await recordRequest(path, sendOne(draft));
    writerCloses(writer);
  }
}

async function sendOne(draft: BrowserDraft): Promise<void> {
  const { path, version, writer, content } = draft;
  const body = { version, writer, content };
  const address = `drafts/${encodeURIComponent(path)}` as const;
  const outcome = await ask('POST', address, body).catch(() => undefined);
  if (!outcome || !('stored' in outcome)) return;
  recordText(path, true);
  dropBrowserDraft(draft);
}
