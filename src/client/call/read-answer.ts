import { type CallErrorCode, readRetryAfter, type WholeAnswer } from '../../net/index.js';
import type { EventDefinition } from '../../protocol/catalogue/definition.js';
import { damagedTexts } from '../../protocol/codec/damaged-text.js';
import type { Deviation, UnreadableRecord } from '../../protocol/codec/deviation.js';
import { problemText } from '../../protocol/codec/problem.js';
import { type Reading, type ReadResult, readResult } from '../../protocol/codec/read-result.js';
import type { Dialect } from '../../protocol/dialect.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import { type ResponseEnvelope, readResponse } from '../../protocol/envelope/response-envelope.js';
import { LinkError } from '../../protocol/errors/errors.js';
import { afterByteOrderMark, textOfUtf8 } from '../../protocol/json/unread-json.js';
import { LinkCallError, type LinkCallErrorOptions, type RawAnswer } from '../call-error.js';
import { charsetDeviations } from './answer-content.js';
import { jsonFault, notEnvelope } from './not-envelope.js';

/** The member of the envelope that contains the result. */
const RESULT = 'result_data';

/** The answer to a call: the result, and the other members of the envelope. */
export interface LinkResponse<Result = unknown> {
  /** `result_data`: neutral names, canonical spelling. */
  readonly result: Result;
  /** `remote_site_id`, the v4 UUID of the site that answered; undefined when it sent none. */
  readonly remoteSiteId: string | undefined;
  /** `remote_org_id`; present in some responses. */
  readonly remoteOrgId: number | undefined;
  /** The HTTP status. */
  readonly status: number;
  /** Deviations of the result from its document, with the reading that the client chose; usually empty. */
  readonly deviations: readonly Deviation[];
  /** Records of a list that are not in `result`, because their identifying members cannot be read; usually empty. */
  readonly unreadable: readonly UnreadableRecord[];
}

/** A response with the answer that it was read from. */
export interface ReadResponse extends LinkResponse {
  readonly answer: RawAnswer;
}

/** Returns the text of an answer without the password hash, which some peers repeat in their error pages. */
export function shownText(bytes: Buffer, secret: RegExp): string {
  return textOfUtf8(bytes).replace(secret, '[password hash]');
}

/** Returns the text of a whole answer, without a byte order mark. */
function answerText(body: Buffer, secret: RegExp): string {
  return shownText(body.subarray(afterByteOrderMark(body, 0)), secret);
}

/** The facts about a call that its answer is read with. */
export interface AnswerContext {
  readonly event: string;
  /** Undefined for an event whose result is not to be checked. */
  readonly definition: EventDefinition | undefined;
  readonly dialect: Dialect | undefined;
  readonly reading: Reading;
  /** Matches the password hash, in upper or lower case. */
  readonly secret: RegExp;
  /** True if the event reports refusals in `result_data.error`. */
  readonly refusals: boolean;
}

/** An answer that is being read. */
interface Arrival {
  readonly context: AnswerContext;
  readonly whole: WholeAnswer;
  /** The decoded body. */
  readonly text: string;
  readonly answer: RawAnswer;
}

/**
 * Reads an answer. Combines the four signals of failure (HTTP status, `error`, `success`, `result_data.error`;
 * supplement:
 * "the wire as it is really used", 8), and converts the result to its canonical form.
 *
 * @param shown the answer for diagnosis, where the records were already removed; default: the whole answer
 * @throws LinkCallError of kind `refused` or `invalid_answer`
 */
