import { isUtf8 } from 'node:buffer';
import type { SpooledFile } from '../../http/index.js';
import { parseTextual, scanPayload } from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import { decodeForm, findUnencoded, type UnencodedPayload } from '../../protocol/form-text.js';
import { textOfUtf8, utf8Text } from '../../protocol/json/unread-json.js';

/** A file part, as far as it is known before its bytes. */
export interface FilePart {
  /** As the caller wrote it: neither a safe name nor a believed one. */
  readonly originalName: string;
}

/**
 * The form of a request. Where a file follows `payload`, reading stops in front of the file, so that the credentials
 * can be checked before a byte of it is kept; `complete` goes on.
 */
export interface Form {
  /**
   * The form variable `payload`: text; its scan or value, where only that could tell how it is to be read; or the
   * object that a host app's JSON parser left.
   */
  readonly payload: unknown;
  /** The host app's own parser has read the form, and may have read it wrongly. */
  readonly readByApp?: true;
  /** All form variables; those behind a file only after {@link Form.complete}. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** How many bytes of it are in memory while the credentials are checked. Default 0: somebody else's. */
  readonly held?: number;
  /** The file part, when the reading has come to one. */
  readonly part: FilePart | undefined;
  /**
   * Reads the rest: keeps the file, and takes the variables behind it.
   *
   * @param bound `early`: the file's name is not known yet, so that no more of it is kept than of one in front of its
   * payload
   */
  complete(bound?: 'early'): Promise<SpooledFile | undefined>;
  /** Lets go of everything that was kept or is still coming. Always called, last; absent where there is nothing. */
  release?(): Promise<void>;
}

/** A form without a file that is known as a whole. */
export class PlainForm implements Form {
  readonly part = undefined;

  /** @param held how many bytes of it are in memory */
  constructor(
    readonly fields: Form['fields'],
    readonly payload: unknown = fields.payload,
    readonly held = 0,
  ) {}

  async complete(): Promise<undefined> {
    return undefined;
  }
}

/**
 * Reads an urlencoded form, its payload percent-encoded or not. Where a `{` follows `payload=` literally, the JSON is
 * taken as it stands if it is JSON so; else the form is decoded (decisions: "form").
 *
 * @param held how many bytes of it count as ours
 * @throws LinkError `body_malformed` when it is not UTF-8, or not percent-encoded as that; `payload_not_json` when an
 *   unencoded payload is JSON in neither reading
 */
export function urlencodedForm(body: Buffer, held = 0): Form {
  const unencoded = findUnencoded(body);
  if (unencoded === undefined) return new PlainForm(decodeForm(properText(body)), undefined, held);
  if (!isUtf8(body)) throw notUtf8();
  try {
    return asItStands(body, unencoded, held);
  } catch (fault) {
    const decoded = asEncoded(body, held);
    // Who wrote a `{` meant JSON: what is wrong with that says more than what the other reading ends at.
    if (decoded === undefined) throw fault;
    return decoded;
  }
}

function properText(body: Buffer): string {
  const text = utf8Text(body);
  if (text === undefined) throw notUtf8();
  return text;
}

/** A decoder would put replacement characters in silence, and a name would be wrong for ever. */
export function notUtf8(): LinkError {
  return new LinkError('body_malformed', 'the form is not UTF-8');
}

function asItStands(body: Buffer, { name, value }: UnencodedPayload, held: number): Form {
  const payload = body.subarray(value);
  const before = name === 0 ? {} : decodeForm(body.toString('utf8', 0, name));
  return new PlainForm(before, parseTextual(payload) ?? scanPayload(payload), held);
}

function asEncoded(body: Buffer, held: number): Form | undefined {
  try {
    const { fields, payload } = new PlainForm(decodeForm(textOfUtf8(body)));
    const read = typeof payload === 'string' ? scanPayload(Buffer.from(payload)) : payload;
    return new PlainForm(fields, read, held);
  } catch (error) {
    if (LinkError.is(error)) return undefined;
    throw error;
  }
}
