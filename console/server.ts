import { signal } from '@preact/signals';
import type { ConsoleState } from '../src/site/console/routes/entrance.js';
import { texts } from './texts.js';

/** What the site refused, or why it was not reached. */
export class AskError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Who works here, and whether anybody can; undefined until the site has told it. */
export const session = signal<ConsoleState | undefined>(undefined);

/** Asks the site again who works here. */
export async function loadSession(): Promise<void> {
  session.value = await ask<ConsoleState>('GET', 'state');
}

/** Whether the user may do what needs a role. */
export function may(needed: 'operator' | 'administrator'): boolean {
  const role = session.value?.user?.role;
  return role === 'administrator' || role === needed;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Asks the site for something.
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

/** An answer of the site, up to its first byte. @throws AskError */
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

/** An answer that breaks off is no answer. */
async function read<Answer>(response: Response, signal?: AbortSignal): Promise<Answer> {
  try {
    return await response.json();
  } catch (error) {
    throw signal?.aborted ? error : new AskError('unreachable', texts.unreachable);
  }
}

/** A path with a query; members that are '' are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/**
 * Sends a file, telling how far it has come.
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
    // Only this older interface tells how much of a body has left.
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
 * Sends a file whose answer comes line by line, each as JSON, while the site works on it.
 *
 * @param onLines what has come since; what came before the connection was lost has been given by then
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
