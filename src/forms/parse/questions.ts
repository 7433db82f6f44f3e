import type { ReportFinding } from '../model/findings.js';
import { answerKind, dataTypesOf, longestAnswer, readDataType } from '../model/question-types.js';
import type { DataType, PcrQuestion } from '../model/types.js';
import { type QuestionDraft, type QuestionDrafts, visitRecords } from './drafts.js';
import { field, flagReader, type RecordMap } from './records.js';

const SECTION = 'options_pcr_forms_questions';

function parseDataType({ id, raw, type }: QuestionDraft, report: ReportFinding): DataType | null {
  const allowed = dataTypesOf(type);
  const [usual] = allowed;
  const text = field(raw, 'question_data_type').trim();
  if (usual === undefined) return null;
  if (text === '') return usual;
  const dataType = readDataType(text);
  if (dataType !== undefined && allowed.includes(dataType)) return dataType;
  const code = dataType ? 'question_data_type_mismatch' : 'question_data_type_unknown';
  report(code, SECTION, id, `"${text}" on ${type}; read as ${usual}`);
  return usual;
}

/** Reports a count that differs from the number of rules; the count is not used otherwise. */
function checkCounts({ id, raw, counts }: QuestionDraft, report: ReportFinding): void {
  const { field: ofField, action, photo, photoDefault } = counts;
  const check = (sort: string, ...found: number[]): void => {
    const name = `question_${sort}_rules_cnt`;
    const text = field(raw, name).trim();
    if (text === '' || found.includes(Number(text))) return;
    report('rule_count_differs', SECTION, id, `${name} ${text}, found ${found[0]}`);
  };
  check('field', ofField);
  check('action', action);
  // The document does not say whether default rules are counted, so both counts are accepted.
  check('photo', photo, photo - photoDefault);
}

/** Assembles one question from its record and its collected parts. */
export function parseQuestion(
  draft: QuestionDraft,
  formId: string,
  report: ReportFinding,
): PcrQuestion {
  const { id, raw, type, options, inactiveOptions, fieldRules, actionRules, photoRules } = draft;
  const flag = flagReader(raw, SECTION, id, report);
  const dataType = parseDataType(draft, report);
  const isActive = flag('question_active', true);
  const owner = field(raw, 'pcr_form_id');
  if (owner !== '' && owner !== formId) {
    report('question_other_form', SECTION, id, `${owner}; retained`);
  }
  checkCounts(draft, report);
  return {
    id,
    name: field(raw, 'question_name'),
    type,
    dataType,
    maxLength: longestAnswer(type, dataType),
    active: !flag('question_deleted', false) && isActive,
    shownByDefault: flag('question_display_active', true),
    required: flag('question_required', false),
    options,
    inactiveOptions,
    fieldRules,
    actionRules,
    photoRules,
    shareName: field(raw, 'question_share_name'),
    transferPrevValues: flag('question_transfer_prev_values', false),
    showPrevValues: flag('question_show_prev_values', false),
    autoTransferPrevValues: flag('question_auto_transfer_prev_values', false),
    raw,
  };
}

const OPTIONS = 'options_pcr_forms_questions_values';

/** Assigns the options, which are unordered and mixed in the result, to their questions, by id ascending. */
export function parseOptions(
  records: RecordMap,
  drafts: QuestionDrafts,
  report: ReportFinding,
): void {
  visitRecords(OPTIONS, records, drafts, 'option_question_unknown', report, (id, raw, draft) => {
    const kind = answerKind(draft.type);
    if (kind !== 'one' && kind !== 'many') {
      report('option_question_without_options', OPTIONS, id, `${draft.id}; left out`);
      return;
    }
    const isActive = flagReader(raw, OPTIONS, id, report)('question_value_active', true);
    draft.optionIds.add(id);
    const list = isActive ? draft.options : draft.inactiveOptions;
    list.push({ id, text: field(raw, 'question_value'), raw });
  });
}
