import type { SpooledFile } from '../../http/index.js';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import { type DataContext, readData } from '../../protocol/codec/data-codec.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { baseName, splitExtension } from '../../protocol/files/file-name.js';
import { type FileType, fileTypeOf, namedFileType } from '../../protocol/files/file-types.js';
import { LARGEST_THUMBNAIL } from '../../protocol/files/largest-thumbnail.js';
import type { Form } from '../form/form.js';
import type { Settings } from '../settings.js';
import { AddressedFile } from './addressed-file.js';
import { type FileLabel, type JudgeContent, judgeByType, judgeThumbnail } from './content-check.js';
import type { ReleasableFile } from './incoming-file.js';
import { ReceivedFile } from './received-file.js';

/** A file that has passed all checks but those of its address; `open` binds it to the event's signal. */
export interface FileIntake {
  open(signal: () => AbortSignal): ReleasableFile;
}

/** The data of an event, and its file, if it is one that carries a file. */
export interface EventInput {
  readonly data: Record<string, unknown>;
  readonly intake: FileIntake | undefined;
  /** Whether the data are so long that computing with all of them at once would hold up others. Default: no. */
  readonly isLong?: boolean;
}

/** The fields that may be form variables of their own (specification: "Rules per event", send_file). */
const FORM_FIELDS = ['dst_report_id', 'file_id', 'file_name', 'file_area'] as const;

/**
 * Takes in the file of a send_file event. What decides against it is checked before its bytes are kept, as far as it
 * is known by then.
 *
 * @throws LinkError `data_invalid`, `file_missing`, `file_type_refused`, `file_content_mismatch`, `file_address_refused`
 */
export async function takeFile(
  form: Form,
  raw: Record<string, unknown>,
  definition: EventDefinition,
  settings: Settings,
  notice: DataContext['notice'],
): Promise<EventInput> {
  const spooled = await form.complete(checkEarly(raw, form));
  const sent = withFormFields(raw, form);
  const { dialect } = settings;
  const context: DataContext = { now: Math.floor(Date.now() / 1000), dialect, notice };
  const data = readData(definition, { ...sent, file_name: nameOf(sent, form) }, context);
  const type = namedFileType(data.file_name, refused);
  data.file_area ??= type.fileArea;
  data.file_name = safeName(String(data.file_name), type);
  const label = labelOf(data, type, judgeByType(type, settings.contentCheck, notice));
  const intake = spooled
    ? received(label, spooled)
    : addressed(label, addressesOf(data, form), settings, notice);
  return { data, intake };
}

/**
 * Checks the name before the file is kept. The name of the part alone decides nothing: clients name it `blob`, or after
 * a temporary file of theirs, and send `file_name` behind it.
 *
 * @returns `early` where the name can still come
 */
function checkEarly(raw: Record<string, unknown>, form: Form): 'early' | undefined {
  if (!form.part) return undefined;
  const { file_name } = withFormFields(raw, form);
  if (!isBlank(file_name)) {
    namedFileType(file_name, refused);
    return undefined;
  }
  return fileTypeOf(form.part.originalName) ? undefined : 'early';
}

/** Form variables win over event_data: whoever sends both has the file's own facts in the form. */
function withFormFields(raw: Record<string, unknown>, { fields }: Form): Record<string, unknown> {
  const merged = { ...raw };
  for (const name of FORM_FIELDS) {
    const value = fields[name];
    if (value === undefined || value === '') continue;
    if (typeof value !== 'string')
      throw new LinkError('data_invalid', `${name}: came twice in the form`);
    if (value.includes('\0')) throw new LinkError('data_invalid', `${name}: has a NUL`);
    merged[name] = value;
  }
  return merged;
}

