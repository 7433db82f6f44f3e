import { isObject } from '../../protocol/envelope/envelope.js';
import { UsageError } from '../command-error.js';
import type { Io } from '../io.js';
import { parseJson, readJsonFile } from '../json-input.js';

/** The rows of answers, and the id of their form. */
interface GivenRows {
  readonly rows: unknown;
  readonly formId: string | undefined;
}

/** Returns the event_data of a payload: an object, or the JSON text of one. */
function eventData(json: unknown, name: string): unknown {
  const data = isObject(json) && Object.hasOwn(json, 'event_data') ? json.event_data : json;
  return typeof data === 'string' ? parseJson(data, name) : data;
}

/** Reads the event_data of send_pcr_answers, or its rows alone. */
export async function readAnswers(io: Io, path: string): Promise<GivenRows> {
  const data = eventData(await readJsonFile(path, io), path);
  if (Array.isArray(data)) return { rows: data, formId: undefined };
  if (!isObject(data) || !Object.hasOwn(data, 'pcr_form_rows')) {
    throw new UsageError(`${path}: expected event_data with pcr_form_rows, or an array of rows`);
  }
  const id = data.pcr_form_id;
  const isNamed = (typeof id === 'string' && id !== '') || typeof id === 'number';
  return { rows: data.pcr_form_rows, formId: isNamed ? String(id) : undefined };
}
