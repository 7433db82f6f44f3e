import { baseName } from '../../protocol/file-name.js';
import { drawBoundary, formVariable } from '../call/bodies.js';
import type { RequestBody } from '../call/request-body.js';
import type { SendProgress } from './content.js';
import { FormStream } from './form-stream.js';
import type { OpenableContent } from './open-content.js';

/** One file, with what stands in front of it in the form. */
export interface FileForm {
  readonly payload: string;
  /** Form variables beside `payload`, in order. */
  readonly fields: readonly (readonly [string, string])[];
  readonly fileName: string;
  readonly mimeType: string;
  readonly content: OpenableContent;
  readonly onProgress: ((progress: SendProgress) => void) | undefined;
}

/** A file name within quotes, as browsers write it. */
function quoted(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function headOf(boundary: string, { payload, fields, fileName, mimeType }: FileForm): Buffer {
  const variables = [['payload', payload] as const, ...fields];
  const written = variables.map(([name, value]) => formVariable(boundary, name, value)).join('');
  // The table's `x-ms-wmv` is not of the form that the header takes.
  const type = mimeType.includes('/') ? mimeType : 'application/octet-stream';
  const name = quoted(baseName(fileName));
  const disposition = `Content-Disposition: form-data; name="file"; filename="${name}"`;
  const file = `--${boundary}\r\n${disposition}\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.from(written + file);
}

/** The form of a file as a stream: never more than a piece of the file is held (specification: "Rules per event", send_file). */
export function multipartFile(form: FileForm): RequestBody {
  const boundary = drawBoundary();
  const head = headOf(boundary, form);
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const { content, onProgress } = form;
  const { size, repeatable } = content;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length: size === undefined ? undefined : head.length + size + tail.length,
    repeatable,
    open: () => new FormStream({ head, content: content.open(), tail, total: size, onProgress }),
  };
}
