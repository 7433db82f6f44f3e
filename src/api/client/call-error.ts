import {
  CallError,
  type CallErrorCode,
  type CallErrorOptions,
  type Peer,
} from '../../net/index.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import type {
  ActionMap,
  ActionName,
  GeneralErrorType,
  TokenErrorType,
} from '../generated/action-types.js';

/** The path of an action that is not in the catalogue. */
export type UndescribedAction = string & Record<never, never>;

/** The target of a call: an action, or the endpoint that issues tokens. */
export type CalledName = ActionName | 'auth/token' | UndescribedAction;

/** An error type outside the tables, which a service may answer as well. */
export type UnlistedErrorType = string & Record<never, never>;

type ErrorsOf<Name> = Name extends keyof ActionMap ? ActionMap[Name]['errors'] : never;

/** The error types of an action. Editors suggest the listed ones; services may answer others. */
export type ErrorTypeOf<Name extends CalledName> =
  | (Name extends ActionName ? ErrorsOf<Name> | GeneralErrorType : never)
  | (Name extends 'auth/token' ? TokenErrorType : never)
  | UnlistedErrorType;

/** The content of an error answer. */
export interface ErrorAnswer {
  readonly status: number;
  readonly type: string;
  readonly description: string;
  readonly sentMessage?: string;
  readonly retryAfter?: number;
}

/**
 * The error answer of a service to a call. Other failures (HTML, a cut connection, a wrong shape) are of the class
 * {@link CallError}.
 *
 * It is not the `ApiError` that handlers throw: a handler that calls another service must not accidentally answer that
 * service's refusal as its own.
 *
 * Specification: JSON API document, section Errors.
 */
export class ApiCallError<Name extends CalledName = CalledName> extends CallError {
  static override readonly kind: string = 'ApiCallError';
  /** The called action, such as `bid/list`. */
  readonly action: Name;
  /** `error` of the answer. */
  readonly type: ErrorTypeOf<Name>;
  /** HTTP status. */
  declare readonly status: number;
  /** `error_description` of the answer; empty when it is absent. */
  readonly description: string;
  /** `message` of the answer, which the token endpoint adds. */
  readonly sentMessage: string | undefined;

  constructor(action: Name, answer: ErrorAnswer) {
    const { status, type, description, sentMessage, retryAfter } = answer;
    const text = description || sentMessage || 'no description';
    const message = `/${action} was answered ${status} ${type}: ${text}`;
    super('refused', message, { called: action, status, retryAfter });
    this.action = action;
    this.type = type;
    this.description = description;
    this.sentMessage = sentMessage;
  }
}

/**
 * Returns true if an error is the error answer of an action, with that action's error types.
 *
 * @param action the action. Default: any
 */
export function isApiCallError<Name extends CalledName = CalledName>(
  error: unknown,
  action?: Name,
): error is ApiCallError<Name> {
  return ApiCallError.is(error) && (action === undefined || error.action === action);
}

/**
 * Makes the failure of a call without a valid answer. The message names the action and the fix, never a secret, a
 * token, or received content.
 */
export function callFailure(
  code: CallErrorCode,
  action: string,
  text: string,
  options?: CallErrorOptions,
): CallError {
  return new CallError(code, `/${action}: ${text}`, { ...options, called: action });
}

/** Returns the peer of an action's call, whose errors name the action. */
export function serviceAs(action: string, host: string): Peer {
  return { host, fail: (code, text, options) => callFailure(code, action, text, options) };
}

/** An answer with an error status. */
interface RefusedAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly retryAfter: number | undefined;
  /** The parsed body; undefined when it is not JSON. */
  readonly body: unknown;
}

const LONGEST_TYPE = 100;
const LONGEST_TEXT = 1000;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '';

function notAnError(action: CalledName, answer: RefusedAnswer): CallError {
  const { status, retryAfter } = answer;
  if (answer.body !== undefined) {
    const text = `answered ${status} with JSON that has no text "error"`;
    return callFailure('result_invalid', action, text, { status, retryAfter });
  }
  const type = answer.contentType === '' ? 'something' : answer.contentType;
  const text = `answered ${status} with ${type} that is not JSON: a proxy may have answered in place of the service, or api_url is not its address`;
  return callFailure('not_json', action, text, { status, retryAfter });
}

/** Makes the error of an answer with an error status. */
export function readRefusal(action: CalledName, answer: RefusedAnswer): ApiCallError | CallError {
  const { body, status, retryAfter } = answer;
  if (!isObject(body) || typeof body.error !== 'string' || body.error === '') {
    return notAnError(action, answer);
  }
  return new ApiCallError(action, {
    status,
    type: body.error.slice(0, LONGEST_TYPE),
    description: textOf(body.error_description),
    ...(typeof body.message === 'string' ? { sentMessage: textOf(body.message) } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}
