import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ALLOWED_TYPES } from '../../src/site/console/allowed-files.js';
import type { AddressOf } from '../../src/site/console/contract/request-types.js';
import { findLeftFiles, forgetFiles } from '../drafts/left-files.js';
import { type AnswerAt, AskError } from '../server.js';
import { texts } from '../texts.js';
import { Failure } from './basics.js';
import { useInDialog } from './dialog.js';
import {
  forgetFailed,
  missingOf,
  openCountOf,
  sendFiles,
  type Upload,
  uploadsOf,
} from './uploads-store.js';

/** Accepts files by drag and drop or by choice, and displays the progress of each. */
export function AddFiles<Address extends AddressOf<'POST'>>(props: {
  /** The path of the files: their uploads continue while another page is displayed. */
  filesPath: string;
  pathOf: (file: File) => Address;
  onAdded: (answer: AnswerAt<'POST', Address>, file: File) => void;
  /** Called with the number of running uploads. */
  onOpen?: (count: number) => void;
  /** True for a route that takes the thumbnails of photos with them. */
  withThumbnails?: boolean;
  /** The text of the button. Default: that photos and files are added. */
  label?: string;
  /** The rest of its name, for a page with several of them. */
  labelMore?: string;
  /** Options of the files that are added next. */
  children?: ComponentChildren;
}) {
  const { filesPath, pathOf, onAdded, onOpen, withThumbnails: hasThumbnail = false } = props;
  const { label = texts.order.addFiles, labelMore = '' } = props;
  const uploads = uploadsOf(filesPath);
  const dialog = useInDialog();
  const add = (files: FileList | null | undefined) =>
    sendFiles(
      filesPath,
      [...(files ?? [])].map((file) => ({ file, path: pathOf(file), onAdded, hasThumbnail })),
    );
  const openCount = openCountOf(uploads);
  useEffect(() => onOpen?.(openCount), [openCount, onOpen]);
  useEffect(() => dialog?.holdFiles(openCount > 0), [dialog, openCount]);
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
      <legend class="unseen">{`${label} ${labelMore}`.trim()}</legend>
      <label class="button">
        {label} {labelMore !== '' && <span class="unseen">{labelMore}</span>}
        <input
          type="file"
          multiple
          accept={ALLOWED_TYPES}
          class="unseen"
          onChange={({ currentTarget }) => {
            add(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      </label>{' '}
      <span class="faint">{texts.order.dropFiles}</span>
      {props.children && <div class="actions">{props.children}</div>}
      <MissingFiles filesPath={filesPath} />
      <Uploads uploads={uploads} openCount={openCount} />
      {uploads.size > openCount && (
        <button type="button" onClick={() => forgetFailed(filesPath)}>
          {texts.uploads.dismiss}
        </button>
      )}
    </fieldset>
  );
}

/** The most running uploads with a line each. Hundreds of lines would push the page away. */
const MOST_LINES = 4;

/** The number of running uploads, the first of them with their progress, and all that failed. */
function Uploads(props: { uploads: ReadonlyMap<string, Upload>; openCount: number }) {
  const { uploads, openCount } = props;
  const running = [...uploads].filter(([, { error }]) => error === undefined);
  const failed = [...uploads].filter(([, { error }]) => error !== undefined);
  return (
    <>
      <p role="status">{openCount > 0 && texts.uploads.running(openCount)}</p>
      {[...running.slice(0, MOST_LINES), ...failed].map(([id, one]) => (
        <Progress key={id} upload={one} />
      ))}
    </>
  );
}

/** The files that a page was sending when it was closed. */
function MissingFiles({ filesPath }: { filesPath: string }) {
  useEffect(() => void findLeftFiles(filesPath), [filesPath]);
  const names = missingOf(filesPath);
  if (names.length === 0) return null;
  return (
    <div class="notice failure" role="alert">
      <p>{texts.uploads.missing(names.length)}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <button type="button" onClick={() => forgetFiles(filesPath, names)}>
        {texts.uploads.dismiss}
      </button>
    </div>
  );
}

/** The progress of one file. */
export function Progress({ upload: { name, share, isWaiting, error } }: { upload: Upload }) {
  if (error) return <Failure error={new AskError(error.code, `${name}: ${error.message}`)} />;
  if (isWaiting) return <p>{texts.order.uploadWaits(name)}</p>;
  return (
    <p>
      {texts.order.uploading(name, Math.floor(share * 100))}{' '}
      <progress value={share} aria-label={name} />
    </p>
  );
}
