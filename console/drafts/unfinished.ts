import { signal } from '@preact/signals';
import type { ListedDraft } from '../../src/site/console/drafts/typed-drafts.js';
import { ask, may } from '../server.js';
import { browserDrafts } from './browser-store.js';
import { isOpen } from './keeper.js';
import { sendLeft } from './left.js';

/** The paths of the user's unfinished texts. */
export const unfinished = signal<ReadonlySet<string>>(new Set());

/** Requests the list of unfinished texts from the site. */
export async function loadUnfinished(): Promise<void> {
  if (!may('operator')) return;
  const { drafts } = await ask<{ drafts: readonly ListedDraft[] }>('GET', 'drafts');
  const paths = [...drafts, ...browserDrafts()].map(({ path }) => path);
  unfinished.value = new Set(paths);
}

/**
 * Sends texts from the browser's storage, and lists unfinished ones. Without a connection both are done after it is
 * back.
 */
export async function catchUp(): Promise<void> {
  if (!may('operator')) return;
  await sendLeft(isOpen);
  await loadUnfinished().catch(() => undefined);
}
