import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import {
  GatheredChunks,
  HttpFailure,
  SpooledFile,
  tooLarge,
  tooSlow,
  type UnfinishedBody,
} from '../../http/index.js';
import { notUtf8 } from '../../protocol/envelope/form-text.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { deadline } from '../../system/deadline.js';
import type { BodySettings } from './body-options.js';
import type { EarlyFile } from './early-files.js';
import type { FilePart, Form } from './form.js';
import { FRAMING, fileTooLarge, multipartFailure } from './multipart-limits.js';
import { type MultipartSource, type Part, readParts, type Stored } from './multipart-parts.js';
import { Replacements } from './replacements.js';

/** Milliseconds between checks of the rate of a file. */
const CHECK_INTERVAL = 1000;

/** The source of a multipart form. */
export type MultipartBody = Readable & { readonly headers: IncomingHttpHeaders };

/** A file that waits until it is read. */
interface WaitingFile {
  readonly stream: Readable;
  readonly stored: Stored;
}

/** One multipart form, which multer reads with a custom storage that can wait before the file. */
export class MultipartForm implements Form {
  part: FilePart | undefined;
  readonly otherParts: string[] = [];
  readonly #source: GatheredChunks & MultipartSource;
  readonly #ready = deferred();
  readonly #ended = deferred();
  readonly #replacements = new Replacements();
  #waiting: WaitingFile | undefined;
  #file: Promise<SpooledFile> | undefined;
  #incoming: Readable | undefined;
  #early: EarlyFile | undefined;
  #cancelDeadline: () => void;
  #received = 0;
  #inFiles = 0;
  #counted = 0;
  #most: number;
  readonly #share: UnfinishedBody;

