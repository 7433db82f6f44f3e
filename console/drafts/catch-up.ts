import { may } from '../server.js';
import { removeFinished } from './finished.js';
import { isOpen } from './keeper.js';
import { sendLeft } from './left.js';
import { loadUnfinished } from './unfinished.js';

/**
 * Removes finished texts, sends those from the browser's storage, and lists unfinished ones. Without a connection all
 * is done after it is back.
 */
export async function catchUp(): Promise<void> {
  if (!may('operator')) return;
  await removeFinished();
  await sendLeft(isOpen);
  await loadUnfinished().catch(() => undefined);
}
