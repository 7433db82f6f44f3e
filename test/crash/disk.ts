import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Why the disk of the tests cannot be had here; undefined where it can. */
export function diskMissing(): string | undefined {
  if (process.platform !== 'linux') return 'the disk of the tests needs Linux';
  const { error, status } = spawnSync('cc', ['--version']);
  return error || status !== 0 ? 'the disk of the tests needs a C compiler (cc)' : undefined;
}

/** What was not synced when the power went: all of it is lost, or a part of it has reached the disk. */
export type Loss = 'all' | 'some';

/** How much a cut took back. */
export interface CutFigures {
  readonly changes: number;
  readonly names: number;
}

interface JournalEntry {
  readonly kind: number;
  readonly file: number;
  readonly offset: number;
  readonly oldSize: number;
  readonly path: string;
  readonly other: string;
  readonly data: Buffer;
}

const CHANGED = 1;
const SYNCED = 2;
const CREATED = 3;
const RENAMED = 4;
const FOLDER_SYNCED = 5;
const HEADER = 48;

/** A folder on a disk of its own, whose power can be cut and which can be full; see disk.c. */
export class Disk {
  readonly #library: string;
  readonly #journal: string;
  readonly #full: string;

  /**
   * @param folder what is on the disk; the disk keeps its own things beside it
   * @param random chooses the part of the changes that has reached the disk
   */
  constructor(
    readonly folder: string,
    readonly random: () => number = Math.random,
  ) {
    this.#library = `${folder}.so`;
    this.#journal = `${folder}.journal`;
    this.#full = `${folder}.full`;
    const options = ['-shared', '-fPIC', '-O1', '-o', this.#library, 'test/crash/disk.c'];
    const { status, stderr } = spawnSync('cc', [...options, '-ldl', '-lpthread']);
    if (status !== 0) throw new Error(`disk.c cannot be compiled: ${stderr}`);
  }

  /** What makes a process use the disk. */
  get env(): Readonly<Record<string, string>> {
    return {
      LD_PRELOAD: this.#library,
      SVCLINK_DISK: this.folder,
      SVCLINK_DISK_JOURNAL: this.#journal,
      SVCLINK_DISK_FULL: this.#full,
    };
  }

  setFull(isFull: boolean): void {
    if (isFull) writeFileSync(this.#full, '');
    else rmSync(this.#full, { force: true });
  }

  /** Takes back what was not synced; every process that uses the disk has to be dead. */
  cut(loss: Loss): CutFigures {
    const entries = existsSync(this.#journal) ? readJournal(this.#journal) : [];
    const figures = {
      changes: this.#undoChanges(entries, loss),
      names: this.#undoNames(entries, loss),
    };
    // Shared memory is none of the disk's.
    for (const path of filesIn(this.folder)) if (path.endsWith('-shm')) rmSync(path);
    for (const name of readdirSync(dirname(this.folder))) {
      const path = join(dirname(this.folder), name);
      if (path.startsWith(`${this.folder}.stash-`)) rmSync(path);
    }
    rmSync(this.#journal, { force: true });
    return figures;
  }

  #undoChanges(entries: readonly JournalEntry[], loss: Loss): number {
    const paths = new Map(filesIn(this.folder).map((path) => [statSync(path).ino, path]));
    const open = new Map<number, JournalEntry[]>();
    for (const entry of entries) {
      if (entry.kind === SYNCED) open.delete(entry.file);
      if (entry.kind !== CHANGED) continue;
      open.set(entry.file, [...(open.get(entry.file) ?? []), entry]);
    }
    let count = 0;
    for (const [file, changes] of open) {
      const path = paths.get(file);
      if (path === undefined) continue;
      const lost = changes.slice(this.#kept(changes.length, loss));
      count += lost.length;
      undo(path, lost.reverse());
    }
    return count;
  }

  #undoNames(entries: readonly JournalEntry[], loss: Loss): number {
    const synced = new Map<number, number>();
    entries.forEach(({ kind, file }, index) => {
      if (kind === FOLDER_SYNCED) synced.set(file, index);
    });
    const isOpen = ({ kind, path }: JournalEntry, index: number): boolean => {
      if (kind !== CREATED && kind !== RENAMED) return false;
      const folder = dirname(path);
      return existsSync(folder) && (synced.get(statSync(folder).ino) ?? -1) < index;
    };
    const changes = entries.filter(isOpen);
    const lost = changes.slice(this.#kept(changes.length, loss)).reverse();
    for (const { kind, path, other, file } of lost) {
      if (!existsSync(path)) continue;
      const [from = '', stash = ''] = other.split('\n');
      if (kind === CREATED && statSync(path).ino === file) rmSync(path, { recursive: true });
      if (kind === RENAMED && existsSync(dirname(from))) renameSync(path, from);
      if (kind === RENAMED && stash !== '') renameSync(stash, path);
    }
    return lost.length;
  }

  /** The number of changes that have reached the disk, in their order. */
  #kept(count: number, loss: Loss): number {
    return loss === 'all' ? 0 : Math.floor(this.random() * (count + 1));
  }

  remove(): void {
    for (const path of [this.#library, this.#journal, this.#full]) rmSync(path, { force: true });
  }
}

function undo(path: string, changes: readonly JournalEntry[]): void {
  const file = openSync(path, 'r+');
  for (const { data, offset, oldSize } of changes) {
    if (data.length > 0) writeSync(file, data, 0, data.length, offset);
    ftruncateSync(file, oldSize);
  }
  closeSync(file);
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function readJournal(path: string): readonly JournalEntry[] {
  const bytes = readFileSync(path);
  const entries: JournalEntry[] = [];
  for (let place = 0; place + HEADER <= bytes.length; ) {
    const number = (offset: number) => Number(bytes.readBigUInt64LE(place + offset));
    const lengths = [bytes.readUInt32LE(place + 4), bytes.readUInt32LE(place + 8), number(32)];
    const [pathLength = 0, otherLength = 0, dataLength = 0] = lengths;
    const start = place + HEADER;
    const end = start + pathLength + otherLength + dataLength;
    // What the kill has cut short did not happen.
    if (end > bytes.length) break;
    entries.push({
      kind: bytes.readUInt32LE(place),
      file: number(16),
      offset: number(24),
      oldSize: number(40),
      path: bytes.toString('utf8', start, start + pathLength),
      other: bytes.toString('utf8', start + pathLength, start + pathLength + otherLength),
      data: bytes.subarray(end - dataLength, end),
    });
    place = end;
  }
  return entries;
}
