import { signal } from '@preact/signals';
import type { ListedDraft } from '../../src/site/console/drafts/typed-drafts.js';
import { ask, may } from '../server.js';
import { browserDrafts } from './browser-store.js';
import { isOpen } from './keeper.js';
import { sendLeft } from './left.js';

/** The places where the user has begun a text and not finished it. */
export const unfinished = signal<ReadonlySet<string>>(new Set());

/** Asks the site again which texts are not finished. */
export async function loadUnfinished(): Promise<void> {
  if (!may('operator')) return;
  const { drafts } = await ask<{ drafts: readonly ListedDraft[] }>('GET', 'drafts');
  const places = [...drafts, ...browserDrafts()].map(({ place }) => place);
  unfinished.value = new Set(places);
}

/** Sends what is left, and looks what is not finished; without a connection both are done when it is back. */
export async function catchUp(): Promise<void> {
  if (!may('operator')) return;
  await sendLeft(isOpen);
  await loadUnfinished().catch(() => undefined);
}
