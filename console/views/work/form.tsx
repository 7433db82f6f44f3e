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
  type QuestionState,
} from '../../../src/forms/index.js';
import type { FormToFill } from '../../../src/site/console/drafts/form-to-fill.js';
import type { OfferedAnswer } from '../../../src/site/orders/form-offer.js';
import { addressOf, go } from '../../address.js';
import { type Draft, DraftState, useDraft } from '../../drafts/use-draft.js';
import { useLoaded } from '../../load.js';
import { Failure, Missing, Time, useAction, useTitle } from '../../parts/basics.js';
import { may } from '../../server.js';
import { texts } from '../../texts.js';

const words = texts.form;

/**
 * A form of an imported order, filled in with live skip logic, stored while the user types, and sent with the other
 * drafts.
 */
export default function FormView({ order, form: formId }: { order: string; form: string }) {
  const draftPath = `imported/${order}/forms/${formId}`;
  const path = `imported/${encodeURIComponent(order)}/forms/${encodeURIComponent(formId)}`;
  const { answer, error, reload } = useLoaded<FormToFill>(path);
  const draft = useDraft(may('operator') ? draftPath : '', true);
  useTitle(answer?.name ?? words.title);
  if (!answer || (draft && !draft.isLoaded))
    return <Missing list="imported" title={words.title} error={error} onRetry={reload} />;
  return <Filling key={`${draftPath} ${draft?.turn}`} {...{ given: answer, draft, order }} />;
}

/** The stored content of a form. */
interface Filled {
  readonly answers: Answers;
}

function Filling(props: { given: FormToFill; draft: Draft | undefined; order: string }) {
  const { given, draft, order } = props;
  const form = useMemo(
    () => parseForm(given.body as PcrJson, { version: given.form_ver_id }),
    [given],
  );
  const keeper = draft?.keeper;
  const session = useMemo(
    () => createSession(form, beginningOf(given, keeper), { photos: given.photos }),
    [form, given, keeper],
  );
  const [turn, setTurn] = useState(0);
  const [taken, setTaken] = useState(0);
  const leaving = useAction();
  const store = () => keeper?.change({ answers: { ...session.answers } });
  const set = (question: PcrQuestion, value: AnswerValue) => {
    session.set(question.id, value);
    setTurn(turn + 1);
    store();
  };
  const take = (question: PcrQuestion, { answer }: OfferedAnswer) => {
    set(question, answer);
    // Fields are uncontrolled: reused answers appear in a new instance.
    setTaken(taken + 1);
    requestAnimationFrame(() => document.getElementById(fieldOf(question))?.focus());
  };
  const done = () =>
    leaving.run(async () => {
      store();
      await keeper?.flush();
      if (keeper?.status.value.kind === 'saved') go(['imported', order]);
    });
  return (
    <article>
      <p>
        <a href={addressOf(['imported', order])}>{words.back}</a>
      </p>
      <h1>{form.name}</h1>
      {draft ? <Problems form={form} session={session} /> : <p class="notice">{words.readOnly}</p>}
      <fieldset class="all" disabled={!draft}>
        {form.questions.map((question) => {
          const state = session.question(question.id);
          if (!question.active || !state?.visible) return null;
          const key = `${question.id} ${taken}`;
          return <Question key={key} {...{ question, state, session, set, take, given }} />;
        })}
      </fieldset>
      <DraftState draft={draft} show={(content) => shownAnswers(form, content)} />
      {leaving.error && <Failure error={leaving.error} />}
      {draft && (
        <div class="actions">
          <button type="button" class="main" disabled={leaving.isBusy} onClick={() => void done()}>
            {words.done}
          </button>
          <span class="faint">{words.doneHint}</span>
        </div>
      )}
    </article>
  );
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
  return form.questions.map(({ id, name, options }) => [
    name,
    asTexts(answers[id])
      .map((value) => options.find((one) => one.id === value)?.text ?? value)
      .join(', '),
  ]);
}

const fieldOf = ({ id }: PcrQuestion) => `question-${id}`;

