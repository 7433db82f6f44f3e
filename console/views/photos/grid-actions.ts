import type { Signal } from '@preact/signals';
import type { PhotoMetadata } from '../../../src/site/engine/files/photo-metadata.js';
import { tileAfter } from './grid-keys.js';
import type { Selection, Tile } from './selection.js';

/** A photo of a grid. */
export interface GridPhoto extends PhotoMetadata {
  /** Its key among the photos of the grid. */
  readonly key: string;
  readonly file_id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly has_thumbnail: boolean;
}

/** A photo at its position, with the group in which it stands. */
export interface ShownTile extends Tile {
  readonly shown: GridPhoto;
}

/** The state that the tiles of a grid share. */
export interface Grid {
  readonly tiles: readonly ShownTile[];
  /** The chosen photos. Without it a click enlarges a photo. */
  readonly selection: Selection | undefined;
  /** The tile that is in the order of the Tab key. */
  readonly current: Signal<string>;
  /** The tile that is enlarged; '' for none. */
  readonly enlarged: Signal<string>;
}

/** Chooses a tile by a click or by Space, or enlarges it. */
export function chooseTile(grid: Grid, id: string, event: MouseEvent | KeyboardEvent): void {
  const { tiles, selection, current, enlarged } = grid;
  const tile = tiles.find((one) => one.id === id);
  if (!tile) return;
  current.value = id;
  const isAtButton = event.target instanceof Element && event.target.closest('.enlarge') !== null;
  if (!selection || isAtButton) enlarged.value = id;
  else if (event.shiftKey) selection.extend(tiles, id);
  else selection.toggle(tile);
}

/** Moves, chooses and enlarges by keys. */
export function pressInGrid(grid: Grid, event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (!(currentTarget instanceof Element && target instanceof HTMLElement)) return;
  const id = target.dataset.tile;
  if (id === undefined) return;
  const elements = [...currentTarget.querySelectorAll<HTMLElement>('[data-tile]')];
  const to = tileAfter(event.key, elements.indexOf(target), elements);
  const next = to === undefined ? undefined : elements[to];
  if (next) moveTo(grid, id, next, event.shiftKey);
  else if (!actByKey(grid, id, event)) return;
  event.preventDefault();
}

function moveTo(
  { tiles, selection, current }: Grid,
  from: string,
  next: HTMLElement,
  isRange: boolean,
): void {
  if (isRange) selection?.begin(from);
  current.value = next.dataset.tile ?? '';
  next.focus();
  if (isRange) selection?.extend(tiles, current.value);
}

/** @returns false for a key without a meaning here */
function actByKey(grid: Grid, id: string, event: KeyboardEvent): boolean {
  const { tiles, selection, enlarged } = grid;
  const { key } = event;
  if (key === 'Enter') enlarged.value = id;
  else if (key === ' ') chooseTile(grid, id, event);
  else if (key === 'a' && (event.ctrlKey || event.metaKey) && selection) {
    selection.add(tiles.map(({ photo }) => photo));
  } else if (key === 'Escape' && selection && selection.chosen.value.size > 0) selection.clear();
  else return false;
  return true;
}
