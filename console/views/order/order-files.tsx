import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { OrderDetail } from '../../../src/site/console/orders/order-detail.js';
import type { PhotoGroup, PhotoSubject } from '../../../src/site/console/orders/photo-subjects.js';
import type { SiteFile } from '../../../src/site/orders/files.js';
import { AddFiles } from '../../parts/uploads.js';
import { may, withQuery } from '../../server.js';
import { texts } from '../../texts.js';

/** The photos and documents of an order, and their upload. */
export function OrderFiles(props: { order: OrderDetail; path: string; onAdded: () => void }) {
  const { files, photo_groups } = props.order;
  const said = useRef({ description: '', from: '' });
  const pathOf = ({ name }: File) => withQuery(`${props.path}/files`, { name, ...said.current });
  return (
    <FileLists files={files} groups={photo_groups}>
      {may('operator') && (
        <AddFiles filesPath={`${props.path}/files`} pathOf={pathOf} onAdded={props.onAdded}>
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
  children?: ComponentChildren;
}) {
  const { groups = [] } = props;
  // Attachments are displayed with their notes.
  const files = props.files.filter(({ note_id }) => note_id === null);
  const photos = files.filter((file) => file.file_area === 0);
  const documents = files.filter((file) => file.file_area !== 0);
  const flagged = new Set(groups.flatMap(({ file_ids }) => file_ids));
  const rest = photos.filter(({ file_id }) => !flagged.has(file_id));
  return (
    <>
      <section>
        <h2>{texts.order.photos}</h2>
        {photos.length === 0 && <p class="faint">{texts.order.noPhotos}</p>}
        <div class="groups">
          {groups.map((group) => (
            <section key={`${group.stage} ${group.of}`}>
              <h3>{subjectName(group)}</h3>
              <PhotoList
                photos={photos.filter(({ file_id }) => group.file_ids.includes(file_id))}
              />
            </section>
          ))}
        </div>
        {groups.length > 0 && rest.length > 0 && <h3>{texts.order.unflagged}</h3>}
        <PhotoList photos={rest} />
        {props.children}
      </section>
      {documents.length > 0 && (
        <section>
          <h2>{texts.order.documents}</h2>
          <FileLinks files={documents} />
        </section>
      )}
    </>
  );
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

function PhotoList({ photos }: { photos: readonly SiteFile[] }) {
  if (photos.length === 0) return null;
  return (
    <ul class="photos">
      {photos.map((photo) => (
        <li key={photo.file_id}>
          <Photo photo={photo} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ photo }: { photo: SiteFile }) {
  return (
    <figure>
      <a href={`./api/files/${photo.file_id}`} target="_blank" rel="noreferrer">
        <img
          src={`./api/files/${photo.file_id}/thumbnail`}
          alt={photo.file_desc || photo.file_name}
          loading="lazy"
          width="160"
          height="120"
        />
      </a>
      <figcaption>
        {photo.file_name}
        <span class="faint">{[photo.file_desc, photo.org_name].filter(Boolean).join(' · ')}</span>
      </figcaption>
    </figure>
  );
}
