import type { Report } from '../model/findings.js';
import type { PcrQuestion } from '../model/types.js';
import { type FormRecords, type SectionName, sixObjects } from '../model/wire.js';
import { parseChecks } from './checks.js';
import { draftQuestions } from './drafts.js';
import { parseOptions } from './options.js';
import { parsePhotoRules } from './photo-rules.js';
import { checkShareNames, sortQuestions } from './question-order.js';
import { parseQuestion } from './questions.js';
import type { RecordMap } from './records.js';
import { parseRules } from './rules.js';

/** The records of one object. */
export type SectionReader = (name: SectionName) => RecordMap;

/** Puts the questions together from all objects but the first, by `question_order`. */
export function parseQuestions(
  sectionOf: SectionReader,
  formId: string,
  report: Report,
): PcrQuestion[] {
  const drafts = draftQuestions(sectionOf('options_pcr_forms_questions'), report);
  const rules = sectionOf('options_pcr_forms_rules');
  parseOptions(sectionOf('options_pcr_forms_questions_values'), drafts, report);
  const checks = parseChecks(sectionOf('options_pcr_forms_rules_checks'), rules, drafts, report);
  parseRules(rules, drafts, checks, report);
  parsePhotoRules(sectionOf('options_pcr_forms_photo_rules'), drafts, report);
  const questions = [...drafts.values()].map((draft) => parseQuestion(draft, formId, report));
  const sorted = sortQuestions(questions, report);
  checkShareNames(sorted, report);
  return sorted;
}

/** The six objects as plain objects. */
export function toRecords(sectionOf: SectionReader): FormRecords {
  return sixObjects((section) => Object.fromEntries(sectionOf(section)));
}