  /** @throws HttpFailure `server_busy` */
  constructor(
    readonly body: MultipartBody,
    readonly settings: BodySettings,
  ) {
    const { unfinished, maxBodySize, bodyTimeout } = settings;
    this.#share = unfinished.begin((failure) => this.#cut(failure));
    this.#most = maxBodySize + FRAMING;
    this.#cancelDeadline = this.#allow(bodyTimeout);
    this.#source = Object.assign(new GatheredChunks(body), { headers: body.headers });
    this.#source.on('data', (chunk: Buffer) => {
      this.#replacements.pass(chunk);
      this.#count(chunk.length);
    });
    readParts(this.#source, settings, {
      arrive: (part, stored) => this.#arrive(part, stored),
      end: (error) => this.#end(error),
    });
  }

  /** Resolves before the file, or at the end where there is none, or where `payload` has not arrived by then. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  get fields(): Readonly<Record<string, unknown>> {
    const { body } = this.#source;
    return typeof body === 'object' && body !== null ? { ...body } : {};
  }

  /** While a file arrives, all bytes are counted there. */
  get buffered(): number {
    return this.part ? 0 : this.#received;
  }

  get payload(): unknown {
    return this.fields.payload;
  }

  async complete(bound?: 'early'): Promise<SpooledFile | undefined> {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting && bound) this.#early = this.settings.earlyFiles.begin();
    if (waiting) this.#keep(waiting);
    // The error of the form comes first, because it explains that of the file.
    await this.#ended.promise;
    // The payload has arrived and its credentials are valid.
    this.#early?.done();
    return this.#file;
  }

  async release(): Promise<void> {
    this.#cancelDeadline();
    this.#share.done();
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) {
      waiting.stream.resume();
      waiting.stored(new HttpFailure('client_gone', 'the form is not wanted any more'));
    }
    const file = await this.#file?.catch(() => undefined);
    await file?.release();
    this.#early?.done();
  }

  get #hasReplacements(): boolean {
    return this.#replacements.areIn(Object.values(this.fields));
  }

  /** A part without a file name is a form variable, which bytes of a file cannot be. */
  get #notText(): LinkError {
    const { file, blob } = this.fields;
    return this.#replacements.areIn([file ?? '', blob ?? '']) ? partWithoutName() : notUtf8();
  }

  #allow(milliseconds: number): () => void {
    return deadline(milliseconds, () => this.#cut(tooSlow(milliseconds)));
  }

  // Credentials are verified before a file that follows its payload; in all other cases at the end of the form.
  #allowFile({ fieldname }: Part): void {
    const { uploadTimeout } = this.settings;
    const cancelWhole = this.#allow(uploadTimeout);
    const isProven = this.payload !== undefined && isWanted(fieldname);
    const cancelPace = isProven ? () => {} : this.#requirePace();
    this.#cancelDeadline();
    this.#cancelDeadline = () => {
      cancelWhole();
      cancelPace();
    };
  }

  #requirePace(): () => void {
    const { bodyTimeout, minEarlyRate } = this.settings;
    const [began, before] = [performance.now(), this.#received];
    const pace = () => {
      const seconds = (performance.now() - began) / 1000;
      if (this.#received - before < minEarlyRate * seconds) this.#cut(tooSlowly(minEarlyRate));
      else cancel = deadline(Math.min(bodyTimeout, CHECK_INTERVAL), pace);
    };
    let cancel = deadline(bodyTimeout, pace);
    return () => cancel();
  }

  #arrive(part: Part, stored: Stored): void {
    this.#allowFile(part);
    this.#most += this.settings.maxFileSize;
    const { stream } = part;
    stream.once('limit', () => this.#cut(fileTooLarge(this.settings.maxFileSize)));
    if (part.fieldname === 'payload') {
      this.#pass(stream);
      const message = 'payload: came as a file; send it as a form variable';
      stored(new LinkError('payload_not_text', message));
    } else if (isWanted(part.fieldname)) {
      this.part = { originalName: part.originalname };
      this.#hold({ stream, stored });
    } else {
      this.otherParts.push(part.fieldname);
      this.#pass(stream);
      stored(undefined, {});
    }
  }

  // After its payload the file waits until it is read. Before its payload it is stored, because only the whole form
  // shows its use.
  #hold(file: WaitingFile): void {
    if (this.payload === undefined) {
      this.#early = this.settings.earlyFiles.begin();
      this.#keep(file);
    } else if (this.#hasReplacements) {
      this.#cut(this.#notText);
      file.stored(this.#notText);
    } else {
      this.#waiting = file;
      this.#ready.resolve();
    }
  }

  #keep({ stream, stored }: WaitingFile): void {
    this.#incoming = stream;
    this.#measure(stream);
    this.#file = SpooledFile.receive(this.settings.spool, stream);
    this.#file.then(
      () => stored(undefined, {}),
      (error: unknown) => stored(error),
    );
  }

  #pass(stream: Readable): void {
    this.#measure(stream);
    stream.resume();
  }

  // Bytes that go to the disk, or are discarded, use no memory.
  #measure(stream: Readable): void {
    stream.on('data', ({ length }: Buffer) => {
      this.#inFiles += length;
      const failure = stream === this.#incoming ? this.#early?.grow(length) : undefined;
      if (failure) this.#cut(failure);
    });
  }

  #count(bytes: number): void {
    this.#received += bytes;
    const buffered = this.#received - this.#inFiles;
    const more = Math.max(0, buffered - this.#counted);
    this.#counted += more;
    this.#share.grow(more);
    if (this.#received > this.#most) this.#cut(tooLarge(this.settings.maxBodySize));
  }

  // The answer waits for the file to be let go of: a caller who sends on, slowly or not at all, must not hold it up.
  #cut(failure: Error): void {
    this.#fail(failure);
    this.#source.destroy(failure);
    // Without an error nobody would hear of the end of a file whose last bytes have come already.
    this.#incoming?.destroy(failure);
    this.#waiting?.stream.destroy(failure);
  }

  #end(error: unknown): void {
    this.#share.done();
    if (error) {
      this.#fail(multipartFailure(error, this.settings));
    } else if (this.#hasReplacements) {
      this.#fail(this.#notText);
    } else {
      this.#cancelDeadline();
      this.#ended.resolve();
      this.#ready.resolve();
    }
  }

  #fail(failure: unknown): void {
    this.#share.done();
    this.#cancelDeadline();
    this.#ended.reject(failure);
    this.#ready.reject(failure);
  }
}

/** Returns the error for a file part without a file name. */
function partWithoutName(): LinkError {
  const message =
    'file: the part came without a file name, so that it is a form variable; send filename="…" in its Content-Disposition';
  return new LinkError('body_malformed', message);
}

function isWanted(fieldname: string): boolean {
  return fieldname === 'file' || fieldname === 'blob';
}

function tooSlowly(rate: number): HttpFailure {
  const message = `a file in front of payload came with less than ${rate} bytes a second; send payload first`;
  return new HttpFailure('body_too_slow', message);
}

/** A promise with its ends in hand; a rejection that nobody waits for is no unhandled one. */
function deferred() {
  let resolve: () => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<void>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}
