import { Readable } from 'node:stream';
import { baseName } from '../../protocol/files/file-name.js';
import { drawBoundary, formVariable, type RequestBody } from '../call/form-body.js';
import { LinkCallError } from '../call-error.js';
import type { OpenableContent, SendProgress } from './content.js';

/** Parts of a {@link FormStream}. */
interface FormParts {
  readonly head: Buffer;
  readonly content: Readable;
  readonly tail: Buffer;
  /** Bytes of the content; undefined if unknown. */
  readonly total: number | undefined;
  readonly onProgress: ((progress: SendProgress) => void) | undefined;
}

function unreadable(cause: unknown): LinkCallError {
  const message = 'content: could not be read to its end';
  return new LinkCallError('file_unreadable', 'send_file', message, { cause });
}

function notBytes(): LinkCallError {
  const message = 'content: its stream gives objects in place of bytes';
  return new LinkCallError('file_unreadable', 'send_file', message);
}

/**
 * A form around a stream. It passes each chunk on directly: for a large file a generator in between would take most of
 * the time. Destroying it destroys the content.
 */
class FormStream extends Readable {
  readonly #parts: FormParts;
  #started = false;
  #sent = 0;

  constructor(parts: FormParts) {
    super();
    this.#parts = parts;
    const { content } = parts;
    content.on('error', (error) => this.destroy(unreadable(error)));
    content.once('close', () => {
      if (!content.readableEnded) this.destroy(unreadable(content.errored));
    });
  }

  override _read(): void {
    const { content, head, tail } = this.#parts;
    if (this.#started) {
      content.resume();
      return;
    }
    this.#started = true;
    content.once('end', () => {
      this.push(tail);
      this.push(null);
    });
    this.push(head);
    content.on('data', (piece: unknown) => this.#take(piece));
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#parts.content.destroy();
    callback(error);
  }

  #take(piece: unknown): void {
    const { content, total, onProgress } = this.#parts;
    if (typeof piece !== 'string' && !(piece instanceof Uint8Array)) {
      this.destroy(notBytes());
      return;
    }
    if (!this.push(piece)) content.pause();
    this.#sent += piece.length;
    try {
      onProgress?.({ sent: this.#sent, total });
    } catch (cause) {
      const message = 'onProgress threw an error';
      this.destroy(new LinkCallError('aborted', 'send_file', message, { cause }));
    }
  }
}

/** A file, and the form fields before it. */
interface FileForm {
  readonly payload: string;
  /** Form variables after `payload`, in order. */
  readonly fields: readonly (readonly [string, string])[];
  readonly fileName: string;
  readonly mimeType: string;
  readonly content: OpenableContent;
  readonly onProgress: ((progress: SendProgress) => void) | undefined;
}

/** Returns a file name for a quoted header parameter, escaped as browsers do. */
function quoted(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function headOf(boundary: string, { payload, fields, fileName, mimeType }: FileForm): Buffer {
  const variables = [['payload', payload] as const, ...fields];
  const written = variables.map(([name, value]) => formVariable(boundary, name, value)).join('');
  // `x-ms-wmv` of the table is no valid media type.
  const type = mimeType.includes('/') ? mimeType : 'application/octet-stream';
  const name = quoted(baseName(fileName));
  const disposition = `Content-Disposition: form-data; name="file"; filename="${name}"`;
  const file = `--${boundary}\r\n${disposition}\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.from(written + file);
}

/**
 * Returns the form of a file as a stream. Memory never contains more than a chunk of the file (specification: "Rules
 * per event", send_file).
 */
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
