import { type ComponentChildren, createContext } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';
import type {
  ImportedWork,
  PhotoTarget,
  WorkFile,
} from '../../../src/site/console/orders/imported-work.js';
import { Badge, Failure, useAction } from '../../parts/basics.js';
import { AddFiles } from '../../parts/uploads.js';
import { sendFiles } from '../../parts/uploads-store.js';
import { ask, may, withQuery } from '../../server.js';
import { texts } from '../../texts.js';
import { subjectName } from '../order/order-files.js';
import { ResultBadge } from './result-state.js';
import type { WorkProps } from './work-entry.js';

const words = texts.work;

/** The data type of a dragged photo, with its name and the target that it comes from. */
const DRAGGED = 'application/x-svclink-photo';
const FROM = 'application/x-svclink-target';
const PHOTO = /\.(?:jpe?g|png|gif)$/i;

/** The permitted changes of a photo's flags; undefined for a reader. */
interface FlagActions {
  flag(photo: string, target: string): void;
  unflag(photo: string, target: string): void;
  remove(file: WorkFile): void;
  /** The destination of a file that replaces another one. */
  readonly replacing: {
    readonly filesPath: string;
    pathOf(before: WorkFile, file: File): string;
    onAdded(): void;
  };
}

const FlaggingContext = createContext<FlagActions | undefined>(undefined);

/** The photos and files of an order, the flags of each photo, and the targets that need photos. */
export function WorkPhotos({ work, path, onChange }: WorkProps) {
  const { error, run } = useAction();
  const pathOf = usePaths(work, path);
  const change = (route: string) => (photo: string, id: string) => {
    const target = work.targets.find((one) => one.id === id);
    if (!target) return;
    const flags = [{ photo, ...target.flag }];
    void run(() => ask('POST', `${path}/${route}`, { flags })).then(onChange);
  };
  const canFlag = may('operator');
  const filesPath = `${path}/results`;
  const flagging: FlagActions = {
    flag: change('results'),
    unflag: change('results/unflag'),
    remove: ({ id }) =>
      void run(() => ask('POST', `${path}/results/remove`, { ids: [id] })).then(onChange),
    replacing: {
      filesPath,
      pathOf: ({ key, is_photo }, { name }) =>
        withQuery(`${path}/results/files`, { name, key, kind: is_photo ? 'photos' : 'files' }),
      onAdded: onChange,
    },
  };
  return (
    <FlaggingContext.Provider value={canFlag ? flagging : undefined}>
      <h3>{words.photos}</h3>
      {error && <Failure error={error} />}
      {canFlag && work.targets.length > 0 && <p class="hint">{words.dropHere}</p>}
      <ul class="targets">
        {work.targets.filter(isWanted).map((target) => (
          <li key={target.id}>
            <Target target={target} files={work.files} />
          </li>
        ))}
        {work.targets.length > 0 && (
          <li>
            <Unflagged files={work.files} />
          </li>
        )}
      </ul>
      <ul class="photos">
        {work.files.map((file) => (
          <li key={file.key}>
            <Card file={file} targets={work.targets} />
          </li>
        ))}
      </ul>
      {canFlag && <AddFiles filesPath={filesPath} pathOf={pathOf} onAdded={onChange} />}
    </FlaggingContext.Provider>
  );
}

/**
 * Returns true for a target with a group of its own. A question that neither requires photos nor has any is only a
 * choice of each photo.
 */
function isWanted({ stage, count, min, max }: PhotoTarget): boolean {
  return stage !== 'question' || count > 0 || max !== null || (min ?? 0) > 0;
}

/**
 * Returns the path of a file, under a key of its own: the same file again is the same result, another one of its name
 * is another.
 */
function usePaths({ files }: ImportedWork, path: string): (file: File) => string {
  const given = useRef(new Map<string, number>());
  return ({ name, size }) => {
    const sizes = new Map([
      ...files.map(({ key, file_size }) => [key, file_size] as const),
      ...given.current,
    ]);
    let key = name;
    for (let count = 2; sizes.has(key) && sizes.get(key) !== size; count += 1) {
      key = name.replace(/(\.[^.]*)?$/, ` (${count})$1`);
    }
    given.current.set(key, size);
    const kind = PHOTO.test(name) ? 'photos' : 'files';
    return withQuery(`${path}/results/files`, { name, key, kind });
  };
}

