import type { DataType } from '../model/types.js';

/** One row of `pcr_form_rows`: the question and the one value member of its data type. */
export type PcrFormRow =
  | {
      readonly pcr_question_id: string;
      readonly question_data_type: 'int';
      readonly int_value: string;
    }
  | {
      readonly pcr_question_id: string;
      readonly question_data_type: 'varchar';
      readonly varchar_value: string;
    }
  | {
      readonly pcr_question_id: string;
      readonly question_data_type: 'date';
      readonly date_value: string;
    }
  | {
      readonly pcr_question_id: string;
      readonly question_data_type: 'longtext';
      readonly longtext_value: string;
    }
  | {
      readonly pcr_question_id: string;
      readonly question_data_type: 'number';
      readonly number_value: string;
    };

/** A row that says `value` about a question. */
export function makeRow(questionId: string, dataType: DataType, value: string): PcrFormRow {
  const pcr_question_id = questionId;
  switch (dataType) {
    case 'integer':
      return { pcr_question_id, question_data_type: 'int', int_value: value };
    case 'string':
      return { pcr_question_id, question_data_type: 'varchar', varchar_value: value };
    case 'date':
      return { pcr_question_id, question_data_type: 'date', date_value: value };
    case 'longText':
      return { pcr_question_id, question_data_type: 'longtext', longtext_value: value };
    case 'number':
      return { pcr_question_id, question_data_type: 'number', number_value: value };
  }
}

const TEXTS: readonly DataType[] = ['string', 'longText'];

/**
 * Whether a row of data type `sent` may answer a question of data type `asked`. The two texts stand
 * in for each other, and a number comes under any name: its member was never published.
 */
export function isAcceptable(asked: DataType, sent: DataType | undefined): boolean {
  if (asked === 'number') return true;
  return asked === sent || (sent !== undefined && TEXTS.includes(asked) && TEXTS.includes(sent));
}
