import type { FindingCode, ReportFinding } from '../model/findings.js';
import { isQuestionType } from '../model/question-types.js';
import type { ActionRule, FieldRule, PhotoRule } from '../model/rule-types.js';
import type { PcrOption, QuestionType } from '../model/types.js';
import type { SectionName, WireRecord } from '../model/wire.js';
import { field, type RecordMap } from './records.js';

/** A question while its parts are collected from the other objects. */
export interface QuestionDraft {
  readonly id: string;
  readonly raw: WireRecord;
  readonly type: QuestionType;
  readonly options: PcrOption[];
  readonly inactiveOptions: PcrOption[];
  /** Ids of all options, inactive ones too. */
  readonly optionIds: Set<string>;
  readonly fieldRules: FieldRule[];
  readonly actionRules: ActionRule[];
  readonly photoRules: PhotoRule[];
  /** Numbers of rule records, also of unusable ones. */
  readonly counts: { field: number; action: number; photo: number; photoDefault: number };
}

/** The questions of a form by their ids. */
export type QuestionDrafts = ReadonlyMap<string, QuestionDraft>;

/** Reads the type of a question; an unknown type takes no answer. */
function readType(id: string, raw: WireRecord, report: ReportFinding): QuestionType {
  const type = field(raw, 'question_type').trim();
  if (isQuestionType(type)) return type;
  report('question_type_unknown', 'options_pcr_forms_questions', id, `"${type}"; takes no answer`);
  return 'unknown';
}

/** Makes a draft for every question record. */
export function draftQuestions(records: RecordMap, report: ReportFinding): QuestionDrafts {
  const drafts = [...records].map(([id, raw]): [string, QuestionDraft] => {
    const draft = {
      id,
      raw,
      type: readType(id, raw, report),
      options: [],
      inactiveOptions: [],
      optionIds: new Set<string>(),
      fieldRules: [],
      actionRules: [],
      photoRules: [],
      counts: { field: 0, action: 0, photo: 0, photoDefault: 0 },
    };
    return [id, draft];
  });
  return new Map(drafts);
}

/** Compares ids: numbers by value and before everything else, the rest as text. */
export function compareIds(left: string, right: string): number {
  const isNumber = (id: string): number => (/^[0-9]+$/.test(id) ? 1 : 0);
  const byKind = isNumber(right) - isNumber(left);
  if (byKind !== 0) return byKind;
  if (isNumber(left) && left.length !== right.length) return left.length - right.length;
  return left < right ? -1 : Number(left > right);
}

/** Visits the records of questions, by id ascending; records of unknown questions are reported and left out. */
export function visitRecords(
  section: SectionName,
  records: RecordMap,
  drafts: QuestionDrafts,
  code: FindingCode,
  report: ReportFinding,
  visit: (id: string, raw: WireRecord, draft: QuestionDraft) => void,
): void {
  for (const [id, raw] of [...records].sort(([left], [right]) => compareIds(left, right))) {
    const questionId = field(raw, 'pcr_question_id');
    const draft = drafts.get(questionId);
    if (draft === undefined) report(code, section, id, `${questionId}; left out`);
    else visit(id, raw, draft);
  }
}
