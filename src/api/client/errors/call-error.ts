import { CallError } from '../../../net/index.js';
import type {
  ActionMap,
  ActionName,
  GeneralErrorType,
  TokenErrorType,
} from '../../generated/action-types.js';

/** The path of an action that no document describes. */
export type UndescribedAction = string & Record<never, never>;

/** What a call of the client goes to: an action, or the endpoint that issues tokens. */
export type CalledName = ActionName | 'auth/token' | UndescribedAction;

/** A type that no table lists: a service may answer it all the same. */
export type UnlistedErrorType = string & Record<never, never>;

type ErrorsOf<Name> = Name extends keyof ActionMap ? ActionMap[Name]['errors'] : never;

/** The error types that an action answers. The listed ones come up in completion; no list is ever complete. */
export type ErrorTypeOf<Name extends CalledName> =
  | (Name extends ActionName ? ErrorsOf<Name> | GeneralErrorType : never)
  | (Name extends 'auth/token' ? TokenErrorType : never)
  | UnlistedErrorType;

/** What an error answer said. */
export interface ErrorAnswer {
  readonly status: number;
  readonly type: string;
  readonly description: string;
  readonly sentMessage?: string;
  readonly retryAfter?: number;
}

/**
 * The service answered that a call failed. What is no such answer (HTML, a cut connection, a wrong shape) is another
 * {@link CallError}.
 *
 * A class of its own beside the `ApiError` that handlers throw: a handler that calls another service must not answer
 * that service's refusal as its own by accident.
 *
 * Specification: JSON API document, section Errors.
 */
export class ApiCallError<Name extends CalledName = CalledName> extends CallError {
  static override readonly kind: string = 'ApiCallError';
  /** What was called, such as `bid/list`. */
  readonly action: Name;
  /** `error` of the answer. */
  readonly type: ErrorTypeOf<Name>;
  /** HTTP status. */
  declare readonly status: number;
  /** `error_description` of the answer; empty when it had none. */
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
 * Whether something caught is the error answer of an action, with that action's error types.
 *
 * @param action the action; left out, the answer of any
 */
export function isApiCallError<Name extends CalledName = CalledName>(
  error: unknown,
  action?: Name,
): error is ApiCallError<Name> {
  return ApiCallError.is(error) && (action === undefined || error.action === action);
}
