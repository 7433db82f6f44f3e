import { useMemo, useState } from 'preact/hooks';
import type { PcrForm, PcrQuestion, QuestionState } from '../../../src/forms/index.js';
import type { ImportedWork, PhotoTarget } from '../../../src/site/console/orders/imported-work.js';
import { Badge, Failure } from '../../parts/basics.js';
import { Dialog } from '../../parts/dialog.js';
import { AddFiles } from '../../parts/uploads.js';
import { type ImportedPath, may } from '../../server.js';
import { fillingTexts } from '../../texts/filling.js';
import { photoTexts } from '../../texts/photos.js';
import { texts } from '../../texts.js';
import type { GridPhoto } from '../photos/grid-actions.js';
import { PhotoGrid } from '../photos/photo-grid.js';
import { Selection } from '../photos/selection.js';
import { gridPhoto, type PhotoActions, usePhotoActions } from '../work/photo-actions.js';
import { AboutFile } from '../work/work-files.js';
import { questionOf } from './form-progress.js';

const words = fillingTexts.photos;

/** The photos of the order in which a form is filled. */
export interface OrderPhotos {
  readonly work: ImportedWork;
  readonly path: ImportedPath;
  readonly formId: string;
  readonly onChange: () => void;
}

/** Returns the id of a question among the targets of photos. */
function targetId(formId: string, id: string): string {
  return JSON.stringify([formId, 'pc', id]);
}

/** Returns the number of photos that are flagged to each question of a form. */
export function photoCounts(
  { work, formId }: OrderPhotos,
  form: PcrForm,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { target } of work.files.flatMap(({ flags }) => flags)) {
    counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return new Map(form.questions.map(({ id }) => [id, counts.get(targetId(formId, id)) ?? 0]));
}

/** The photos of a question: those that it has, new ones, and others of the order. */
export function QuestionPhotos(props: {
  readonly question: PcrQuestion;
  readonly limits: NonNullable<QuestionState['photos']>;
  readonly photos: OrderPhotos;
  /** The number of photos that it has. */
  readonly count: number;
}) {
  const { question, limits, photos } = props;
  const { work, formId } = photos;
  const { actions, error } = usePhotoActions(photos);
  const target: PhotoTarget = {
    id: targetId(formId, question.id),
    of: question.name,
    stage: 'question',
    flag: { pcr_form_id: formId, pcr_question_id: question.id },
    count: props.count,
    min: limits.min,
    max: limits.max,
  };
  const all = work.files.filter(({ is_photo }) => is_photo);
  const own = all.filter(({ flags }) => flags.some((flag) => flag.target === target.id));
  const others = all.filter((file) => !own.includes(file));
  const allowed = may('operator') ? actions : undefined;
  const about = ({ key }: GridPhoto, close: () => void) => {
    const file = all.find((one) => one.key === key);
    return file && <AboutFile {...{ file, close }} targets={[target]} actions={allowed} />;
  };
  const group = { id: target.id, name: question.name, photos: own.map(gridPhoto) };
  const isShort = target.count < limits.min;
  return (
    <div class="question-photos">
      <p>
        <Badge tone={isShort ? 'wait' : 'good'}>
          {texts.work.target(target.count, target.min, target.max)}
        </Badge>
      </p>
      {own.length > 0 && <PhotoGrid groups={[group]} about={about} />}
      {allowed && (
        <AddFiles
          filesPath={`${photos.path}/${questionOf(question)}`}
          pathOf={(file) => allowed.pathOf(file, target)}
          onAdded={photos.onChange}
          withThumbnails
          label={words.add}
          labelMore={words.addTo(question.name)}
        >
          {others.length > 0 && (
            <ChoosePhotos
              {...{ target, actions: allowed }}
              photos={others.map(gridPhoto)}
              name={question.name}
            />
          )}
        </AddFiles>
      )}
      {error && <Failure error={error} />}
    </div>
  );
}

/** The other photos of the order, of which several are flagged to a question at once. */
function ChoosePhotos(props: {
  readonly target: PhotoTarget;
  readonly actions: PhotoActions;
  readonly photos: readonly GridPhoto[];
  readonly name: string;
}) {
  const { target, actions, photos, name } = props;
  const [isOpen, setOpen] = useState(false);
  const selection = useMemo(() => new Selection(), []);
  const close = () => {
    selection.clear();
    setOpen(false);
  };
  const count = selection.chosen.value.size;
  const group = { id: 'order', name: texts.order.photos, photos };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words.choose(photos.length)} <span class="unseen">{words.addTo(name)}</span>
      </button>
      {isOpen && (
        <Dialog title={words.chooseFor(name)} onClose={close} isWide>
          <p class="hint">{photoTexts.keys}</p>
          <div class="scrolled">
            <PhotoGrid groups={[group]} selection={selection} />
          </div>
          <div class="actions">
            <button
              type="button"
              class="main"
              disabled={count === 0}
              onClick={() => {
                actions.flag([...selection.chosen.value], target);
                close();
              }}
            >
              {words.use(count)}
            </button>
            <button type="button" onClick={close}>
              {texts.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
