import { Readable } from 'node:stream';
import {
  CallError,
  type CallErrorCode,
  type OutgoingAnswer,
  type Peer,
  saveToPath,
} from '../../net/index.js';
import { reportDeviations } from '../../protocol/codec/deviation.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import type { FileRecordRead, GetFohRead } from '../../protocol/generated/event-types.js';
import { LinkCallError } from '../call-error.js';
import type { ClientSettings } from '../settings.js';
import { isSameFile } from './file-identity.js';
import { sizeDeviation } from './file-size.js';

/** Records that the client downloads: those of get_file, and the photo of get_foh. */
export type Downloadable = FileRecordRead | GetFohRead;

/** The call that returned an address. */
interface AddressOrigin {
  readonly event: 'get_file' | 'get_foh';
  readonly data: Readonly<Record<string, unknown>>;
  /** Time of the answer in milliseconds since 1970; undefined if unknown. */
  readonly at: number | undefined;
}

/** Stores the call that returned each pre-signed address, for the lifetime of the record object. */
export class AddressOrigins {
  readonly #origins = new WeakMap<object, AddressOrigin>();

  /** Stores the records of an answer. Answers of events without files have none. */
  note(event: string, data: Readonly<Record<string, unknown>>, result: unknown): void {
    if (event !== 'get_file' && event !== 'get_foh') return;
    const origin = { event, data, at: Date.now() } as const;
    const records: unknown[] = Array.isArray(result) ? result : [result];
    for (const record of records) if (isObject(record)) this.#origins.set(record, origin);
  }

  /**
   * Returns the call that a record came from. For a file record of another source it derives that call from the record.
   */
  of(record: Downloadable): AddressOrigin | undefined {
    const known = this.#origins.get(record);
    if (known || !('file_id' in record)) return known;
    const { report_id, module_type, remote_report_id } = record;
    if (report_id === undefined || module_type === undefined) return undefined;
    const echo = remote_report_id === undefined ? {} : { remote_report_id };
    return { event: 'get_file', data: { report_id, module_type, ...echo }, at: undefined };
  }
}

/** The download of a file. */
export interface Download {
  /** The bytes. Read or destroy it. Its errors are LinkCallErrors. */
  readonly stream: Readable;
  /** Bytes, as the file server declares them; undefined without a declaration. */
  readonly size: number | undefined;
  /**
   * Writes the file to a path and returns its size in bytes. The complete file replaces an existing one atomically, and
   * only its owner may read it. Fails with `file_unwritable`, for example when the folder does not exist.
   */
  saveTo(path: string): Promise<number>;
}

const CODES: ReadonlyMap<string, CallErrorCode> = new Map([
  ['address_invalid', 'file_address_refused'],
  ['address_refused', 'file_address_refused'],
  ['answer_too_large', 'file_size_mismatch'],
  ['answer_malformed', 'result_invalid'],
  ['timed_out', 'timed_out'],
  ['aborted', 'aborted'],
  ['client_closed', 'client_closed'],
]);

/** Returns the error of a failed download as a LinkCallError. */
function downloadError(error: unknown, event: string): LinkCallError {
  if (LinkCallError.is(error)) return error;
  if (!CallError.is(error)) {
    return new LinkCallError('file_unavailable', event, 'the file could not be fetched', {
      cause: error,
    });
  }
  const code = CODES.get(error.code) ?? 'file_unavailable';
  return new LinkCallError(code, event, `the file could not be fetched: ${error.message}`, {
    cause: error,
  });
}

/** Compares the size of a complete download. */
type AtEnd = (bytes: number) => void;

async function* counted(body: Readable, event: string, atEnd: AtEnd): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw downloadError(error, event);
  }
  atEnd(bytes);
}

/** Creates a download from an answer. */
function toDownload(answer: OutgoingAnswer, event: string, atEnd: AtEnd): Download {
  const { body, size } = answer;
  const stream = Readable.from(counted(body, event, atEnd), { objectMode: false });
  // An unread stream may fail at its deadline. Without this listener that would end the process.
  stream.on('error', () => undefined);
  stream.once('close', () => body.destroy());
  const fail: Peer['fail'] = (code, text, options) => new LinkCallError(code, event, text, options);
  return { stream, size, saveTo: (path) => saveToPath(stream, path, { fail }) };
}

/** Returns the size that a record states; undefined where it states none that can be read. */
export function statedSize(record: Downloadable): number | undefined {
  const { file_size, file_metadata }: { file_size?: unknown; file_metadata?: unknown } = record;
  const size: unknown = isObject(file_metadata) ? file_metadata.file_size : file_size;
  return typeof size === 'number' ? size : undefined;
}

