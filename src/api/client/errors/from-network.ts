import { ApiExchangeError } from './exchange-error.js';

/** Failures that come before a byte of the request is on its way. */
const NEVER_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : '';
}

/** The failure of an exchange as an {@link ApiExchangeError}: itself if it is one, else `connection`. */
export function fromNetwork(error: unknown, action: string, host: string): ApiExchangeError {
  if (error instanceof ApiExchangeError) return error;
  const code = codeOf(error);
  const reason = code === '' ? 'it broke off' : code;
  return new ApiExchangeError('connection', action, `no answer from ${host} (${reason})`, {
    cause: error,
    neverSent: NEVER_SENT.has(code),
  });
}
