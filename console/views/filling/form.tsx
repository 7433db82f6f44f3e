import { useMemo, useState } from 'preact/hooks';
import {
  type Answers,
  type AnswerValue,
  createSession,
  type FormSession,
  type PcrForm,
  type PcrJson,
  type PcrQuestion,
  parseForm,
} from '../../../src/forms/index.js';
import type { FormToFill } from '../../../src/site/console/drafts/form-to-fill.js';
import type { OfferedAnswer } from '../../../src/site/orders/filling/form-offer.js';
import { addressOf, go } from '../../address.js';
import { type Draft, DraftState, useDraft } from '../../drafts/use-draft.js';
import { versions } from '../../live.js';
import { useLoaded } from '../../load.js';
import { Failure, Missing, useAction, useTitle } from '../../parts/basics.js';
import { may } from '../../server.js';
import { fillingTexts } from '../../texts/filling.js';
import { texts } from '../../texts.js';
import { OrderHead } from '../order/order-head.js';
import { CheckedForm, FormProgress, fieldOf, progressOf } from './form-progress.js';
import { answerText, Question } from './form-question.js';
import { type OrderPhotos, photoCounts } from './question-photos.js';

const words = texts.form;

/**
 * A form of an imported order below the order's head, filled in with live skip logic, stored while the user types, and
 * sent with the other drafts.
 */
export default function FormView({ order: id, form: formId }: { order: string; form: string }) {
  const draftPath = `imported/${id}/forms/${formId}`;
  const orderPath = `imported/${encodeURIComponent(id)}` as const;
  const path = `${orderPath}/forms/${encodeURIComponent(formId)}` as const;
  const version = `${versions.value.orders} ${versions.value.jobs}`;
  const { answer, error, reload } = useLoaded(path);
  const { answer: order } = useLoaded(orderPath, version);
  const work = useLoaded(`${orderPath}/work`, version);
  const draft = useDraft(may('operator') ? draftPath : '', true);
  useTitle(answer?.name ?? words.title);
  if (!answer || !order || (draft && !draft.isLoaded))
    return <Missing list="imported" title={words.title} error={error} onRetry={reload} />;
  const photos = work.answer && {
    work: work.answer,
    path: orderPath,
    formId,
    onChange: work.reload,
  };
  return (
    <Filling key={`${draftPath} ${draft?.turn}`} {...{ given: answer, draft, order, photos }} />
  );
}

/** The stored content of a form. */
interface Filled {
  readonly answers: Answers;
}

interface FillingProps {
  readonly given: FormToFill;
  readonly draft: Draft | undefined;
  readonly order: Parameters<typeof OrderHead>[0]['order'] & { readonly id: string };
  /** Undefined while they are loaded. */
  readonly photos: OrderPhotos | undefined;
}

/** The form with the answers so far, and their changes. */
function useFilling({ given, draft, photos }: FillingProps) {
  const form = useMemo(
    () => parseForm(given.body as PcrJson, { version: given.form_ver_id }),
    [given],
  );
  const keeper = draft?.keeper;
  const beginning = useMemo(() => beginningOf(given, keeper), [given, keeper]);
  const session = useMemo(
    () => createSession(form, beginning, { photos: given.photos }),
    [form, given, beginning],
  );
  // An answer that is cleared stays named: the results keep those that are absent.
  const named = useMemo(() => {
    const known = new Set(form.questions.map(({ id }) => id));
    return new Set(Object.keys(beginning).filter((id) => known.has(id)));
  }, [form, beginning]);
  const counts = photos ? photoCounts(photos, form) : new Map(Object.entries(given.photos));
  for (const [id, count] of counts) session.setPhotos(id, count);
  const [, setTurn] = useState(0);
  const [taken, setTaken] = useState(0);
  const store = () => {
    const blank = Object.fromEntries([...named].map((id) => [id, null]));
    keeper?.change({ answers: { ...blank, ...session.answers } });
  };
  const set = (question: PcrQuestion, value: AnswerValue) => {
    named.add(question.id);
    session.set(question.id, value);
    setTurn((turn) => turn + 1);
    store();
  };
  const take = (question: PcrQuestion, { answer }: OfferedAnswer) => {
    set(question, answer);
    // Fields are uncontrolled: reused answers appear in a new instance.
    setTaken(taken + 1);
    requestAnimationFrame(() => document.getElementById(fieldOf(question))?.focus());
  };
  return { form, session, counts, taken, store, set, take };
}

