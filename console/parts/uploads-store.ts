import { computed, signal } from '@preact/signals';
import { refusedFile } from '../../src/site/console/allowed-files.js';
import { holdPage } from '../leaving.js';
import { AskError, ask, session, upload } from '../server.js';

/** So many are sent at once. */
const AT_ONCE = 3;
/** One that never comes through although the site answers is given up after so many tries. */
const TRIES = 5;
/** How often the page looks whether the site is back, in milliseconds. */
const LOOK = 2000;

/** A file that is sent. */
export interface Upload {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  /** Whether it goes on when the site is back. */
  readonly isWaiting?: boolean;
  readonly error?: AskError;
}

/** A file with its way to the site. */
interface Sent<Answer> {
  readonly file: File;
  readonly path: string;
  readonly onAdded: (answer: Answer, file: File) => void;
}

/** The files of each place that are sent, or were not taken. They go on while another page of the console is shown. */
const uploads = signal<ReadonlyMap<string, ReadonlyMap<string, Upload>>>(new Map());

const runningCount = computed(() =>
  [...uploads.value.values()].reduce((sum, files) => sum + openCountOf(files), 0),
);
const HELD = {};
runningCount.subscribe((count) => holdPage(HELD, count > 0));

/** How many of some files are under way. */
export function openCountOf(files: ReadonlyMap<string, Upload>): number {
  return [...files.values()].filter(({ error }) => error === undefined).length;
}

/** The files of a place. */
export function uploadsOf(place: string): ReadonlyMap<string, Upload> {
  return uploads.value.get(place) ?? new Map();
}

function change(place: string, work: (files: Map<string, Upload>) => void): void {
  const files = new Map(uploadsOf(place));
  work(files);
  uploads.value = new Map(uploads.value).set(place, files);
}

/** The same name from another folder is another file; the same file is not sent twice at a time. */
const identityOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

const waiting: (() => Promise<void>)[] = [];
let workers = 0;

async function work(): Promise<void> {
  workers += 1;
  for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  workers -= 1;
}

/** Sends files of a place, a few at once; one that fails or is refused stops no other. */
export function sendFiles<Answer>(place: string, all: readonly Sent<Answer>[]): void {
  for (const one of all) {
    const { file } = one;
    const id = identityOf(file);
    const known = uploadsOf(place).get(id);
    // One that failed is sent again when it is chosen again; one that is under way is not sent twice.
    if (known && known.error === undefined) continue;
    const { name } = file;
    const reason = refusedFile(name, file.size);
    if (reason !== undefined) {
      const error = new AskError('input_invalid', reason);
      change(place, (files) => files.set(id, { name, share: 0, error }));
      continue;
    }
    change(place, (files) => files.set(id, { name, share: 0 }));
    noteMissing(place, name);
    waiting.push(() => send(place, id, one));
  }
  while (workers < AT_ONCE && waiting.length > 0) void work();
}

async function send<Answer>(place: string, id: string, sent: Sent<Answer>): Promise<void> {
  const { file, path, onAdded } = sent;
  const { name } = file;
  const tell = (more: Partial<Upload>) =>
    change(place, (files) => files.set(id, { name, share: 0, ...files.get(id), ...more }));
  try {
    const answer = await sendFile<Answer>(path, file, tell);
    change(place, (files) => files.delete(id));
    forgetMissing(place, [name]);
    onAdded(answer, file);
  } catch (error) {
    forgetMissing(place, [name]);
    tell({ error: error instanceof AskError ? error : new AskError('', String(error)) });
  }
}

/** Removes the files of a place that were not taken from what is shown. */
export function forgetFailed(place: string): void {
  change(place, (files) => {
    for (const [id, { error }] of files) if (error) files.delete(id);
  });
}

/** Sends a file; where the connection is lost, again when the site is back. The site knows what it has already. */
async function sendFile<Answer>(
  path: string,
  file: File,
  tell: (more: Partial<Upload>) => void,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await upload<Answer>(path, file, (share) => tell({ share }));
    } catch (error) {
      const isLost = error instanceof AskError && error.code === 'unreachable';
      if (!isLost || tries >= TRIES) throw error;
      tell({ isWaiting: true, share: 0 });
      await siteIsBack();
      tell({ isWaiting: false });
    }
  }
}

async function siteIsBack(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    const answer = await ask('GET', 'state').catch(() => undefined);
    if (answer) return;
  }
}

/** The files that were under way when their page was left: a browser gives them back to no page. */
const missing = signal(0);

const nameOfMissing = (place: string) =>
  `svclink:${location.pathname}:uploads:${session.value?.user?.id}:${place}`;

/** The names of the files of a place that did not arrive before the page was left. */
export function missingOf(place: string): readonly string[] {
  missing.value;
  const running = new Set([...uploadsOf(place).values()].map(({ name }) => name));
  return noted(place).filter((name) => !running.has(name));
}

function noted(place: string): readonly string[] {
  const text = localStorage.getItem(nameOfMissing(place));
  return text === null ? [] : text.split('\n').filter(Boolean);
}

function note(place: string, names: readonly string[]): void {
  try {
    if (names.length === 0) localStorage.removeItem(nameOfMissing(place));
    else localStorage.setItem(nameOfMissing(place), names.join('\n'));
  } catch {
    // A browser without space for the list sends the files all the same.
  }
  missing.value += 1;
}

function noteMissing(place: string, name: string): void {
  note(place, [...new Set([...noted(place), name.replaceAll('\n', ' ')])]);
}

/** Takes files off the list of those that did not arrive. */
export function forgetMissing(place: string, names: readonly string[]): void {
  const gone = new Set(names.map((name) => name.replaceAll('\n', ' ')));
  const rest = noted(place).filter((name) => !gone.has(name));
  if (rest.length < noted(place).length) note(place, rest);
}
