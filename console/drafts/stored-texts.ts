import { session } from '../server.js';

/** A text of a page in the browser's storage, or a note about one. */
export interface StoredText {
  readonly path: string;
  /** The random name of the page that typed it. */
  readonly writer: string;
}

/** The texts of one kind that the user has in the browser's storage. */
export class StoredTexts {
  constructor(readonly kind: string) {}

  /** Stores a text. @returns false if the browser's storage is full or disabled */
  put(text: StoredText): boolean {
    const name = this.#nameOf(text);
    if (name === undefined) return false;
    try {
      localStorage.setItem(name, JSON.stringify(text));
      return true;
    } catch {
      return false;
    }
  }

  drop(text: StoredText): void {
    const name = this.#nameOf(text);
    if (name !== undefined) localStorage.removeItem(name);
  }

  /** Returns the texts as they are stored. @param path only those of this path */
  list(path?: string): readonly unknown[] {
    const prefix = this.#prefix;
    if (prefix === undefined) return [];
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(path === undefined ? prefix : `${prefix}${path} `))
      .map((name) => parsed(localStorage.getItem(name)));
  }

  /** The prefix of the user's keys. One host may serve the consoles of several sites. */
  get #prefix(): string | undefined {
    const id = session.value?.user?.id;
    return id === undefined ? undefined : `svclink:${location.pathname}:${this.kind}:${id}:`;
  }

  #nameOf({ path, writer }: StoredText): string | undefined {
    const prefix = this.#prefix;
    return prefix === undefined ? undefined : `${prefix}${path} ${writer}`;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
