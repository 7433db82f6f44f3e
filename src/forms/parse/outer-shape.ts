import { isFlatRecord, isMembers } from '../../protocol/codec/form-record.js';
import { FormError } from '../model/form-error.js';
import { SECTIONS, type SectionName } from '../model/wire.js';

/** Most records of one object, far more than any form has. */
const MAX_RECORDS = 100_000;

/** One form of a result: its key and its six objects, before they are read. */
export interface FoundForm {
  /** Key of the form in the result; undefined when the six objects were given by themselves. */
  readonly key: string | undefined;
  readonly sections: ReadonlyMap<SectionName, Readonly<Record<string, unknown>> | undefined>;
}

function hasSections(value: unknown): value is Readonly<Record<string, unknown>> {
  return isMembers(value) && SECTIONS.slice(0, 2).some((name) => Object.hasOwn(value, name));
}

const notAForm = (): FormError =>
  new FormError('not_a_form', `expected forms keyed by form id, each with ${SECTIONS[0]}`);

/** Ids of the forms in a get_pcr_json result, in the order of the object. */
export function formIds(result: unknown): string[] {
  if (!isMembers(result)) return [];
  return Object.keys(result).filter((key) => hasSections(result[key]));
}

function readSection(
  name: SectionName,
  value: unknown,
  formKey: string | undefined,
): Readonly<Record<string, unknown>> | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  // Services written in PHP send an empty object, or one with consecutive keys, as an array; the records of an array
  // have only their own ids.
  const records = Array.isArray(value)
    ? Object.fromEntries(value.map((record, index) => [`#${index}`, record]))
    : value;
  if (!isMembers(records)) {
    throw new FormError('section_not_an_object', `${name}: expected records keyed by id`);
  }
  if (name === SECTIONS[0] && records === value && isFlatRecord(records))
    return { [formKey ?? '#0']: records };
  if (Object.keys(records).length > MAX_RECORDS) {
    throw new FormError('too_many_records', `${name}: more than ${MAX_RECORDS} records`);
  }
  return records;
}

function choose(result: Readonly<Record<string, unknown>>, formId: string | undefined): string {
  const ids = formIds(result);
  const [only, ...others] = formId === undefined ? ids : ids.filter((id) => id === formId);
  if (only === undefined && formId !== undefined) {
    throw new FormError('form_not_found', `no form ${formId}, only ${ids.join(', ')}`);
  }
  if (only === undefined) throw notAForm();
  if (others.length > 0) {
    throw new FormError('several_forms', `forms ${ids.join(', ')}: name one by formId`);
  }
  return only;
}

/**
 * Finds one form in a get_pcr_json result, or accepts the six objects of one form.
 *
 * @throws FormError for any other outer shape; the message names the expected one.
 */
export function findForm(result: unknown, formId: string | undefined): FoundForm {
  if (!isMembers(result)) {
    throw notAForm();
  }
  const key = hasSections(result) ? undefined : choose(result, formId);
  const six = key === undefined ? result : result[key];
  const form = isMembers(six) ? six : {};
  return {
    key,
    sections: new Map(SECTIONS.map((name) => [name, readSection(name, form[name], key)])),
  };
}
