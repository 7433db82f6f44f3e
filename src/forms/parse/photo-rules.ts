import type { Report } from '../model/findings.js';
import type { PhotoLimits, PhotoRule } from '../model/rule-types.js';
import type { WireRecord } from '../model/wire.js';
import { type ComparedQuestion, parseCondition } from './conditions.js';
import { compareIds } from './options.js';
import { field, type RecordMap } from './records.js';

const SECTION = 'options_pcr_forms_photo_rules';

/** The usable photo rules of one question, and how many records there are. */
export interface QuestionPhotoRules {
  readonly rules: PhotoRule[];
  count: number;
}

function readLimit(raw: WireRecord, name: string, id: string, report: Report): number | null {
  const text = field(raw, name).trim();
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  if (text !== '') {
    report('photo_limit_invalid', SECTION, id, `${name}; read as not set`);
  }
  return null;
}

function readLimits(raw: WireRecord, id: string, report: Report): PhotoLimits {
  const min = readLimit(raw, 'min_photo', id, report) ?? 0;
  const max = readLimit(raw, 'max_photo', id, report);
  if (max === null || max >= min) return { min, max };
  report('photo_minimum_above_maximum', SECTION, id, `${min} and ${max}; read as no maximum`);
  return { min, max: null };
}

function readRule(
  id: string,
  raw: WireRecord,
  question: ComparedQuestion,
  report: Report,
): PhotoRule | undefined {
  const limits = readLimits(raw, id, report);
  if (field(raw, 'rule_operator').trim() === 'default')
    return { id, condition: null, ...limits, raw };
  const condition = parseCondition(raw, SECTION, id, question, report);
  return condition && { id, condition, ...limits, raw };
}

/** Reads the photo rules, by id ascending, and assigns them to their questions. */
export function parsePhotoRules(
  records: RecordMap,
  questions: ReadonlyMap<string, ComparedQuestion>,
  report: Report,
): ReadonlyMap<string, QuestionPhotoRules> {
  const byQuestion = new Map<string, QuestionPhotoRules>();
  const sorted = [...records].sort(([left], [right]) => compareIds(left, right));
  for (const [id, raw] of sorted) {
    const questionId = field(raw, 'pcr_question_id');
    const question = questions.get(questionId);
    if (question === undefined) {
      report('rule_question_unknown', SECTION, id, `${questionId}; left out`);
      continue;
    }
    const entry = byQuestion.get(questionId) ?? { rules: [], count: 0 };
    byQuestion.set(questionId, entry);
    entry.count += 1;
    const rule = readRule(id, raw, question, report);
    if (rule === undefined) continue;
    if (rule.condition === null && entry.rules.some((other) => other.condition === null)) {
      report('photo_default_duplicate', SECTION, id, `${questionId}; the widest limits hold`);
    }
    entry.rules.push(rule);
  }
  return byQuestion;
}
