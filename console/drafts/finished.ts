import { recordRequest } from './left.js';
import { type StoredText, StoredTexts } from './stored-texts.js';

const finishedTexts = new StoredTexts('finished');

/** A finished or discarded text that the site may still have: the request that removes it may be lost. */
export interface FinishedText extends StoredText {
  /** The time at which the site has stored what is finished; 0 where its answer was lost. */
  readonly at: number;
}

/**
 * Remembers a finished text until the site has removed it, also in the next page. A browser without storage requests the
 * removal once.
 */
export function rememberFinished(text: FinishedText): void {
  finishedTexts.put(text);
}

/** Removes a finished text from the site. Without an answer it is requested again later. */
export async function removeText(text: FinishedText): Promise<void> {
  const query = new URLSearchParams({ writer: text.writer, at: String(text.at) });
  const address = `./api/drafts/${encodeURIComponent(text.path)}?${query}`;
  // The page may be closed at once: the request has to survive it.
  const request = { method: 'DELETE', keepalive: true };
  const answer = await fetch(address, request).catch(() => undefined);
  if (answer?.ok) finishedTexts.drop(text);
}

/** Removes the texts that were finished while the site was not reached. @param path only those of this path */
export async function removeFinished(path?: string): Promise<void> {
  for (const text of finishedTexts.list(path).filter(isFinished)) {
    await recordRequest(text.path, removeText(text));
  }
}

function isFinished(value: unknown): value is FinishedText {
  if (typeof value !== 'object' || value === null) return false;
  return 'path' in value && 'writer' in value && 'at' in value;
}
