import { WIRE_DATA_TYPES } from '../answers/row-types.js';
import { answerKind, dataTypesOf } from '../model/question-types.js';

import type {
  ConditionDefinition,
  FormDefinition,
  PhotosDefinition,
  QuestionDefinition,
  QuestionDefinitions,
} from './definition.js';
import {
  badDefinition,
  type NumberedQuestion,
  RecordWriter,
  writeCondition,
} from './record-writer.js';
import type { PcrJson } from './write-form.js';

/** An action rule with its keys as text. */
interface LooseAction extends ConditionDefinition {
  readonly when: string;
  readonly show?: readonly string[];
  readonly hide?: readonly string[];
}

function checkQuestion(key: string, definition: QuestionDefinition): void {
  const { type, options, dataType } = definition;
  const isChoice = ['one', 'many'].includes(answerKind(type));
  if (/^[0-9]+$/.test(key)) throw badDefinition(key, 'a key of digits alone would lose its place');
  if (isChoice !== (options !== undefined && options.length > 0)) {
    throw badDefinition(
      key,
      isChoice ? `type ${type} needs options` : `type ${type} has no options`,
    );
  }
  if (new Set(options).size !== (options?.length ?? 0))
    throw badDefinition(key, 'has an option twice');
  if (dataType !== undefined && !dataTypesOf(type).includes(dataType)) {
    throw badDefinition(key, `type ${type} cannot have data type ${dataType}`);
  }
}

function numberQuestion(
  writer: RecordWriter,
  key: string,
  definition: QuestionDefinition,
): NumberedQuestion {
  checkQuestion(key, definition);
  const id = writer.newId();
  const optionIds = (definition.options ?? []).map((text): [string, string] => [
    text,
    writer.add('options_pcr_forms_questions_values', {
      pcr_question_id: id,
      question_value: text,
      question_value_active: true,
    }),
  ]);
  return { key, id, definition, optionIds: new Map(optionIds) };
}

function writeQuestion(
  writer: RecordWriter,
  question: NumberedQuestion,
  place: number,
  formId: number,
  actions: number,
): void {
  const { id, definition } = question;
  const [usual] = dataTypesOf(definition.type);
  const dataType = definition.dataType ?? usual;
  const said = {
    pcr_form_id: formId,
    question_name: definition.text,
    question_type: definition.type,
    question_data_type: dataType === undefined ? '' : WIRE_DATA_TYPES[dataType],
    question_display_active: !definition.hidden,
    question_required: definition.required ?? false,
    question_active: true,
    question_deleted: false,
    question_order: place,
    question_share_name: definition.shareName ?? question.key,
    question_transfer_prev_values: definition.transferPrevValues ?? false,
    question_show_prev_values: definition.showPrevValues ?? false,
    question_auto_transfer_prev_values: definition.autoTransferPrevValues ?? false,
    question_field_rules_cnt: definition.rules?.length ?? 0,
    question_action_rules_cnt: actions,
    question_photo_rules_cnt: 1 + (definition.photos?.when?.length ?? 0),
  };
  writer.add('options_pcr_forms_questions', said, id);
}

function writePhotoRule(
  writer: RecordWriter,
  question: NumberedQuestion,
  limits: PhotosDefinition,
  condition: Readonly<Record<string, string>>,
): void {
  const { min = 0, max = '' } = limits;
  if (max !== '' && max < min)
    throw badDefinition(question.key, `photos: at most ${max} is less than at least ${min}`);
  writer.add('options_pcr_forms_photo_rules', {
    pcr_question_id: question.id,
    ...condition,
    min_photo: min,
    max_photo: max,
  });
}

function writeRules(writer: RecordWriter, question: NumberedQuestion, formId: number): void {
  const { rules = [], photos = {} } = question.definition;
  for (const rule of rules) {
    writer.add('options_pcr_forms_rules', {
      pcr_form_id: formId,
      pcr_question_id: question.id,
      rule_type: 'field',
      ...writeCondition(question, rule),
    });
  }
  writePhotoRule(writer, question, photos, { rule_operator: 'default', rule_value: 'default' });
  for (const rule of photos.when ?? []) {
    writePhotoRule(writer, question, rule, writeCondition(question, rule));
  }
}

function writeAction(
  writer: RecordWriter,
  action: LooseAction,
  questions: ReadonlyMap<string, NumberedQuestion>,
  formId: number,
): void {
  const find = (key: string): NumberedQuestion => {
    const question = questions.get(key);
    if (question === undefined)
      throw badDefinition(key, 'an action names this question, which is not there');
    return question;
  };
  const source = find(action.when);
  const ruleId = writer.add('options_pcr_forms_rules', {
    pcr_form_id: formId,
    pcr_question_id: source.id,
    rule_type: 'action',
    ...writeCondition(source, action),
  });
  const check =
    (effect: 'show' | 'hide') =>
    (key: string): void => {
      writer.add('options_pcr_forms_rules_checks', {
        pcr_form_rule_id: ruleId,
        pcr_question_id: find(key).id,
        check_operator: effect,
      });
    };
  action.show?.forEach(check('show'));
  action.hide?.forEach(check('hide'));
}

function looseActions<Questions extends QuestionDefinitions>(
  definition: FormDefinition<Questions>,
): LooseAction[] {
  const names = (keys: readonly (keyof Questions)[] | undefined): string[] =>
    (keys ?? []).map(String);
  return (definition.actions ?? []).map(({ when, operator, value, show, hide }) => ({
    when: String(when),
    operator,
    value,
    show: names(show),
    hide: names(hide),
  }));
}

/**
 * Makes a form from a definition: what get_pcr_json answers, with all six objects, every field of
 * the document and ids assigned. Keys and the texts of options are checked by the compiler where an
 * action names them.
 *
 * @throws FormError with code `bad_definition` and the question's key when the definition
 * contradicts itself.
 */
export function defineForm<const Questions extends QuestionDefinitions>(
  definition: FormDefinition<Questions>,
): PcrJson {
  const { id: formId, name, shareName = '', orgId = '', defaultRequired = false } = definition;
  if (!Number.isSafeInteger(formId) || formId < 1)
    throw badDefinition(name, 'id has to be a positive whole number');
  const writer = new RecordWriter(definition.firstId ?? formId * 10_000);
  const numbered = Object.entries(definition.questions).map(
    ([key, question]): [string, NumberedQuestion] => [key, numberQuestion(writer, key, question)],
  );
  const questions = new Map(numbered);
  const actions = looseActions(definition);
  for (const [place, [key, question]] of numbered.entries()) {
    const count = actions.filter(({ when }) => when === key).length;
    writeQuestion(writer, question, place + 1, formId, count);
    writeRules(writer, question, formId);
  }
  for (const action of actions) writeAction(writer, action, questions, formId);
  const said = {
    org_id: orgId,
    pcr_form_name: name,
    default_required: defaultRequired,
    form_share_name: shareName,
    pcr_form_active: true,
    form_deleted: false,
  };
  writer.add('options_pcr_forms', said, String(formId));
  return Object.fromEntries([[String(formId), writer.records()]]);
}
