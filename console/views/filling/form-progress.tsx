import { useEffect, useRef } from 'preact/hooks';
import type { FormSession, PcrForm, PcrQuestion, QuestionState } from '../../../src/forms/index.js';
import { fillingTexts } from '../../texts/filling.js';

/** The questions of a form that need something, and those of them that are open. */
export interface Progress {
  readonly neededCount: number;
  readonly open: readonly PcrQuestion[];
}

function isOpen({ missing, photosMissing, errors }: QuestionState): boolean {
  return missing || photosMissing || errors.length > 0;
}

/** Returns how far a form is filled. Questions that are hidden, or may stay blank, do not count. */
export function progressOf(form: PcrForm, session: FormSession): Progress {
  const open: PcrQuestion[] = [];
  let neededCount = 0;
  for (const question of form.questions) {
    const state = question.active ? session.question(question.id) : undefined;
    if (!state?.visible) continue;
    if (isOpen(state)) open.push(question);
    if (isOpen(state) || state.required || (state.photos?.min ?? 0) > 0) neededCount += 1;
  }
  return { neededCount, open };
}

/** The id of a question's field. */
export const fieldOf = ({ id }: Pick<PcrQuestion, 'id'>) => `question-${id}`;
/** The id of a question with all that belongs to it. */
export const questionOf = ({ id }: Pick<PcrQuestion, 'id'>) => `all-of-question-${id}`;

/** Goes to a question: to its field, or to the question as a whole where it has none. */
export function goToQuestion(question: PcrQuestion): void {
  const target =
    document.getElementById(fieldOf(question)) ?? document.getElementById(questionOf(question));
  target?.focus();
}

/**
 * Returns the open question after another one; the first one after the last.
 *
 * @param from the id of the question that had the focus last; '' for none
 */
function nextOpen(
  form: PcrForm,
  open: readonly PcrQuestion[],
  from: string,
): PcrQuestion | undefined {
  const at = form.questions.findIndex(({ id }) => id === from);
  return open.find((question) => form.questions.indexOf(question) > at) ?? open[0];
}

/** The progress of a form, and a button that leads to the next open question. */
export function FormProgress(props: {
  readonly form: PcrForm;
  readonly progress: Progress;
  /** The id of the question that had the focus last; '' for none. */
  readonly from: string;
}) {
  const { form, progress, from } = props;
  const { neededCount, open } = progress;
  const done = neededCount - open.length;
  const next = nextOpen(form, open, from);
  const text =
    neededCount === 0 ? fillingTexts.nothingRequired : fillingTexts.progress(done, neededCount);
  return (
    <div class="form-progress">
      <span role="status">{text}</span>
      {neededCount > 0 && <progress value={done} max={neededCount} aria-label={text} />}
      {next && (
        <button type="button" onClick={() => goToQuestion(next)}>
          {fillingTexts.next(next.name)}
        </button>
      )}
    </div>
  );
}

/** The open questions after a check, each with a button that leads to it. The list gets the focus. */
export function CheckedForm({ progress, turn }: { progress: Progress; turn: number }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (turn > 0) section.current?.focus();
  }, [turn]);
  const { open } = progress;
  return (
    <section ref={section} class="notice" tabIndex={-1} aria-label={fillingTexts.check}>
      <p>{open.length === 0 ? fillingTexts.complete : fillingTexts.open(open.length)}</p>
      <ul>
        {open.map((question) => (
          <li key={question.id}>
            <button type="button" class="plain" onClick={() => goToQuestion(question)}>
              {question.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
