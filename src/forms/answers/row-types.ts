import type { DataType } from '../model/types.js';

/** One row of `pcr_form_rows`: the question and the one value member of its data type. */
export interface PcrFormRow {
  readonly pcr_question_id: string;
  readonly question_data_type: 'int' | 'varchar' | 'date' | 'longtext' | 'number';
  /** An option id. */
  readonly int_value?: string;
  readonly varchar_value?: string;
  /** `YYYY-MM-DD`. */
  readonly date_value?: string;
  readonly longtext_value?: string;
  /** With two decimals. */
  readonly number_value?: string;
}

/** The data types in the spelling of the wire. */
export const WIRE_DATA_TYPES: Readonly<Record<DataType, PcrFormRow['question_data_type']>> = {
  integer: 'int',
  number: 'number',
  string: 'varchar',
  date: 'date',
  longText: 'longtext',
};

/** Makes the row of an answer. */
export function makeRow(questionId: string, dataType: DataType, value: string): PcrFormRow {
  const name = WIRE_DATA_TYPES[dataType];
  return { pcr_question_id: questionId, question_data_type: name, [`${name}_value`]: value };
}

const TEXTS: readonly DataType[] = ['string', 'longText'];

/**
 * Returns true if a row of data type `sent` may answer a question of data type `asked`. The two text types are
 * interchangeable. A number is accepted under any name, because its member was never published.
 */
export function isAcceptable(asked: DataType, sent: DataType | undefined): boolean {
  if (asked === 'number') return true;
  return asked === sent || (sent !== undefined && TEXTS.includes(asked) && TEXTS.includes(sent));
}
