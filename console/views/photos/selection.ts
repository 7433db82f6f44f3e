import { type ReadonlySignal, signal } from '@preact/signals';

/** A photo at one position of a grid: a photo with two flags stands in two groups. */
export interface Tile {
  readonly id: string;
  readonly photo: string;
}

/** The chosen photos of a grid. */
export class Selection {
  readonly #chosen = signal<ReadonlySet<string>>(new Set());
  #beginning: string | undefined;

  get chosen(): ReadonlySignal<ReadonlySet<string>> {
    return this.#chosen;
  }

  /** Chooses a photo, or drops it. A range begins here. */
  toggle({ id, photo }: Tile): void {
    const chosen = new Set(this.#chosen.value);
    if (!chosen.delete(photo)) chosen.add(photo);
    this.#chosen.value = chosen;
    this.#beginning = id;
  }

  /** Chooses all photos from the beginning of the range to a tile, in either direction. */
  extend(tiles: readonly Tile[], to: string): void {
    const end = tiles.findIndex(({ id }) => id === to);
    const found = tiles.findIndex(({ id }) => id === this.#beginning);
    const start = found < 0 ? end : found;
    const range = tiles.slice(Math.min(start, end), Math.max(start, end) + 1);
    this.#beginning = tiles[start]?.id;
    this.add(range.map(({ photo }) => photo));
  }

  /** Marks where a range begins, for one that is chosen by arrow keys. */
  begin(id: string): void {
    this.#beginning ??= id;
  }

  add(photos: readonly string[]): void {
    this.#chosen.value = new Set([...this.#chosen.value, ...photos]);
  }

  clear(): void {
    this.#beginning = undefined;
    if (this.#chosen.value.size > 0) this.#chosen.value = new Set();
  }

  /** Drops photos that are no longer there. */
  limitTo(photos: ReadonlySet<string>): void {
    const left = [...this.#chosen.value].filter((photo) => photos.has(photo));
    if (left.length < this.#chosen.value.size) this.#chosen.value = new Set(left);
  }
}
