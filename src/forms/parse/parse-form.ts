import type { DialectOptions } from '../../protocol/dialect-names.js';
import { type Finding, type Report, reportTo } from '../model/findings.js';
import type { PcrForm } from '../model/types.js';
import type { WireRecord } from '../model/wire.js';
import { planOf } from '../rules/plan.js';
import { parseQuestions, type SectionReader, toRecords } from './assemble.js';
import { flagReader } from './flags.js';
import { findForm } from './outer-shape.js';
import { field, type RecordMap, readRecords } from './records.js';

/** How a get_pcr_json result is to be read. */
export interface ParseFormOptions {
  /** Which form of a result that holds several; default: the only one. */
  readonly formId?: string;
  /** `form_ver_id` that was requested, kept as `version`: the result itself does not tell it. */
  readonly version?: string | number;
  /**
   * A deployed service's own names on the wire, for the question type `svcfield` and the partner fields; as the
   * receiver and the client take them. Default: the neutral names.
   */
  readonly dialect?: DialectOptions;
}

const NO_RECORDS: RecordMap = new Map();

function formRecord(
  records: RecordMap,
  key: string | undefined,
  report: Report,
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

function reportLoops(form: PcrForm, report: Report): void {
  const { loops, questions } = planOf(form);
  for (const loop of loops) {
    const ids = loop.map((position) => questions[position]?.question.id ?? '');
    report('rule_loop', 'options_pcr_forms_questions', ids, 'decided in question order');
  }
}

/**
 * Reads one form of a get_pcr_json result (or its six objects by themselves) into a typed model.
 * A form that contradicts itself is read as far as possible, with findings that name the records;
 * `options_pcr_forms` is read flat, as deployed services send it, and keyed by id, as the document says.
 *
 * @throws FormError when the outer shape is wrong: not an object keyed by form id, an object of the
 * six that is none, several forms and none named.
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
