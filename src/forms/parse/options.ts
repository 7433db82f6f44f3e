import type { Report } from '../model/findings.js';
import { answerKind } from '../model/question-types.js';
import type { PcrOption, QuestionType } from '../model/types.js';
import { flagReader } from './flags.js';
import { field, type RecordMap } from './records.js';

const SECTION = 'options_pcr_forms_questions_values';

/** The options of one question. */
export interface QuestionOptions {
  readonly active: PcrOption[];
  readonly inactive: PcrOption[];
}

/** Compares ids by number where both are digits, else as text. */
export function compareIds(left: string, right: string): number {
  const digits = /^[0-9]+$/;
  if (digits.test(left) && digits.test(right) && left.length !== right.length) {
    return left.length - right.length;
  }
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Assigns the options, which come unordered and mixed, to their questions; by id ascending. */
export function parseOptions(
  records: RecordMap,
  types: ReadonlyMap<string, QuestionType>,
  report: Report,
): ReadonlyMap<string, QuestionOptions> {
  const byQuestion = new Map<string, QuestionOptions>();
  const sorted = [...records].sort(([left], [right]) => compareIds(left, right));
  for (const [id, raw] of sorted) {
    const questionId = field(raw, 'pcr_question_id');
    const type = types.get(questionId);
    if (type === undefined) {
      report('option_question_unknown', SECTION, id, `${questionId}; left out`);
      continue;
    }
    if (answerKind(type) !== 'one' && answerKind(type) !== 'many') {
      report('option_question_without_options', SECTION, id, `${questionId}; left out`);
      continue;
    }
    const options = byQuestion.get(questionId) ?? { active: [], inactive: [] };
    byQuestion.set(questionId, options);
    const isActive = flagReader(raw, SECTION, id, report)('question_value_active', true);
    const option = { id, text: field(raw, 'question_value'), raw };
    (isActive ? options.active : options.inactive).push(option);
  }
  return byQuestion;
}
