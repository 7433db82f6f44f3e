import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const KEY: unique symbol = Symbol.for('svclink.spool-folders');

/** What is watched over while there are files. */
interface Watch {
  /** Folders with files in them, to be removed when the process is told to stop. */
  readonly folders: Set<string>;
  /** Ends the watch; there while it lasts. */
  unwatch: (() => void) | undefined;
}

/** One for all copies of this module: two, as ESM and CommonJS, would each take the other for a host that stops itself. */
const place: typeof globalThis & { [KEY]?: Watch } = globalThis;
place[KEY] ??= { folders: new Set(), unwatch: undefined };
const shared = place[KEY];

function removeAll(): void {
  for (const folder of shared.folders) rmSync(folder, { recursive: true, force: true });
}

/**
 * A signal without a listener ends a process at once, without its exit event. So we listen while there is something
 * to remove; and when nobody else listens, the signal is raised again without us, and does what it would have done.
 */
function onSignal(signal: NodeJS.Signals): void {
  const others = process.listenerCount(signal) > 1;
  if (others) return;
  removeAll();
  shared.unwatch?.();
  process.kill(process.pid, signal);
}

function watch(): void {
  process.on('exit', removeAll);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  shared.unwatch = unwatch;
}

function unwatch(): void {
  process.removeListener('exit', removeAll);
  for (const signal of SIGNALS) process.removeListener(signal, onSignal);
  shared.unwatch = undefined;
}

/** A private folder for files on their way in. It is there only while files are, whatever ends the process. */
export class SpoolFolder {
  #folder: Promise<string> | undefined;
  #path: string | undefined;
  #files = 0;

  /** @param parent where the folder is made; default the system's folder for temporary files */
  constructor(readonly parent: string = tmpdir()) {}

  /** A path for a new file. Give it back to {@link SpoolFolder.release} once the file is gone. */
  async reserve(): Promise<string> {
    this.#files += 1;
    try {
      this.#folder ??= this.#make();
      return join(await this.#folder, randomUUID());
    } catch (error) {
      this.#folder = undefined;
      this.#files -= 1;
      throw error;
    }
  }

  /** Says that a reserved path is used no more; removes what is left there. */
  async release(path: string): Promise<void> {
    await rm(path, { force: true });
    this.#files -= 1;
    if (this.#files === 0) await this.#remove();
  }

  async #make(): Promise<string> {
    await mkdir(this.parent, { recursive: true });
    // Readable by nobody else: these are photos of people's houses.
    const folder = await mkdtemp(join(this.parent, 'svclink-'));
    if (!shared.unwatch) watch();
    shared.folders.add(folder);
    this.#path = folder;
    return folder;
  }

  async #remove(): Promise<void> {
    const folder = this.#path;
    this.#folder = undefined;
    this.#path = undefined;
    if (folder === undefined) return;
    await rm(folder, { recursive: true, force: true });
    shared.folders.delete(folder);
    if (shared.folders.size === 0) shared.unwatch?.();
  }
}
