import { CallError } from '../../net/index.js';
import { isObject } from '../../protocol/envelope.js';
import { LinkCallError } from '../errors/call-error.js';
import type { ClientSettings } from '../settings.js';
import { type Download, downloadError, toDownload } from './download.js';
import type { AddressOrigin, AddressOrigins, Downloadable } from './origins.js';

/** Options of a download. */
export interface DownloadOptions {
  /** Fetch `obj_url_thumb` instead of `obj_url`. */
  readonly thumbnail?: boolean;
  /** When the record was received, for one that was kept elsewhere. Default: known for records of this client. */
  readonly receivedAt?: Date;
  /** Whether the file must have as many bytes as `file_size` says. Default true. */
  readonly checkSize?: boolean;
  readonly signal?: AbortSignal;
  /** Milliseconds until the whole file must be there. Default: `uploadTimeout` of the client. */
  readonly timeout?: number;
}

/** What fetching a record needs. */
export interface FetchContext {
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
  const fileId = 'file_id' in record ? record.file_id : undefined;
  const fresh = records.find((one) => isObject(one) && one.file_id === fileId);
  if (isDownloadable(fresh)) return fresh;
  throw new LinkCallError('file_gone', origin.event, 'the file is not listed any more');
}

async function fetchOnce(
  record: Downloadable,
  event: string,
  options: DownloadOptions,
  { settings }: FetchContext,
): Promise<Download> {
  const { thumbnail = false, checkSize = true, signal, timeout } = options;
  const limits = {
    ...(timeout === undefined ? {} : { timeout }),
    ...(signal === undefined ? {} : { signal }),
  };
  const address = addressOf(record, thumbnail, event);
  const answer = await settings.outgoing.request(address, { onlySuccess: true, ...limits });
  const size = 'file_size' in record ? record.file_size : undefined;
  // A size that is none says nothing.
  const bySize = checkSize && !thumbnail && typeof size === 'number';
  return toDownload(answer, bySize ? size : undefined, event);
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
