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
  const response = await fetch(`./api/${path}`, {
    method,
    ...(method === 'GET' || method === 'DELETE'
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new AskError('unreachable', texts.unreachable);
  });
  // An answer that breaks off is no answer.
  if (response.ok) return read(response, signal);
  const answer = await response.json().catch(() => ({}));
  if (answer.code === 'session_required' && session.value?.user) await loadSession();
  throw new AskError(answer.code ?? String(response.status), answer.message ?? texts.failed);
}

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
