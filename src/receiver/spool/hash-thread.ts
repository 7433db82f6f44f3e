import type { Worker } from 'node:worker_threads';
import { type Deferred, deferred } from './deferred.js';

/** What the thread runs: text, so that it stands alone in every module format and in every bundle. */
const PROGRAM = `
const { createHash } = require('node:crypto');
const { closeSync, openSync, readSync } = require('node:fs');
const { parentPort } = require('node:worker_threads');

const buffer = Buffer.allocUnsafe(1024 * 1024);
const files = new Map();

function open(path) {
  return { descriptor: openSync(path, 'r'), hash: createHash('sha256'), at: 0 };
}

function read(file, upTo) {
  while (file.at < upTo) {
    const most = Math.min(buffer.length, upTo - file.at);
    const length = readSync(file.descriptor, buffer, 0, most, file.at);
    if (length === 0) throw new Error('the file is shorter than what was written to it');
    file.hash.update(buffer.subarray(0, length));
    file.at += length;
  }
}

parentPort.on('message', ({ id, path, upTo, isLast }) => {
  let file = files.get(id);
  let answer;
  try {
    if (!file) files.set(id, (file = open(path)));
    read(file, upTo);
    if (isLast) answer = { id, digest: file.hash.digest('hex') };
  } catch (error) {
    answer = { id, problem: String(error) };
  }
  if (!answer) return;
  if (file) closeSync(file.descriptor);
  files.delete(id);
  parentPort.postMessage(answer);
});
`;

type Answer = { readonly id: number; readonly digest?: string; readonly problem?: string };

/** A thread that hashes files while they are being written, so that the event loop need not. */
export class HashThread {
  readonly #program: string;
  #worker: Worker | undefined;
  #last = 0;
  readonly #open = new Map<number, Deferred<string>>();

  /** @param program in place of the thread's own, for tests of a thread that fails */
  constructor(program = PROGRAM) {
    this.#program = program;
  }

  /**
   * Begins with a file; `path` must not be moved before the digest is there.
   *
   * @throws what Node throws where threads are not permitted
   */
  follow(path: string): FollowedFile {
    const worker = this.#start();
    const id = ++this.#last;
    const digest = deferred<string>();
    this.#open.set(id, digest);
    // Whoever waits for a digest must not see the process end before it is there.
    worker.ref();
    return {
      written: (upTo) => worker.postMessage({ id, path, upTo, isLast: false }),
      end: (upTo) => {
        worker.postMessage({ id, path, upTo, isLast: true });
        return digest.promise;
      },
    };
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    // Most receivers never see a large file, and their start should not pay for threads.
    const threads = process.getBuiltinModule('node:worker_threads');
    const worker = new threads.Worker(this.#program, {
      eval: true,
      execArgv: [],
      name: 'svclink-hash',
    });
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('the thread has ended')));
    this.#worker = worker;
    return worker;
  }

  #settle({ id, digest, problem }: Answer): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    if (digest === undefined) open?.reject(new Error(problem));
    else open?.resolve(digest);
    if (this.#open.size === 0) this.#worker?.unref();
  }

  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const open of this.#open.values()) open.reject(error);
    this.#open.clear();
  }
}

/** One file that a {@link HashThread} hashes. */
export interface FollowedFile {
  /** The file has so many bytes by now. */
  written(upTo: number): void;
  /** The file has so many bytes and gets no more. @returns the SHA-256 of them in hex */
  end(upTo: number): Promise<string>;
}
