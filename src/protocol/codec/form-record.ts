import type { Shape } from './shape.js';

/** One of the six objects of a PCR form, or one record of them, still unread. */
type Members = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object (an array is none). */
export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether `options_pcr_forms` is the one record itself, as deployed services send it, not keyed by its id as the
 * document says (supplement: "What deployed services really answer"). Keys are ids, and members are never named so.
 */
export function isFlatRecord(value: Members): boolean {
  return Object.entries(value).some(
    ([name, member]) => !isMembers(member) && !/^[0-9]+$/.test(name),
  );
}

/** The one record of a form, with the id that the form is keyed by where it has none itself; undefined for several. */
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
 * The result of get_pcr_json with `options_pcr_forms` flat in each form, whichever way it came; copies what it changes.
 * Of several records under it the one of the form is taken; where none is, all stay for the schema to refuse.
 */
export function flattenFormRecords(result: unknown): unknown {
  if (!isMembers(result)) return result;
  return Object.fromEntries(Object.entries(result).map(([id, form]) => [id, flatForm(id, form)]));
}

/** The same result with that record keyed by the form's id, as the document's words say; copies what it changes. */
export function keyFormRecords(result: unknown): unknown {
  if (!isMembers(result)) return result;
  const keyed = (id: string, form: unknown) =>
    isMembers(form) ? { ...form, options_pcr_forms: { [id]: form.options_pcr_forms } } : form;
  return Object.fromEntries(Object.entries(result).map(([id, form]) => [id, keyed(id, form)]));
}

/**
 * A result with every record whole: fields that the document lists and the record lacks are blank, because the
 * document says that all are provided. Records are what holds further fields of text; copies what it changes.
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
