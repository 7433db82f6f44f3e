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

/** What the client downloads: a record of get_file, or the photo of get_foh. */
export type Downloadable = FileRecordRead | GetFohRead;

/** The call that an address came from. */
interface AddressOrigin {
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

/** A file on its way from the address that the receiver gave. */
export interface Download {
  /** The bytes. Read it or destroy it; its failures are LinkCallErrors. */
  readonly stream: Readable;
  /** Bytes, as the server of the file declares them; undefined when it does not. */
  readonly size: number | undefined;
  /**
   * Writes the file to a path; it appears there when it is complete, replacing what was there, readable for its owner
   * alone. Fails with `file_unwritable`, for example where the folder is not there. Gives its bytes.
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

/** A failure to fetch a file, in the words of a call. */
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

/** What the bytes of a download are compared with when all have come. */
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

/** Makes a download of an answer. */
function toDownload(answer: OutgoingAnswer, event: string, atEnd: AtEnd): Download {
  const { body, size } = answer;
  const stream = Readable.from(counted(body, event, atEnd), { objectMode: false });
  // One that nobody reads may still fail, by its deadline; that must not end the process.
  stream.on('error', () => undefined);
  stream.once('close', () => body.destroy());
  const fail: Peer['fail'] = (code, text, options) => new LinkCallError(code, event, text, options);
  return { stream, size, saveTo: (path) => saveToPath(stream, path, { fail }) };
}

/** The size that a record states; undefined where it states none that can be read. */
export function statedSize(record: Downloadable): number | undefined {
  const { file_size, file_metadata }: { file_size?: unknown; file_metadata?: unknown } = record;
  const size: unknown = isObject(file_metadata) ? file_metadata.file_size : file_size;
  return typeof size === 'number' ? size : undefined;
}

/** Options of a download. */
export interface DownloadOptions {
  /** Fetch `obj_url_thumb` instead of `obj_url`. */
  readonly thumbnail?: boolean;
  /** When the record was received, for one that was kept elsewhere. Default: known for records of this client. */
  readonly receivedAt?: Date;
  /**
   * Whether the download fails where the file has not as many bytes as `file_size` says; for a receiver that is known to
   * state bytes. Default false: the document gives no unit, and a size that cannot be right is a deviation. Ours, not
   * the protocol's.
   */
  readonly checkSize?: boolean;
  /** Ends the download with code `aborted`. */
  readonly signal?: AbortSignal;
  /** Milliseconds until the whole file must be there. Default: `uploadTimeout` of the client. */
  readonly timeout?: number;
  /** Largest file in bytes. Default: `maxFileSize` of the client. A larger one fails with `file_size_mismatch`. */
  readonly maxBytes?: number;
}

/** What fetching a record needs. */
interface FetchContext {
  readonly settings: ClientSettings;
  readonly origins: AddressOrigins;
  /** Asks the receiver for fresh addresses. */
  ask(origin: AddressOrigin, signal: AbortSignal | undefined): Promise<unknown>;
}

/** Lifetime of an address in milliseconds (specification: "Limits"), less half a minute that passes on the way. */
const LIFETIME = 30 * 60_000 - 30_000;
/** How the servers of files say that an address is over. */
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
  // The record states nothing of its thumbnail.
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
 * Fetches the file of a record, without any credentials of the client. An address that is over, by the clock or by the
 * word of its server, is asked for again, once (specification: "Rules per event", get_file).
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
