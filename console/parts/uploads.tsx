import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { AskError, ask, upload } from '../server.js';
import { texts } from '../texts.js';
import { Failure } from './basics.js';

/** So many are sent at once. */
const AT_ONCE = 3;
/** One that never comes through although the site answers is given up after so many tries. */
const TRIES = 5;
/** How often the page looks whether the site is back, in milliseconds. */
const LOOK = 2000;

/** A file that is sent. */
export interface Upload {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  /** Whether it goes on when the site is back. */
  readonly isWaiting?: boolean;
  readonly error?: AskError;
}

type Tell = (more: Partial<Upload>) => void;

/** Sends a file; where the connection is lost, again when the site is back. The site knows what it has already. */
async function sendFile<Answer>(path: string, file: File, tell: Tell): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await upload<Answer>(path, file, (share) => tell({ share }));
    } catch (error) {
      const isLost = error instanceof AskError && error.code === 'unreachable';
      if (!isLost || tries >= TRIES) throw error;
      tell({ isWaiting: true, share: 0 });
      await siteIsBack();
      tell({ isWaiting: false });
    }
  }
}

async function siteIsBack(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    const answer = await ask('GET', 'state').catch(() => undefined);
    if (answer) return;
  }
}

/** The same name from another folder is another file; the same file is not sent twice at a time. */
const identityOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** Sends files, a few at once; one that fails stops no other. */
function useUploads<Answer>(
  pathOf: (file: File) => string,
  onAdded: (answer: Answer, file: File) => void,
) {
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map());
  const waiting = useRef<File[]>([]);
  const change = (work: (all: Map<string, Upload>) => void) =>
    setUploads((before) => {
      const all = new Map(before);
      work(all);
      return all;
    });

  async function work() {
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      const id = identityOf(file);
      const name = file.name;
      const tell: Tell = (more) =>
        change((all) => all.set(id, { name, share: 0, ...all.get(id), ...more }));
      try {
        const answer = await sendFile<Answer>(pathOf(file), file, tell);
        change((all) => all.delete(id));
        onAdded(answer, file);
      } catch (error) {
        tell({ error: error instanceof AskError ? error : new AskError('', String(error)) });
      }
    }
  }
  function add(files: FileList | null | undefined) {
    // One that failed is sent again when it is chosen again; one that is under way is not sent twice.
    const added = [...(files ?? [])].filter((file) => {
      const known = uploads.get(identityOf(file));
      return known === undefined || known.error !== undefined;
    });
    change((all) => {
      for (const file of added) all.set(identityOf(file), { name: file.name, share: 0 });
    });
    waiting.current.push(...added);
    for (let count = 0; count < AT_ONCE; count += 1) void work();
  }
  return { uploads, add };
}

/** Takes files by drag or by choice, and shows how far each has come. */
export function AddFiles<Answer = unknown>(props: {
  pathOf: (file: File) => string;
  onAdded: (answer: Answer, file: File) => void;
  /** How many are under way. */
  onOpen?: (count: number) => void;
  /** What is said of the files that are added next. */
  children?: ComponentChildren;
}) {
  const { uploads, add } = useUploads(props.pathOf, props.onAdded);
  const { onOpen } = props;
  const openCount = [...uploads.values()].filter(({ error }) => error === undefined).length;
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
      {[...uploads].map(([id, one]) => (
        <Progress key={id} upload={one} />
      ))}
    </fieldset>
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