export function readLinkAnswer(
  whole: WholeAnswer,
  context: AnswerContext,
  shown?: RawAnswer,
): ReadResponse {
  const text = answerText(whole.body, context.secret);
  const { status, headers } = whole;
  const contentType = String(headers['content-type'] ?? '');
  const answer = shown ?? { status, contentType, text };
  const arrival = { context, whole, text, answer };
  const envelope = readEnvelope(arrival);
  refuseFailure(arrival, envelope, isFine(status));
  const { problem, result, deviations, unreadable } = resultOf(arrival, envelope);
  if (problem !== undefined) throw failed(arrival, 'result_invalid', problem);
  const { remoteSiteId, remoteOrgId } = envelope;
  return { result, deviations, unreadable, remoteSiteId, remoteOrgId, status, answer };
}

function isFine(status: number): boolean {
  return status >= 200 && status < 300;
}

function failed(
  { context, whole, answer }: Arrival,
  code: CallErrorCode,
  message: string,
  options: LinkCallErrorOptions = {},
): LinkCallError {
  const more = { answer, retryAfter: readRetryAfter(whole.headers['retry-after']), ...options };
  return new LinkCallError(code, context.event, message, more);
}

/** @throws LinkCallError `not_an_envelope`, `http_status` */
function readEnvelope(arrival: Arrival): ResponseEnvelope {
  const { text, answer, whole } = arrival;
  let cause: LinkError | undefined;
  try {
    const envelope = readResponse(text);
    if (envelope?.succeeded !== undefined) return envelope;
  } catch (error) {
    if (!LinkError.is(error)) throw error;
    cause = error;
  }
  const fine = isFine(whole.status);
  if (fine && cause?.code === 'payload_unsafe') {
    throw failed(arrival, 'not_an_envelope', cause.message, { cause });
  }
  const message = notEnvelope(whole, answer, jsonFault(cause, text));
  throw failed(arrival, fine ? 'not_an_envelope' : 'http_status', message);
}

function refuseFailure(arrival: Arrival, envelope: ResponseEnvelope, fine: boolean): void {
  const listed = arrival.context.refusals ? refusalsIn(envelope.result) : [];
  if (fine && envelope.succeeded && listed.length === 0) return;
  const reasons = envelope.message === undefined ? listed : [envelope.message, ...listed];
  const said = reasons.length > 0 ? inOneLine(reasons) : 'the receiver refused, and gave no reason';
  const message = fine ? said : `${said} (HTTP status ${arrival.answer.status})`;
  throw failed(arrival, 'refused', message, { reasons });
}

/** Joins the reasons. Those before the last lose their full stop. */
function inOneLine(reasons: readonly string[]): string {
  const last = reasons.length - 1;
  return reasons.map((one, at) => (at < last ? one.replace(/\.$/, '') : one)).join('; ');
}

/** Returns the texts of `result_data.error`, which is a list of texts or one text. */
function refusalsIn(result: unknown): string[] {
  if (!isObject(result)) return [];
  const list: unknown[] = Array.isArray(result.error) ? result.error : [result.error];
  return list
    .filter((reason) => reason !== undefined && reason !== null && reason !== '')
    .filter((reason) => reason !== false)
    .map((reason) => (typeof reason === 'string' ? reason : JSON.stringify(reason)));
}

function resultOf(
  { context, text, whole }: Arrival,
  { result = null }: ResponseEnvelope,
): ReadResult {
  const { definition, dialect, reading } = context;
  const damaged = [...charsetDeviations(whole.headers), ...damagedTexts(text, result, RESULT)];
  if (definition) {
    return withDeviations(damaged, readResult(definition, result, { dialect, reading }), reading);
  }
  const neutral = dialect ? dialect.toNeutral(result) : result;
  return { result: neutral, deviations: damaged, unreadable: [], problem: undefined };
}

/** Adds deviations of the text before those of a result. With strict reading they make the result invalid. */
export function withDeviations(
  damaged: readonly Deviation[],
  read: ReadResult,
  reading: Reading,
): ReadResult {
  if (damaged.length === 0) return read;
  const problem = reading === 'strict' ? problemText(damaged) : undefined;
  return {
    ...read,
    deviations: [...damaged, ...read.deviations],
    problem: read.problem ?? problem,
  };
}
