import type { SpooledFile } from '../../http/index.js';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import { type DataContext, readData } from '../../protocol/codec/data-codec.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { shortName } from '../../protocol/errors/short-name.js';
import { baseName, splitExtension } from '../../protocol/files/file-name.js';
import {
  type FileType,
  fileTypeOf,
  LARGEST_THUMBNAIL,
  namedFileType,
} from '../../protocol/files/file-types.js';
import type { Form } from '../form/form.js';
import type { Settings } from '../settings.js';
import { AddressedFile } from './addressed-file.js';
import {
  type ClassifyContent,
  type FileLabel,
  validateByType,
  validateThumbnail,
} from './content-check.js';
import type { ReleasableFile } from './incoming-file.js';
import { ReceivedFile } from './received-file.js';

/** A file that passed all checks except those of its address; `open` binds it to the event's signal. */
export interface FileIntake {
  open(signal: () => AbortSignal): ReleasableFile;
}

/** The data of an event, and its file, for an event with a file. */
export interface EventInput {
  readonly data: Record<string, unknown>;
  readonly intake: FileIntake | undefined;
  /** True if the data are so long that processing them at once would block other requests. Default: false. */
  readonly isLong?: boolean;
}

/** The fields that may be separate form variables (specification: "Rules per event", send_file). */
const FORM_FIELDS = ['dst_report_id', 'file_id', 'file_name', 'file_area'] as const;

/**
 * Reads the file of a send_file event. It is refused before its bytes are stored wherever that is possible.
 *
 * @throws LinkError `data_invalid`, `file_missing`, `file_type_refused`, `file_content_mismatch`,
 * `file_address_refused`
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
  const label = labelOf(data, type, validateByType(type, settings.contentCheck, notice));
  const intake = spooled
    ? received(label, spooled)
    : addressed(label, addressesOf(data, form), settings, notice);
  return { data, intake };
}

/**
 * Validates the name before the file is stored. The name of the part alone does not decide: clients name it `blob`, or
 * after a temporary file, and send `file_name` after it.
 *
 * @returns `early` where the name may still arrive
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

/**
 * Merges form variables into event_data. Form variables have precedence, because they state the facts of the file
 * itself.
 */
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

/**
 * Returns a safe name that shows the type, also for a name that consists of an extension or of unsafe characters only.
 */
function safeName(fileName: string, type: FileType): string {
  const name = baseName(fileName);
  return fileTypeOf(name)?.extension === type.extension ? name : `file.${type.extension}`;
}

function labelOf(
  data: Record<string, unknown>,
  type: FileType,
  validate: ClassifyContent,
): FileLabel {
  return {
    name: String(data.file_name),
    mimeType: type.mimeType,
    fileArea: data.file_area === 0 ? 0 : 1,
    validate,
  };
}

function received(label: FileLabel, spooled: SpooledFile): FileIntake {
  label.validate(spooled.head);
  return { open: () => new ReceivedFile(label, spooled) };
}

/** The addresses of a file that was not sent with its event. */
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

/** Returns the fix for a missing file, for the caller or for the operator of the app around the receiver. */
function whyNoFile({ fields, readByApp, otherParts = [] }: Form): string {
  const needs = 'needs a file part named file, or obj_url';
  if (fields.file !== undefined || fields.blob !== undefined) {
    return `${needs}; file came as a form variable: send filename="…" in the Content-Disposition of its part`;
  }
  if (otherParts.length > 0) {
    const names = otherParts.map((name) => JSON.stringify(shortName(name))).join(', ');
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
  const validate = validateThumbnail(contentCheck, notice);
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
          : new AddressedFile(
              thumbnailLabel(label, validate),
              addresses.thumbnail,
              small,
              undefined,
            );
      return new AddressedFile(label, addresses.file, upTo(maxFileSize), thumbnail);
    },
  };
}

/** Returns the label of a thumbnail, which is an image of its own, nearly always a JPEG. */
function thumbnailLabel({ name }: FileLabel, validate: ClassifyContent): FileLabel {
  const [stem] = splitExtension(name);
  return {
    name: baseName(`${stem}-thumbnail.jpg`),
    mimeType: 'image/jpeg',
    fileArea: 0,
    validate,
  };
}

function checkScheme(field: string, address: string): void {
  const scheme = URL.canParse(address) ? new URL(address).protocol : undefined;
  if (scheme === 'http:' || scheme === 'https:') return;
  const message = `event_data.${field}: must be an http or https address`;
  throw new LinkError('file_address_refused', message, { stage: 'data' });
}
