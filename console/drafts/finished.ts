import { session } from '../server.js';
import { recordRequest } from './left.js';

/** A finished or discarded text that the site may still have: the request that removes it may be lost. */
export interface FinishedText {
  readonly path: string;
  /** The random name of the page that typed it. */
  readonly writer: string;
  /** The time at which the site has stored what is finished; 0 where its answer was lost. */
  readonly at: number;
}

/** Returns the prefix of the user's keys. One host may serve the consoles of several sites. */
const prefix = () => `svclink:${location.pathname}:finished:${session.value?.user?.id}:`;
const nameOf = ({ path, writer }: FinishedText) => `${prefix()}${path} ${writer}`;

/** Remembers a finished text until the site has removed it, also in the next page. */
export function rememberFinished(text: FinishedText): void {
  try {
    localStorage.setItem(nameOf(text), JSON.stringify(text));
  } catch {
    // A browser without storage requests the removal once.
  }
}

/** Removes a finished text from the site. Without an answer it is requested again later. */
export async function removeText(text: FinishedText): Promise<void> {
  const name = nameOf(text);
  const query = new URLSearchParams({ writer: text.writer, at: String(text.at) });
  const address = `./api/drafts/${encodeURIComponent(text.path)}?${query}`;
  // The page may be closed at once: the request has to survive it.
  const request = { method: 'DELETE', keepalive: true };
  const answer = await fetch(address, request).catch(() => undefined);
  if (answer?.ok) localStorage.removeItem(name);
}

/** Removes the texts that were finished while the site was not reached. @param path only those of this path */
export async function removeFinished(path?: string): Promise<void> {
  const start = path === undefined ? prefix() : `${prefix()}${path} `;
  for (const name of Object.keys(localStorage).filter((one) => one.startsWith(start))) {
    const text = parsed(localStorage.getItem(name));
    if (isFinished(text)) await recordRequest(text.path, removeText(text));
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isFinished(value: unknown): value is FinishedText {
  if (typeof value !== 'object' || value === null) return false;
  return 'path' in value && 'writer' in value && 'at' in value;
}