function Filling(props: FillingProps) {
  const { given, draft, order, photos } = props;
  const { form, session, counts, taken, store, set, take } = useFilling(props);
  const [checkTurn, setCheckTurn] = useState(0);
  const [from, setFrom] = useState('');
  const left = useLeftQuestions(session);
  const progress = progressOf(form, session);
  return (
    <article>
      <OrderHead order={order} next={draft && <FormProgress {...{ form, progress, from }} />} />
      <p>
        <a href={addressOf(['imported', order.id])}>{words.back}</a>
      </p>
      <h2>{form.name}</h2>
      {!draft && <p class="notice">{words.readOnly}</p>}
      {form.questions.map((question) => {
        const state = session.question(question.id);
        if (!question.active || !state?.visible) return null;
        const shared = { question, state, session, set, take, given, photos };
        return (
          <Question
            key={`${question.id} ${taken}`}
            {...shared}
            count={counts.get(question.id) ?? 0}
            isShown={checkTurn > 0 || left.has(question.id)}
            onEnter={() => setFrom(question.id)}
            onLeave={() => left.add(question.id)}
            isReadOnly={!draft}
          />
        );
      })}
      <DraftState draft={draft} show={(content) => shownAnswers(form, content)} />
      {checkTurn > 0 && <CheckedForm progress={progress} turn={checkTurn} />}
      {draft && (
        <FormActions
          {...{ draft, store }}
          orderId={order.id}
          onCheck={() => setCheckTurn(checkTurn + 1)}
        />
      )}
    </article>
  );
}

/** Stores the form and goes back to its order, or shows what is open. */
function FormActions(props: {
  readonly draft: Draft;
  readonly orderId: string;
  readonly store: () => void;
  readonly onCheck: () => void;
}) {
  const { draft, orderId, store, onCheck } = props;
  const { isBusy, error, run } = useAction();
  const done = () =>
    run(async () => {
      const noDay = document.querySelector<HTMLElement>('.question input[type=date]:invalid');
      if (noDay) return noDay.focus();
      store();
      await draft.keeper.flush();
      if (draft.keeper.status.value.kind === 'saved') go(['imported', orderId]);
    });
  return (
    <>
      {error && <Failure error={error} />}
      <div class="actions">
        <button type="button" class="main" disabled={isBusy} onClick={() => void done()}>
          {words.done}
        </button>
        <button type="button" onClick={onCheck}>
          {fillingTexts.check}
        </button>
        <span class="faint">{words.doneHint}</span>
      </div>
    </>
  );
}

/** The questions that the user has left, and those that were answered before: only they show their problems. */
function useLeftQuestions(session: FormSession) {
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(Object.keys(session.answers)),
  );
  return {
    has: (id: string) => left.has(id),
    add: (id: string) => setLeft((before) => (before.has(id) ? before : new Set([...before, id]))),
  };
}

/** Returns the answers so far. A new form has those that are reused without asking. */
function beginningOf(
  { answers, offered }: FormToFill,
  keeper: Draft['keeper'] | undefined,
): Answers {
  // Only this page has written it.
  const typed = keeper?.content as Filled | undefined;
  if (typed) return typed.answers;
  if (answers !== null) return answers;
  const automatic = offered.filter(({ is_automatic }) => is_automatic);
  return Object.fromEntries(automatic.map((one) => [one.pcr_question_id, one.answer]));
}

/** Returns the answers of a stored form by their questions. */
function shownAnswers(form: PcrForm, content: unknown): readonly (readonly [string, string])[] {
  // Only this page has written it.
  const { answers } = content as Filled;
  return form.questions.map((question) => [
    question.name,
    answerText(question, answers[question.id]),
  ]);
}
