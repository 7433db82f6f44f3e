import { signal } from '@preact/signals';
import type { ConsoleState } from '../src/site/console/routes/authentication.js';
import { texts } from './texts.js';

/** A refusal by the site, or the reason for which it was not reached. */
export class AskError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The user and the state of the console; undefined before the site has answered. */
export const session = signal<ConsoleState | undefined>(undefined);

/** Requests the session from the site. */
export async function loadSession(): Promise<void> {
  session.value = await ask<ConsoleState>('GET', 'state');
}

/** Returns true if the user has a role. */
export function may(needed: 'operator' | 'administrator'): boolean {
  const role = session.value?.user?.role;
  return role === 'administrator' || role === needed;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Sends a request to the site.
 *
 * @param path below `api/`, its parts encoded
 * @throws AskError
 */
export async function ask<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const json = {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  };
  const response = await call(path, { method, ...(hasBody ? json : {}) }, signal);
  return read(response, signal);
}

/** Returns an answer of the site up to its first byte. @throws AskError */
async function call(path: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
  const given = signal ? { ...init, signal } : init;
  const response = await fetch(`./api/${path}`, given).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new AskError('unreachable', texts.unreachable);
  });
  if (response.ok) return response;
  const answer = await response.json().catch(() => ({}));
  if (answer.code === 'session_required' && session.value?.user) await loadSession();
  throw new AskError(answer.code ?? String(response.status), answer.message ?? texts.failed);
}

/** Reads an answer. One that was cut off is a failure. */
async function read<Answer>(response: Response, signal?: AbortSignal): Promise<Answer> {
  try {
    return await response.json();
  } catch (error) {
    throw signal?.aborted ? error : new AskError('unreachable', texts.unreachable);
  }
}

/** Returns a path with a query, without members that are ''. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/**
 * Sends a file and reports the progress.
 *
 * @param onProgress from 0 to 1
 * @throws AskError
 */
export function upload<Answer>(
  path: string,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Only this older interface reports the progress of a request.
    const request = new XMLHttpRequest();
    request.open('POST', `./api/${path}`);
    request.responseType = 'json';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onerror = () => reject(new AskError('unreachable', texts.unreachable));
    request.onload = () => {
      const { status, response } = request;
      if (status === 200) resolve(response);
      else reject(new AskError(response?.code ?? '', response?.message ?? texts.failed));
    };
    request.send(file);
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