/** Options of a download. */
export interface DownloadOptions {
  /** Downloads `obj_url_thumb` instead of `obj_url`. */
  readonly thumbnail?: boolean;
  /** Time at which the record was received. Default: known for records of this client. */
  readonly receivedAt?: Date;
  /**
   * True makes the download fail where the file has not as many bytes as `file_size` states. Set it for a receiver that
   * is known to state bytes. Default false: the document gives no unit, so an impossible size is only a deviation.
   * Ours, not the protocol's.
   */
  readonly checkSize?: boolean;
  /** Aborts the download with code `aborted`. */
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole download. Default: `uploadTimeout` of the client. */
  readonly timeout?: number;
  /** Largest file in bytes. Default: `maxFileSize` of the client. A larger one fails with `file_size_mismatch`. */
  readonly maxBytes?: number;
}

/** Context for downloading the file of a record. */
interface FetchContext {
  readonly settings: ClientSettings;
  readonly origins: AddressOrigins;
  /** Asks the receiver for new addresses. */
  ask(origin: AddressOrigin, signal: AbortSignal | undefined): Promise<unknown>;
}

/** Lifetime of an address in milliseconds (specification: "Limits"), less half a minute for transit. */
const LIFETIME = 30 * 60_000 - 30_000;
/** Statuses of file servers for an expired address. */
const OVER: ReadonlySet<number | undefined> = new Set([400, 401, 403, 404, 410]);

function addressOf(record: Downloadable, thumbnail: boolean, event: string): string {
  const member = thumbnail ? 'obj_url_thumb' : 'obj_url';
  const address: unknown = Reflect.get(record, member);
  if (typeof address === 'string' && address !== '') return address;
  const what = thumbnail ? 'thumbnail' : 'address';
  throw new LinkCallError('data_invalid', event, `${member}: the record has no ${what}`);
}

function isDownloadable(value: unknown): value is Downloadable {
  return isObject(value) && typeof value.obj_url === 'string';
}

async function renewed(
  record: Downloadable,
  origin: AddressOrigin,
  { signal }: DownloadOptions,
  { ask }: FetchContext,
): Promise<Downloadable> {
  const result = await ask(origin, signal);
  const records: unknown[] = Array.isArray(result) ? result : [result];
  const isFresh = (one: unknown) =>
    isDownloadable(one) && (origin.event === 'get_foh' || isSameFile(one, record));
  const fresh = records.find(isFresh);
  if (isDownloadable(fresh)) return fresh;
  throw new LinkCallError('file_gone', origin.event, 'the file is not listed any more');
}

async function fetchOnce(
  record: Downloadable,
  event: string,
  options: DownloadOptions,
  { settings }: FetchContext,
): Promise<Download> {
  const { thumbnail = false, checkSize = false, signal, timeout, maxBytes } = options;
  const limits = {
    ...(timeout === undefined ? {} : { timeout }),
    ...(signal === undefined ? {} : { signal }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  };
  const address = addressOf(record, thumbnail, event);
  const answer = await settings.outgoing.request(address, {
    onlySuccess: true,
    isFile: true,
    ...limits,
  });
  // The record states no size of its thumbnail.
  const size = thumbnail ? undefined : statedSize(record);
  return toDownload(answer, event, (bytes) => {
    if (checkSize && size !== undefined && size !== bytes) throw wrongSize(event, bytes, size);
    const deviation = sizeDeviation(size, bytes);
    if (deviation) reportDeviations(event, [deviation], settings.onDeviation);
  });
}

function wrongSize(event: string, bytes: number, size: number): LinkCallError {
  const message = `the file has ${bytes} bytes, and the record says ${size}`;
  return new LinkCallError('file_size_mismatch', event, message);
}

/**
 * Downloads the file of a record, without any credentials of the client. If the address has expired, by time or by the
 * status of its server, the client asks the receiver once for a new one (specification: "Rules per event", get_file).
 */
export async function fetchRecord(
  record: Downloadable,
  options: DownloadOptions,
  context: FetchContext,
): Promise<Download> {
  const origin = context.origins.of(record);
  const event = origin?.event ?? 'get_file';
  const at = options.receivedAt?.getTime() ?? origin?.at;
  const isOver = at !== undefined && Date.now() - at > LIFETIME;
  try {
    if (isOver && origin) {
      return await fetchOnce(
        await renewed(record, origin, options, context),
        event,
        options,
        context,
      );
    }
    return await fetchOnce(record, event, options, context).catch(async (error: unknown) => {
      if (!origin || !CallError.is(error) || !OVER.has(error.status)) throw error;
      return fetchOnce(await renewed(record, origin, options, context), event, options, context);
    });
  } catch (error) {
    throw downloadError(error, event);
  }
}
