import type { Report } from '../model/findings.js';
import { answerKind } from '../model/question-types.js';
import { type QuestionDrafts, visitRecords } from './drafts.js';
import { flagReader } from './flags.js';
import { field, type RecordMap } from './records.js';

const SECTION = 'options_pcr_forms_questions_values';

/** Assigns the options, which come unordered and mixed, to their questions; by id ascending. */
export function parseOptions(records: RecordMap, drafts: QuestionDrafts, report: Report): void {
  visitRecords(SECTION, records, drafts, 'option_question_unknown', report, (id, raw, draft) => {
    const kind = answerKind(draft.type);
    if (kind !== 'one' && kind !== 'many') {
      report('option_question_without_options', SECTION, id, `${draft.id}; left out`);
      return;
    }
    const isActive = flagReader(raw, SECTION, id, report)('question_value_active', true);
    draft.optionIds.add(id);
    const list = isActive ? draft.options : draft.inactiveOptions;
    list.push({ id, text: field(raw, 'question_value'), raw });
  });
}
