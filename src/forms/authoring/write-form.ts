import type { PcrForm } from '../model/types.js';
import { type FormRecords, sixObjects, type WireNames, type WireRecord } from '../model/wire.js';

/** Forms as get_pcr_json answers them: by form id, each with its six objects of text. */
export type WrittenForms = Readonly<Record<string, FormRecords>>;

/** How a form is to be written. */
export interface WriteFormOptions {
  /** A deployed service's names, as given to `parseForm`. */
  readonly names?: WireNames;
}

function writeRecord(record: WireRecord, names: ReadonlyMap<string, string>): WireRecord {
  const members = Object.entries(record).map(([name, text]): [string, string] => {
    const isType = name === 'question_type' && text === 'svcfield';
    return [names.get(name) ?? name, isType ? (names.get(text) ?? text) : text];
  });
  return Object.fromEntries(members);
}

/**
 * Writes a form as get_pcr_json answers it: the same six objects of text that were read, fields
 * without effect included.
 */
export function writeForm(form: PcrForm, options: WriteFormOptions = {}): WrittenForms {
  const names = new Map(Object.entries(options.names ?? {}));
  const records = sixObjects((section) => {
    const entries = Object.entries(form.records[section]);
    return Object.fromEntries(entries.map(([id, record]) => [id, writeRecord(record, names)]));
  });
  return Object.fromEntries([[form.id, records]]);
}
