import type { Readable } from 'node:stream';
import { deadline, HttpFailure, tooLarge, tooSlow } from '../../http/index.js';
import { deferred } from '../spool/deferred.js';
import type { SpoolFolder } from '../spool/spool-folder.js';
import { SpooledFile } from '../spool/spooled-file.js';
import type { BodySettings } from './body-options.js';
import type { FilePart, Form } from './form.js';
import { FRAMING, multipartFailure } from './multipart-limits.js';
import { type MultipartSource, type Part, readParts, type Stored } from './multipart-parts.js';

/** What reading a multipart form needs. */
export interface MultipartSettings extends BodySettings {
  readonly folder: SpoolFolder;
}

/** One multipart form, read by multer with a storage of our own that can wait in front of the file. */
export class MultipartForm implements Form {
  part: FilePart | undefined;
  readonly #ready = deferred<void>();
  readonly #ended = deferred<void>();
  #waiting: { readonly stream: Readable; readonly stored: Stored } | undefined;
  #file: Promise<SpooledFile> | undefined;
  #incoming: Readable | undefined;
  #cancelDeadline: () => void;
  #received = 0;
  #most: number;

  constructor(
    readonly source: MultipartSource,
    readonly settings: MultipartSettings,
  ) {
    this.#most = settings.maxBodySize + FRAMING;
    this.#cancelDeadline = this.#allow(settings.bodyTimeout);
    source.on('data', (chunk: Buffer) => this.#count(chunk.length));
    readParts(source, settings, {
      arrive: (part, stored) => this.#arrive(part, stored),
      end: (error) => this.#end(error),
    });
  }

  /** Resolves in front of the file, or at the end where there is none, or `payload` has not come by then. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  get fields(): Readonly<Record<string, unknown>> {
    const { body } = this.source;
    return typeof body === 'object' && body !== null ? { ...body } : {};
  }

  get payload(): unknown {
    return this.fields.payload;
  }

  async complete(): Promise<SpooledFile | undefined> {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) this.#keep(waiting.stream, waiting.stored);
    // The end first: what went wrong with the form says more than what that did to the file.
    await this.#ended.promise;
    return this.#file;
  }

  async release(): Promise<void> {
    this.#cancelDeadline();
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) {
      waiting.stream.resume();
      waiting.stored(new HttpFailure('client_gone', 'the form is not wanted any more'));
    }
    const file = await this.#file?.catch(() => undefined);
    await file?.release();
  }

  #allow(milliseconds: number): () => void {
    return deadline(milliseconds, () => this.#cut(tooSlow(milliseconds)));
  }

  #arrive(part: Part, stored: Stored): void {
    this.#cancelDeadline();
    this.#cancelDeadline = this.#allow(this.settings.uploadTimeout);
    this.#most += this.settings.maxFileSize;
    part.stream.once('limit', () => this.#cut(tooLarge(this.settings.maxFileSize)));
    if (part.fieldname === 'payload') {
      part.stream.resume();
      stored(
        new HttpFailure('body_malformed', 'payload: came as a file; send it as a form variable'),
      );
    } else if (part.fieldname !== 'file') {
      part.stream.resume();
      stored(undefined, {});
    } else {
      this.part = { originalName: part.originalname };
      this.#hold(part.stream, stored);
    }
  }

  // In front of the file: it waits until somebody wants it. Behind it: only the whole form can tell, so it is kept.
  #hold(stream: Readable, stored: Stored): void {
    if (this.payload === undefined) {
      this.#keep(stream, stored);
    } else {
      this.#waiting = { stream, stored };
      this.#ready.resolve();
    }
  }

  #keep(stream: Readable, stored: Stored): void {
    this.#incoming = stream;
    this.#file = SpooledFile.receive(this.settings.folder, stream);
    this.#file.then(
      () => stored(undefined, {}),
      (error: unknown) => stored(error),
    );
  }

  #count(bytes: number): void {
    this.#received += bytes;
    if (this.#received > this.#most) this.#cut(tooLarge(this.#most));
  }

  // The answer waits for the file to be let go of: a caller who sends on, slowly or not at all, must not hold it up.
  #cut(failure: HttpFailure): void {
    this.#fail(failure);
    this.source.unpipe();
    this.#incoming?.destroy();
    this.#waiting?.stream.destroy();
  }

  #end(error: unknown): void {
    if (error) {
      this.#fail(multipartFailure(error, this.settings));
    } else {
      this.#cancelDeadline();
      this.#ended.resolve();
      this.#ready.resolve();
    }
  }

  #fail(failure: unknown): void {
    this.#cancelDeadline();
    this.#ended.reject(failure);
    this.#ready.reject(failure);
  }
}
