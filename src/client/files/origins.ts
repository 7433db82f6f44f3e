import { isObject } from '../../protocol/envelope.js';
import type { FileRecordRead, GetFohRead } from '../../protocol/generated/event-types.js';

/** What the client downloads: a record of get_file, or the photo of get_foh. */
export type Downloadable = FileRecordRead | GetFohRead;

/** The call that an address came from. */
export interface AddressOrigin {
  readonly event: 'get_file' | 'get_foh';
  readonly data: Readonly<Record<string, unknown>>;
  /** When the answer came, in milliseconds since 1970; undefined when that is not known. */
  readonly at: number | undefined;
}

/** Remembers where pre-signed addresses came from, as long as somebody holds their record. */
export class AddressOrigins {
  readonly #origins = new WeakMap<object, AddressOrigin>();

  /** Notes the records of an answer; answers of other events have none. */
  note(event: string, data: Readonly<Record<string, unknown>>, result: unknown): void {
    if (event !== 'get_file' && event !== 'get_foh') return;
    const origin = { event, data, at: Date.now() } as const;
    const records: unknown[] = Array.isArray(result) ? result : [result];
    for (const record of records) if (isObject(record)) this.#origins.set(record, origin);
  }

  /** The call that gave a record; for one that came from elsewhere, a file record tells what to ask. */
  of(record: Downloadable): AddressOrigin | undefined {
    const known = this.#origins.get(record);
    if (known || !('file_id' in record)) return known;
    const { report_id, module_type, remote_report_id } = record;
    if (report_id === undefined || module_type === undefined) return undefined;
    const echo = remote_report_id === undefined ? {} : { remote_report_id };
    return { event: 'get_file', data: { report_id, module_type, ...echo }, at: undefined };
  }
}
