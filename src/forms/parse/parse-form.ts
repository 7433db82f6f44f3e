import type { DialectOptions } from '../../protocol/dialect.js';
import { type Finding, type ReportFinding, reportTo } from '../model/findings.js';
import type { PcrForm, PcrQuestion } from '../model/types.js';
import { type FormRecords, type SectionName, sixObjects, type WireRecord } from '../model/wire.js';
import { planOf } from '../rules/plan.js';
import { compareIds, draftQuestions } from './drafts.js';
import { findForm } from './outer-shape.js';
import { parseOptions, parseQuestion } from './questions.js';
import { field, flagReader, type RecordMap, readRecords } from './records.js';
import { parseChecks, parsePhotoRules, parseRules } from './rules.js';

const SECTION = 'options_pcr_forms_questions';

function orderOf(question: PcrQuestion, report: ReportFinding): number {
  const text = field(question.raw, 'question_order').trim();
  if (/^-?[0-9]{1,15}(?:\.[0-9]{1,9})?$/.test(text)) return Number(text);
  if (text !== '') report('question_order_invalid', SECTION, question.id, 'listed last');
  return Number.POSITIVE_INFINITY;
}

/** Sorts by `question_order` as numbers, equal ones by id; questions without order come last. */
function sortQuestions(questions: readonly PcrQuestion[], report: ReportFinding): PcrQuestion[] {
  const keyed = questions.map((question) => ({ question, order: orderOf(question, report) }));
  keyed.sort((left, right) => {
    if (left.order !== right.order) return left.order < right.order ? -1 : 1;
    return compareIds(left.question.id, right.question.id);
  });
  return keyed.map(({ question }) => question);
}

/** Reports share names of several active questions, whose answers cannot be distinguished. */
function checkShareNames(questions: readonly PcrQuestion[], report: ReportFinding): void {
  const firsts = new Map<string, string>();
  for (const { id, active, shareName } of questions) {
    if (!active || shareName === '') continue;
    const first = firsts.get(shareName);
    if (first === undefined) firsts.set(shareName, id);
    else
      report(
        'question_share_name_duplicate',
        SECTION,
        [first, id],
        `"${shareName}"; the first counts`,
      );
  }
}

/** The records of one object. */
type SectionReader = (name: SectionName) => RecordMap;

/** Assembles the questions from all objects but the first, by `question_order`. */
function parseQuestions(
  sectionOf: SectionReader,
  formId: string,
  report: ReportFinding,
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
function toRecords(sectionOf: SectionReader): FormRecords {
  return sixObjects((section) => Object.fromEntries(sectionOf(section)));
}

/** Options of {@link parseForm}. */
export interface ParseFormOptions {
  /** Id of the form, in a result with several; default: the only one. */
  readonly formId?: string;
  /** `form_ver_id` of the request, stored as `version`; the result does not contain it. */
  readonly version?: string | number;
  /**
   * Names of a deployed service on the wire, for the question type `svcfield` and the partner fields; as in the options
   * of receiver and client. Default: the neutral names.
   */
  readonly dialect?: DialectOptions;
}

const NO_RECORDS: RecordMap = new Map();

function formRecord(
  records: RecordMap,
  key: string | undefined,
  report: ReportFinding,
): [string, WireRecord] {
  const section = 'options_pcr_forms';
  const [first] = records.keys();
  const id = key !== undefined && records.has(key) ? key : (first ?? key ?? '');
  if (first === undefined) report('form_record_missing', section, id, 'read as empty');
  const others = [...records.keys()].filter((other) => other !== id);
  if (others.length > 0) {
    report('form_record_extra', section, others, 'left out');
  }
  return [id, records.get(id) ?? {}];
}

function reportLoops(form: PcrForm, report: ReportFinding): void {
  const { loops, questions } = planOf(form);
  for (const loop of loops) {
    const ids = loop.map((position) => questions[position]?.question.id ?? '');
    report('rule_loop', 'options_pcr_forms_questions', ids, 'decided in question order');
  }
}

/**
 * Parses one form of a get_pcr_json result (or its six objects) into a typed model. A form that contradicts itself is
 * read as far as possible, with findings that name the records. `options_pcr_forms` may be flat, as deployed services
 * send it, or keyed by id, as the document says.
 *
 * @throws FormError for a wrong outer shape: not an object keyed by form id, one of the six that is not an object,
 *   several forms without `formId`.
 */
export function parseForm(result: unknown, options: ParseFormOptions = {}): PcrForm {
  const findings: Finding[] = [];
  const report = reportTo(findings);
  const found = findForm(result, options.formId);
  const sections = readRecords(found, options.dialect, report);
  const sectionOf: SectionReader = (name) => sections.get(name) ?? NO_RECORDS;
  const [id, raw] = formRecord(sectionOf('options_pcr_forms'), found.key, report);
  const flag = flagReader(raw, 'options_pcr_forms', id, report);
  const form: PcrForm = {
    id,
    version: options.version === undefined ? null : String(options.version),
    orgId: field(raw, 'org_id'),
    name: field(raw, 'pcr_form_name'),
    shareName: field(raw, 'form_share_name'),
    defaultRequired: flag('default_required', false),
    active: flag('pcr_form_active', true),
    deleted: flag('form_deleted', false),
    questions: parseQuestions(sectionOf, id, report),
    findings,
    raw,
    records: toRecords(sectionOf),
  };
  reportLoops(form, report);
  return form;
}
