import {
  type DialectOptions,
  FormError,
  formIds,
  type PcrForm,
  parseForm,
} from '../../forms/index.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import { UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { readJsonFile } from '../json-input.js';

/** Runs a reading step. A wrong outer structure is wrong usage, and the message names the file. @throws UsageError */
export function naming<Value>(name: string, step: () => Value): Value {
  try {
    return step();
  } catch (error) {
    if (FormError.is(error)) throw new UsageError(`${name}: ${error.message}`);
    throw error;
  }
}

/** Returns a get_pcr_json result, also from a whole response. */
async function readResult(io: Io, path: string): Promise<unknown> {
  const json = await readJsonFile(path, io);
  return isObject(json) && Object.hasOwn(json, 'result_data') ? json.result_data : json;
}

/** Returns all forms of a file, which is a get_pcr_json result or one form of it. */
export async function readForms(
  io: Io,
  path: string,
  dialect: DialectOptions | undefined,
): Promise<PcrForm[]> {
  const result = await readResult(io, path);
  const names = dialect && { dialect };
  return naming(path, () => {
    const ids = formIds(result);
    if (ids.length === 0) return [parseForm(result, { ...names })];
    return ids.map((formId) => parseForm(result, { formId, ...names }));
  });
}

/** Returns the form of a file for some answers; `formId` is the id in the answers, if there is one. */
export async function readFormFor(
  io: Io,
  path: string,
  formId: string | undefined,
  dialect: DialectOptions | undefined,
): Promise<PcrForm> {
  const forms = await readForms(io, path, dialect);
  const fitting =
    formId === undefined ? forms : forms.filter(({ id }) => id === formId || id === '');
  const [form, second] = fitting;
  const ids = forms.map(({ id }) => id).join(', ');
  if (form === undefined) {
    throw new UsageError(`${path}: holds form ${ids}, but the answers are for form ${formId}`);
  }
  if (second !== undefined) {
    throw new UsageError(`${path}: holds forms ${ids}; name one by pcr_form_id in the answers`);
  }
  return form;
}
