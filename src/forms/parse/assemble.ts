import type { Report } from '../model/findings.js';
import type { PcrQuestion, QuestionType } from '../model/types.js';
import { type FormRecords, type SectionName, sixObjects } from '../model/wire.js';
import { parseChecks } from './checks.js';
import type { ComparedQuestion } from './conditions.js';
import { parseOptions, type QuestionOptions } from './options.js';
import { parsePhotoRules } from './photo-rules.js';
import { checkShareNames, sortQuestions } from './question-order.js';
import { parseQuestion, parseType } from './questions.js';
import { field, type RecordMap } from './records.js';
import { parseRules } from './rules.js';

/** The records of all six objects. */
export type Sections = ReadonlyMap<SectionName, RecordMap>;

const NO_RECORDS: RecordMap = new Map();

/** The records of one object. */
export function sectionOf(sections: Sections, name: SectionName): RecordMap {
  return sections.get(name) ?? NO_RECORDS;
}

function compared(
  types: ReadonlyMap<string, QuestionType>,
  options: ReadonlyMap<string, QuestionOptions>,
): ReadonlyMap<string, ComparedQuestion> {
  return new Map(
    [...types].map(([id, type]) => {
      const { active, inactive } = options.get(id) ?? { active: [], inactive: [] };
      return [
        id,
        { id, type, optionIds: new Set([...active, ...inactive].map((option) => option.id)) },
      ];
    }),
  );
}

/** Puts the questions together from all objects but the first, by `question_order`. */
export function parseQuestions(sections: Sections, formId: string, report: Report): PcrQuestion[] {
  const section = 'options_pcr_forms_questions';
  const records = sectionOf(sections, section);
  const types = new Map([...records].map(([id, raw]) => [id, parseType(id, raw, report)]));
  const options = parseOptions(
    sectionOf(sections, 'options_pcr_forms_questions_values'),
    types,
    report,
  );
  const questions = compared(types, options);
  const ruleRecords = sectionOf(sections, 'options_pcr_forms_rules');
  const checkRecords = sectionOf(sections, 'options_pcr_forms_rules_checks');
  const checks = parseChecks(checkRecords, ruleRecords, records, report);
  const rules = parseRules(ruleRecords, { questions, checks }, report);
  const photos = parsePhotoRules(
    sectionOf(sections, 'options_pcr_forms_photo_rules'),
    questions,
    report,
  );
  const parsed = [...types].map(([id, type]) => {
    const raw = records.get(id) ?? {};
    const owner = field(raw, 'pcr_form_id');
    if (owner !== '' && owner !== formId) {
      report('question_other_form', section, id, `${owner}; kept`);
    }
    const parts = { options: options.get(id), rules: rules.get(id), photos: photos.get(id) };
    return parseQuestion(id, raw, type, parts, report);
  });
  const sorted = sortQuestions(parsed, report);
  checkShareNames(sorted, report);
  return sorted;
}

/** The six objects as plain objects. */
export function toRecords(sections: Sections): FormRecords {
  return sixObjects((section) => Object.fromEntries(sectionOf(sections, section)));
}
