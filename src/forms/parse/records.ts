import { isMembers } from '../../protocol/codec/form-record.js';
import { type DialectOptions, wireNames } from '../../protocol/dialect.js';
import type { ReportFinding } from '../model/findings.js';
import { ID_FIELDS, SECTIONS, type SectionName, type WireRecord } from '../model/wire.js';
import type { FoundForm } from './outer-shape.js';

/** The records of one object by their ids. */
export type RecordMap = ReadonlyMap<string, WireRecord>;

/** Returns the text of a member; undefined for any other type. */
function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  // A rule_value that was sent as an array instead of JSON text.
  const isIds = Array.isArray(value) && value.every((id) => /^(?:string|number)$/.test(typeof id));
  return isIds ? JSON.stringify(value) : undefined;
}

function readRecord(
  value: Readonly<Record<string, unknown>>,
  neutral: ReadonlyMap<string, string>,
  onBad: (member: string) => void,
): WireRecord {
  const members = Object.entries(value).map(([member, content]): [string, string] => {
    const text = readText(content);
    if (text === undefined) onBad(member);
    const name = neutral.get(member) ?? member;
    const isType = name === 'question_type' && neutral.get((text ?? '').trim()) === 'svcfield';
    return [name, isType ? 'svcfield' : (text ?? '')];
  });
  return Object.fromEntries(members);
}

function readSection(
  section: SectionName,
  found: Readonly<Record<string, unknown>>,
  neutral: ReadonlyMap<string, string>,
  report: ReportFinding,
): RecordMap {
  const records = new Map<string, WireRecord>();
  const idField = ID_FIELDS[section];
  for (const [key, value] of Object.entries(found)) {
    if (!isMembers(value)) {
      report('record_unreadable', section, key, 'left out');
      continue;
    }
    const record = readRecord(value, neutral, (member) =>
      report('value_not_text', section, key, `${member}; read as empty`),
    );
    const id = field(record, idField) || key;
    if (records.has(id)) {
      report('record_id_duplicate', section, id, 'left out');
      continue;
    }
    if (id !== key && !key.startsWith('#')) {
      report('record_id_differs', section, [key, id], 'the field counts');
    }
    records.set(id, record);
  }
  return records;
}

/** Returns the text of a record's field, empty for an absent field. */
export function field(record: WireRecord, name: string): string {
  return Object.hasOwn(record, name) ? (record[name] ?? '') : '';
}

/** Reads all six objects into maps of text records under the neutral names. */
export function readRecords(
  form: FoundForm,
  dialect: DialectOptions | undefined,
  report: ReportFinding,
): ReadonlyMap<SectionName, RecordMap> {
  const neutral = new Map([...wireNames(dialect)].map(([name, onWire]) => [onWire, name]));
  const sections = new Map<SectionName, RecordMap>();
  for (const section of SECTIONS) {
    const found = form.sections.get(section);
    if (found === undefined) {
      report('section_missing', section, [], 'read as empty');
    }
    sections.set(section, readSection(section, found ?? {}, neutral, report));
  }
  return sections;
}

/** Reads the boolean fields of one record. */
type FlagReader = (name: string, whenBlank: boolean) => boolean;

/**
 * Makes a reader of `1` and `0` (and the spellings of true and false) as booleans; a blank value is the field's
 * default.
 */
export function flagReader(
  record: WireRecord,
  section: SectionName,
  id: string,
  report: ReportFinding,
): FlagReader {
  return (name, whenBlank) => {
    const text = field(record, name).trim();
    if (/^(?:1|true)$/i.test(text)) return true;
    if (/^(?:0|false)$/i.test(text)) return false;
    if (text === '') return whenBlank;
    report('flag_invalid', section, id, `${name}; read as ${whenBlank ? 1 : 0}`);
    return whenBlank;
  };
}
