import type { CallError } from '../../../net/index.js';
import { isJsonObject } from '../../request/json-text.js';
import { ApiCallError, type CalledName } from './call-error.js';
import { callFailure } from './call-failure.js';

/** An answer of a status that is none of success. */
export interface RefusedAnswer {
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
  const text = `answered ${status} with ${type} that is not JSON: something between may have answered in place of the service, or api_url is not its address`;
  return callFailure('not_json', action, text, { status, retryAfter });
}

/** Makes the error of an answer that is none of success. */
export function readRefusal(action: CalledName, answer: RefusedAnswer): ApiCallError | CallError {
  const { body, status, retryAfter } = answer;
  if (!isJsonObject(body) || typeof body.error !== 'string' || body.error === '') {
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
