import { FormError } from '../model/form-error.js';
import { answerKind } from '../model/question-types.js';
import {
  type FormRecords,
  ID_FIELDS,
  type SectionName,
  sixObjects,
  type WireRecord,
} from '../model/wire.js';
import { operandOf } from '../values/operators.js';
import { readRuleValue } from '../values/rule-value.js';
import type { ConditionDefinition, QuestionDefinition } from './definition.js';
import { fullRecord } from './record-fields.js';

/** A definition that contradicts itself. */
export function badDefinition(where: string, what: string): FormError {
  return new FormError('bad_definition', `${where}: ${what}`);
}

/** A question of the definition with the ids that it was given. */
export interface NumberedQuestion {
  readonly key: string;
  readonly id: string;
  readonly definition: QuestionDefinition;
  /** Option ids by their texts. */
  readonly optionIds: ReadonlyMap<string, string>;
}

/** Collects records and gives them ids that count up. */
export class RecordWriter {
  readonly #records = new Map<SectionName, [string, WireRecord][]>();
  #nextId: number;

  constructor(firstId: number) {
    this.#nextId = firstId;
  }

  /** An id that no other record has. */
  newId(): string {
    this.#nextId += 1;
    return String(this.#nextId);
  }

  /** Adds a record, by default with a new id, which it returns. */
  add(
    section: SectionName,
    said: Readonly<Record<string, string | number | boolean>>,
    id: string = this.newId(),
  ): string {
    const list = this.#records.get(section) ?? [];
    list.push([id, fullRecord(section, { ...said, [ID_FIELDS[section]]: id })]);
    this.#records.set(section, list);
    return id;
  }

  /** The six objects. */
  records(): FormRecords {
    return sixObjects((section) => Object.fromEntries(this.#records.get(section) ?? []));
  }
}

function optionIds(question: NumberedQuestion, value: ConditionDefinition['value']): string {
  const texts = typeof value === 'object' ? value : [String(value)];
  const ids = texts.map((text) => {
    const id = question.optionIds.get(text);
    if (id === undefined) throw badDefinition(question.key, `has no option "${text}" for its rule`);
    return id;
  });
  const [only = ''] = ids;
  return ids.length === 1 ? only : JSON.stringify(ids);
}

/** Operator and value of a rule as records hold them. */
export function writeCondition(
  question: NumberedQuestion,
  { operator, value }: ConditionDefinition,
): Readonly<Record<string, string>> {
  const kind = answerKind(question.definition.type);
  const operand = operandOf(operator, kind);
  if (operand === undefined) {
    throw badDefinition(
      question.key,
      `${operator} does not apply to type ${question.definition.type}`,
    );
  }
  const text = operand === 'ids' ? optionIds(question, value) : String(value);
  if (readRuleValue(kind, operator, text) === undefined) {
    throw badDefinition(question.key, `${operator} cannot compare with "${text}"`);
  }
  return { rule_operator: operator, rule_value: text };
}
