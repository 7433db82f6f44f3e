import { signal } from '@preact/signals';
import { session } from '../server.js';
import { isWriterOpen, newWriter, writerOpens } from './writers.js';

/**
 * The files that pages were sending when they were closed. A browser does not return them to any page: only their names
 * are stored, in one list for each page and path, so that a page never takes the list of another that still sends.
 */
const WRITER = newWriter();
writerOpens(WRITER);

/** The keys of the lists of closed pages, by the path of the files. */
const left = signal<ReadonlyMap<string, readonly string[]>>(new Map());
/** Increases with each change of a list. */
const changes = signal(0);

/** Returns the key of a path's list in earlier versions of the page, which had one for all pages. */
const keyOf = (filesPath: string) =>
  `svclink:${location.pathname}:uploads:${session.value?.user?.id}:${filesPath}`;
const ownKeyOf = (filesPath: string) => `${keyOf(filesPath)} ${WRITER}`;

/** Looks for the lists of closed pages. */
export async function findLeftFiles(filesPath: string): Promise<void> {
  const start = keyOf(filesPath);
  const keys = Object.keys(localStorage).filter(
    (key) => key === start || key.startsWith(`${start} `),
  );
  const areOpen = await Promise.all(keys.map((key) => isWriterOpen(key.slice(start.length + 1))));
  const closed = keys.filter((_, index) => !areOpen[index]);
  left.value = new Map(left.value).set(filesPath, closed);
}

/** Returns the names of a path's files that did not arrive before their page was closed. */
export function leftFilesOf(filesPath: string): readonly string[] {
  changes.value;
  return [...new Set((left.value.get(filesPath) ?? []).flatMap(namesAt))];
}

/** Adds a file that this page sends from now on. */
export function recordSending(filesPath: string, name: string): void {
  const key = ownKeyOf(filesPath);
  store(key, [...new Set([...namesAt(key), inOneLine(name)])]);
}

/** Removes files from the list of this page and from those of closed ones. */
export function forgetFiles(filesPath: string, names: readonly string[]): void {
  const gone = new Set(names.map(inOneLine));
  for (const key of [ownKeyOf(filesPath), ...(left.value.get(filesPath) ?? [])]) {
    const before = namesAt(key);
    const rest = before.filter((name) => !gone.has(name));
    if (rest.length < before.length) store(key, rest);
  }
}

const inOneLine = (name: string) => name.replaceAll('\n', ' ');

function namesAt(key: string): readonly string[] {
  return (localStorage.getItem(key) ?? '').split('\n').filter(Boolean);
}

function store(key: string, names: readonly string[]): void {
  try {
    if (names.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, names.join('\n'));
  } catch {
    // A browser without storage for the list sends the files nevertheless.
  }
  changes.value += 1;
}
