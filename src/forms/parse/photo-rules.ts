import type { Report } from '../model/findings.js';
import type { PhotoLimits } from '../model/rule-types.js';
import type { WireRecord } from '../model/wire.js';
import { parseCondition } from './conditions.js';
import { type QuestionDrafts, visitRecords } from './drafts.js';
import { field, type RecordMap } from './records.js';

const SECTION = 'options_pcr_forms_photo_rules';

function readLimit(raw: WireRecord, name: string, id: string, report: Report): number | null {
  const text = field(raw, name).trim();
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  if (text !== '') report('photo_limit_invalid', SECTION, id, `${name}; read as empty`);
  return null;
}

function readLimits(raw: WireRecord, id: string, report: Report): PhotoLimits {
  const min = readLimit(raw, 'min_photo', id, report) ?? 0;
  const max = readLimit(raw, 'max_photo', id, report);
  if (max === null || max >= min) return { min, max };
  report('photo_minimum_above_maximum', SECTION, id, `${min} and ${max}; read as no maximum`);
  return { min, max: null };
}

/** Reads the photo rules, by id ascending, and assigns them to their questions. */
export function parsePhotoRules(records: RecordMap, drafts: QuestionDrafts, report: Report): void {
  visitRecords(SECTION, records, drafts, 'rule_question_unknown', report, (id, raw, draft) => {
    const { counts, photoRules } = draft;
    const isDefault = field(raw, 'rule_operator').trim() === 'default';
    counts.photo += 1;
    const limits = readLimits(raw, id, report);
    if (isDefault && counts.photoDefault > 0) {
      report('photo_default_duplicate', SECTION, id, `${draft.id}; the widest limits hold`);
    }
    if (isDefault) counts.photoDefault += 1;
    const condition = isDefault ? null : parseCondition(raw, SECTION, id, draft, report);
    if (condition !== undefined) photoRules.push({ id, condition, ...limits, raw });
  });
}
