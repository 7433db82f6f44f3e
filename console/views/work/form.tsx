import { useMemo, useRef, useState } from 'preact/hooks';
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
import type { FormToFill } from '../../../src/site/console/orders/form-drafts.js';
import type { OfferedAnswer } from '../../../src/site/owner/form-offer.js';
import { addressOf, go } from '../../address.js';
import { useLoaded } from '../../load.js';
import { Failure, Missing, Time, useAction, useTitle } from '../../parts/basics.js';
import { ask, may } from '../../server.js';
import { texts } from '../../texts.js';

const words = texts.form;

/** A form of an imported order: filled with its skip logic live, kept as a draft, and queued when it is complete. */
export default function FormView({ order, form: formId }: { order: string; form: string }) {
  const path = `imported/${encodeURIComponent(order)}/forms/${encodeURIComponent(formId)}`;
  const { answer, error, reload } = useLoaded<FormToFill>(path);
  useTitle(answer?.name ?? words.title);
  if (!answer)
    return <Missing list="imported" title={words.title} error={error} onRetry={reload} />;
  return <Filling key={formId} given={answer} path={path} order={order} />;
}

/** How long a user may pause before what was entered is kept, in milliseconds. */
const PAUSE = 1000;

function Filling({ given, path, order }: { given: FormToFill; path: string; order: string }) {
  const form = useMemo(
    () => parseForm(given.body as PcrJson, { version: given.form_ver_id }),
    [given],
  );
  const session = useMemo(
    () => createSession(form, beginningOf(given), { photos: given.photos }),
    [form, given],
  );
  const [turn, setTurn] = useState(0);
  const [taken, setTaken] = useState(0);
  const draft = useDraft(path, session);
  const sending = useAction();
  const set = (question: PcrQuestion, value: AnswerValue) => {
    session.set(question.id, value);
    setTurn(turn + 1);
    draft.changed();
  };
  const take = (question: PcrQuestion, { answer }: OfferedAnswer) => {
    set(question, answer);
    // Fields are filled by who types: what is taken over shows in one that begins anew.
    setTaken(taken + 1);
    requestAnimationFrame(() => document.getElementById(fieldOf(question))?.focus());
  };
  const send = () =>
    sending.run(async () => {
      await draft.keep();
      await ask('POST', `${path}/send`, { answers: session.answers });
      go(['imported', order]);
    });
  return (
    <article>
      <p>
        <a href={addressOf(['imported', order])}>{words.back}</a>
      </p>
      <h1>{form.name}</h1>
      <Problems form={form} session={session} />
      {form.questions.map((question) => {
        const state = session.question(question.id);
        if (!question.active || !state?.visible) return null;
        const key = `${question.id} ${taken}`;
        return <Question key={key} {...{ question, state, session, set, take, given }} />;
      })}
      {sending.error && <Failure error={sending.error} />}
      <div class="actions">
        {may('operator') && (
          <button type="button" class="main" disabled={sending.isBusy} onClick={() => void send()}>
            {words.send}
          </button>
        )}
        <span class="faint" role="status">
          {draft.isKept ? words.kept : words.keeping}
          {given.drafted_at !== null && <Time at={given.drafted_at} />}
        </span>
      </div>
    </article>
  );
}

/** What was entered so far; a form that nobody has begun has what is taken over without asking. */
function beginningOf({ draft, drafted_at, offered }: FormToFill): Answers {
  if (drafted_at !== null) return draft;
  const automatic = offered.filter(({ is_automatic }) => is_automatic);
  return Object.fromEntries(automatic.map((one) => [one.pcr_question_id, one.answer]));
}

const fieldOf = ({ id }: PcrQuestion) => `question-${id}`;

/** Keeps the draft on the site, a moment after the last change. */
function useDraft(path: string, session: FormSession) {
  const timer = useRef(0);
  const [isKept, setKept] = useState(true);
  async function keep() {
    clearTimeout(timer.current);
    await ask('POST', `${path}/draft`, { answers: session.answers });
    setKept(true);
  }
  return {
    isKept,
    keep,
    changed() {
      setKept(false);
      clearTimeout(timer.current);
      // What cannot be kept now is kept with the next change, or when the form is sent.
      timer.current = window.setTimeout(() => void keep().catch(() => undefined), PAUSE);
    },
  };
}

/** What is missing and wrong, each leading to its question. */
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
  /** Takes an answer of an earlier order over. */
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

/** What was answered for an earlier order, to be taken over, or where the answer was taken from. */
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

/** The field of the order that a question shows. */
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
