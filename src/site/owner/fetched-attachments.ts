import {
  createLinkClient,
  type Deviation,
  type FileRecordRead,
  type LinkClient,
} from '../../client/index.js';
import type { DialectOptions } from '../../index.js';
import { baseName } from '../../protocol/files/file-name.js';
import type { FileType } from '../../protocol/files/file-types.js';
import type { SiteContext } from '../engine/context.js';
import { storeWithMetadata } from '../engine/files/photo-metadata.js';
import type { Holder } from '../engine/quotas.js';
import { receiverAddressLocation, wholeAddress } from '../engine/secrets/sealed-address.js';
import { typeOf } from '../orders/files.js';
import { type FailedFile, failedFile, isRetryable } from '../orders/received/failed-file.js';
import { listedFiles, nameOfRecord } from '../orders/received/listed-files.js';
import { storeDeviations } from '../orders/received/order-deviations.js';
import { addReceived } from '../orders/received/received-records.js';
import { storedWire } from './account-wire.js';
import { storeSentFile } from './sent-file.js';

/** A received note, with the receiver that its account names. */
export interface NoteOfAccount {
  readonly id: string;
  readonly order_id: string;
  readonly account_id: string | null;
  readonly modified_at: number;
  readonly org_name: string;
  readonly receiver_url: string | null;
  readonly receiver_url_secret: string | null;
  readonly receiver_username: string | null;
  readonly receiver_secret: string | null;
  /** The stored settings of the account. */
  readonly options: string;
}

/** The settings for calling the receivers of accounts. */
export interface AttachmentSettings {
  readonly siteId: string;
  readonly allowedHosts: readonly string[];
  /** The names on the wire of accounts without their own. Default: the neutral ones. */
  readonly dialect: DialectOptions | undefined;
}

/** An attempt to fetch attachments. */
interface Attempt {
  /** The number of failed attempts. */
  readonly failures: number;
  readonly signal: AbortSignal;
}

/** The name under which deviations of these answers are stored with an order. */
const EVENT = 'get_file job_notes';

/**
 * Fetches the attachments of a note. A file that fails does not stop the others. Each record that is left out is a
 * deviation of the order.
 *
 * @returns true if no record was left out
 * @throws the error of the first file that failed and that another attempt may fetch, after all others are stored
 */
export async function fetchAttachments(
  context: SiteContext,
  note: NoteOfAccount,
  settings: AttachmentSettings,
  { failures, signal }: Attempt,
): Promise<boolean> {
  const client = clientOf(note, context, settings);
  try {
    const data = { report_id: note.order_id, module_type: 'job_notes' } as const;
    const { files, deviations } = listedFiles(
      await client.request('get_file', data, { signal }),
      'account',
    );
    const failed: FailedFile[] = [];
    const left = [...deviations];
    for (const { record, key } of files) {
      const file = storable(record, key);
      if (!file) left.push(ofUnlistedType(record));
      else {
        await fetchOne(file, { note, client, signal }, context).catch((error: unknown) => {
          failed.push(failedFile(record, error));
        });
      }
    }
    left.push(...failed.map(({ deviation }) => deviation));
    await store(context, note.order_id, left);
    const retryable = failed.find((one) => signal.aborted || isRetryable(one, failures));
    if (retryable) throw retryable.error;
    return left.length === 0;
  } finally {
    await client.close();
  }
}

/** @throws Error where the account names no receiver */
function clientOf(
  note: NoteOfAccount,
  { key, network, onExchange }: SiteContext,
  { siteId, allowedHosts, dialect: siteDialect }: AttachmentSettings,
): LinkClient {
  const { receiver_url: shown, receiver_url_secret: sealed, account_id, options } = note;
  const { receiver_username: username, receiver_secret } = note;
  if (shown === null || username === null || receiver_secret === null || account_id === null) {
    throw new Error('the account names no receiver with a login');
  }
  const cell = { table: 'accounts', column: 'receiver_secret', row: account_id };
  return createLinkClient({
    url: wholeAddress(key, { shown, sealed }, receiverAddressLocation(account_id)),
    username,
    password: key.decrypt(receiver_secret, cell),
    siteId,
    dialect: storedWire(options).dialect ?? siteDialect ?? {},
    allowedHosts,
    network,
    onExchange: (exchange) => onExchange('out', exchange, { origin: `account:${account_id}` }),
  });
}

function store(
  { database }: SiteContext,
  orderId: string,
  deviations: readonly Deviation[],
): Promise<void> {
  return database.write(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select(['id', 'deviations'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (order) await storeDeviations(tx, order, EVENT, deviations);
  });
}

/** A record of a file that may be stored: it has a name with an allowed extension. */
interface StorableFile {
  readonly record: FileRecordRead;
  readonly key: string;
  readonly name: string;
  readonly type: FileType;
}

function storable(record: FileRecordRead, key: string): StorableFile | undefined {
  const name = baseName(record.file_name ?? 'file');
  const type = typeOf(name);
  return type && { record, key, name, type };
}

function ofUnlistedType(record: FileRecordRead): Deviation {
  const path = `${nameOfRecord(record)}: file_name`;
  const problem = 'the file is left out: its extension is not among the allowed file types';
  return { path, problem, value: record.file_name };
}

interface AttachmentContext {
  readonly note: NoteOfAccount;
  readonly client: LinkClient;
  readonly signal: AbortSignal;
}

async function fetchOne(
  { record, key, name, type }: StorableFile,
  { note, client, signal }: AttachmentContext,
  { database, files, quotas, now }: SiteContext,
): Promise<void> {
  const holder: Holder = { kind: 'account', id: note.account_id ?? '' };
  await quotas.requireRoom(database.read, holder, { files: 1, bytes: 1 });
  const { stream } = await client.download(record, { signal });
  const { stored, metadata } = await storeWithMetadata(files, stream, type.mimeType);
  const { sha256, size } = stored;
  const content = {
    ...{ sha256, byte_size: size, file_name: name, mime_type: type.mimeType },
    ...metadata,
  };
  await database.write(async (tx) => {
    await quotas.requireRoom(tx, holder, { files: 1, bytes: size });
    const at = now();
    const file = {
      ...content,
      order_id: note.order_id,
      note_id: note.id,
      account_id: note.account_id,
      sender_file_id: key,
      area: 'job_notes',
      file_area: type.fileArea,
      description: record.file_desc ?? '',
      org_name: record.org_name ?? note.org_name,
      raw: JSON.stringify({ ...record, obj_url: undefined, obj_url_thumb: undefined }),
      created_at: at,
    };
    const id = await storeSentFile(tx, file, content);
    await addReceived(tx, { kind: 'file', keys: [id], orderId: note.order_id, at });
  });
}