/** A target for a dragged photo. */
function DropBox(props: {
  legend: string;
  onDrop?: ((photo: string, from: string) => void) | undefined;
  children: ComponentChildren;
}) {
  const { onDrop } = props;
  const [isOver, setOver] = useState(false);
  return (
    <fieldset
      class={isOver ? 'target over' : 'target'}
      onDragOver={(event) => {
        if (!onDrop || !event.dataTransfer?.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const photo = event.dataTransfer?.getData(DRAGGED);
        if (!photo || !onDrop) return;
        event.preventDefault();
        onDrop(photo, event.dataTransfer?.getData(FROM) ?? '');
      }}
    >
      <legend>{props.legend}</legend>
      {props.children}
    </fieldset>
  );
}

function drag({ dataTransfer }: DragEvent, photo: string, from = ''): void {
  dataTransfer?.setData(DRAGGED, photo);
  dataTransfer?.setData(FROM, from);
}

/** A bid, a completion's stage or a question: its photos, and their present and required number. */
function Target({ target, files }: { target: PhotoTarget; files: readonly WorkFile[] }) {
  const flagging = useContext(FlaggingContext);
  const isShort = target.min !== null && target.count < target.min;
  const mine = files.flatMap((file) => {
    const flag = file.flags.find((one) => one.target === target.id);
    return flag ? [{ file, isSent: flag.is_sent }] : [];
  });
  return (
    <DropBox
      legend={subjectName(target)}
      onDrop={flagging && ((photo) => flagging.flag(photo, target.id))}
    >
      <Badge tone={isShort ? 'wait' : 'good'}>
        {words.target(target.count, target.min, target.max)}
      </Badge>
      {mine.length > 0 && (
        <ul class="flagged">
          {mine.map(({ file, isSent }) => (
            <li
              key={file.key}
              draggable={flagging !== undefined && !isSent}
              onDragStart={(event) => drag(event, file.key, target.id)}
            >
              {file.key}{' '}
              {isSent ? (
                <span class="faint" title={words.flagStays}>
                  {words.flagSent}
                </span>
              ) : (
                <TakeOff file={file} target={target} />
              )}
            </li>
          ))}
        </ul>
      )}
    </DropBox>
  );
}

const selectOf = ({ file_id }: WorkFile) => `flag-${file_id}`;

function TakeOff({ file, target }: { file: WorkFile; target: PhotoTarget }) {
  const flagging = useContext(FlaggingContext);
  if (!flagging) return null;
  return (
    <button
      type="button"
      class="plain"
      onClick={() => {
        flagging.unflag(file.key, target.id);
        // This button disappears with the flag. The photo can be flagged anew in the list of photos.
        document.getElementById(selectOf(file))?.focus();
      }}
    >
      {words.unflag} <span class="unseen">{words.unflagFrom(file.key, subjectName(target))}</span>
    </button>
  );
}

/** The photos without a flag. A photo that is dropped here loses the flag of its former target. */
function Unflagged({ files }: { files: readonly WorkFile[] }) {
  const flagging = useContext(FlaggingContext);
  const count = files.filter(({ is_photo, flags }) => is_photo && flags.length === 0).length;
  return (
    <DropBox
      legend={words.unflagged}
      onDrop={flagging && ((photo, from) => from !== '' && flagging.unflag(photo, from))}
    >
      <Badge tone={count === 0 ? 'good' : 'plain'}>{words.target(count, null, null)}</Badge>
      <p class="hint">{words.flagStays}</p>
    </DropBox>
  );
}

function Card({ file, targets }: { file: WorkFile; targets: readonly PhotoTarget[] }) {
  const flagging = useContext(FlaggingContext);
  const isFlagged = ({ id }: PhotoTarget) => file.flags.some(({ target }) => target === id);
  const open = targets.filter((target) => !isFlagged(target));
  const names = targets.filter(isFlagged).map(subjectName);
  return (
    <figure
      draggable={file.is_photo && flagging !== undefined}
      onDragStart={(event) => drag(event, file.key)}
    >
      {file.is_photo && (
        <img
          src={`./api/files/${file.file_id}/thumbnail`}
          alt={file.key}
          width="160"
          height="120"
          loading="lazy"
          draggable={false}
        />
      )}
      <figcaption>
        {file.key} <ResultBadge state={file.state} />
        <span class="faint">{file.is_photo && (names.join(' · ') || words.notFlagged)}</span>
        {file.is_photo && flagging && open.length > 0 && <FlagTo file={file} targets={open} />}
        {flagging && <FileActions file={file} flagging={flagging} />}
      </figcaption>
    </figure>
  );
}

/** A choice of a photo's subject, and the button that flags it: the choice alone changes nothing. */
function FlagTo({ file, targets }: { file: WorkFile; targets: readonly PhotoTarget[] }) {
  const flagging = useContext(FlaggingContext);
  const [target, setTarget] = useState('');
  const isOpen = targets.some(({ id }) => id === target);
  return (
    <div class="actions">
      <select
        id={selectOf(file)}
        aria-label={words.flagTo(file.key)}
        value={isOpen ? target : ''}
        onChange={({ currentTarget }) => setTarget(currentTarget.value)}
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
        disabled={!isOpen}
        onClick={() => {
          flagging?.flag(file.key, target);
          setTarget('');
          document.getElementById(selectOf(file))?.focus();
        }}
      >
        {words.flag} <span class="unseen">{file.key}</span>
      </button>
    </div>
  );
}

/** The actions for a file: a draft or a refused one can be removed, any file can be replaced. */
function FileActions({ file, flagging }: { file: WorkFile; flagging: FlagActions }) {
  const { filesPath, pathOf, onAdded } = flagging.replacing;
  const canRemove = file.state === 'draft' || file.state === 'refused';
  return (
    <div class="actions">
      <label class="button">
        {words.replace} <span class="unseen">{file.key}</span>
        <input
          type="file"
          class="unseen"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) {
              sendFiles(filesPath, [{ file: chosen, path: pathOf(file, chosen), onAdded }]);
            }
            currentTarget.value = '';
          }}
        />
      </label>
      {canRemove && (
        <button type="button" onClick={() => flagging.remove(file)}>
          {words.remove} <span class="unseen">{file.key}</span>
        </button>
      )}
    </div>
  );
}
