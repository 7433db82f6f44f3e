import type { Shape } from './shape.js';

/** One of the six objects of a PCR form, or one record of them, not read yet. */
type Members = Readonly<Record<string, unknown>>;

/** Returns true for a JSON object that is not an array. */
export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns true when `options_pcr_forms` is the record itself, as deployed services send it, and not keyed by its id as
 * in the document (supplement: "What deployed services really answer"). Keys are ids, and no member has such a name.
 */
export function isFlatRecord(value: Members): boolean {
  return Object.entries(value).some(
    ([name, member]) => !isMembers(member) && !/^[0-9]+$/.test(name),
  );
}

/**
 * Returns the one record of a form. A record without an id gets the key of its form. Returns undefined for several
 * records.
 */
function recordOf(id: string, forms: Members): unknown {
  const records = isFlatRecord(forms) ? { [id]: forms } : forms;
  const [first = {}, second] = Object.values(records);
  const record = records[id] ?? (second === undefined ? first : undefined);
  if (!isMembers(record)) return record;
  const { pcr_form_id: own } = record;
  return own === undefined || own === null || own === '' ? { ...record, pcr_form_id: id } : record;
}

function flatForm(id: string, form: unknown): unknown {
  const forms = isMembers(form) ? form.options_pcr_forms : undefined;
  if (!isMembers(form) || !isMembers(forms)) return form;
  const record = recordOf(id, forms);
  return record === undefined ? form : { ...form, options_pcr_forms: record };
}

/**
 * Returns the result of get_pcr_json with `options_pcr_forms` flat in each form, for either structure. Copies the parts
 * that it changes. Of several records, the one of the form is used; if there is none, all stay and the schema refuses
 * them.
 */
export function flattenFormRecords(result: unknown): unknown {
  if (!isMembers(result)) return result;
  return Object.fromEntries(Object.entries(result).map(([id, form]) => [id, flatForm(id, form)]));
}

/**
 * Returns the same result with that record keyed by the form's id, as the document describes. Copies the parts that it
 * changes.
 */
export function keyFormRecords(result: unknown): unknown {
  if (!isMembers(result)) return result;
  const keyed = (id: string, form: unknown) =>
    isMembers(form) ? { ...form, options_pcr_forms: { [id]: form.options_pcr_forms } } : form;
  return Object.fromEntries(Object.entries(result).map(([id, form]) => [id, keyed(id, form)]));
}

/**
 * Returns a result in which every record has all fields that the document lists, blank where they are absent, because
 * the document says that all are provided. A record is an object whose further fields are text. Copies the parts that
 * it changes.
 */
export function fillRecords(shape: Shape, value: unknown): unknown {
  if (!isMembers(value)) return value;
  const inner = (name: string) =>
    shape.kind === 'object' ? shape.properties.get(name) : shape.kind === 'map' && shape.values;
  const filled = Object.entries(value).map(([name, member]): [string, unknown] => {
    const of = inner(name);
    return [name, of ? fillRecords(of, member) : member];
  });
  if (shape.kind !== 'object' || shape.rest === undefined) return Object.fromEntries(filled);
  const blank = [...shape.properties.keys()]
    .filter((name) => !shape.required.includes(name))
    .map((name): [string, unknown] => [name, '']);
  const given = filled.filter(([, member]) => member !== undefined);
  return Object.fromEntries([...blank, ...given]);
}
