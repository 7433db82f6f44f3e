import { useMemo } from 'preact/hooks';
import type { ImportedWork, WorkFile } from '../../../src/site/console/orders/imported-work.js';
import { Failure } from '../../parts/basics.js';
import { compareNames } from '../../parts/formats.js';
import { AddFiles } from '../../parts/uploads.js';
import { may } from '../../server.js';
import { photoTexts } from '../../texts/photos.js';
import { texts } from '../../texts.js';
import { subjectName } from '../order/order-files.js';
import type { GridPhoto } from '../photos/grid-actions.js';
import { type GridGroup, PhotoGrid } from '../photos/photo-grid.js';
import { PreviewNotice } from '../photos/preview-notice.js';
import { Selection } from '../photos/selection.js';
import { canTakeOff, gridPhoto, type PhotoActions, usePhotoActions } from './photo-actions.js';
import { ResultBadge } from './result-state.js';
import type { WorkProps } from './work-entry.js';
import { AboutFile, FileActions } from './work-files.js';
import { PhotoTargets } from './work-targets.js';

const words = texts.work;

/** Returns the photos of the work in groups: without a flag, and by target. */
function groupsOf(work: ImportedWork, actions: PhotoActions | undefined): readonly GridGroup[] {
  // They arrive in any order, because several are sent at once.
  const photos = work.files
    .filter(({ is_photo }) => is_photo)
    .toSorted((one, other) => compareNames(one.key, other.key));
  const byKey = new Map(photos.map((file) => [file.key, file]));
  const shown = new Map(photos.map((file) => [file.key, gridPhoto(file)]));
  const group = (isIn: (file: WorkFile) => boolean) =>
    photos.filter(isIn).flatMap(({ key }) => shown.get(key) ?? []);
  const dropOff = (keys: readonly string[], from: string) => {
    const target = work.targets.find(({ id }) => id === from);
    if (!target) return;
    const known = keys.flatMap((key) => byKey.get(key) ?? []);
    const taken = known.filter((file) => canTakeOff(file, target));
    actions?.unflag(
      taken.map(({ key }) => key),
      target,
    );
  };
  return [
    {
      id: '',
      name: photoTexts.unsorted,
      photos: group(({ flags }) => flags.length === 0),
      onDrop: actions && dropOff,
    },
    ...work.targets.map((target) => ({
      id: target.id,
      name: subjectName(target),
      photos: group(({ flags }) => flags.some((flag) => flag.target === target.id)),
      onDrop: actions && ((keys: readonly string[]) => actions.flag(keys, target)),
    })),
  ];
}

/** The photos and files of an order, the flags of each photo, and beside them the targets that photos are flagged to. */
export function WorkPhotos(props: WorkProps) {
  const { work, path, onChange } = props;
  const { actions, error } = usePhotoActions(props);
  const canFlag = may('operator');
  const selection = useMemo(() => (canFlag ? new Selection() : undefined), [canFlag]);
  const allowed = canFlag ? actions : undefined;
  const groups = groupsOf(work, allowed);
  const photos = useMemo(
    () => new Map(work.files.filter(({ is_photo }) => is_photo).map((file) => [file.key, file])),
    [work],
  );
  const documents = work.files.filter(({ is_photo }) => !is_photo);
  const about = ({ key }: GridPhoto, close: () => void) => {
    const file = photos.get(key);
    return file && <AboutFile {...{ file, close }} targets={work.targets} actions={allowed} />;
  };
  return (
    <>
      <h3>{words.photos}</h3>
      {error && <Failure error={error} />}
      {canFlag && (
        <AddFiles
          filesPath={actions.filesPath}
          pathOf={(file) => actions.pathOf(file)}
          onAdded={actions.onAdded}
          withThumbnails
        />
      )}
      {photos.size > 0 && (
        <PreviewNotice photos={[...photos.values()].map(gridPhoto)} onDone={onChange} />
      )}
      {photos.size > 0 && <p class="hint">{selection ? photoTexts.keys : photoTexts.viewKeys}</p>}
      {photos.size > 0 && (
        <div class={work.targets.length > 0 ? 'sorting' : ''}>
          <PhotoGrid
            {...{ groups, selection, about }}
            below={({ key }) => <StateOf file={photos.get(key)} />}
          />
          <PhotoTargets {...{ work, selection, photos }} actions={allowed} />
        </div>
      )}
      {photos.size > 0 && (
        <p class="screen">
          <a href={`./api/${path}/photos.zip`} download>
            {photoTexts.zip}
          </a>
        </p>
      )}
      {documents.length > 0 && (
        <ul class="documents">
          {documents.map((file) => (
            <li key={file.key}>
              {file.key} <ResultBadge state={file.state} />
              {canFlag && <FileActions file={file} actions={actions} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function StateOf({ file }: { file: WorkFile | undefined }) {
  return file ? <ResultBadge state={file.state} /> : null;
}
