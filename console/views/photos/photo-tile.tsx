import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { formatCount } from '../../parts/formats.js';
import { photoTexts } from '../../texts/photos.js';
import { chooseTile, type Grid, type GridPhoto } from './grid-actions.js';
import { dragPhotos } from './photo-drag.js';

interface TileProps {
  readonly grid: Grid;
  readonly id: string;
  readonly groupId: string;
  readonly photo: GridPhoto;
  readonly below: ComponentChildren;
}

/** A photo of a grid: a choice where photos are chosen, otherwise a button that enlarges it. */
export function PhotoTile(props: TileProps) {
  const { grid, id, photo, below } = props;
  const tabIndex = useComputed(() => (grid.current.value === id ? 0 : -1)).value;
  const caption = (
    <figcaption>
      {photo.name} {below}
    </figcaption>
  );
  if (grid.selection) return <Choice {...props} {...{ tabIndex, caption }} />;
  return (
    <li>
      <figure>
        <button
          type="button"
          class="plain frame"
          data-tile={id}
          tabIndex={tabIndex}
          aria-label={`${photoTexts.enlarge} ${photo.name}`}
          onClick={(event) => chooseTile(grid, id, event)}
        >
          <Thumbnail photo={photo} />
        </button>
        {caption}
      </figure>
    </li>
  );
}

/** A photo that can be chosen, enlarged by a double click, and dragged with all chosen ones. */
function Choice(props: TileProps & { tabIndex: number; caption: ComponentChildren }) {
  const { grid, id, groupId, photo, tabIndex, caption } = props;
  const chosen = grid.selection?.chosen;
  const isChosen = useComputed(() => chosen?.value.has(photo.key) ?? false).value;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys of all its tiles
    <div
      role="option"
      aria-selected={isChosen}
      data-tile={id}
      tabIndex={tabIndex}
      draggable
      onDragStart={(event) =>
        dragPhotos(event, isChosen ? [...(chosen?.value ?? [])] : [photo.key], groupId)
      }
      onClick={(event) => chooseTile(grid, id, event)}
      onDblClick={() => {
        grid.enlarged.value = id;
      }}
    >
      <figure>
        <span class="frame">
          <Thumbnail photo={photo} />
          <span class="enlarge" title={photoTexts.enlarge} aria-hidden="true">
            ⤢
          </span>
        </span>
        {caption}
      </figure>
    </div>
  );
}

/** The thumbnail of a photo, and never the photo itself. */
function Thumbnail({ photo }: { photo: GridPhoto }) {
  if (!photo.has_thumbnail) {
    return (
      <span class="no-preview">
        {photoTexts.noPreview}
        <br />
        {photoTexts.kilobytes(formatCount(Math.ceil(photo.size / 1000)))}
      </span>
    );
  }
  return (
    <img
      src={`./api/files/${photo.file_id}/thumbnail`}
      alt=""
      loading="lazy"
      decoding="async"
      width="160"
      height="120"
      draggable={false}
    />
  );
}
