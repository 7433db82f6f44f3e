import { useState } from 'preact/hooks';
import { useLoaded } from '../../load.js';
import { Failure, useAction } from '../../parts/basics.js';
import { thumbnailOf } from '../../parts/thumbnail.js';
import { may, upload } from '../../server.js';
import { photoTexts } from '../../texts/photos.js';
import type { GridPhoto } from './grid-actions.js';

const words = photoTexts.previews;

/** The photos without a thumbnail, a button that makes them in this browser, and for administrators the reason. */
export function PreviewNotice(props: {
  readonly photos: readonly GridPhoto[];
  readonly onDone: () => void;
}) {
  const missing = props.photos.filter(({ has_thumbnail }) => !has_thumbnail);
  if (missing.length === 0 || !may('operator')) return null;
  return <Previews missing={missing} onDone={props.onDone} />;
}

function Previews({ missing, onDone }: { missing: readonly GridPhoto[]; onDone: () => void }) {
  const { answer } = useLoaded(may('administrator') ? 'thumbnails' : undefined);
  const [done, setDone] = useState(0);
  const [failedCount, setFailed] = useState(0);
  const { isBusy, error, run } = useAction();
  const make = () =>
    run(async () => {
      let count = 0;
      for (const [index, photo] of missing.entries()) {
        setDone(index);
        if (!(await addPreview(photo))) count += 1;
      }
      setFailed(count);
      onDone();
    });
  return (
    <div class="notice screen">
      <p>
        {words.missing(missing.length)}{' '}
        {isBusy ? (
          <span role="status">{words.making(done, missing.length)}</span>
        ) : (
          <button type="button" onClick={() => void make()}>
            {words.make}
          </button>
        )}
      </p>
      {failedCount > 0 && <p class="problem">{words.notMade(failedCount)}</p>}
      {answer?.is_made_here === false && <p class="hint">{words.why}</p>}
      {error && <Failure error={error} />}
    </div>
  );
}

/** Makes the thumbnail of a stored photo. @returns false for a photo of which this browser makes none */
async function addPreview({ file_id }: GridPhoto): Promise<boolean> {
  const response = await fetch(`./api/files/${file_id}`);
  if (!response.ok) return false;
  const small = await thumbnailOf(await response.blob());
  if (!small) return false;
  await upload(`files/${file_id}/thumbnail`, new Blob([small]), () => undefined);
  return true;
}
