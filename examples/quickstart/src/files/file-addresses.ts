import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { unixTime } from 'svclink';
import type { StoredFile } from '../store/stored-file.js';

/** How long a pre-signed address holds, in seconds (specification: "Limits"). */
const LIFETIME = 30 * 60;

/** What a pre-signed address leads to. */
export interface Target {
  readonly fileId: number;
  readonly isThumbnail: boolean;
}

interface Options {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What addresses begin with, such as `https://example.org`. */
  readonly base: () => string;
}

const PATH = /^\/files\/(\d{1,15})(\/thumbnail)?\/[^/]*$/;

/**
 * Makes and checks pre-signed addresses: whoever has one may fetch the file, until it expires. The key lives as long
 * as the process; several processes would share one.
 */
export class FileAddresses {
  readonly #key = randomBytes(32);

  constructor(readonly options: Options) {}

  of({ id, name }: StoredFile): string {
    return this.#sign(`/files/${id}/${encodeURIComponent(name)}`);
  }

  ofThumbnail({ id, name }: StoredFile): string {
    return this.#sign(`/files/${id}/thumbnail/${encodeURIComponent(name)}`);
  }

  /** Where an address leads, or undefined when it is none of ours, was tampered with, or has expired. */
  target(path: string, query: URLSearchParams): Target | undefined {
    const expires = query.get('expires') ?? '';
    const given = Buffer.from(query.get('signature') ?? '');
    const right = Buffer.from(this.#signature(path, expires));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    if (Number(expires) < unixTime(this.options.now())) return undefined;
    const [, id, thumbnail] = PATH.exec(path) ?? [];
    if (id === undefined) return undefined;
    return { fileId: Number(id), isThumbnail: thumbnail !== undefined };
  }

  #sign(path: string): string {
    const expires = String(unixTime(this.options.now()) + LIFETIME);
    const signature = this.#signature(path, expires);
    return `${this.options.base()}${path}?expires=${expires}&signature=${signature}`;
  }

  #signature(path: string, expires: string): string {
    return createHmac('sha256', this.#key).update(`${path}\n${expires}`).digest('hex');
  }
}
