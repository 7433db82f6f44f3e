import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import { writeData } from '../../protocol/codec/data-codec.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import { type FileType, namedFileType } from '../../protocol/files/file-types.js';
import type { PreparedCall } from '../call/call.js';
import { prepareData } from '../call/call.js';
import { formBody } from '../call/form-body.js';
import { LinkCallError } from '../call-error.js';
import type { SendFileOptions } from '../options.js';
import type { ClientSettings } from '../settings.js';
import type { FileContent } from './content.js';
import { type OpenableContent, openContent } from './content.js';
import { multipartFile } from './multipart-file.js';

/** The form variables beside `payload` (specification: "Rules per event", send_file). */
const FIELDS = ['dst_report_id', 'file_id', 'file_name', 'file_area'] as const;

function refused(code: 'data_invalid' | 'file_type_refused', message: string): LinkCallError {
  return new LinkCallError(code, 'send_file', message);
}

/** Adds the name of a path as file_name, where the data contain none. */
function named(data: Record<string, unknown>, content: unknown): Record<string, unknown> {
  const { file_name } = data;
  if (file_name !== undefined && file_name !== null && file_name !== '') return data;
  const path: unknown = isObject(content) && !(content instanceof Readable) ? content.path : '';
  return typeof path === 'string' && path !== '' ? { ...data, file_name: basename(path) } : data;
}

function checkAddress(field: string, address: unknown): void {
  const text = typeof address === 'string' && URL.canParse(address) ? address : undefined;
  const scheme = text === undefined ? undefined : new URL(text).protocol;
  if (scheme === 'http:' || scheme === 'https:') return;
  throw refused('data_invalid', `event_data.${field}: must be an http or https address`);
}

function checkAddresses({ obj_url, obj_url_thumb }: Record<string, unknown>): void {
  if (obj_url === undefined) {
    throw refused('data_invalid', 'event_data: needs content, or the address obj_url');
  }
  checkAddress('obj_url', obj_url);
  if (obj_url_thumb !== undefined) checkAddress('obj_url_thumb', obj_url_thumb);
}

/** Validated data of a send_file call, with the type of its file. */
interface CheckedFile {
  readonly data: Record<string, unknown>;
  readonly type: FileType;
  readonly content: OpenableContent | undefined;
}

async function check(definition: EventDefinition, given: unknown): Promise<CheckedFile> {
  if (!isObject(given)) throw refused('data_invalid', 'event_data: must be an object');
  const { content, ...fields } = given;
  const data = prepareData(definition, named(fields, content));
  const type = namedFileType(data.file_name, refused);
  data.file_area ??= type.fileArea;
  if (content === undefined || content === null) {
    checkAddresses(data);
    return { data, type, content: undefined };
  }
  return { data, type, content: await openContent(content as FileContent) };
}

/** Destroys the stream of a call that failed before sending. */
function abandon(given: unknown): void {
  const content: unknown = isObject(given) ? given.content : undefined;
  const stream: unknown = isObject(content) && 'stream' in content ? content.stream : content;
  if (stream instanceof Readable) stream.on('error', () => undefined).destroy();
}

/**
 * Prepares a send_file call: a multipart form with content, or a form with the address.
 *
 * @throws LinkCallError of kind `not_sent`
 */
export async function prepareFile(
  definition: EventDefinition,
  given: unknown,
  options: SendFileOptions,
  settings: ClientSettings,
): Promise<PreparedCall> {
  const { writer, encoding, dialect } = settings;
  try {
    const { data, type, content } = await check(definition, given);
    const payload = writer.write('send_file', writeData(definition, data, dialect));
    const call = { event: 'send_file', definition, options };
    if (!content) {
      const body = formBody(payload, options.encoding ?? encoding);
      return { ...call, body, timeout: settings.timeout };
    }
    const body = multipartFile({
      payload: payload.head + payload.rest,
      fields: FIELDS.map((name) => [name, String(data[name])] as const),
      fileName: String(data.file_name),
      mimeType: type.mimeType,
      content,
      onProgress: options.onProgress,
    });
    return { ...call, body, timeout: settings.uploadTimeout };
  } catch (error) {
    abandon(given);
    throw error;
  }
}
