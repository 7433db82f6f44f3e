import type { AnsweredQuestion, PcrItem, PcrQuestion as ShownQuestion } from '../../api/index.js';
import type { Answers, PcrForm, PcrOption, PcrQuestion } from '../../forms/index.js';
import { readAmount } from '../../protocol/codec/amount.js';

type Answer = NonNullable<AnsweredQuestion['answer']>;

const CHOICES: ReadonlySet<string> = new Set(['checkbox', 'dropdown', 'radio']);

/**
 * Returns the questions in use with their answers. Options and answers of choices are ids of options.
 *
 * @param fields the values of questions that show a field of the order, by question id; null for one that is not shown
 */
export function answeredQuestions(
  form: PcrForm,
  answers: Answers,
  fields: Readonly<Record<string, string | null>>,
): AnsweredQuestion[] {
  const values = { ...answers, ...fields };
  return form.questions
    .filter(({ id, active }) => active && isId(id))
    .map((question) => ({
      pcr_question_id: Number(question.id),
      pcr_question_type: question.type,
      pcr_question_name: question.name,
      pcr_question_share_name: question.shareName === '' ? null : question.shareName,
      items: itemsOf(question.options),
      answer: shownAnswer(question, values[question.id]),
    }));
}

/** Returns all questions of a form with their rules. */
export function definedQuestions(form: PcrForm): ShownQuestion[] {
  return form.questions
    .filter(({ id }) => isId(id))
    .map((question) => {
      const { min = 0, max = null } = question.photoRules.find((one) => !one.condition) ?? {};
      return {
        id: Number(question.id),
        question: question.name,
        type: question.type,
        questionType: question.type,
        questionDataType: question.dataType ?? '',
        required: question.required,
        active: question.active,
        maxLength: question.maxLength,
        rules: question.fieldRules.map(({ id, operator, value }) => ({ id, operator, value })),
        events: question.actionRules.map(({ id, operator, value, checks }) => ({
          id,
          operator,
          value,
          checks: checks.map(({ questionId, effect }) => ({ pcr_question_id: questionId, effect })),
        })),
        photos: { min, max: max ?? MOST_PHOTOS },
        items: itemsOf([...question.options, ...question.inactiveOptions]),
      };
    });
}

/** The maximum of photos where a form has none. */
const MOST_PHOTOS = 1_000_000;

/** Returns true for an id of a form or a question that the JSON API expresses: the link has ids of up to 64 digits. */
export function isId(id: string): boolean {
  return /^\d{1,15}$/.test(id);
}

function itemsOf(options: readonly PcrOption[]): PcrItem[] {
  return options.map(({ id, text, raw }, index) => ({
    id: isId(id) ? Number(id) : index,
    value: optionValue(id),
    label: text,
    thirdparty_value: thirdParty(raw.thirdparty_value_id),
  }));
}

function thirdParty(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

const optionValue = (id: string): string | number => (isId(id) ? Number(id) : id);

/** Returns a stored answer as the JSON API shows it; null without one. */
function shownAnswer({ type }: PcrQuestion, value: Answers[string]): Answer | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) {
    const texts = value.map((one: unknown) => optionValue(String(one)));
    if (type === 'checkbox') return texts;
    return texts[0] ?? null;
  }
  const text = String(value);
  if (CHOICES.has(type)) return type === 'checkbox' ? [optionValue(text)] : optionValue(text);
  if (type === 'numeric' && Number.isFinite(Number(text))) return Number(text);
  return type === 'date' ? text.replaceAll('-', '/') : text;
}

/** Returns a given answer as forms take it: options by their ids or texts, a date `YYYY-MM-DD`, a number as text. */
export function givenAnswer(
  { type, options }: PcrQuestion,
  answer: AnsweredQuestion['answer'],
): Answers[string] {
  if (answer === null || answer === undefined) return null;
  if (CHOICES.has(type)) {
    const ids = [answer].flat().map((one) => optionId(options, String(one)));
    // Several options for a question of one are refused with the form's own reason, not reduced to the first.
    return type === 'checkbox' || ids.length > 1 ? ids : (ids[0] ?? null);
  }
  // As on the link: with commas of thousands, and with the noise of binary floating point.
  if (type === 'numeric') return readAmount(answer) ?? answer;
  if (type === 'date' && typeof answer === 'string') return answer.replaceAll('/', '-');
  return answer;
}

function optionId(options: readonly PcrOption[], given: string): string {
  const found =
    options.find(({ id }) => id === given) ?? options.find(({ text }) => text === given);
  return found?.id ?? given;
}
