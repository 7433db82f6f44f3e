import type { ReadonlySignal } from '@preact/signals';
import type {
  ImportedWork,
  PhotoTarget,
  WorkFile,
} from '../../../src/site/console/orders/imported-work.js';
import { Badge } from '../../parts/basics.js';
import { photoTexts } from '../../texts/photos.js';
import { texts } from '../../texts.js';
import { subjectName } from '../order/order-files.js';
import { DropArea } from '../photos/photo-drag.js';
import type { Selection } from '../photos/selection.js';
import { canTakeOff, type PhotoActions } from './photo-actions.js';

interface TargetsProps {
  readonly work: ImportedWork;
  readonly photos: ReadonlyMap<string, WorkFile>;
  readonly selection: Selection | undefined;
  /** Undefined for a reader. */
  readonly actions: PhotoActions | undefined;
}

/**
 * Returns true for a target with a place of its own. A question that neither requires photos nor has any is among the
 * other ones.
 */
function isWanted({ stage, count, min, max }: PhotoTarget): boolean {
  return stage !== 'question' || count > 0 || max !== null || (min ?? 0) > 0;
}

/** The targets of photos, which stay in sight beside the grid, and the actions for the chosen photos. */
export function PhotoTargets(props: TargetsProps) {
  const { work, selection, actions } = props;
  const wanted = work.targets.filter(isWanted);
  const others = work.targets.filter((target) => !isWanted(target));
  const list = (targets: readonly PhotoTarget[]) => (
    <ul class="targets">
      {targets.map((target) => (
        <li key={target.id}>
          <Target {...props} target={target} />
        </li>
      ))}
    </ul>
  );
  return (
    <section class="beside" aria-label={photoTexts.targets}>
      {selection && actions && <Chosen {...props} selection={selection} actions={actions} />}
      {list(wanted)}
      {others.length > 0 && (
        <details>
          <summary>{photoTexts.others(others.length)}</summary>
          {list(others)}
        </details>
      )}
      {actions && work.targets.length > 0 && <p class="hint">{texts.work.flagStays}</p>}
    </section>
  );
}

function chosenFiles(
  photos: ReadonlyMap<string, WorkFile>,
  chosen: ReadonlySignal<ReadonlySet<string>> | undefined,
): readonly WorkFile[] {
  return [...(chosen?.value ?? [])].flatMap((key) => photos.get(key) ?? []);
}

/** The number of chosen photos, and what is done with all of them. */
function Chosen(props: TargetsProps & { selection: Selection; actions: PhotoActions }) {
  const { photos, selection, actions } = props;
  const chosen = chosenFiles(photos, selection.chosen);
  const removable = chosen.filter(({ state }) => state === 'draft' || state === 'refused');
  return (
    <>
      <p role="status">{photoTexts.chosen(chosen.length, photos.size)}</p>
      {chosen.length > 0 && (
        <div class="actions">
          <button type="button" onClick={() => selection.clear()}>
            {photoTexts.clear}
          </button>
          {removable.length > 0 && (
            <button type="button" onClick={() => actions.remove(removable)}>
              {photoTexts.remove(removable.length)}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** A bid, a completion's stage or a question: its present and required number of photos, and the actions. */
function Target(props: TargetsProps & { readonly target: PhotoTarget }) {
  const { target, actions, photos, selection } = props;
  const chosen = chosenFiles(photos, selection?.chosen);
  const isFlagged = ({ flags }: WorkFile) => flags.some((flag) => flag.target === target.id);
  const isShort = target.min !== null && target.count < target.min;
  const open = chosen.filter((file) => !isFlagged(file)).map(({ key }) => key);
  const taken = chosen.filter((file) => canTakeOff(file, target)).map(({ key }) => key);
  const name = subjectName(target);
  const flag = (keys: readonly string[]) => {
    actions?.flag(keys, target);
    selection?.clear();
  };
  return (
    <DropArea class="target" legend={name} onDrop={actions && flag}>
      <Badge tone={isShort ? 'wait' : 'good'}>
        {texts.work.target(target.count, target.min, target.max)}
      </Badge>
      {actions && (
        <>
          {' '}
          <button type="button" disabled={open.length === 0} onClick={() => flag(open)}>
            {photoTexts.flag(open.length)} <span class="unseen">{photoTexts.flagTo(name)}</span>
          </button>
          {taken.length > 0 && (
            <>
              {' '}
              <button
                type="button"
                onClick={() => {
                  actions.unflag(taken, target);
                  selection?.clear();
                }}
              >
                {photoTexts.takeOff(taken.length)}{' '}
                <span class="unseen">{photoTexts.takeOffFrom(name)}</span>
              </button>
            </>
          )}
        </>
      )}
    </DropArea>
  );
}
