import { answerKind, dataTypesOf } from '../model/question-types.js';
import type { NumberedQuestion, QuestionDefinition, QuestionDefinitions } from './definition.js';
import { badDefinition } from './write-condition.js';

function checkQuestion(key: string, definition: QuestionDefinition): void {
  const { type, options = [], dataType } = definition;
  const isChoice = ['one', 'many'].includes(answerKind(type));
  if (/^[0-9]+$/.test(key)) throw badDefinition(key, 'a key of digits loses its place');
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

/** Gives questions and options their ids, in the order they are written down. */
export function numberQuestions(
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
      return [key, { key, id, formId, place: index + 1, definition, optionIds }];
    },
  );
  return new Map(numbered);
}
