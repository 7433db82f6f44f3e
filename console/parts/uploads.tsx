import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { AskError } from '../server.js';
import { texts } from '../texts.js';
import { Failure } from './basics.js';
import {
  forgetFailed,
  forgetMissing,
  missingOf,
  openCountOf,
  sendFiles,
  type Upload,
  uploadsOf,
} from './uploads-store.js';

/** Takes files by drag or by choice, and shows how far each has come. */
export function AddFiles<Answer = unknown>(props: {
  /** The place that the files are for: its uploads go on while another page is shown. */
  place: string;
  pathOf: (file: File) => string;
  onAdded: (answer: Answer, file: File) => void;
  /** How many are under way. */
  onOpen?: (count: number) => void;
  /** What is said of the files that are added next. */
  children?: ComponentChildren;
}) {
  const { place, pathOf, onAdded, onOpen } = props;
  const uploads = uploadsOf(place);
  const add = (files: FileList | null | undefined) =>
    sendFiles<Answer>(
      place,
      [...(files ?? [])].map((file) => ({ file, path: pathOf(file), onAdded })),
    );
  const openCount = openCountOf(uploads);
  useEffect(() => onOpen?.(openCount), [openCount, onOpen]);
  const [isOver, setOver] = useState(false);
  return (
    <fieldset
      class={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add(event.dataTransfer?.files);
      }}
    >
      <legend class="unseen">{texts.order.addFiles}</legend>
      <label class="button">
        {texts.order.addFiles}
        <input
          type="file"
          multiple
          class="unseen"
          onChange={({ currentTarget }) => {
            add(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      </label>{' '}
      <span class="faint">{texts.order.dropFiles}</span>
      {props.children && <div class="actions">{props.children}</div>}
      <MissingFiles place={place} />
      {[...uploads].map(([id, one]) => (
        <Progress key={id} upload={one} />
      ))}
      {uploads.size > openCount && (
        <button type="button" onClick={() => forgetFailed(place)}>
          {texts.uploads.dismiss}
        </button>
      )}
    </fieldset>
  );
}

/** The files that were under way when the page was left. */
function MissingFiles({ place }: { place: string }) {
  const names = missingOf(place);
  if (names.length === 0) return null;
  return (
    <div class="notice failure" role="alert">
      <p>{texts.uploads.missing(names.length)}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <button type="button" onClick={() => forgetMissing(place, names)}>
        {texts.uploads.dismiss}
      </button>
    </div>
  );
}

/** How far one file has come. */
export function Progress({ upload: { name, share, isWaiting, error } }: { upload: Upload }) {
  if (error) return <Failure error={new AskError(error.code, `${name}: ${error.message}`)} />;
  if (isWaiting) return <p role="status">{texts.order.uploadWaits(name)}</p>;
  return (
    <p role="status">
      {texts.order.uploading(name, Math.floor(share * 100))}{' '}
      <progress value={share} aria-label={name} />
    </p>
  );
}
