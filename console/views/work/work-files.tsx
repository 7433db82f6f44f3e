import { useState } from 'preact/hooks';
import { ALLOWED_TYPES } from '../../../src/site/console/allowed-files.js';
import type { PhotoTarget, WorkFile } from '../../../src/site/console/orders/imported-work.js';
import { sendFiles } from '../../parts/uploads-store.js';
import { photoTexts } from '../../texts/photos.js';
import { texts } from '../../texts.js';
import { subjectName } from '../order/order-files.js';
import type { PhotoActions } from './photo-actions.js';

const words = texts.work;

/** The flags of an enlarged photo, and its actions. */
export function AboutFile(props: {
  readonly file: WorkFile;
  readonly targets: readonly PhotoTarget[];
  /** Undefined for a reader. */
  readonly actions: PhotoActions | undefined;
  readonly close: () => void;
}) {
  const { file, targets, actions } = props;
  const flagged = targets.flatMap((target) => {
    const flag = file.flags.find((one) => one.target === target.id);
    return flag ? [{ target, isSent: flag.is_sent }] : [];
  });
  const open = targets.filter(({ id }) => !file.flags.some(({ target }) => target === id));
  return (
    <>
      <h3>{photoTexts.viewer.flags}</h3>
      {flagged.length === 0 && <p class="faint">{photoTexts.viewer.noFlags}</p>}
      <ul class="flagged">
        {flagged.map(({ target, isSent }) => (
          <li key={target.id}>
            {subjectName(target)}{' '}
            {isSent && (
              <span class="faint" title={words.flagStays}>
                {words.flagSent}
              </span>
            )}
            {!isSent && actions && (
              <button
                type="button"
                class="plain"
                onClick={() => actions.unflag([file.key], target)}
              >
                {words.unflag}{' '}
                <span class="unseen">{words.unflagFrom(file.key, subjectName(target))}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {actions && open.length > 0 && <FlagTo file={file} targets={open} actions={actions} />}
      {actions && <FileActions file={file} actions={actions} onDone={props.close} />}
    </>
  );
}

/** A choice of a photo's subject, and the button that flags it: the choice alone changes nothing. */
function FlagTo(props: {
  readonly file: WorkFile;
  readonly targets: readonly PhotoTarget[];
  readonly actions: PhotoActions;
}) {
  const { file, targets, actions } = props;
  const [id, setId] = useState('');
  const target = targets.find((one) => one.id === id);
  return (
    <div class="actions">
      <select
        aria-label={words.flagTo(file.key)}
        value={target ? id : ''}
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      >
        <option value="">{words.choose}</option>
        {targets.map((one) => (
          <option key={one.id} value={one.id}>
            {subjectName(one)}
          </option>
        ))}
      </select>
      <button
        type="button"
        disabled={!target}
        onClick={() => {
          if (target) actions.flag([file.key], target);
          setId('');
        }}
      >
        {words.flag} <span class="unseen">{file.key}</span>
      </button>
    </div>
  );
}

/** The actions for a file: a draft or a refused one can be removed, any file can be replaced. */
export function FileActions(props: {
  readonly file: WorkFile;
  readonly actions: PhotoActions;
  readonly onDone?: () => void;
}) {
  const { file, actions, onDone } = props;
  const { filesPath, onAdded, replacing } = actions;
  const canRemove = file.state === 'draft' || file.state === 'refused';
  return (
    <div class="actions">
      <label class="button">
        {words.replace} <span class="unseen">{file.key}</span>
        <input
          type="file"
          accept={ALLOWED_TYPES}
          class="unseen"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) {
              const path = replacing(file)(chosen);
              sendFiles(filesPath, [{ file: chosen, path, onAdded, hasThumbnail: file.is_photo }]);
              onDone?.();
            }
            currentTarget.value = '';
          }}
        />
      </label>
      {canRemove && (
        <button
          type="button"
          onClick={() => {
            actions.remove([file]);
            onDone?.();
          }}
        >
          {words.remove} <span class="unseen">{file.key}</span>
        </button>
      )}
    </div>
  );
}
