import type { ComponentChildren } from 'preact';
import type { OrderDetail } from '../../src/site/console/order-detail.js';
import type { SiteFile } from '../../src/site/owner/files.js';
import { AddFiles } from '../parts/uploads.js';
import { may, withQuery } from '../server.js';
import { texts } from '../texts.js';

/** The photos and documents of an order, and the way to add some. */
export function OrderFiles(props: { order: OrderDetail; path: string; onAdded: () => void }) {
  const { files, results } = props.order;
  const pathOf = ({ name }: File) => withQuery(`${props.path}/files`, { name });
  return (
    <FileLists files={files} flags={results.flags}>
      {may('operator') && <AddFiles pathOf={pathOf} onAdded={props.onAdded} />}
    </FileLists>
  );
}

type Flags = OrderDetail['results']['flags'];

/** Photos with what they are flagged to, and documents. */
export function FileLists(props: {
  files: readonly SiteFile[];
  flags?: Flags;
  children?: ComponentChildren;
}) {
  const { files, flags = [] } = props;
  const photos = files.filter((file) => file.file_area === 0);
  const documents = files.filter((file) => file.file_area !== 0);
  return (
    <>
      <section>
        <h2>{texts.order.photos}</h2>
        {photos.length === 0 && <p class="faint">{texts.order.noPhotos}</p>}
        <ul class="photos">
          {photos.map((photo) => (
            <li key={photo.file_id}>
              <Photo photo={photo} flags={flagsOf(flags, photo)} />
            </li>
          ))}
        </ul>
        {props.children}
      </section>
      {documents.length > 0 && (
        <section>
          <h2>{texts.order.documents}</h2>
          <ul>
            {documents.map((file) => (
              <li key={file.file_id}>
                <a href={`./api/files/${file.file_id}`} target="_blank" rel="noreferrer">
                  {file.file_name}
                </a>{' '}
                <span class="faint">{file.file_desc}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function flagsOf(flags: Flags, { file_id }: SiteFile): readonly string[] {
  const mine = flags.filter((flag) => flag.file_id === file_id);
  return mine.map(({ stage, target }) => `${stage || texts.order.photos} ${target}`);
}

function Photo({ photo, flags }: { photo: SiteFile; flags: readonly string[] }) {
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
        <span class="faint">{[photo.org_name, ...flags].filter(Boolean).join(' · ')}</span>
      </figcaption>
    </figure>
  );
}
