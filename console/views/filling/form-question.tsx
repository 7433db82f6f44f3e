import { useState } from 'preact/hooks';
import type {
  AnswerValue,
  FormSession,
  PcrQuestion,
  QuestionState,
} from '../../../src/forms/index.js';
import type { FormToFill } from '../../../src/site/console/drafts/form-to-fill.js';
import type { OfferedAnswer } from '../../../src/site/orders/filling/form-offer.js';
import { addressOf } from '../../address.js';
import { afterPress } from '../../parts/after-press.js';
import { Time } from '../../parts/basics.js';
import { LAST_DAY } from '../../parts/field.js';
import { formatDay, formatNumber } from '../../parts/formats.js';
import { may } from '../../server.js';
import { texts } from '../../texts.js';
import { problemsAt } from './answer-problems.js';
import { fieldOf, questionOf } from './form-progress.js';
import { type OrderPhotos, QuestionPhotos } from './question-photos.js';

const words = texts.form;

interface QuestionProps {
  readonly question: PcrQuestion;
  readonly state: QuestionState;
  readonly session: FormSession;
  readonly set: (question: PcrQuestion, value: AnswerValue) => void;
  /** Reuses the answer for an earlier order. */
  readonly take: (question: PcrQuestion, offer: OfferedAnswer) => void;
  readonly given: FormToFill;
  /** Undefined while they are loaded. */
  readonly photos: OrderPhotos | undefined;
  /** The number of its photos. */
  readonly count: number;
  /** True after the user has left the question, or asked for a check: its problems are shown. */
  readonly isShown: boolean;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly isReadOnly: boolean;
}

/** A question with its answer, its photos and its problems. */
export function Question(props: QuestionProps) {
  const { question, state, photos, isReadOnly, onEnter, onLeave } = props;
  const [isNoDay, setNoDay] = useState(false);
  if (question.type === 'title') return <h3>{question.name}</h3>;
  const { count } = props;
  const hasPhotos = takesPhotos(question, state, count);
  const [text = ''] = asTexts(props.session.answers[question.id]);
  const given = { text, photos: count, isNoDay };
  const problems = props.isShown ? problemsAt(question, state, given) : [];
  const isRequired = state.required || (state.photos?.min ?? 0) > 0;
  return (
    <fieldset
      id={questionOf(question)}
      class="question"
      tabIndex={-1}
      aria-describedby={problems.length > 0 ? problemOf(question) : undefined}
      onFocusIn={onEnter}
      onFocusOut={({ currentTarget, relatedTarget, target }) => {
        // The browser reports no value for a day that is not complete, or that does not exist.
        if (target instanceof HTMLInputElement) setNoDay(target.validity.badInput);
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        // A page that loses the focus as a whole leaves no question.
        if (!isInside && document.hasFocus()) afterPress(onLeave);
      }}
    >
      <legend>
        {question.name} {isRequired && <span class="faint">{texts.order.required}</span>}
      </legend>
      <fieldset class="all" disabled={isReadOnly}>
        <Answer {...props} hasProblem={problems.length > 0} />
        <Offer {...props} />
      </fieldset>
      {hasPhotos && state.photos && photos && (
        <QuestionPhotos {...{ question, photos, count }} limits={state.photos} />
      )}
      {problems.length > 0 && (
        <p id={problemOf(question)} class="problem">
          {problems.join(' ')}
        </p>
      )}
    </fieldset>
  );
}

/** Returns true for a question with photos of its own: a form without any rule allows photos everywhere. */
function takesPhotos({ type }: PcrQuestion, { photos }: QuestionState, count: number): boolean {
  if (photos === null || photos.max === 0) return false;
  return type === 'photos' || photos.min > 0 || photos.max !== null || count > 0;
}

const problemOf = (question: PcrQuestion) => `problem-of-${fieldOf(question)}`;

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
  const text = answerText(question, offer.answer);
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

/** Returns an answer for display; of choices their texts. */
export function answerText({ type, options }: PcrQuestion, value: AnswerValue): string {
  const form = type === 'date' ? formatDay : type === 'numeric' ? formatNumber : String;
  return asTexts(value)
    .map((one) => options.find(({ id }) => id === one)?.text ?? form(one))
    .join(', ');
}

/** Returns the values of an answer. */
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

/** The properties of the field of an answer. */
interface AnswerProps extends QuestionProps {
  readonly hasProblem: boolean;
}

/** Returns the attributes that connect a field with its problem. */
function describedField({ question, hasProblem }: AnswerProps) {
  return hasProblem ? { 'aria-invalid': true, 'aria-describedby': problemOf(question) } : {};
}

function Answer(props: AnswerProps) {
  const { question, session, set } = props;
  const given = asTexts(session.answers[question.id]);
  const shared = { id: fieldOf(question), 'aria-label': question.name, ...describedField(props) };
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
      return null;
    case 'svcfield':
      return <OrderField {...props} />;
    default:
      return (
        <input
          {...shared}
          {...(question.type === 'date' ? { type: 'date', max: LAST_DAY } : { type: 'text' })}
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
