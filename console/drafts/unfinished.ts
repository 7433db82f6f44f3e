import { signal } from '@preact/signals';
import { ask, may } from '../server.js';
import { browserDrafts } from './browser-store.js';

/** The paths of the user's unfinished texts. */
export const unfinished = signal<ReadonlySet<string>>(new Set());

/**
 * The changes of texts by this page since each running request for the list began. The answer may be older than they
 * are: a text that the site stores meanwhile is then neither in the answer nor in the browser any more.
 */
const changes = new Set<Map<string, boolean>>();

/** Records that this page has stored or removed a text. */
export function recordText(path: string, isUnfinished: boolean): void {
  for (const since of changes) since.set(path, isUnfinished);
  if (unfinished.value.has(path) !== isUnfinished) {
    unfinished.value = changed(unfinished.value, new Map([[path, isUnfinished]]));
  }
}

/** Requests the list of unfinished texts from the site. */
export async function loadUnfinished(): Promise<void> {
  if (!may('operator')) return;
  const since = new Map<string, boolean>();
  changes.add(since);
  try {
    const { drafts } = await ask('GET', 'drafts');
    const paths = [...drafts, ...browserDrafts()].map(({ path }) => path);
    unfinished.value = changed(new Set(paths), since);
  } finally {
    changes.delete(since);
  }
}

function changed(paths: ReadonlySet<string>, by: ReadonlyMap<string, boolean>) {
  const all = new Set(paths);
  for (const [path, isUnfinished] of by) {
    if (isUnfinished) all.add(path);
    else all.delete(path);
  }
  return all;
}
