import type { DraftOutcome } from '../../src/site/console/drafts/typed-drafts.js';
import { ask } from '../server.js';
import { type BrowserDraft, browserDrafts, dropBrowserDraft } from './browser-store.js';
import { isWriterOpen, writerCloses, writerOpens } from './writers.js';

/** The texts that are sent or removed now, by their places. */
const underWay = new Map<string, Promise<void>>();

/** Waits until nothing of a place is on its way: an older text must not overtake a newer one. */
export async function placeIsQuiet(place: string): Promise<void> {
  await underWay.get(place);
}

/** Notes that a text of a place is on its way, or its removal. */
export async function goesOut(place: string, work: Promise<void>): Promise<void> {
  underWay.set(place, work);
  await work;
  if (underWay.get(place) === work) underWay.delete(place);
}

/**
 * Stores on the site what is left in the browser of pages that are closed; of two versions both stay.
 *
 * @param isOpen whether this page has a place open, and stores its text itself
 */
export async function sendLeft(isOpen: (place: string) => boolean): Promise<void> {
  for (const draft of browserDrafts()) {
    const { place, writer } = draft;
    if (isOpen(place) || (await isWriterOpen(writer)) || isOpen(place)) continue;
    // Another window sees that this text has somebody who sends it.
    writerOpens(writer);
    await goesOut(place, sendOne(draft));
    writerCloses(writer);
  }
}

async function sendOne(draft: BrowserDraft): Promise<void> {
  const { place, version, writer, content } = draft;
  const body = { version, writer, content };
  const path = `drafts/${encodeURIComponent(place)}`;
  const outcome = await ask<DraftOutcome>('POST', path, body).catch(() => undefined);
  if (outcome && 'stored' in outcome) dropBrowserDraft(draft);
}