function nameOf({ file_name }: Record<string, unknown>, { part }: Form): unknown {
  return isBlank(file_name) ? part?.originalName : file_name;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function refused(...given: ConstructorParameters<typeof LinkError>): LinkError {
  return new LinkError(...given);
}

/** A name of nothing but an extension, or of nothing that is safe, gets one that its type can still be told by. */
function safeName(fileName: string, type: FileType): string {
  const name = baseName(fileName);
  return fileTypeOf(name)?.extension === type.extension ? name : `file.${type.extension}`;
}

function labelOf(data: Record<string, unknown>, type: FileType, judge: JudgeContent): FileLabel {
  return {
    name: String(data.file_name),
    mimeType: type.mimeType,
    fileArea: data.file_area === 0 ? 0 : 1,
    judge,
  };
}

function received(label: FileLabel, spooled: SpooledFile): FileIntake {
  label.judge(spooled.head);
  return { open: () => new ReceivedFile(label, spooled) };
}

/** Where a file waits that did not come with its event. */
interface FileAddresses {
  readonly file: string;
  readonly thumbnail: string | undefined;
}

/** @throws LinkError `file_missing`, `file_address_refused` */
function addressesOf(
  { obj_url, obj_url_thumb }: Record<string, unknown>,
  form: Form,
): FileAddresses {
  if (typeof obj_url !== 'string') {
    throw new LinkError('file_missing', `send_file: ${whyNoFile(form)}`);
  }
  checkScheme('obj_url', obj_url);
  const thumbnail = typeof obj_url_thumb === 'string' ? obj_url_thumb : undefined;
  if (thumbnail !== undefined) checkScheme('obj_url_thumb', thumbnail);
  return { file: obj_url, thumbnail };
}

/** What a caller, or the operator of an app around the receiver, can do about a file that did not come. */
function whyNoFile({ fields, readByApp, otherParts = [] }: Form): string {
  const needs = 'needs a file part named file, or obj_url';
  if (fields.file !== undefined || fields.blob !== undefined) {
    return `${needs}; file came as a form variable: send filename="…" in the Content-Disposition of its part`;
  }
  if (otherParts.length > 0) {
    const names = otherParts.map((name) => JSON.stringify(name.slice(0, 40))).join(', ');
    return `${needs}; the form has a file part named ${names}`;
  }
  return readByApp
    ? `${needs}; the app's own middleware (multer, express-fileupload, formidable) has read the form and may have taken the part: mount the receiver before it`
    : needs;
}

function addressed(
  label: FileLabel,
  addresses: FileAddresses,
  { outgoing, maxFileSize, uploadTimeout, contentCheck }: Settings,
  notice: DataContext['notice'],
): FileIntake {
  const judge = judgeThumbnail(contentCheck, notice);
  return {
    open(signal) {
      const upTo = (maxBytes: number) => () => ({
        outgoing: outgoing(),
        maxBytes,
        timeout: uploadTimeout,
        signal: signal(),
      });
      const small = upTo(Math.min(maxFileSize, LARGEST_THUMBNAIL));
      const thumbnail =
        addresses.thumbnail === undefined
          ? undefined
          : new AddressedFile(thumbnailLabel(label, judge), addresses.thumbnail, small, undefined);
      return new AddressedFile(label, addresses.file, upTo(maxFileSize), thumbnail);
    },
  };
}

/** A thumbnail is an image of its own, nearly always a JPEG, whatever the file is that it shows. */
function thumbnailLabel({ name }: FileLabel, judge: JudgeContent): FileLabel {
  const [stem] = splitExtension(name);
  return {
    name: baseName(`${stem}-thumbnail.jpg`),
    mimeType: 'image/jpeg',
    fileArea: 0,
    judge,
  };
}

function checkScheme(field: string, address: string): void {
  const scheme = URL.canParse(address) ? new URL(address).protocol : undefined;
  if (scheme === 'http:' || scheme === 'https:') return;
  const message = `event_data.${field}: must be an http or https address`;
  throw new LinkError('file_address_refused', message, { stage: 'data' });
}
