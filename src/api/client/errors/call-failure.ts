import {
  CallError,
  type CallErrorCode,
  type CallErrorOptions,
  type Peer,
} from '../../../net/index.js';

/**
 * The failure of a call that got nothing which the service can have meant as its answer. The message names the action
 * and what helps, never a secret, a token, or what the other side sent.
 */
export function callFailure(
  code: CallErrorCode,
  action: string,
  text: string,
  options?: CallErrorOptions,
): CallError {
  return new CallError(code, `/${action}: ${text}`, { ...options, called: action });
}

/** The service as one action calls it. */
export function serviceAs(action: string, host: string): Peer {
  return { host, fail: (code, text, options) => callFailure(code, action, text, options) };
}
