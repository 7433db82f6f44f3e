import { useRef, useState } from 'preact/hooks';
import { AskError, upload } from '../server.js';
import { texts } from '../texts.js';
import { Failure } from './basics.js';

/** So many are sent at once. */
const AT_ONCE = 3;

interface Upload {
  readonly name: string;
  readonly share: number;
  readonly error?: AskError;
}

/** Sends files, a few at once; one that fails stops no other. */
function useUploads(pathOf: (file: File) => string, onAdded: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<File[]>([]);
  const tell = (name: string, more: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.name === name ? { ...one, ...more } : one)));

  async function work() {
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      const { name } = file;
      try {
        await upload(pathOf(file), file, (share) => tell(name, { share }));
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
export function AddFiles(props: { pathOf: (file: File) => string; onAdded: () => void }) {
  const { uploads, add } = useUploads(props.pathOf, props.onAdded);
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
