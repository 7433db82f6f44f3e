import { computed, signal } from '@preact/signals';
import { refusedFile } from '../../src/site/console/allowed-files.js';
import type { AddressOf } from '../../src/site/console/contract/request-types.js';
import { forgetFiles, leftFilesOf, recordSending } from '../drafts/left-files.js';
import { holdPage } from '../leaving.js';
import { type AnswerAt, AskError, ask, loadSession, session, upload } from '../server.js';
import { photoTexts } from '../texts/photos.js';
import { thumbnailOf } from './thumbnail.js';

const PHOTO = /\.(?:jpe?g|png|gif)$/i;
/** The number of concurrent uploads. */
const AT_ONCE = 3;
/** The most attempts for a file that always fails although the site answers. */
const TRIES = 5;
/** Milliseconds between checks whether the site is reachable again. */
const CHECK_EVERY = 2000;

/** A file that is being sent. */
export interface Upload {
  readonly name: string;
  /** The sent part, from 0 to 1. */
  readonly share: number;
  /** True while it waits for the site to be reachable again. */
  readonly isWaiting?: boolean;
  readonly error?: AskError;
}

/** A file and its request. */
interface Sent<Address extends AddressOf<'POST'>> {
  readonly file: File;
  readonly path: Address;
  readonly onAdded: (answer: AnswerAt<'POST', Address>, file: File) => void;
  /** True for a route that takes the thumbnail of a photo with it. */
  readonly hasThumbnail?: boolean;
}

/** The running and refused uploads of each path. They continue while another page of the console is displayed. */
const uploads = signal<ReadonlyMap<string, ReadonlyMap<string, Upload>>>(new Map());

const runningCount = computed(() =>
  [...uploads.value.values()].reduce((sum, files) => sum + openCountOf(files), 0),
);
const UPLOADING = {};
runningCount.subscribe((count) => holdPage(UPLOADING, count > 0));

/** Returns the number of running uploads. */
export function openCountOf(files: ReadonlyMap<string, Upload>): number {
  return [...files.values()].filter(({ error }) => error === undefined).length;
}

/** Returns the files of a path. */
export function uploadsOf(filesPath: string): ReadonlyMap<string, Upload> {
  return uploads.value.get(filesPath) ?? new Map();
}

function change(filesPath: string, work: (files: Map<string, Upload>) => void): void {
  const files = new Map(uploadsOf(filesPath));
  work(files);
  uploads.value = new Map(uploads.value).set(filesPath, files);
}

/** Identifies a file. Files of one name from two folders differ; the same file is not sent twice at once. */
const identityOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

const waiting: (() => Promise<void>)[] = [];
let workers = 0;

async function work(): Promise<void> {
  workers += 1;
  for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  workers -= 1;
}

/** Sends the files of a path, a few at once. A failed or refused one stops no other. */
export function sendFiles<Address extends AddressOf<'POST'>>(
  filesPath: string,
  all: readonly Sent<Address>[],
): void {
  for (const one of all) {
    const { file } = one;
    const id = identityOf(file);
    const known = uploadsOf(filesPath).get(id);
    // A failed file is sent again when it is chosen again. A running one is not sent twice.
    if (known && known.error === undefined) continue;
    const { name } = file;
    const refused = refusedFile(name, file.size);
    if (refused) {
      const error = new AskError('input_invalid', photoTexts.refused(refused));
      change(filesPath, (files) => files.set(id, { name, share: 0, error }));
      continue;
    }
    change(filesPath, (files) => files.set(id, { name, share: 0 }));
    recordSending(filesPath, name);
    waiting.push(() => send(filesPath, id, one));
  }
  while (workers < AT_ONCE && waiting.length > 0) void work();
}

async function send<Address extends AddressOf<'POST'>>(
  filesPath: string,
  id: string,
  sent: Sent<Address>,
): Promise<void> {
  const { file, path, onAdded } = sent;
  const { name } = file;
  const tell = (more: Partial<Upload>) =>
    change(filesPath, (files) => files.set(id, { name, share: 0, ...files.get(id), ...more }));
  try {
    const thumbnail = sent.hasThumbnail && PHOTO.test(name) ? await thumbnailOf(file) : undefined;
    const answer = await sendFile(path, { file, thumbnail }, tell);
    change(filesPath, (files) => files.delete(id));
    forgetFiles(filesPath, [name]);
    onAdded(answer, file);
  } catch (error) {
    forgetFiles(filesPath, [name]);
    tell({ error: error instanceof AskError ? error : new AskError('', String(error)) });
  }
}

/**
 * Returns a function that requests a page again once no upload of a path is running: one request for many files. Until
 * then the page follows the changes of the site, at most once a second.
 */
export function afterLast(filesPath: string, reload: () => void): () => void {
  return () => {
    if (openCountOf(uploadsOf(filesPath)) === 0) reload();
  };
}

/** Removes the refused files of a path from the display. */
export function forgetFailed(filesPath: string): void {
  change(filesPath, (files) => {
    for (const [id, { error }] of files) if (error) files.delete(id);
  });
}

/** The codes of failures that pass: no connection, an ended session, a store that is away. */
const PASSING: readonly string[] = [
  'unreachable',
  'session_required',
  'second_factor_required',
  'store_unavailable',
];

/**
 * Sends a file. It repeats that after a lost connection, and after the next log-in of its user where the session has
 * ended. The site recognises repetitions.
 */
async function sendFile<Address extends AddressOf<'POST'>>(
  path: Address,
  { file, thumbnail }: { file: File; thumbnail: Awaited<ReturnType<typeof thumbnailOf>> },
  tell: (more: Partial<Upload>) => void,
): Promise<AnswerAt<'POST', Address>> {
  const user = session.value?.user?.id;
  for (let tries = 1; ; tries += 1) {
    try {
      return await upload(path, file, (share) => tell({ share }), thumbnail);
    } catch (error) {
      const isPassing = error instanceof AskError && PASSING.includes(error.code);
      if (!isPassing || tries >= TRIES) throw error;
      tell({ isWaiting: true, share: 0 });
      if (!(await isBack(user))) throw error;
      tell({ isWaiting: false });
    }
  }
}

/** Waits until the site answers a user who is logged in. @returns false where that is another user than before */
async function isBack(before: string | undefined): Promise<boolean> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY));
    const answer = await ask('GET', 'state').catch(() => undefined);
    if (!answer) continue;
    const { user } = answer;
    if (user && !user.must_set_factor) return user.id === before;
    // The page then shows the log-in.
    if (!user && session.value?.user) await loadSession().catch(() => undefined);
  }
}

/** Returns the names of a path's files that did not arrive before their page was closed, and that this one does not send. */
export function missingOf(filesPath: string): readonly string[] {
  const running = new Set([...uploadsOf(filesPath).values()].map(({ name }) => name));
  return leftFilesOf(filesPath).filter((name) => !running.has(name));
}
