import { answerKind, dataTypesOf } from '../model/question-types.js';
import type {
  ConditionDefinition,
  FormDefinition,
  NumberedQuestion,
  PhotosDefinition,
  QuestionDefinition,
  QuestionDefinitions,
} from './definition.js';
import { formRecord, optionRecord, type PcrJson, questionRecord } from './records.js';
import {
  badDefinition,
  checkRecord,
  photoRecord,
  ruleRecord,
  type WrittenCondition,
  writeCondition,
} from './rule-records.js';

function checkQuestion(key: string, definition: QuestionDefinition): void {
  const { type, options = [], dataType } = definition;
  const isChoice = ['one', 'many'].includes(answerKind(type));
  if (/^[0-9]+$/.test(key)) throw badDefinition(key, 'a key of digits loses its position');
  if (isChoice !== options.length > 0) {
    throw badDefinition(
      key,
      isChoice ? `type ${type} needs options` : `type ${type} has no options`,
    );
  }
  if (new Set(options).size < options.length) throw badDefinition(key, 'has an option twice');
  if (dataType !== undefined && !dataTypesOf(type).includes(dataType)) {
    throw badDefinition(key, `type ${type} cannot have data type ${dataType}`);
  }
}

/** Assigns ids to questions and options, in their order in the definition. */
function numberQuestions(
  definitions: QuestionDefinitions,
  formId: string,
  newId: () => string,
): ReadonlyMap<string, NumberedQuestion> {
  const numbered = Object.entries(definitions).map(
    ([key, definition], index): [string, NumberedQuestion] => {
      checkQuestion(key, definition);
      const id = newId();
      const options = definition.options ?? [];
      const optionIds = new Map(options.map((text) => [text, newId()]));
      return [key, { key, id, formId, position: index + 1, definition, optionIds }];
    },
  );
  return new Map(numbered);
}

/** An action rule with the questions that its keys name. */
interface FoundAction extends ConditionDefinition {
  readonly source: NumberedQuestion;
  readonly show: readonly NumberedQuestion[];
  readonly hide: readonly NumberedQuestion[];
}

type NewId = () => string;

function findActions<Questions extends QuestionDefinitions>(
  { actions = [] }: FormDefinition<Questions>,
  questions: ReadonlyMap<string, NumberedQuestion>,
): FoundAction[] {
  const find = (key: keyof Questions): NumberedQuestion => {
    const question = questions.get(String(key));
    if (question === undefined)
      throw badDefinition(String(key), 'an action names it, but it does not exist');
    return question;
  };
  return actions.map(({ when, operator, value, show = [], hide = [] }) => ({
    source: find(when),
    operator,
    value,
    show: show.map(find),
    hide: hide.map(find),
  }));
}

function photoRecords(question: NumberedQuestion, newId: NewId) {
  const { key, id, definition } = question;
  const record = (
    limits: PhotosDefinition,
    condition: WrittenCondition<WrittenCondition['rule_operator'] | 'default'>,
  ) => {
    const { min = 0, max = min } = limits;
    if (max < min) throw badDefinition(key, `photos: at least ${min}, but at most ${max}`);
    return photoRecord(newId(), id, condition, limits);
  };
  const { when = [], ...byDefault } = definition.photos ?? {};
  return [
    record(byDefault, { rule_operator: 'default', rule_value: 'default' }),
    ...when.map((rule) => record(rule, writeCondition(question, rule))),
  ];
}

function ruleRecords(
  questions: Iterable<NumberedQuestion>,
  actions: readonly FoundAction[],
  newId: NewId,
) {
  const fieldRules = [...questions].flatMap((question) =>
    (question.definition.rules ?? []).map((rule) =>
      ruleRecord(newId(), question, 'field', writeCondition(question, rule)),
    ),
  );
  const written = actions.map((action) => {
    const { source, show, hide } = action;
    const rule = ruleRecord(newId(), source, 'action', writeCondition(source, action));
    const checks = (effect: 'show' | 'hide', targets: readonly NumberedQuestion[]) =>
      targets.map(({ id }) => checkRecord(newId(), rule.pcr_form_rule_id, id, effect));
    return { rule, checks: [...checks('show', show), ...checks('hide', hide)] };
  });
  return {
    rules: [...fieldRules, ...written.map(({ rule }) => rule)],
    checks: written.flatMap(({ checks }) => checks),
  };
}

function keyed<Row extends object, Key extends keyof Row>(rows: readonly Row[], key: Key) {
  return Object.fromEntries(rows.map((row) => [String(row[key]), row]));
}

/**
 * Makes a form from a definition, in the shape of a get_pcr_json result: all six objects with all fields, and assigned
 * ids. The compiler checks keys, and the texts of options where an action names them.
 *
 * @throws FormError with code `bad_definition` and the question's key when the definition
 * contradicts itself.
 */
export function defineForm<const Questions extends QuestionDefinitions>(
  definition: FormDefinition<Questions>,
): PcrJson {
  const { id, name, firstId = id * 10_000 } = definition;
  const isWhole = Number.isSafeInteger(id) && id > 0 && Number.isSafeInteger(firstId);
  if (!isWhole) throw badDefinition(name, 'id has to be a positive whole number');
  let lastId = firstId - 1;
  const newId = (): string => {
    lastId += 1;
    return String(lastId);
  };
  const byKey = numberQuestions(definition.questions, String(id), newId);
  const questions = [...byKey.values()];
  const actions = findActions(definition, byKey);
  const { rules, checks } = ruleRecords(questions, actions, newId);
  const options = questions.flatMap((question) =>
    [...question.optionIds].map(([text, optionId]) => optionRecord(optionId, question.id, text)),
  );
  const photos = questions.flatMap((question) => photoRecords(question, newId));
  const records = questions.map((question) =>
    questionRecord(question, actions.filter(({ source }) => source === question).length),
  );
  return {
    [id]: {
      options_pcr_forms: formRecord(definition),
      options_pcr_forms_questions: keyed(records, 'pcr_question_id'),
      options_pcr_forms_questions_values: keyed(options, 'question_value_id'),
      options_pcr_forms_rules: keyed(rules, 'pcr_form_rule_id'),
      options_pcr_forms_rules_checks: keyed(checks, 'pcr_rule_check_id'),
      options_pcr_forms_photo_rules: keyed(photos, 'pcr_photo_rule_id'),
    },
  };
}
