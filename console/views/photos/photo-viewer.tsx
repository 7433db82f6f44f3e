import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.js';
import { Fact } from '../../parts/facts.js';
import { formatClock, formatCount } from '../../parts/formats.js';
import { photoTexts } from '../../texts/photos.js';
import { texts } from '../../texts.js';
import type { GridPhoto } from './grid-actions.js';

const words = photoTexts.viewer;
/** The magnifications after the whole photo: screen pixels for each pixel of the photo. */
const ZOOMS = [0.5, 1, 2, 4];

/** An enlarged photo with the time and the place of taking. The arrow keys lead to its neighbours. */
export function PhotoViewer(props: {
  readonly photos: readonly GridPhoto[];
  readonly at: number;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
  readonly about?: ((photo: GridPhoto, close: () => void) => ComponentChildren) | undefined;
}) {
  const { photos, at, onMove, onClose, about } = props;
  const [zoom, setZoom] = useState(-1);
  const photo = photos[at];
  if (!photo) return null;
  const step = (by: number) => {
    const to = at + by;
    if (to >= 0 && to < photos.length) onMove(to);
  };
  const change = (by: number) => setZoom(Math.min(ZOOMS.length - 1, Math.max(-1, zoom + by)));
  const press = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === '+') change(1);
    else if (event.key === '-') change(-1);
    else if (event.key === '0') setZoom(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const title = words.title(photo.name, at + 1, photos.length);
  return (
    <Dialog title={title} onClose={onClose} isFull>
      {/* A choice that nobody has confirmed is no content that a dialog has to ask about. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of all that is within */}
      <div class="viewer" onKeyDown={press} onInput={(event) => event.stopPropagation()}>
        <div class="actions">
          <button type="button" disabled={at === 0} onClick={() => step(-1)}>
            ← <span class="unseen">{words.before}</span>
          </button>
          <button
            type="button"
            class="main"
            disabled={at === photos.length - 1}
            onClick={() => step(1)}
          >
            → <span class="unseen">{words.after}</span>
          </button>
          <button type="button" disabled={zoom < 0} onClick={() => change(-1)}>
            − <span class="unseen">{words.smaller}</span>
          </button>
          <button type="button" disabled={zoom === ZOOMS.length - 1} onClick={() => change(1)}>
            + <span class="unseen">{words.larger}</span>
          </button>
          <span role="status" class="faint">
            {zoom < 0 ? words.fit : words.zoom((ZOOMS[zoom] ?? 1) * 100)}
          </span>
          <button type="button" onClick={onClose}>
            {texts.close}
          </button>
        </div>
        <Picture key={photo.file_id} photo={photo} zoom={ZOOMS[zoom]} />
        <PhotoFacts photo={photo} />
        {about?.(photo, onClose)}
      </div>
    </Dialog>
  );
}

/** The photo itself. @param zoom undefined: the whole photo */
function Picture({ photo, zoom }: { photo: GridPhoto; zoom: number | undefined }) {
  const [width, setWidth] = useState(0);
  return (
    // The part of a magnified photo is moved by the keys too.
    <div class="picture" tabIndex={zoom === undefined ? -1 : 0}>
      <img
        src={`./api/files/${photo.file_id}`}
        alt={photo.name}
        onLoad={({ currentTarget }) => setWidth(currentTarget.naturalWidth)}
        {...(zoom === undefined || width === 0
          ? { class: 'whole' }
          : { width: Math.round(width * zoom) })}
      />
    </div>
  );
}

/** The facts that the camera has written, and the size of the file. */
function PhotoFacts({ photo }: { photo: GridPhoto }) {
  const { taken_text, gps_lat, gps_lng, camera_make, camera_model } = photo;
  const camera = [camera_make, camera_model].filter(Boolean).join(' ');
  return (
    <dl class="facts">
      {taken_text !== null && (
        <Fact name={words.taken}>
          {formatClock(taken_text)} <span class="faint">{words.cameraClock}</span>
        </Fact>
      )}
      {gps_lat !== null && gps_lng !== null && (
        <Fact name={words.position}>
          <a href={`geo:${gps_lat},${gps_lng}`}>
            {formatCount(Number(gps_lat), 5)}, {formatCount(Number(gps_lng), 5)}
          </a>
        </Fact>
      )}
      {camera !== '' && <Fact name={words.camera}>{camera}</Fact>}
      <Fact name={words.size}>
        {photoTexts.kilobytes(formatCount(Math.ceil(photo.size / 1000)))} ·{' '}
        <a href={`./api/files/${photo.file_id}`} target="_blank" rel="noreferrer">
          {words.file}
        </a>
      </Fact>
    </dl>
  );
}
