import { type DialectOptions, wireNames } from '../../protocol/dialect.js';
import type { PcrForm } from '../model/types.js';
import { type FormRecords, type SectionName, sixObjects, type WireRecord } from '../model/wire.js';
import { BLANK_RECORDS } from './blank-records.js';

/**
 * Forms in the shape of a get_pcr_json result: by form id, `options_pcr_forms` one record, the other five objects by
 * record id.
 */
export type WrittenForms = Readonly<
  Record<
    string,
    Omit<FormRecords, 'options_pcr_forms'> & { readonly options_pcr_forms: WireRecord }
  >
>;

/** Forms as the document describes them: all six objects by record id. */
export type KeyedForms = Readonly<Record<string, FormRecords>>;

/** Options of {@link writeForm}. */
export interface WriteFormOptions {
  /** Names of a deployed service, as given to `parseForm`. Default: the neutral names. */
  readonly dialect?: DialectOptions;
  /**
   * `flat` (default): `options_pcr_forms` is the record itself, as deployed services send it. `keyed`: by its id, like
   * the other five objects, as the document says.
   */
  readonly formRecord?: 'flat' | 'keyed';
}

/** The names and blanks for the records of a form. */
interface RecordWriting {
  readonly formId: string;
  readonly names: ReadonlyMap<string, string>;
}

function writeRecord(
  section: SectionName,
  record: WireRecord,
  { formId, names }: RecordWriting,
): WireRecord {
  const whole: WireRecord = { ...BLANK_RECORDS[section], ...record };
  const members = Object.entries(whole).map(([name, text]): [string, string] => {
    const isType = name === 'question_type' && text === 'svcfield';
    const known = name === 'pcr_form_id' && text === '' ? formId : text;
    return [names.get(name) ?? name, isType ? (names.get(text) ?? text) : known];
  });
  return Object.fromEntries(members);
}

/**
 * Writes a form as a get_pcr_json result: the six objects with the text that was read, fields without effect included.
 * Absent fields of the document are written blank, because the document says that all are provided; `pcr_form_id` is
 * written in every record that has it.
 */
export function writeForm(
  form: PcrForm,
  options: WriteFormOptions & { readonly formRecord: 'keyed' },
): KeyedForms;
export function writeForm(
  form: PcrForm,
  options?: WriteFormOptions & { readonly formRecord?: 'flat' },
): WrittenForms;
export function writeForm(
  form: PcrForm,
  { dialect, formRecord }: WriteFormOptions = {},
): KeyedForms | WrittenForms {
  const names = wireNames(dialect);
  const records = sixObjects((section) => {
    const entries = Object.entries(form.records[section]);
    return Object.fromEntries(
      entries.map(([id, record]) => [id, writeRecord(section, record, { formId: form.id, names })]),
    );
  });
  if (formRecord === 'keyed') return { [form.id]: records };
  const record = records.options_pcr_forms[form.id] ?? {
    ...BLANK_RECORDS.options_pcr_forms,
    pcr_form_id: form.id,
  };
  return { [form.id]: { ...records, options_pcr_forms: record } };
}
