import type { Report } from '../model/findings.js';
import {
  dataTypesOf,
  isQuestionType,
  longestAnswer,
  readDataType,
} from '../model/question-types.js';
import type { DataType, PcrQuestion, QuestionType } from '../model/types.js';
import type { WireRecord } from '../model/wire.js';
import { flagReader } from './flags.js';
import type { QuestionOptions } from './options.js';
import type { QuestionPhotoRules } from './photo-rules.js';
import { field } from './records.js';
import type { QuestionRules } from './rules.js';

const SECTION = 'options_pcr_forms_questions';

/** What belongs to one question, gathered from the other objects. */
export interface QuestionParts {
  readonly options: QuestionOptions | undefined;
  readonly rules: QuestionRules | undefined;
  readonly photos: QuestionPhotoRules | undefined;
}

/** Reads a question's type; one that the document does not list takes no answer. */
export function parseType(id: string, raw: WireRecord, report: Report): QuestionType {
  const type = field(raw, 'question_type').trim();
  if (isQuestionType(type)) return type;
  report('question_type_unknown', SECTION, id, `"${type}"; takes no answer`);
  return 'unknown';
}

function parseDataType(
  id: string,
  raw: WireRecord,
  type: QuestionType,
  report: Report,
): DataType | null {
  const allowed = dataTypesOf(type);
  const [usual] = allowed;
  const text = field(raw, 'question_data_type').trim();
  if (usual === undefined) return null;
  if (text === '') return usual;
  const dataType = readDataType(text);
  if (dataType !== undefined && allowed.includes(dataType)) return dataType;
  const code =
    dataType === undefined ? 'question_data_type_unknown' : 'question_data_type_mismatch';
  report(code, SECTION, id, `"${text}" on ${type}; read as ${usual}`);
  return usual;
}

/** A count that differs from what is there is reported, not obeyed. */
function checkCounts(id: string, raw: WireRecord, parts: QuestionParts, report: Report): void {
  const photos = parts.photos?.count ?? 0;
  const conditional = parts.photos?.rules.filter((rule) => rule.condition !== null).length ?? 0;
  const counts: readonly [string, readonly number[]][] = [
    ['question_field_rules_cnt', [parts.rules?.fieldCount ?? 0]],
    ['question_action_rules_cnt', [parts.rules?.actionCount ?? 0]],
    // Whether the default rule is counted is not told, so both are right.
    ['question_photo_rules_cnt', [photos, conditional]],
  ];
  for (const [name, found] of counts) {
    const text = field(raw, name).trim();
    if (text === '' || found.includes(Number(text))) continue;
    report('rule_count_differs', SECTION, id, `${name} ${text}, found ${found[0]}`);
  }
}

/** Puts one question together from its record and what belongs to it. */
export function parseQuestion(
  id: string,
  raw: WireRecord,
  type: QuestionType,
  parts: QuestionParts,
  report: Report,
): PcrQuestion {
  const flag = flagReader(raw, SECTION, id, report);
  const dataType = parseDataType(id, raw, type, report);
  const isActive = flag('question_active', true);
  checkCounts(id, raw, parts, report);
  return {
    id,
    name: field(raw, 'question_name'),
    type,
    dataType,
    maxLength: longestAnswer(type, dataType),
    active: !flag('question_deleted', false) && isActive,
    shownByDefault: flag('question_display_active', true),
    required: flag('question_required', false),
    options: parts.options?.active ?? [],
    inactiveOptions: parts.options?.inactive ?? [],
    fieldRules: parts.rules?.field ?? [],
    actionRules: parts.rules?.action ?? [],
    photoRules: parts.photos?.rules ?? [],
    shareName: field(raw, 'question_share_name'),
    transferPrevValues: flag('question_transfer_prev_values', false),
    showPrevValues: flag('question_show_prev_values', false),
    autoTransferPrevValues: flag('question_auto_transfer_prev_values', false),
    raw,
  };
}
