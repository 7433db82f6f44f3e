import { signal } from '@preact/signals';
import type { ConsoleState } from '../src/site/console/contract/answers.js';
import type {
  AddressOf,
  AnswerOf,
  BodyOf,
  Entered,
  Method,
  QueryOf,
  RequestAt,
} from '../src/site/console/contract/request-types.js';
import { attendance } from './attendance.js';
import { inWords, type RefusedMember, refusedMember } from './plain-words.js';
import { siteFacts } from './site-facts.js';
import { texts } from './texts.js';

/** A refusal by the site, or the reason for which it was not reached. */
export class AskError extends Error {
  /** @param refused the member that the site refuses */
  constructor(
    readonly code: string,
    message: string,
    readonly refused?: RefusedMember,
  ) {
    super(message);
  }

  /** Returns a refusal as the site has sent it, in words. */
  static sent(code: string, message: string): AskError {
    const refused = code === 'input_invalid' ? refusedMember(message) : undefined;
    return new AskError(code, inWords(message), refused);
  }
}

/** The user and the state of the console; undefined before the site has answered. */
export const session = signal<ConsoleState | undefined>(undefined);

/** Requests the session from the site. */
export async function loadSession(): Promise<void> {
  const state = await ask('GET', 'state');
  siteFacts.value = state.site;
  session.value = state;
}

/** Returns true if the user has a role. */
export function may(needed: 'operator' | 'administrator'): boolean {
  const role = session.value?.user?.role;
  return role === 'administrator' || role === needed;
}

/** The path of an imported order below `api/`. */
export type ImportedPath = `imported/${string}`;
/** The path of an order of either kind below `api/`. */
export type OrderPath = `orders/${string}` | ImportedPath;

/** The answer to a request at an address; `never` for an address that no route has. */
export type AnswerAt<Of extends Method, Address extends string> = AnswerOf<RequestAt<Of, Address>>;

/**
 * Sends a request to the site. Its body and its answer are those of the contract.
 *
 * @param path below `api/`, its parts encoded
 * @throws AskError
 */
export async function ask<Of extends Method, const Address extends AddressOf<Of>>(
  method: Of,
  path: Address,
  body?: Entered<BodyOf<RequestAt<Of, Address>>>,
  signal?: AbortSignal,
): Promise<AnswerAt<Of, Address>> {
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const json = {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  };
  const response = await call(path, { method, ...(hasBody ? json : {}) }, signal);
  return read(response, signal);
}

/** A request of the page. */
interface Sent extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>;
}

/** The status of a request whose address is too long. */
const HEAD_TOO_LARGE = 431;

/** The statuses by which a proxy says that it could not reach the site. The site sends a code with its own. */
const OF_PROXY: readonly number[] = [502, 503, 504];

/** Returns an answer of the site up to its first byte. @throws AskError */
async function call(path: string, init: Sent, signal?: AbortSignal): Promise<Response> {
  const headers = { ...attendance(), ...init.headers };
  const given = signal ? { ...init, headers, signal } : { ...init, headers };
  const response = await fetch(`./api/${path}`, given).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return lostRequest(init.body);
  });
  if (response.ok) return response;
  const answer = await response.json().catch(() => ({}));
  await loadEndedSession(answer.code);
  const unsaid = response.status === HEAD_TOO_LARGE ? texts.tooLong : texts.failed;
  throw AskError.sent(answer.code ?? String(response.status), answer.message ?? unsaid);
}

/** Says why a request got no answer. A browser sends no file that has changed since it was chosen. @throws AskError */
async function lostRequest(body: unknown): Promise<never> {
  try {
    if (body instanceof Blob) await body.slice(0, 1).arrayBuffer();
  } catch {
    throw new AskError('file_changed', texts.fileChanged);
  }
  throw new AskError('unreachable', texts.unreachable);
}

/** Requests the session again after a refusal that says that it has ended: the page then shows the log-in. */
async function loadEndedSession(code: unknown): Promise<void> {
  const needsLogIn = code === 'session_required' || code === 'second_factor_required';
  if (needsLogIn && session.value?.user) await loadSession();
}

/** Reads an answer. One that was cut off is a failure. */
async function read<Answer>(response: Response, signal?: AbortSignal): Promise<Answer> {
  try {
    return await response.json();
  } catch (error) {
    throw signal?.aborted ? error : new AskError('unreachable', texts.unreachable);
  }
}

/** Returns a path with a query, without members that are ''. Only names that its requests take are allowed. */
export function withQuery<const Path extends string>(
  path: Path,
  query: { readonly [Name in QueryOf<RequestAt<'GET', Path> | RequestAt<'POST', Path>>]?: string },
): Path | `${Path}?${string}` {
  const given = Object.entries<string | undefined>(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/**
 * Sends a file and reports the progress.
 *
 * @param onProgress from 0 to 1
 * @param thumbnail a small JPEG of the photo, for a route that takes one: it is sent in front of the file
 * @throws AskError
 */
export function upload<const Address extends AddressOf<'POST'>>(
  path: Address,
  file: Blob,
  onProgress: (share: number) => void,
  thumbnail?: Uint8Array<ArrayBuffer>,
): Promise<AnswerAt<'POST', Address>> {
  return new Promise((resolve, reject) => {
    // Only this older interface reports the progress of a request.
    const request = new XMLHttpRequest();
    const more = thumbnail ? `${path.includes('?') ? '&' : '?'}thumbnail=${thumbnail.length}` : '';
    request.open('POST', `./api/${path}${more}`);
    request.responseType = 'json';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onerror = () => void lostRequest(file).catch(reject);
    request.onload = () => {
      const { status, response } = request;
      if (status === 200) return resolve(response);
      if (OF_PROXY.includes(status) && !response?.code) {
        return reject(new AskError('unreachable', texts.unreachable));
      }
      void loadEndedSession(response?.code).catch(() => undefined);
      reject(AskError.sent(response?.code ?? '', response?.message ?? texts.failed));
    };
    request.send(thumbnail ? new Blob([thumbnail, file]) : file);
  });
}

/**
 * Sends a file whose answer arrives in lines of JSON while the site works.
 *
 * @param onLines called with new lines; those before a lost connection are reported first
 * @throws AskError
 */
export async function sendLines<Line>(
  path: string,
  file: Blob,
  onLines: (lines: readonly Line[]) => void,
): Promise<void> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  const { body } = await call(path, { method: 'POST', headers, body: file });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const part = await reader?.read().catch(() => {
      throw new AskError('unreachable', texts.unreachable);
    });
    const lines = (rest + (part?.value ?? '')).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) onLines(lines.map((line) => JSON.parse(line)));
    if (!part || part.done) return;
  }
}
