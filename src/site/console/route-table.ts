import type { Reply } from '../../http/index.js';
import type { Call, Permission } from './call.js';

/** One thing that the page can ask for. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `api/`; a part like `:id` takes any text. */
  readonly path: string;
  /** Who may ask. */
  readonly needs: Permission;
  /** Whether the answer is the same for everybody who may ask: it is then made once for all who ask together. */
  readonly isShared?: boolean | ((call: Call) => boolean);
  /** Whether the answer is a list that leaves the site whole: the audit records it. */
  readonly isExport?: boolean;
  /** What is answered, as JSON; a {@link ReadyReply} goes out as it is. */
  run(call: Call): Promise<unknown>;
}

/** An answer that is no JSON. */
export class ReadyReply {
  constructor(readonly reply: Reply) {}
}

interface Found {
  readonly route: Route;
  readonly places: Readonly<Record<string, string>>;
}

/** Finds routes by method and path. */
export class RouteTable {
  readonly #routes: readonly { readonly route: Route; readonly parts: readonly string[] }[];

  constructor(readonly routes: readonly Route[]) {
    this.#routes = routes.map((route) => ({ route, parts: route.path.split('/') }));
  }

  /** @returns the route; `other_method` where the path has another one; undefined where there is no such path */
  find(method: string, path: string): Found | 'other_method' | undefined {
    const given = path.split('/');
    let isKnown = false;
    for (const { route, parts } of this.#routes) {
      const places = match(parts, given);
      if (places && route.method === method) return { route, places };
      isKnown ||= places !== undefined;
    }
    return isKnown ? 'other_method' : undefined;
  }
}

function match(
  parts: readonly string[],
  given: readonly string[],
): Record<string, string> | undefined {
  if (parts.length !== given.length) return undefined;
  const places: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const text = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== text) return undefined;
      continue;
    }
    const decoded = decode(text);
    if (decoded === undefined || decoded === '') return undefined;
    places[part.slice(1)] = decoded;
  }
  return places;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
