import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { OrderDetail } from '../../src/site/console/order-detail.js';
import type { SiteFile } from '../../src/site/owner/files.js';
import { Failure } from '../parts/basics.js';
import { AskError, may, upload, withQuery } from '../server.js';
import { texts } from '../texts.js';

/** The photos and documents of an order, and the way to add some. */
export function OrderFiles(props: { order: OrderDetail; path: string; onAdded: () => void }) {
  const { files, results } = props.order;
  return (
    <FileLists files={files} flags={results.flags}>
      {may('operator') && <AddFiles path={props.path} onAdded={props.onAdded} />}
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

/** So many are sent at once. */
const AT_ONCE = 3;

interface Upload {
  readonly name: string;
  readonly share: number;
  readonly error?: AskError;
}

/** Sends files, a few at once; one that fails stops no other. */
function useUploads(path: string, onAdded: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<File[]>([]);
  const tell = (name: string, more: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.name === name ? { ...one, ...more } : one)));

  async function work() {
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      const { name } = file;
      try {
        const target = withQuery(`${path}/files`, { name });
        await upload(target, file, (share) => tell(name, { share }));
        setUploads((all) => all.filter((one) => one.name !== name));
        onAdded();
      } catch (error) {
        tell(name, { error: error instanceof AskError ? error : new AskError('', String(error)) });
      }
    }
  }
  function add(files: FileList | null | undefined) {
    // One that failed is sent again when it is chosen again; one that is under way is not sent twice.
    const underWay = new Set(uploads.filter(({ error }) => !error).map(({ name }) => name));
    const added = [...(files ?? [])].filter(({ name }) => !underWay.has(name));
    const names = new Set(added.map(({ name }) => name));
    setUploads((all) => [
      ...all.filter(({ name }) => !names.has(name)),
      ...added.map(({ name }) => ({ name, share: 0 })),
    ]);
    waiting.current.push(...added);
    for (let count = 0; count < AT_ONCE; count += 1) void work();
  }
  return { uploads, add };
}

/** Takes files by drag or by choice, and shows how far each has come. */
function AddFiles({ path, onAdded }: { path: string; onAdded: () => void }) {
  const { uploads, add } = useUploads(path, onAdded);
  return (
    <fieldset
      class="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
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
      </label>
      {uploads.map(({ name, share, error }) =>
        error ? (
          <Failure key={name} error={new AskError(error.code, `${name}: ${error.message}`)} />
        ) : (
          <p key={name} role="status">
            {texts.order.uploading(name, Math.floor(share * 100))}{' '}
            <progress value={share} aria-label={name} />
          </p>
        ),
      )}
    </fieldset>
  );
}
