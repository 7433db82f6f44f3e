import { failureOf, type Reply } from '../http/index.js';
import { definitions } from '../protocol/catalogue/definition.js';
import { readResult } from '../protocol/codec/read-result.js';
import { createDialect, type DialectOptions } from '../protocol/dialect.js';
import { isObject } from '../protocol/envelope/envelope.js';
import { SvclinkError } from '../protocol/errors/base-error.js';

/** The envelope of an answer (specification: "Response envelope"), with its HTTP status and headers. */
export interface TestAnswer<Result> {
  /** The HTTP status. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly remote_site_id: string;
  readonly success: boolean;
  readonly error: boolean;
  /** Null on success. */
  readonly return_error_msg: string | null;
  /** The result in canonical spelling: ids as text of digits, flags as booleans, times as numbers. Null on failure. */
  readonly result_data: Result | null;
  /** Present in some responses. */
  readonly remote_org_id?: number;
  /**
   * The code of a failure, such as `order_not_found`. Callers never see it. Undefined on success, and for receivers
   * that do not report it.
   */
  readonly code: string | undefined;
  /**
   * The private cause of a failure, such as the error that a handler threw. Callers never see it. Undefined on success,
   * and for a refusal without a cause.
   */
  readonly cause: unknown;
  /** The whole body, in the spelling of the wire. */
  readonly text: string;
}

async function bodyText({ body }: Reply): Promise<string> {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return body.toString();
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function headerMap({ headers }: Reply): Map<string, string> {
  const map = new Map<string, string>();
  for (let index = 0; index + 1 < headers.length; index += 2) {
    map.set(String(headers[index]).toLowerCase(), String(headers[index + 1]));
  }
  return map;
}

function parseEnvelope(text: string): Record<string, unknown> {
  const envelope: unknown = JSON.parse(text);
  if (isObject(envelope)) return envelope;
  throw new TypeError('the answer of the receiver is not an envelope');
}

function canonicalResult(event: string, result: unknown, dialect?: DialectOptions): unknown {
  const definition = definitions.get(event);
  if (definition === undefined || result === null) return result;
  const read = readResult(definition, result, {
    dialect: createDialect(dialect),
    reading: 'strict',
  });
  if (read.problem !== undefined) throw new TypeError(`${event}: ${read.problem}`);
  return read.result;
}

/**
 * Parses the reply of a receiver.
 *
 * @throws TypeError for a body without an envelope, or a result that does not fit the event
 */
export async function readTestAnswer(
  reply: Reply,
  event: string,
  dialect?: DialectOptions,
): Promise<TestAnswer<unknown>> {
  const text = await bodyText(reply);
  const envelope = parseEnvelope(text);
  const failure = failureOf(reply);
  const { remote_site_id, success, return_error_msg, remote_org_id } = envelope;
  const result = success === true ? canonicalResult(event, envelope.result_data, dialect) : null;
  return {
    status: reply.status,
    headers: headerMap(reply),
    remote_site_id: String(remote_site_id),
    success: success === true,
    error: envelope.error === true,
    return_error_msg: typeof return_error_msg === 'string' ? return_error_msg : null,
    result_data: result,
    ...(typeof remote_org_id === 'number' ? { remote_org_id } : {}),
    code: SvclinkError.is(failure) ? failure.code : undefined,
    cause: failure?.cause,
    text,
  };
}
