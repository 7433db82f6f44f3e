import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { photoTexts } from '../../texts/photos.js';
import { type Grid, type GridPhoto, pressInGrid, type ShownTile } from './grid-actions.js';
import { DropArea } from './photo-drag.js';
import { PhotoTile } from './photo-tile.js';
import { PhotoViewer } from './photo-viewer.js';
import type { Selection } from './selection.js';

/** Photos of one subject. */
export interface GridGroup {
  readonly id: string;
  readonly name: string;
  readonly photos: readonly GridPhoto[];
  /** Called with photos that are dropped here, and the group from which they come. */
  readonly onDrop?: ((photos: readonly string[], from: string) => void) | undefined;
}

interface GridProps {
  readonly groups: readonly GridGroup[];
  /** The chosen photos. Without it a click enlarges a photo. */
  readonly selection?: Selection | undefined;
  /** The content below the name of a photo. */
  readonly below?: ((photo: GridPhoto) => ComponentChildren) | undefined;
  /** The content below an enlarged photo. */
  readonly about?: (photo: GridPhoto, close: () => void) => ComponentChildren;
}

const tileId = (group: GridGroup, photo: GridPhoto) => `${group.id} ${photo.key}`;

/**
 * Photos in groups, as thumbnails. One of them is in the order of the Tab key, the arrow keys lead to the others. Only
 * thumbnails within sight are loaded.
 */
export function PhotoGrid({ groups, selection, below, about }: GridProps) {
  const shown = groups.filter(({ photos }) => photos.length > 0);
  const tiles = shown.flatMap((group) =>
    group.photos.map(
      (photo): ShownTile => ({ id: tileId(group, photo), photo: photo.key, shown: photo }),
    ),
  );
  const [current, enlarged] = useMemo(() => [signal(''), signal('')], []);
  const grid: Grid = { tiles, selection, current, enlarged };
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!tiles.some(({ id }) => id === current.value)) current.value = tiles[0]?.id ?? '';
    selection?.limitTo(new Set(tiles.map(({ photo }) => photo)));
  });
  const close = (photo: string) => {
    enlarged.value = '';
    current.value = tiles.find((tile) => tile.photo === photo)?.id ?? current.value;
    // The dialog gives the focus back first.
    requestAnimationFrame(() =>
      area.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the tiles within
    <div ref={area} class="groups" onKeyDown={(event) => pressInGrid(grid, event)}>
      {shown.map((group) => (
        <Group key={group.id} {...{ group, grid, below }} />
      ))}
      <Enlarged {...{ grid, about, close }} />
    </div>
  );
}

function Group(props: {
  readonly group: GridGroup;
  readonly grid: Grid;
  readonly below: GridProps['below'];
}) {
  const { group, grid, below } = props;
  const { name, photos } = group;
  const { selection } = grid;
  const tiles = photos.map((photo) => (
    <PhotoTile
      key={photo.key}
      {...{ grid, photo }}
      id={tileId(group, photo)}
      groupId={group.id}
      below={below?.(photo)}
    />
  ));
  return (
    <DropArea class="group" onDrop={group.onDrop}>
      <div class="actions">
        <h3>
          {name} <span class="faint">{photoTexts.count(photos.length)}</span>
        </h3>
        {selection && (
          <button
            type="button"
            class="plain"
            onClick={() => selection.add(photos.map(({ key }) => key))}
          >
            {photoTexts.chooseAll} <span class="unseen">{photoTexts.chooseAllOf(name)}</span>
          </button>
        )}
      </div>
      {selection ? (
        <div class="photos" role="listbox" aria-multiselectable aria-label={name}>
          {tiles}
        </div>
      ) : (
        <ul class="photos">{tiles}</ul>
      )}
    </DropArea>
  );
}

interface EnlargedProps {
  readonly grid: Grid;
  readonly about: GridProps['about'];
  readonly close: (photo: string) => void;
}

/** The enlarged photo of a grid, if there is one. */
function Enlarged(props: EnlargedProps) {
  return props.grid.enlarged.value === '' ? null : <Sequence {...props} />;
}

/** The photos one after another, in the order of the grid when the first was enlarged: a flag moves none of them. */
function Sequence({ grid, about, close }: EnlargedProps) {
  const { tiles, enlarged } = grid;
  const [all] = useState(() => tiles.map(({ photo }) => photo));
  const [at, setAt] = useState(() => tiles.findIndex(({ id }) => id === enlarged.value));
  const known = new Map(tiles.map(({ photo, shown }) => [photo, shown]));
  const photos = all.flatMap((photo) => known.get(photo) ?? []);
  const isEmpty = photos.length === 0;
  const end = useRef(close);
  end.current = close;
  useEffect(() => {
    if (isEmpty) end.current('');
  }, [isEmpty]);
  // A photo may leave the grid while it is enlarged: then the next one is shown.
  const shownAt = Math.min(at, photos.length - 1);
  const key = photos[shownAt]?.key ?? '';
  return (
    <PhotoViewer {...{ photos, about }} at={shownAt} onMove={setAt} onClose={() => close(key)} />
  );
}
