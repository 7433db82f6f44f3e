import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { OrderDetail } from '../../../src/site/console/orders/order-detail.js';
import type { PhotoGroup, PhotoSubject } from '../../../src/site/console/orders/photo-subjects.js';
import type { SiteFile } from '../../../src/site/orders/attachments/file-record';
import { Lazy } from '../../parts/lazy.js';
import { AddFiles } from '../../parts/uploads.js';
import { afterLast } from '../../parts/uploads-store.js';
import { may, withQuery } from '../../server.js';
import { photoTexts } from '../../texts/photos.js';
import { texts } from '../../texts.js';
import type { OrderPhoto, OrderPhotoGroup } from '../photos/order-photos.js';

const loadPhotos = () => import('../photos/order-photos.js');

/** The photos and documents of an order, and their upload. */
export function OrderFiles(props: {
  order: OrderDetail;
  path: `orders/${string}`;
  onAdded: () => void;
}) {
  const { files, photo_groups } = props.order;
  const said = useRef({ description: '', from: '' });
  const filesPath = `${props.path}/files`;
  const pathOf = ({ name }: File) => withQuery(`${props.path}/files`, { name, ...said.current });
  return (
    <FileLists
      files={files}
      groups={photo_groups}
      archive={`${props.path}/photos.zip`}
      onChange={props.onAdded}
    >
      {may('operator') && (
        <AddFiles
          filesPath={filesPath}
          pathOf={pathOf}
          onAdded={afterLast(filesPath, props.onAdded)}
          withThumbnails
        >
          {(['description', 'from'] as const).map((name) => (
            <input
              key={name}
              aria-label={texts.order.fileFields[name]}
              placeholder={texts.order.fileFields[name]}
              onInput={({ currentTarget: { value } }) => {
                said.current[name] = value;
              }}
            />
          ))}
        </AddFiles>
      )}
    </FileLists>
  );
}

/** Returns the name of a photo's subject: an item before, during or after, or a question. */
export function subjectName({ of, stage }: PhotoSubject): string {
  return stage === 'question' ? of : `${of}, ${texts.stages[stage]}`;
}

/** Photos by their subjects, and documents. */
export function FileLists(props: {
  files: readonly SiteFile[];
  groups?: readonly PhotoGroup[];
  /** The address of all photos as one archive, below `api/`; undefined without one. */
  archive?: string;
  /** Called after a change of the photos. */
  onChange?: () => void;
  /** True for an order whose own photos stand elsewhere: its section is there where the other side has sent any. */
  isReceived?: boolean;
  children?: ComponentChildren;
}) {
  const { groups = [], archive, onChange, isReceived = false } = props;
  // Attachments are displayed with their notes.
  const files = props.files.filter(({ note_id }) => note_id === null);
  const photos = files.filter((file) => file.file_area === 0);
  const documents = files.filter((file) => file.file_area !== 0);
  return (
    <>
      {(photos.length > 0 || !isReceived) && (
        <section>
          <h2>{isReceived ? photoTexts.ofOwner : texts.order.photos}</h2>
          {photos.length === 0 && <p class="faint">{texts.order.noPhotos}</p>}
          {photos.length > 0 && (
            <Lazy
              load={loadPhotos}
              given={{
                groups: photoGroups(photos, groups, isReceived),
                ...(onChange ? { onChange } : {}),
              }}
            />
          )}
          {photos.length > 0 && archive !== undefined && (
            <p class="screen">
              <a href={`./api/${archive}`} download>
                {texts.order.allPhotos}
              </a>
            </p>
          )}
          {props.children}
        </section>
      )}
      {documents.length > 0 && (
        <section>
          <h2>{texts.order.documents}</h2>
          <FileLinks files={documents} />
        </section>
      )}
    </>
  );
}

/** Returns photos in groups: those without a subject first. */
function photoGroups(
  photos: readonly SiteFile[],
  groups: readonly PhotoGroup[],
  isReceived: boolean,
): readonly OrderPhotoGroup[] {
  const flagged = new Set(groups.flatMap(({ file_ids }) => file_ids));
  const shown = new Map(photos.map((photo) => [photo.file_id, gridPhoto(photo)]));
  const rest = photos.filter(({ file_id }) => !flagged.has(file_id));
  const name = isReceived ? photoTexts.received : texts.order.unflagged;
  return [
    { id: '', name, photos: rest.flatMap(({ file_id }) => shown.get(file_id) ?? []) },
    ...groups.map((group) => ({
      id: `${group.stage} ${group.of}`,
      name: subjectName(group),
      photos: group.file_ids.flatMap((id) => shown.get(id) ?? []),
    })),
  ];
}

function gridPhoto(file: SiteFile): OrderPhoto {
  return {
    ...file,
    key: file.file_id,
    name: file.file_name,
    size: file.file_size,
    has_thumbnail: file.thumbnail_sha256 !== null,
    origin: [file.file_desc, file.org_name].filter(Boolean).join(' · '),
  };
}

/** Files by their names. */
export function FileLinks({ files }: { files: readonly SiteFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul>
      {files.map((file) => (
        <li key={file.file_id}>
          <a href={`./api/files/${file.file_id}`} target="_blank" rel="noreferrer">
            {file.file_name}
          </a>{' '}
          <span class="faint">{file.file_desc}</span>
        </li>
      ))}
    </ul>
  );
}
