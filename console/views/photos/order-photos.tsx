import { photoTexts } from '../../texts/photos.js';
import type { GridPhoto } from './grid-actions.js';
import { type GridGroup, PhotoGrid } from './photo-grid.js';
import { PreviewNotice } from './preview-notice.js';

/** A photo of an order, with its description and its sender. */
export interface OrderPhoto extends GridPhoto {
  readonly origin: string;
}

/** The photos of an order with the same subject; the group without an id has those without one. */
export interface OrderPhotoGroup extends GridGroup {
  readonly photos: readonly OrderPhoto[];
}

/** The photos of an order, as its page shows them: each opens with a click. */
export default function OrderPhotos(props: {
  readonly groups: readonly OrderPhotoGroup[];
  /** Called after previews were added. */
  readonly onChange?: () => void;
}) {
  const { groups, onChange } = props;
  const photos = new Map(groups.flatMap((group) => group.photos).map((one) => [one.key, one]));
  return (
    <>
      {onChange && <PreviewNotice photos={[...photos.values()]} onDone={onChange} />}
      <PhotoGrid
        groups={groups}
        below={({ key }) => <span class="faint">{photos.get(key)?.origin}</span>}
        about={({ key }) => <Shows groups={groups} photo={key} />}
      />
    </>
  );
}

/** The subjects of an enlarged photo. */
function Shows({ groups, photo }: { groups: readonly GridGroup[]; photo: string }) {
  const names = groups
    .filter(({ id, photos }) => id !== '' && photos.some(({ key }) => key === photo))
    .map(({ name }) => name);
  return (
    <p>
      {photoTexts.viewer.flags}: {names.join(' · ') || photoTexts.viewer.noFlags}
    </p>
  );
}
