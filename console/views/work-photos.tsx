import { useState } from 'preact/hooks';
import type { PhotoTarget, WorkFile } from '../../src/site/console/imported-work.js';
import { Badge, Failure, useAction } from '../parts/basics.js';
import { AddFiles } from '../parts/uploads.js';
import { ask, may, withQuery } from '../server.js';
import { texts } from '../texts.js';
import type { WorkProps } from './work-entry.js';

const words = texts.work;

/** Under which name a dragged photo is known to where it is dropped. */
const DRAGGED = 'application/x-svclink-photo';
const PHOTO = /\.(?:jpe?g|png|gif)$/i;

/** Photos and files that are sent, what each photo is flagged to, and the places that want photos. */
export function WorkPhotos({ work, path, onChange }: WorkProps) {
  const { error, run } = useAction();
  const pathOf = ({ name }: File) =>
    withQuery(`${path}/results/files`, { name, kind: PHOTO.test(name) ? 'photos' : 'files' });
  const flag = (photo: string, id: string) => {
    const target = work.targets.find((one) => one.id === id);
    if (!target) return;
    const flags = [{ photo, ...target.flag }];
    void run(() => ask('POST', `${path}/results`, { flags })).then(onChange);
  };
  const canFlag = may('operator');
  return (
    <>
      <h3>{words.photos}</h3>
      {error && <Failure error={error} />}
      <ul class="targets">
        {work.targets.map((target) => (
          <li key={target.id}>
            <Target target={target} onDrop={(photo) => flag(photo, target.id)} />
          </li>
        ))}
      </ul>
      <ul class="photos">
        {work.files.map((file) => (
          <li key={file.key}>
            <Card file={file} targets={work.targets} {...(canFlag ? { onFlag: flag } : {})} />
          </li>
        ))}
      </ul>
      {canFlag && <AddFiles pathOf={pathOf} onAdded={onChange} />}
    </>
  );
}

/** A bid, a completion's stage or a question: how many photos it has and needs; takes one that is dropped on it. */
function Target({ target, onDrop }: { target: PhotoTarget; onDrop: (photo: string) => void }) {
  const [isOver, setOver] = useState(false);
  const isShort = target.min !== null && target.count < target.min;
  return (
    <fieldset
      class={isOver ? 'target over' : 'target'}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const photo = event.dataTransfer?.getData(DRAGGED);
        if (!photo) return;
        event.preventDefault();
        onDrop(photo);
      }}
    >
      <legend>{target.name}</legend>
      <Badge tone={isShort ? 'wait' : 'good'}>
        {words.target(target.count, target.min, target.max)}
      </Badge>
    </fieldset>
  );
}

function Card(props: {
  file: WorkFile;
  targets: readonly PhotoTarget[];
  onFlag?: (photo: string, target: string) => void;
}) {
  const { file, targets, onFlag } = props;
  const names = targets.filter(({ id }) => file.targets.includes(id)).map(({ name }) => name);
  const open = targets.filter(({ id }) => !file.targets.includes(id));
  return (
    <figure
      draggable={file.is_photo && onFlag !== undefined}
      onDragStart={(event) => event.dataTransfer?.setData(DRAGGED, file.key)}
    >
      {file.is_photo && (
        <img
          src={`./api/files/${file.file_id}/thumbnail`}
          alt={file.key}
          width="160"
          height="120"
        />
      )}
      <figcaption>
        {file.key} <Badge tone={file.state === 'sent' ? 'good' : 'new'}>{file.state}</Badge>
        <span class="faint">{file.is_photo && (names.join(' · ') || words.unflagged)}</span>
        {file.is_photo && onFlag && open.length > 0 && (
          <select
            aria-label={words.flagTo(file.key)}
            value=""
            onChange={({ currentTarget }) => onFlag(file.key, currentTarget.value)}
          >
            <option value="">{words.choose}</option>
            {open.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </figcaption>
    </figure>
  );
}