/** The missing and wrong answers, each with a link to its question. */
function Problems({ form, session }: { form: PcrForm; session: FormSession }) {
  const { missing, missingPhotos, errors } = session.evaluation();
  const ids = new Set([
    ...missing,
    ...missingPhotos,
    ...errors.map(({ questionId }) => questionId),
  ]);
  if (ids.size === 0) return <p class="notice">{words.complete}</p>;
  const named = form.questions.filter(({ id }) => ids.has(id));
  return (
    <nav class="notice" aria-label={words.open(ids.size)}>
      <p>{words.open(ids.size)}</p>
      <ul>
        {named.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              class="plain"
              onClick={() => document.getElementById(`question-${id}`)?.focus()}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface QuestionProps {
  readonly question: PcrQuestion;
  readonly state: QuestionState;
  readonly session: FormSession;
  readonly set: (question: PcrQuestion, value: AnswerValue) => void;
  /** Reuses the answer for an earlier order. */
  readonly take: (question: PcrQuestion, offer: OfferedAnswer) => void;
  readonly given: FormToFill;
}

function Question(props: QuestionProps) {
  const { question, state } = props;
  if (question.type === 'title') return <h2>{question.name}</h2>;
  const problems = [
    ...(state.missing ? [words.missing] : []),
    ...(state.photosMissing && state.photos ? [words.photos(state.photos.min)] : []),
    ...state.errors.map(({ message }) => message),
  ];
  return (
    <fieldset class="question">
      <legend>
        {question.name} {state.required && <span class="faint">{texts.order.required}</span>}
      </legend>
      <Answer {...props} />
      <Offer {...props} />
      {problems.length > 0 && <p class="problem">{problems.join(' ')}</p>}
    </fieldset>
  );
}

/** The answer for an earlier order, with a button to reuse it, or the origin of a reused answer. */
function Offer({ question, session, take, given }: QuestionProps) {
  const offer = given.offered.find(({ pcr_question_id }) => pcr_question_id === question.id);
  if (!offer || !may('operator')) return null;
  const from = (
    <>
      <a href={addressOf(['imported', offer.order_id])}>{texts.order.title(offer.wo_number)}</a>,{' '}
      <Time at={offer.answered_at} />
    </>
  );
  if (sameAnswer(session.answers[question.id], offer.answer)) {
    return (
      <p class="hint">
        {words.takenFrom} {from}
      </p>
    );
  }
  const text = asTexts(offer.answer)
    .map((value) => question.options.find(({ id }) => id === value)?.text ?? value)
    .join(', ');
  return (
    <p class="hint">
      {words.earlier} <strong>{text}</strong> ({from}){' '}
      <button type="button" onClick={() => take(question, offer)}>
        {words.take} <span class="unseen">{`${question.name}: ${text}`}</span>
      </button>
    </p>
  );
}

function sameAnswer(one: AnswerValue, other: AnswerValue): boolean {
  const sorted = (value: AnswerValue) => asTexts(value).toSorted().join('\n');
  return sorted(one) === sorted(other);
}

function asTexts(value: AnswerValue): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  return typeof value === 'object' ? value.map(String) : [String(value)];
}

/** The field of the order that a question displays. */
function OrderField({ question, given }: QuestionProps) {
  const { [question.id]: value } = given.fields;
  if (value === undefined) return <p class="faint">{words.noField}</p>;
  if (value === null) return <p class="faint">{words.codeField}</p>;
  return <p class="field-value">{value || texts.none}</p>;
}

function Answer(props: QuestionProps) {
  const { question, session, set } = props;
  const given = asTexts(session.answers[question.id]);
  const shared = { id: fieldOf(question), 'aria-label': question.name };
  switch (question.type) {
    case 'checkbox':
    case 'radio':
      return <Choices {...{ question, given, set }} />;
    case 'dropdown':
      return (
        <select
          {...shared}
          value={given[0] ?? ''}
          onChange={(event) => set(question, event.currentTarget.value)}
        >
          <option value="">{texts.none}</option>
          {question.options.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      );
    case 'textarea':
      return (
        <textarea
          {...shared}
          rows={4}
          defaultValue={given[0] ?? ''}
          onInput={(event) => set(question, event.currentTarget.value)}
        />
      );
    case 'photos':
      return <p class="faint">{words.photosOnly}</p>;
    case 'svcfield':
      return <OrderField {...props} />;
    default:
      return (
        <input
          {...shared}
          type={question.type === 'date' ? 'date' : 'text'}
          inputMode={question.type === 'numeric' ? 'decimal' : 'text'}
          defaultValue={given[0] ?? ''}
          onInput={(event) => set(question, event.currentTarget.value)}
        />
      );
  }
}

function Choices(props: Pick<QuestionProps, 'question' | 'set'> & { given: readonly string[] }) {
  const { question, given, set } = props;
  const isMany = question.type === 'checkbox';
  const choose = (id: string, isChosen: boolean) => {
    const others = isMany ? given.filter((one) => one !== id) : [];
    const all = isChosen ? [...others, id] : others;
    set(question, isMany ? all : (all[0] ?? null));
  };
  return (
    <div class="choices">
      {question.options.map(({ id, text }, index) => (
        <label key={id}>
          <input
            {...(index === 0 ? { id: fieldOf(question) } : {})}
            type={isMany ? 'checkbox' : 'radio'}
            name={fieldOf(question)}
            checked={given.includes(id)}
            onChange={(event) => choose(id, event.currentTarget.checked)}
          />{' '}
          {text}
        </label>
      ))}
    </div>
  );
}
