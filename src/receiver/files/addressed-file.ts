import { pipeline as connect, type Readable } from 'node:stream';
import { type Spool, SpooledFile } from '../../http/index.js';
import { CallError, type Outgoing, saveToPath } from '../../net/index.js';
import { LinkError } from '../../protocol/errors/errors.js';
import type { FileType } from '../../protocol/files/file-types.js';
import { CheckedContent, type FileLabel } from './content-check.js';
import type { FileFacts, ReleasableFile } from './incoming-file.js';

/** The settings for fetching a file. */
export interface FetchSettings {
  readonly outgoing: Outgoing;
  readonly maxBytes: number;
  /** Milliseconds for the whole fetch. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** The message for the caller, who has sent the address. */
const NOT_PUBLIC =
  'leads to an address that is not publicly reachable; give one that is, or send the file itself as multipart/form-data';

const REFUSED: ReadonlySet<string> = new Set(['address_invalid', 'address_refused']);

/** A file at an address, which is fetched when the handler opens it. */
export class AddressedFile implements ReleasableFile {
  readonly source = 'address';
  readonly name: string;
  readonly fileArea: 0 | 1;
  readonly #label: FileLabel;
  #facts: FileFacts | undefined;
  #type: FileType | undefined;
  #spooled: SpooledFile | undefined;
  readonly #open = new Set<Readable>();
  #released = false;

  constructor(
    label: FileLabel,
    readonly url: string,
    readonly fetching: () => FetchSettings,
    readonly thumbnail: AddressedFile | undefined,
  ) {
    this.name = label.name;
    this.#label = label;
    this.fileArea = label.fileArea;
  }

  get mimeType(): string {
    return this.#type?.mimeType ?? this.#label.mimeType;
  }

  get size(): number | undefined {
    return this.#facts?.size;
  }

  get sha256(): string | undefined {
    return this.#facts?.sha256;
  }

  async open(): Promise<Readable> {
    this.#refuseReleased();
    if (this.#spooled) return this.#spooled.open();
    const { outgoing, maxBytes, timeout, signal } = this.fetching();
    const answer = await outgoing
      .request(this.url, { maxBytes, timeout, signal, onlySuccess: true, isFile: true })
      .catch((error: unknown) => {
        throw asLinkError(error);
      });
    const content = new CheckedContent(this.#label.validate, (facts, type) => {
      this.#facts = facts;
      this.#type = type;
    });
    answer.body.on('error', (error) => content.destroy(asLinkError(error)));
    this.#open.add(content);
    // Errors of the body are translated above; those of the content reach the reader.
    connect(answer.body, content, () => this.#open.delete(content));
    if (this.#released) content.destroy();
    return content;
  }

  async keep(spool: Spool): Promise<string> {
    this.#spooled ??= await SpooledFile.receive(spool, await this.open());
    return this.#spooled.sha256;
  }

  async saveTo(path: string): Promise<FileFacts> {
    if (this.#spooled) {
      this.#refuseReleased();
      await this.#spooled.putAt(path);
      return { size: this.#spooled.size, sha256: this.#spooled.sha256 };
    }
    await saveToPath(await this.open(), path);
    const facts = this.#facts;
    if (facts === undefined)
      throw new LinkError('file_unreachable', 'file: ended before it was whole');
    return facts;
  }

  /** Ends the fetch, because nobody reads the file any more. */
  async release(): Promise<void> {
    this.#released = true;
    for (const content of this.#open) content.destroy(gone());
    await this.#spooled?.release();
    await this.thumbnail?.release();
  }

  #refuseReleased(): void {
    if (this.#released) throw gone();
  }
}

function gone(): LinkError {
  const message = 'the file is gone: its event is over; save it before the handler returns';
  return new LinkError('handler_failed', message);
}

function asLinkError(error: unknown): LinkError {
  if (!CallError.is(error)) {
    return new LinkError('file_unreachable', 'obj_url: could not be fetched', { cause: error });
  }
  const code = REFUSED.has(error.code)
    ? 'file_address_refused'
    : error.code === 'answer_too_large'
      ? 'body_too_large'
      : 'file_unreachable';
  // The option in the message of the guard is for this side, so that it stays in the cause.
  const problem = error.code === 'address_refused' ? NOT_PUBLIC : error.message;
  return new LinkError(code, `obj_url: ${problem}`, { cause: error, stage: 'handler' });
}
